import TestSupport
import Testing

@testable import Routes

@Suite struct CountryGridTests {
  @Test(arguments: [
    (52.52, 13.4, "DE"), (60.17, 24.94, "FI"), (38.9, -77.03, "US"), (21.3, -157.86, "US"),
    (64.84, -147.72, "US"), (-33.87, 151.2, "AU"), (51.5, -0.12, "GB"), (53.35, -6.26, "IE"),
    (35.68, 139.76, "JP"), (25.04, 121.56, "TW"), (55.75, 37.62, "RU"), (-18.14, 178.44, "FJ"),
    (67.5, 64.03, "RU"), (-22.9, -43.2, "BR"), (48.86, 2.35, "FR"), (42.66, 21.16, "XK"),
    (19.43, -99.13, "MX"), (45.5, -73.57, "CA"), (78.2, 15.6, "NO"), (31.25, 34.79, "IL"),
  ])
  func `a place inland is in its country`(latitude: Double, longitude: Double, code: String) {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    #expect(CountryGrid.world.country(at: place) == code)
    // Lines across the date line go on.
    if longitude < 0 {
      let other = Coordinate(latitude: latitude, longitude: longitude + 360)
      #expect(CountryGrid.world.country(at: other) == code)
    }
  }

  /// Geneva, Basel, Strasbourg, Copenhagen's bridge, El Paso, Niagara Falls, Singapore, Vienna's
  /// east, Jerusalem, Vaduz.
  @Test(arguments: [
    (46.2, 6.15), (47.56, 7.59), (48.58, 7.77), (31.76, -106.48), (43.08, -79.07), (1.35, 103.82),
    (48.2, 16.9), (31.78, 35.23), (47.14, 9.52),
  ])
  func `a place near a border is in none`(latitude: Double, longitude: Double) {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    #expect(CountryGrid.world.country(at: place) == nil)
  }

  @Test(arguments: [
    (0.0, 0.0), (-90.0, 0.0), (91.0, 0.0), (-1000.0, 0.0), (0.0, 1e9), (-55.0, -120.0),
    (.nan, .nan), (.infinity, 0.0),
  ])
  func `a place far at sea or nowhere is in none`(latitude: Double, longitude: Double) {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    #expect(CountryGrid.world.country(at: place) == nil)
  }

  @Test func `each country of the map has a code of ISO 3166, and large ones have places`() {
    var random = SeededRandom(seed: 26)
    var found: [String: Int] = [:]
    for _ in 0..<20_000 {
      let place = Coordinate(
        latitude: random.double(-60...75), longitude: random.double(-180...180))
      if let code = CountryGrid.world.country(at: place) { found[code, default: 0] += 1 }
    }
    #expect(found.keys.allSatisfy { Country.alpha2($0) == $0 })
    #expect(["RU", "CA", "US", "CN", "BR", "AU"].allSatisfy { found[$0] ?? 0 > 200 })
  }
}
