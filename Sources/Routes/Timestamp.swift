/// Points in time in RFC 3339.
package enum Timestamp {
  /// Reads a time.
  ///
  /// - Returns: Milliseconds since 1970-01-01T00:00:00Z, rounded down; `nil` for any other text.
  package static func milliseconds(_ text: String) -> Int? {
    guard let seconds = wholeSeconds(text) else { return nil }
    let tail = text.dropFirst(19)
    guard tail.first == "." || tail.first == "," else { return seconds * 1000 }
    let digits = tail.dropFirst().prefix { $0.isASCII && $0.isNumber }.prefix(3)
    guard let fraction = Int(digits) else { return nil }
    return seconds * 1000 + fraction * ([1: 100, 2: 10][digits.count] ?? 1)
  }

  /// Reads a time.
  ///
  /// - Returns: Whole seconds since 1970-01-01T00:00:00Z; `nil` for any other text.
  static func seconds(_ text: String) -> Double? { wholeSeconds(text).map(Double.init) }

  private static func wholeSeconds(_ text: String) -> Int? {
    let fields = numbers(in: text[...], upTo: 6)
    guard fields.count == 6, text.utf8.count >= 19, fields[0] < 10_000,
      (1...12).contains(fields[1]), (1...31).contains(fields[2]), fields[3] < 25, fields[4] < 61,
      fields[5] < 62
    else { return nil }
    let days = CivilTime.days(year: fields[0], month: fields[1], day: fields[2])
    let seconds = days * 86_400 + fields[3] * 3600 + fields[4] * 60 + fields[5]
    let tail = text.dropFirst(19).drop { $0 == "." || $0.isNumber }
    guard let sign = tail.first, sign == "+" || sign == "-" else { return seconds }
    let zone = numbers(in: tail.dropFirst(), upTo: 2)
    // Checked one by one, since a long number would overflow the sum.
    guard zone.allSatisfy({ $0 < 1500 }) else { return nil }
    let minutes = (zone.first ?? 0) * 60 + (zone.count > 1 ? zone[1] : 0)
    guard minutes < 1500 else { return nil }
    return seconds + (sign == "+" ? -minutes : minutes) * 60
  }

  /// The first numbers in a text; one too long for an integer is the greatest.
  private static func numbers(in text: Substring, upTo count: Int) -> [Int] {
    text.split { !($0.isASCII && $0.isNumber) }.prefix(count).map { Int($0) ?? .max }
  }
}
