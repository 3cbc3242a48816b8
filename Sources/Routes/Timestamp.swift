/// Points in time, as RFC 3339 writes them.
enum Timestamp {
  /// Seconds since the year 1970, in whole seconds; nothing for what is no such time.
  static func seconds(_ text: String) -> Double? {
    let fields = numbers(in: text[...], upTo: 6)
    guard fields.count == 6, text.utf8.count >= 19, fields[0] < 10_000,
      (1...12).contains(fields[1]), (1...31).contains(fields[2]), fields[3] < 25, fields[4] < 61,
      fields[5] < 62
    else { return nil }
    let days = CivilTime.days(year: fields[0], month: fields[1], day: fields[2])
    var seconds = days * 86_400 + fields[3] * 3600 + fields[4] * 60 + fields[5]
    let tail = text.dropFirst(19).drop { $0 == "." || $0.isNumber }
    if let sign = tail.first, sign == "+" || sign == "-" {
      let zone = numbers(in: tail.dropFirst(), upTo: 2)
      // Checked one by one, since a long number would overflow the sum.
      guard zone.allSatisfy({ $0 < 1500 }) else { return nil }
      let minutes = (zone.first ?? 0) * 60 + (zone.count > 1 ? zone[1] : 0)
      guard minutes < 1500 else { return nil }
      seconds += sign == "+" ? -minutes * 60 : minutes * 60
    }
    return Double(seconds)
  }

  /// The first numbers in a text; one that is too long for an integer is the greatest.
  private static func numbers(in text: Substring, upTo count: Int) -> [Int] {
    text.split { !($0.isASCII && $0.isNumber) }.prefix(count).map { Int($0) ?? .max }
  }
}
