import Routes

package enum LightingMode: String, Hashable, Sendable, CaseIterable {
  case normal
  case lowLight = "low-light"
}

struct LightWatch {
  private var reported: LightingMode?
  private var lookedAt: Int?

  private static let period = 1000

  /// The light to report at first and when it changes, else nil; milliseconds count from 1970.
  mutating func mode(
    at place: Coordinate, _ milliseconds: Int, below height: Double
  ) -> LightingMode? {
    if let lookedAt, milliseconds - lookedAt < Self.period { return nil }
    lookedAt = milliseconds
    let elevation = SunElevation.degrees(at: place, milliseconds: milliseconds)
    // Compares hundredths, so that all machines agree.
    let isLow = (elevation * 100).rounded() < (height * 100).rounded()
    let mode = isLow ? LightingMode.lowLight : .normal
    guard mode != reported else { return nil }
    reported = mode
    return mode
  }
}
