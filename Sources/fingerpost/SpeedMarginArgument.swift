import ArgumentParser
import Guidance
import Routes

/// A margin above a speed limit: `5mph`, `10km/h` or `10%`; a number alone is percent.
struct SpeedMarginArgument: ExpressibleByArgument {
  let margin: SpeedMargin

  private static let units: [(suffix: String, margin: @Sendable (Double) -> SpeedMargin)] = [
    ("mph", { .speed($0, .milesPerHour) }), ("km/h", { .speed($0, .kilometersPerHour) }),
    ("%", { .percent($0) }), ("", { .percent($0) }),
  ]

  init?(argument: String) {
    for (suffix, margin) in Self.units where argument.hasSuffix(suffix) {
      guard let number = Double(argument.dropLast(suffix.count)), number >= 0, number <= 1e6
      else { return nil }
      self.margin = margin(number)
      return
    }
    return nil
  }
}
