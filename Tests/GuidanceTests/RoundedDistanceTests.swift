import Guidance
import Testing

@Suite struct RoundedDistanceTests {
  private func text(_ meters: Double, _ system: UnitSystem) throws -> String {
    let rounded = try RoundedDistance(meters: meters, in: system)
    return Guide(units: system).text(rounded).replacing("\u{A0}", with: " ")
  }

  static let metric: [(Double, String)] = [
    (0, "5 m"), (7.5, "10 m"), (34.9, "30 m"), (35, "40 m"), (325, "350 m"), (974.9, "950 m"),
    (975, "1 km"), (1050, "1.1 km"), (9940, "9.9 km"), (9950, "10 km"), (2_000_000, "2000 km"),
  ]
  static let feet: [(Double, String)] = [
    (0, "10 ft"), (14.9, "10 ft"), (95, "100 ft"), (125, "150 ft"), (550, "600 ft"),
    (949.9, "900 ft"), (950, "0.2 mi"), (1320, "0.3 mi"), (5280 * 9.95, "10 mi"),
  ]
  static let yards: [(Double, String)] = [
    (0, "10 yd"), (94.9, "90 yd"), (95, "100 yd"), (125, "150 yd"), (874.9, "850 yd"),
    (875, "0.5 mi"), (968, "0.6 mi"), (1760, "1 mi"), (1760 * 9.95, "10 mi"),
  ]

  @Test(arguments: metric)
  func `metric distances at the bounds`(meters: Double, expected: String) throws {
    #expect(try text(meters, .metric) == expected)
  }

  @Test(arguments: feet)
  func `US distances at the bounds`(feet: Double, expected: String) throws {
    #expect(try text(feet * 0.3048, .us) == expected)
  }

  @Test(arguments: yards)
  func `UK distances at the bounds`(yards: Double, expected: String) throws {
    #expect(try text(yards * 0.9144, .uk) == expected)
  }

  /// Lengths of the units in meters, written here once more.
  private static let lengths: [DistanceUnit: Double] = [
    .meters: 1, .kilometers: 1000, .feet: 0.3048, .yards: 0.9144, .miles: 1609.344,
  ]

  @Test(arguments: UnitSystem.allCases)
  func `from 0 to 60 km never zero, never 1,000 small units, never backward`(
    system: UnitSystem
  ) throws {
    var last = 0.0
    var wrong: [String] = []
    for tenth in 0...600_000 {
      let meters = Double(tenth) / 10
      let rounded = try RoundedDistance(meters: meters, in: system)
      let shown = rounded.value * (Self.lengths[rounded.unit] ?? .nan)
      let isSmall = rounded.unit != .kilometers && rounded.unit != .miles
      if rounded.tenths < 1 || (isSmall && rounded.value >= 1000) || shown < last - 1e-9 {
        wrong.append("\(meters) m: \(rounded)")
      }
      let limit = system == .metric ? 0.145 : 0.21
      if meters > 20, abs(shown - meters) > limit * meters { wrong.append("error \(meters)") }
      last = shown
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test(arguments: UnitSystem.allCases)
  func `rounding what is shown changes nothing`(system: UnitSystem) throws {
    for meters in stride(from: 1.0, to: 30_000, by: 7.3) {
      let once = try RoundedDistance(meters: meters, in: system)
      let shown = once.value * (Self.lengths[once.unit] ?? .nan)
      #expect(try RoundedDistance(meters: shown, in: system) == once, "\(meters)")
    }
  }

  @Test(arguments: [-0.1, Double.nan, .infinity, 1e300])
  func `a distance that is none is an error`(meters: Double) {
    #expect(throws: GuidanceError.self) { try RoundedDistance(meters: meters, in: .metric) }
  }
}
