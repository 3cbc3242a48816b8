package import Routes

/// A speed as a speedometer shows it.
package struct Speedometer: Hashable, Sendable {
  /// In `unit`, rounded, 0 to 999.
  package let value: Int
  package let unit: PostedLimit.Unit
  /// The value in the digits of the language.
  package let text: String

  /// Shows a speed in meters per second in the units of a guide; nil if the speed is unknown.
  init?(_ speed: Double?, _ guide: Guide) {
    guard let speed, speed.isFinite else { return nil }
    unit = guide.units == .metric ? .kilometersPerHour : .milesPerHour
    let factor = unit == .milesPerHour ? 3600 / Double.mile : 3.6
    value = Int(min(999, max(0, speed * factor)).rounded())
    text = guide.language.digits("\(value)")
  }
}
