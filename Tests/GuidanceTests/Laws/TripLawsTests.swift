import Foundation
import Routes
import TestSupport
import Testing
import Faults

@testable import Guidance

/// What must hold for the texts of each trip, over real responses of all engines.
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

  @Test(.enabled(if: Corpus.has("routes"), "the corpus of routes is absent"))
  func `no variant is empty or repeated, and the longest comes first`() throws {
    var (routes, differing, named) = (0, 0, 0)
    let files = Corpus.files(under: "routes", suffix: ".json")
    let locales = [nil, "de", "ja", "ar"]
    for (place, file) in files.enumerated() {
      guard let response = try? RouteReader().read(Corpus.bytes(file)) else { continue }
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
              && lengths == lengths.sorted(by: >), "\(file): \(list)")
        }
        differing += choice.differenceVariants.isEmpty ? 0 : 1
        named += route.destinationVariants.isEmpty ? 0 : 1
        #expect(!choice.isFastest || choice.minutesSlower == 0, "\(file)")
      }
    }
    #expect(routes > 0)
    print("of \(routes) routes: \(differing) compared, \(named) with a destination's name")
  }
}
