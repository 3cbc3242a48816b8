/// How a locale writes numbers, distances, spans of time and the time of day.
///
/// The facts are those of the Unicode CLDR; they stand here so that the same text comes out on
/// every machine.
struct NumberFormat: Sendable {
  /// How the time of day is written.
  enum Clock: Sendable {
    /// Hours from 0 to 23, with two digits if so wanted, and what stands before the minutes.
    case hours24(padded: Bool, separator: String = ":")
    /// Hours from 1 to 12 with the words for before and after noon, before or after them.
    case hours12(am: String, pm: String, isBefore: Bool)
  }

  /// Between whole number and decimals.
  var decimal = "."
  /// Between groups of three digits.
  var group = ","
  /// How many digits the highest group must have for groups to be written.
  var minimumGrouping = 1
  /// The digit 0; the other nine follow it.
  var zero: Unicode.Scalar = "0"
  /// The sign of a unit of distance.
  var unit: @Sendable (DistanceUnit) -> String = { $0.rawValue }
  /// Which numbers are counted alike.
  var plural = PluralRule.one
  /// A number of days.
  var days: Plural
  /// A number of hours.
  var hours: Plural
  /// A number of minutes.
  var minutes: Plural
  /// The time of day.
  var clock = Clock.hours24(padded: true)
}

extension NumberFormat {
  /// A text with its ASCII digits written as the locale's.
  func digits(_ text: String) -> String {
    guard zero != "0" else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      result.append(
        isDigit ? Unicode.Scalar(zero.value + scalar.value - 48) ?? scalar : scalar)
    }
    return String(result)
  }

  /// A whole number of 0 or more with its groups.
  func text(_ number: Int) -> String {
    let plain = String(number)
    // Most numbers have three digits at most.
    if number < 1000, zero == "0" { return plain }
    guard plain.count >= 3 + minimumGrouping else { return digits(plain) }
    var result = ""
    for (place, digit) in plain.enumerated() {
      if place > 0, (plain.count - place).isMultiple(of: 3) { result += group }
      result.append(digit)
    }
    return digits(result)
  }

  /// A distance in words, such as `0.2 mi`; the space does not break.
  func text(_ distance: RoundedDistance) -> String {
    let (whole, part) = distance.hundredths.quotientAndRemainder(dividingBy: 100)
    let number: String
    if part == 0 {
      number = text(whole)
    } else if distance.hasFractions, let sign = [25: "¼", 50: "½", 75: "¾"][part], zero == "0" {
      number = (whole == 0 ? "" : text(whole)) + sign
    } else {
      let decimals = part.isMultiple(of: 10) ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
      number = text(whole) + decimal + digits(decimals)
    }
    return number + "\u{A0}" + unit(distance.unit)
  }

  /// A span of time in words, such as `1 hr 5 min`; parts that are 0 are left out.
  func text(_ time: RoundedTime) -> String {
    if time.minutes < 60 { return filled(minutes, time.minutes) }
    var parts: [String] = []
    if time.days > 0 { parts.append(filled(days, time.days)) }
    if time.hours > 0 { parts.append(filled(hours, time.hours)) }
    if time.minutesOfHour > 0 { parts.append(filled(minutes, time.minutesOfHour)) }
    return parts.joined(separator: " ")
  }

  /// The text for a number of 0 or more.
  func filled(_ texts: Plural, _ number: Int) -> String {
    Template.fill(plural.text(texts, number)) { _ in text(number) }
  }
}
