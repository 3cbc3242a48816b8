extension NumberFormat {
  /// A time of day, with the number of days after the start where it is another day.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - start: The start, whose day is not told.
  /// - Returns: Such as `8:30 AM`, or `0:20 (+1 day)`.
  func text(_ time: CivilTime, from start: CivilTime) -> String {
    let (hour, minute) = time.clock
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    let text: String
    switch clock {
    case .hours24(let isPadded, let separator):
      text = (isPadded && hour < 10 ? "0" : "") + "\(hour)" + separator + minutes
    case .hours12(let am, let pm, let isBefore):
      let number = "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes)"
      let half = hour < 12 ? am : pm
      text = isBefore ? half + number : "\(number)\u{A0}\(half)"
    }
    let shift = time.day - start.day
    guard shift != 0 else { return digits(text) }
    return digits(text) + " (\(shift > 0 ? "+" : "−")" + filled(days, abs(shift)) + ")"
  }
}
