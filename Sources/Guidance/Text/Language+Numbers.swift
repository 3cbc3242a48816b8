import Routes

/// A value for each plural category, or for single numbers.
struct ByNumber<Value: Sendable>: Sendable {
  /// By a number in digits, or by the name of a category.
  var forms: [String: Value] = [:]
  var other: Value

  func value(_ number: Int, _ rule: PluralRule) -> Value {
    if forms.isEmpty { return other }
    return forms[String(number)] ?? forms[rule.category(of: number).rawValue] ?? other
  }

  /// The value for a number in hundredths, 0 or more, whose key is as `1.5`.
  func value(hundredths: Int, _ rule: PluralRule) -> Value {
    let number = PluralRule.Number(hundredths: hundredths)
    guard !number.digits.isEmpty else { return value(number.whole, rule) }
    let key = "\(number.whole).\(number.digits)"
    return forms[key] ?? forms[rule.category(of: number).rawValue] ?? other
  }
}

/// A text with the number as `{n}`.
typealias Plural = ByNumber<String>

// Numbers, distances, durations and times of day. Language files contain the facts of the Unicode
// CLDR, so that all machines write the same text.

extension Language {
  package func digits(_ text: String) -> String {
    guard zero != "0" else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      result.append(
        isDigit ? Unicode.Scalar(zero.value + scalar.value - 48) ?? scalar : scalar)
    }
    return String(result)
  }

  func text(_ number: Int) -> String {
    let plain = String(number)
    guard plain.utf8.count >= 3 + minimumGrouping else { return digits(plain) }
    var result = ""
    for (place, digit) in plain.enumerated() {
      if place > 0, (plain.count - place).isMultiple(of: 3) { result += self[.group] }
      result.append(digit)
    }
    return digits(result)
  }

  /// Writes a distance, such as `0.2 mi`.
  func text(_ distance: RoundedDistance) -> String {
    let (whole, part) = distance.hundredths.quotientAndRemainder(dividingBy: 100)
    let number: String
    if part == 0 {
      number = text(whole)
    } else if distance.hasFractions, let sign = [25: "¼", 50: "½", 75: "¾"][part], zero == "0" {
      number = (whole == 0 ? "" : text(whole)) + sign
    } else {
      let decimals = PluralRule.Number(hundredths: distance.hundredths).digits
      number = text(whole) + self[.decimal] + digits(decimals)
    }
    guard let unit = units[distance.unit] else { return number }
    return number + unitSpace + (part == 0 ? unit.value(whole, cardinal) : unit.other)
  }

  /// Writes a limit for vehicles, such as `3.6 m` or `7.5 t`.
  func text(_ limit: VehicleLimit) -> String {
    let decimals = limit.decimals.isEmpty ? "" : self[.decimal] + digits(limit.decimals)
    let meters = units[.meters]
    let unit =
      limit.measure.isWeight
      ? "t" : (decimals.isEmpty ? meters?.value(limit.whole, cardinal) : meters?.other) ?? "m"
    return text(limit.whole) + decimals + unitSpace + unit
  }

  /// Writes a duration, such as `1 hr 5 min`, without parts that are 0.
  func text(_ time: RoundedTime) -> String {
    [(Counted.days, time.days), (.hours, time.hours), (.minutes, time.minutesOfHour)]
      .filter { $0.1 > 0 }.map { text($0, $1) }.joined(separator: timeSeparator)
  }

  /// The text for a number of 0 or more; ordinals have no grouping.
  func text(_ key: Counted, _ number: Int) -> String {
    guard let texts = counted[key] else { return "" }
    return Template.fill(texts.value(number, key.isOrdinal ? ordinal : cardinal)) { _ in
      key.isOrdinal ? digits("\(number)") : text(number)
    }
  }

  /// Writes a time of day, such as `8:30 AM`, or `0:20 UTC+1 (+1 day)` in another time zone and on
  /// another day than the start.
  func text(_ time: CivilTime, from start: CivilTime, namesZone: Bool) -> String {
    let (hour, minute) = time.clock
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let text = Template.fill(clock.last { $0.hour <= hour }?.text ?? "") { slot in
      switch slot {
      case "HH": two(hour)
      case "H": "\(hour)"
      case "h": "\(hour % 12 == 0 ? 12 : hour % 12)"
      default: two(minute)
      }
    }
    var result = digits(text)
    if namesZone { result += " " + isolated(Self.zone(offset: time.offset)) }
    let shift = time.day - start.day
    guard shift != 0 else { return result }
    return result + " (\(shift > 0 ? "+" : "−")" + self.text(.days, abs(shift)) + ")"
  }

  /// The name of the zone of an offset in seconds, such as `UTC+5:30`.
  private static func zone(offset: Int) -> String {
    let (hours, minutes) = (offset.magnitude / 3600, offset.magnitude / 60 % 60)
    if hours == 0, minutes == 0 { return "UTC" }
    return "UTC" + (offset < 0 ? "−" : "+") + "\(hours)"
      + (minutes == 0 ? "" : minutes < 10 ? ":0\(minutes)" : ":\(minutes)")
  }
}
