import Routes

extension NumberFormat {
  /// A time of day, with the number of days after the start where it is another day.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - start: The start, whose day is not written.
  /// - Returns: Such as `8:30 AM`, or `0:20 (+1 day)`.
  func text(_ time: CivilTime, from start: CivilTime) -> String {
    let (hour, minute) = time.clock
    let text = Template.fill(hour < 12 ? clock.beforeNoon : clock.afterNoon) { slot in
      switch slot {
      case "HH": hour < 10 ? "0\(hour)" : "\(hour)"
      case "H": "\(hour)"
      case "h": "\(hour % 12 == 0 ? 12 : hour % 12)"
      default: minute < 10 ? "0\(minute)" : "\(minute)"
      }
    }
    let shift = time.day - start.day
    guard shift != 0 else { return digits(text) }
    return digits(text) + " (\(shift > 0 ? "+" : "−")" + filled(days, abs(shift)) + ")"
  }
}
