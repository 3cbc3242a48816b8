import ArgumentParser
import Guidance
import Routes

/// The argument of a margin above a speed limit: `5mph`, `10km/h` or `10%`; a number is percent.
enum SpeedMarginArgument {
  private static let units: [(suffix: String, margin: @Sendable (Double) -> SpeedMargin)] = [
    ("mph", { .speed($0, .milesPerHour) }), ("km/h", { .speed($0, .kilometersPerHour) }),
    ("%", { .percent($0) }), ("", { .percent($0) }),
  ]

  static func margin(_ word: String) throws -> SpeedMargin {
    for (suffix, margin) in units where word.hasSuffix(suffix) {
      guard let number = Double(word.dropLast(suffix.count)), number >= 0, number <= 1e6 else {
        break
      }
      return margin(number)
    }
    throw ValidationError("use a margin such as 10km/h, 5mph or 10%")
  }
}
