import Foundation
import Routes
import Testing
import Faults

@Suite struct LongListTests {
  private static let summary = #""summary": {"distance": 1, "duration": 1}"#

  private func read(_ json: String) throws(Fault) -> RouteResponse {
    try RouteReader().read(Data(json.utf8))
  }

  @Test(arguments: ["{}", "0"])
  func `too many legs, or numbers in their place, are refused`(element: String) {
    let list = Array(repeating: element, count: 200_000).joined(separator: ",")
    let error = #expect(throws: Fault.self) {
      try read("{\"routes\": [{\(Self.summary), \"segments\": [\(list)]}]}")
    }
    #expect(
      error?.description
        == (element == "{}"
          ? "more than 100000 routes, legs and steps; split the route"
          : "routes[0].segments[0]: expected an object; "
            + "correct it, or save the router's response again"))
  }

  @Test func `the limit counts all lists, and each list once`() throws {
    func response(steps: Int) -> String {
      let list = Array(repeating: #"{"type": 0}"#, count: steps).joined(separator: ",")
      return "{\"routes\": [{\(Self.summary), \"segments\": "
        + "[{\"steps\": [\(list)]}, {\"steps\": [\(list)]}]}]}"
    }
    // One route, two segments, and the steps.
    let longest = (RouteReader.partLimit - 4) / 2
    let legs = try read(response(steps: longest)).routes[0].legs
    #expect(legs.map(\.steps.count) == [longest, longest])
    #expect(throws: Fault.tooLong) { try read(response(steps: longest + 1)) }
  }
}
