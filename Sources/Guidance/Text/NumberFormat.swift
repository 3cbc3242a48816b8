/// How a locale writes numbers, distances, spans of time and the time of day.
///
/// The facts are those of the Unicode CLDR; they stand here so that the same text comes out on
/// every machine.
struct NumberFormat: Sendable {
  /// How the time of day is written, with `{H}` for the hour from 0 to 23, `{HH}` for the same in two
  /// digits, `{h}` for the hour from 1 to 12 and `{mm}` for the minute.
  struct Clock: Sendable {
    var beforeNoon: String
    var afterNoon: String
  }

  /// Between whole number and decimals.
  var decimal: String
  /// Between groups of three digits.
  var group: String
  /// How many digits the highest group must have for groups to be written.
  var minimumGrouping: Int
  /// The digit 0; the other nine follow it.
  var zero: Unicode.Scalar
  /// The sign or word of each unit of distance.
  var units: [DistanceUnit: Plural]
  /// Which numbers are counted alike.
  var plural: PluralRule
  var days: Plural
  var hours: Plural
  var minutes: Plural
  var clock: Clock
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
    guard let unit = units[distance.unit] else { return number }
    return number + "\u{A0}" + (part == 0 ? unit.value(whole, plural) : unit.other)
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
    Template.fill(texts.value(number, plural)) { _ in text(number) }
  }

  /// The text for a number of 1 or more that stands for a place or in a phrase, without groups.
  func ordinal(_ texts: Plural, _ number: Int, _ rule: PluralRule) -> String {
    Template.fill(texts.value(number, rule)) { _ in digits("\(number)") }
  }
}
