import Guidance
import TestSupport
import Testing
import Faults

@Suite struct RoundedDistanceTests {
  private static let bounds: [(UnitSystem, Double, [(Double, String)])] = [
    (
      .metric, 1,
      [
        (0, "5 m"), (7.5, "10 m"), (34.9, "30 m"), (35, "40 m"), (325, "350 m"),
        (974.9, "950 m"), (975, "1 km"), (1050, "1.1 km"), (9940, "9.9 km"), (9950, "10 km"),
        (2_000_000, "2,000 km"),
      ]
    ),
    (
      .us, 0.3048,
      [
        (0, "10 ft"), (14.9, "10 ft"), (95, "100 ft"), (125, "150 ft"), (550, "600 ft"),
        (949.9, "900 ft"), (950, "0.2 mi"), (1320, "0.3 mi"), (5280 * 9.95, "10 mi"),
      ]
    ),
    (
      .uk, 0.9144,
      [
        (0, "10 yd"), (94.9, "90 yd"), (95, "100 yd"), (125, "150 yd"), (874.9, "850 yd"),
        (875, "0.5 mi"), (968, "0.6 mi"), (1760, "1 mi"), (1760 * 9.95, "10 mi"),
      ]
    ),
    (
      .ukSigns, 0.9144,
      [
        (0, "10 yd"), (874.9, "870 yd"), (875, "½ mi"), (1099, "½ mi"), (1100, "¾ mi"),
        (1540, "1 mi"), (1980, "1¼ mi"), (1760 * 2.875, "3 mi"), (1760 * 3.49, "3 mi"),
        (1760 * 3.5, "4 mi"), (1760 * 25.4, "25 mi"),
      ]
    ),
  ]

  @Test(arguments: bounds)
  func `distances at the bounds`(
    system: UnitSystem, unit: Double, texts: [(Double, String)]
  ) throws {
    for (length, text) in texts {
      let rounded = try RoundedDistance(meters: length * unit, in: system)
      #expect(Guide(units: system).text(rounded).replacing("\u{A0}", with: " ") == text)
    }
  }

  /// Lengths of the units in meters, written here once more.
  private static let lengths: [DistanceUnit: Double] = [
    .meters: 1, .kilometers: 1000, .feet: 0.3048, .yards: 0.9144, .miles: 1609.344,
  ]

  /// What a sweep looks at: every tenth of a meter, or beyond 30 km only those around the places
  /// where a shown value may change.
  private static func sweep(_ body: (Int) throws -> Void) rethrows {
    if Cases.areAll {
      for tenth in 0...20_000_000 { try body(tenth) }
      return
    }
    for tenth in 0...300_000 { try body(tenth) }
    for half in 60...4000 {
      for tenth in half * 5000 - 15...half * 5000 + 15 { try body(tenth) }
    }
    for half in 38...2485 {
      let middle = half * 804_672 / 100
      for tenth in middle - 15...middle + 15 { try body(tenth) }
    }
  }

  @Test(arguments: UnitSystem.allCases)
  func `from 0 to 2,000 km never zero, never 1,000 small units, never backward, idempotent`(
    system: UnitSystem
  ) throws {
    var last: (tenth: Int, shown: Double) = (0, 0)
    var wrong: [String] = []
    var largest = 0.0
    try Self.sweep { tenth in
      let meters = Double(tenth) / 10
      let rounded = try RoundedDistance(meters: meters, in: system)
      let shown = rounded.value * (Self.lengths[rounded.unit] ?? .nan)
      let isSmall = rounded.unit != .kilometers && rounded.unit != .miles
      let isBackward = tenth > last.tenth && shown < last.shown - 1e-9
      if rounded.hundredths < 10 || (isSmall && rounded.value >= 1000) || isBackward {
        wrong.append("\(meters) m: \(rounded)")
      }
      if shown != last.shown {
        let again = try RoundedDistance(meters: shown, in: system)
        if again != rounded { wrong.append("\(shown) m: \(again) of \(rounded)") }
      }
      if meters > 20 { largest = max(largest, abs(shown - meters) / meters) }
      if tenth > last.tenth { last = (tenth, shown) }
    }
    #expect(wrong.isEmpty, "\(wrong.count), such as \(wrong.prefix(5))")
    // The largest errors that the table of increments allows beyond 20 m.
    #expect(largest <= (system == .metric ? 0.145 : 0.205), "\(largest)")
  }

  @Test(arguments: [-0.1, Double.nan, .infinity, 1e300])
  func `an invalid distance is an error`(meters: Double) {
    #expect(throws: Fault.self) { try RoundedDistance(meters: meters, in: .metric) }
  }
}
