import Routes

/// Watches the light at the place and time of the vehicle.
struct LightWatch {
  private var reported: LightingMode?
  private var lookedAt: Int?

  /// The milliseconds between two looks at the sun, in which it moves by 0.004 degrees.
  private static let period = 1000

  /// The light to report: at first, and when it changes.
  ///
  /// - Parameters:
  ///   - place: Where one is.
  ///   - milliseconds: When, since 1970.
  ///   - height: The light is low while the sun is below, in degrees.
  /// - Returns: The light, or nil if there is no news.
  mutating func mode(
    at place: Coordinate, _ milliseconds: Int, below height: Double
  ) -> LightingMode? {
    if let lookedAt, milliseconds - lookedAt < Self.period { return nil }
    lookedAt = milliseconds
    let elevation = SunElevation.degrees(at: place, milliseconds: milliseconds)
    let mode = LightingMode(elevation: elevation, below: height)
    guard mode != reported else { return nil }
    reported = mode
    return mode
  }
}
