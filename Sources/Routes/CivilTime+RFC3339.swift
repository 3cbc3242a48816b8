extension CivilTime {
  /// Parses an offset such as `+02:00` or `Z`, in seconds.
  package static func offset(_ text: some StringProtocol) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    let digits = Array(text.utf8)
    guard digits.count == 6, digits[0] == UInt8(ascii: "+") || digits[0] == UInt8(ascii: "-"),
      digits[3] == UInt8(ascii: ":"), let hours = number(digits[1...2], 0...23),
      let minutes = number(digits[4...5], 0...59)
    else { return nil }
    return (digits[0] == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func number(_ digits: ArraySlice<UInt8>, _ range: ClosedRange<Int>) -> Int? {
    let value = digits.reduce(0 as Int?) { value, digit in
      (48...57).contains(digit) ? value.map { $0 * 10 + Int(digit) - 48 } : nil
    }
    return value.flatMap { range.contains($0) ? $0 : nil }
  }

  /// Parses RFC 3339, such as `2026-05-04T08:30:00+02:00`; `zone` replaces an absent offset.
  ///
  /// Accepts a blank for the `T` and times without seconds; truncates fractions to milliseconds.
  package init?(rfc3339 text: String, zone: Int? = nil) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 16, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[10]),
      bytes[13] == UInt8(ascii: ":"), let year = Self.number(bytes[0...3], 0...9999),
      let month = Self.number(bytes[5...6], 1...12), let day = Self.number(bytes[8...9], 1...31),
      let hour = Self.number(bytes[11...12], 0...23),
      let minute = Self.number(bytes[14...15], 0...59)
    else { return nil }
    var rest = bytes[16...]
    var milliseconds = 0
    if rest.first == UInt8(ascii: ":"), rest.count >= 3 {
      // 60 is a leap second, which the clock does not show.
      guard let value = Self.number(rest.dropFirst().prefix(2), 0...60) else { return nil }
      milliseconds = min(value, 59) * 1000
      rest = rest.dropFirst(3)
      if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
        let fraction = rest.dropFirst().prefix { (48...57).contains($0) }
        guard !fraction.isEmpty else { return nil }
        for (digit, weight) in zip(fraction, [100, 10, 1]) {
          milliseconds += (Int(digit) - 48) * weight
        }
        rest = rest.dropFirst(1 + fraction.count)
      }
    }
    let days = Self.days(year: year, month: month, day: day)
    let stated = Self.offset(String(decoding: rest, as: UTF8.self))
    guard let offset = rest.isEmpty ? zone : stated,
      CivilTime(milliseconds: days * 86_400_000, offset: 0).date == (year, month, day)
    else { return nil }
    let local = days * 86_400 + hour * 3600 + minute * 60 - offset
    self.init(milliseconds: local * 1000 + milliseconds, offset: offset)
  }
}
