import Foundation
import Routes
import TestSupport
import Testing
import Faults

@testable import Guidance

/// What must hold for the texts of each trip, over responses of all engines.
@Suite struct TripLawsTests {
  /// The lists of variants of a route among those of its response.
  private static func lists(_ route: GuidedRoute, _ choice: RouteChoice) -> [[String]] {
    let ofLegs = route.legs.flatMap { leg in
      [leg.approachVariants, leg.arrivalVariants, route.summaryVariants(of: leg)]
    }
    let ofPlaces = [route.originVariants, route.destinationVariants, choice.differenceVariants]
    return [
      choice.summaryVariants, choice.additionalInformationVariants,
      choice.selectionSummaryVariants,
    ] + ofLegs + ofPlaces.filter { !$0.isEmpty }
  }

  @Test func `no variant is empty or repeated, and the longest comes first`() throws {
    var (routes, differing, named) = (0, 0, 0)
    var place = 0
    let locales = [nil, "de", "ja", "ar"]
    try Law.trip.check(every: 4) { sample in
      place += 1
      guard let response = try? RouteReader().read(sample.bytes) else { return }
      let locale = try locales[place % 4].map { text throws(Fault) in try LocaleTag(text) }
      var guide = Guide(locale: locale)
      guide.hasAnnouncements = false
      let guided = try response.routes.map { try guide.guide($0) }
      for (route, choice) in zip(guided, guided.choices) {
        routes += 1
        for list in Self.lists(route, choice) {
          let lengths = list.map { Bidi.measure($0).seen }
          #expect(
            !list.isEmpty && !list.contains("") && Set(list).count == list.count
              && lengths == lengths.sorted(by: >), "\(sample.name): \(list)")
        }
        differing += choice.differenceVariants.isEmpty ? 0 : 1
        named += route.destinationVariants.isEmpty ? 0 : 1
        #expect(!choice.isFastest || choice.minutesSlower == 0, "\(sample.name)")
      }
    }
    #expect(routes > 0)
    print("of \(routes) routes: \(differing) compared, \(named) with a destination's name")
  }
}
