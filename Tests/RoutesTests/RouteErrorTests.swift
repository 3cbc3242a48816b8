import Foundation
import Routes
import Testing
import Faults

@Suite struct RouteErrorTests {
  private static let step = OSRMBuilder.step("turn", "left")

  /// Responses that cannot be used, and what is said.
  static let cases: [(String, String)] = [
    ("", "the file is empty; save the router's response again"),
    (" \n", "the file is empty; save the router's response again"),
    (
      "{}",
      "unknown route format; use a response of \(formats), name it with --format, or say how it is read with --engine-file"
    ),
    (
      "[]",
      "unknown route format; use a response of \(formats), name it with --format, or say how it is read with --engine-file"
    ),
    (
      "{\"routes\": {}}",
      "unknown route format; use a response of \(formats), name it with --format, or say how it is read with --engine-file"
    ),
    (
      "{\"routes\": [{\"distance\": 1}]}",
      "unknown route format; use a response of \(formats), name it with --format, or say how it is read with --engine-file"
    ),
    ("[1]", "[0]: expected an object; correct it, or save the router's response again"),
    ("\"x\"", "the response: expected an object; correct it, or save the router's response again"),
    (
      "{\"code\": \"NoRoute\", \"message\": \"None\\nfound\"}",
      "the engine found no route: NoRoute (None found); change the request"
    ),
    ("{\"code\": \"NoSegment\"}", "the engine found no route: NoSegment; change the request"),
    (
      "{\"message\": \"Not Found\"}",
      "the engine found no route: Not Found; change the request"
    ),
    ("{\"code\": \"Ok\", \"routes\": []}", "the response contains no route; change the request"),
    (
      "{\"code\": \"Ok\", \"tracepoints\": [], \"matchings\": {}}",
      "matchings: expected an array; correct it, or save the router's response again"
    ),
    (
      "{\"code\": \"Ok\", \"routes\": [{\"duration\": 1}]}",
      "routes[0]: no 'distance'; ask the router for full steps"
    ),
    (
      "{\"code\": \"Ok\", \"routes\": [{\"distance\": \"far\"}]}",
      "routes[0].distance: expected a number; correct it, or save the router's response again"
    ),
    (
      "{\"code\": \"Ok\", \"routes\": [{\"distance\": -1}]}",
      "routes[0].distance: -1.0 is out of range; expected a finite number of 0 or more"
    ),
    (
      OSRMBuilder(steps: ["{\"distance\": 1, \"duration\": 1}"]).json,
      "routes[0].legs[0].steps[0]: no 'maneuver'; ask the router for full steps"
    ),
    (
      OSRMBuilder(steps: [step, "{\"distance\": 1, \"duration\": 1, \"maneuver\": {}}"]).json,
      "routes[0].legs[0].steps[1].maneuver: no 'type'; ask the router for full steps"
    ),
    (
      OSRMBuilder(steps: ["{\"distance\": 1, \"duration\": 1, \"maneuver\": 3}"]).json,
      "routes[0].legs[0].steps[0].maneuver: expected an object; correct it, or save the router's response again"
    ),
    (
      "{\"currentStep\": {\"maneuver\": 6, \"distanceFromPrevStepMeters\": -3}}",
      "currentStep.distanceFromPrevStepMeters: -3.0 is out of range; "
        + "expected a finite number of 0 or more"
    ),
  ]

  private static let formats = Engine.readable

  @Test(arguments: cases)
  func `says where and what is wrong, and how to correct it`(json: String, message: String) {
    do {
      _ = try RouteReader().read(Data(json.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(arguments: [
    "{", "{\"routes\": [", "nonsense", "{\"routes\": [{\"distance\": NaN}]}",
    "\u{0}\u{1}", "[[[[[[",
  ])
  func `text that is not JSON is reported as such, on one line`(json: String) {
    do {
      _ = try RouteReader().read(Data(json.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.description.contains("not JSON: "), "\(error)")
      #expect(!error.description.contains("\n"))
    }
  }

  @Test func `a number too large is an error, and half a surrogate pair only drops its name`()
    throws
  {
    do {
      _ = try RouteReader().read(
        Data("{\"code\": \"Ok\", \"routes\": [{\"distance\": 1e999}]}".utf8))
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "routes[0].distance: expected a number; correct it, or save the router's response again"
      )
    }
    let step = OSRMBuilder.step("turn", "left", "\"ref\": \"\\ud800\"")
    let route = try OSRMBuilder(steps: [step]).route()
    #expect(route.legs[0].steps[0].road.ref == nil)
    let other = OSRMBuilder.step("turn", "left", "\"ref\": \"\\ud83dA 1\\udc00\"")
    #expect(try OSRMBuilder(steps: [other]).route().legs[0].steps[0].road.ref == "A 1")
  }

  @Test func `endless nesting is an error`() {
    let json = String(repeating: "[", count: 100_000)
    #expect(throws: Fault.self) { try RouteReader().read(Data(json.utf8)) }
  }

  @Test func `a requested format must be that of the content`() throws {
    let json = Data(OSRMBuilder(steps: [Self.step]).json.utf8)
    #expect(try RouteReader().read(json).format == .osrm)
    #expect(try RouteReader(format: .mapbox).read(json).format == .mapbox)
    do {
      _ = try RouteReader(format: .navInfo).read(json)
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "not a response of 'navinfo'; name its own format, or none to detect it")
    }
  }
}
