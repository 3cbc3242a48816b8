import Routes
import Testing
import Faults

@testable import Guidance

@Suite struct UnitsTests {
  /// What says which units, in the order of precedence; and what comes of it.
  struct Case: Sendable {
    var option: UnitSystem?
    var locale: String?
    var stated: MeasurementSystem?
    var language: String?
    var country: String?
    var units: UnitSystem
    var source: UnitsSource
  }

  private static let cases = [
    Case(
      option: .metric, locale: "en-GB", stated: .imperial, language: "en-US", country: "US",
      units: .metric, source: .option),
    Case(
      locale: "en-GB", stated: .metric, language: "en-US", country: "US", units: .uk,
      source: .locale),
    Case(
      locale: "de-u-ms-ussystem", stated: .metric, language: "de-DE", units: .us, source: .locale),
    Case(locale: "de", stated: .imperial, language: "en-US", units: .metric, source: .locale),
    Case(
      locale: "de", stated: .imperial, language: "en-US", country: "FI", units: .metric,
      source: .country),
    Case(locale: "fi", language: "en-US", country: "FI", units: .metric, source: .country),
    Case(
      locale: "de", stated: .imperial, language: "en-US", country: "US", units: .us, source: .stated
    ),
    Case(
      locale: "en", stated: .imperial, language: "en-US", country: "FI", units: .us, source: .stated
    ),
    Case(locale: "en", stated: .metric, country: "US", units: .metric, source: .stated),
    Case(locale: "cy", stated: .imperial, country: "FR", units: .us, source: .stated),
    Case(stated: .metric, language: "en-US", country: "US", units: .metric, source: .stated),
    Case(stated: .imperial, language: "en-GB", units: .uk, source: .stated),
    Case(stated: .imperial, language: "de-DE", country: "DE", units: .us, source: .stated),
    Case(stated: .imperial, country: "GB", units: .uk, source: .stated),
    Case(language: "en-US", country: "DE", units: .us, source: .language),
    Case(language: "de-DE", country: "US", units: .metric, source: .language),
    Case(language: "en", country: "US", units: .us, source: .country),
    Case(country: "GB", units: .uk, source: .country),
    Case(country: "FR", units: .metric, source: .country),
    Case(language: "en", units: .metric, source: .assumed),
    Case(units: .metric, source: .assumed),
  ]

  @Test(arguments: cases)
  func `units come from the first source that states them`(item: Case) throws {
    var route = Route(
      legs: [Leg(steps: [], distance: 1000, duration: 10)], distance: 1000, duration: 10,
      language: item.language)
    route.statedUnits = item.stated
    route.country = item.country
    let locale = try item.locale.map { text throws(Fault) in try LocaleTag(text) }
    let guide = try Guide(units: item.option, locale: locale).guide(route).guide
    #expect(guide.units == item.units)
    #expect(guide.unitsSource == item.source)
  }

  @Test(arguments: [
    (-87.7, 41.8, UnitSystem.us, UnitsSource.country), (0.12, 52.2, .uk, .country),
    (24.94, 60.17, .metric, .country), (-140, -50, .metric, .assumed),
  ])
  func `a country that nothing states is that of the place of the start`(
    longitude: Double, latitude: Double, units: UnitSystem, source: UnitsSource
  ) throws {
    let maneuvers = ["depart", "arrive"].map { type in
      #"{"distance": 9, "duration": 9, "name": "", "maneuver": {"type": "\#(type)", "location": "#
        + "[\(longitude), \(latitude)]}}"
    }
    let response = """
      {"code": "Ok", "routes": [{"distance": 9, "duration": 9, "legs": [{"distance": 9, "duration": 9,
      "steps": [\(maneuvers.joined(separator: ","))]}]}]}
      """
    let guide = try Guide().guide(RouteReader().read(response.utf8).routes[0]).guide
    #expect(guide.units == units)
    #expect(guide.unitsSource == source)
  }
}
