/// Formats numbers as decimal text with a digit before the point, no exponent and no `-0`.
package enum DecimalText {
  /// The value in units of its last decimal (0 to 9 `decimals`), halves rounded away from zero;
  /// `nil` outside ±9e15, where a double stops being exact.
  package static func units(_ value: Double, decimals: Int) -> Int? {
    let scaled = value * Double(scale(decimals))
    guard scaled > -9e15, scaled < 9e15 else { return nil }
    return scaled < 0 ? -Int(0.5 - scaled) : Int(scaled + 0.5)
  }

  package static func text(units: Int, decimals: Int) -> String {
    let (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: UInt(scale(decimals)))
    var text = (units < 0 ? "-" : "") + String(whole)
    guard part > 0 else { return text }
    text += "." + part.digits(decimals)
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }

  /// Rounds to `decimals`; a value too large for that, or one that would round to 0, gets its
  /// shortest text, which may have an exponent.
  package static func text(_ value: Double, decimals: Int) -> String {
    guard let units = units(value, decimals: decimals), units != 0 else { return shortest(value) }
    return text(units: units, decimals: decimals)
  }

  /// Rounds to `decimals`, also to 0, and never writes an exponent; clamps what is too large.
  package static func rounded(_ value: Double, decimals: Int) -> String {
    text(units: units(value, decimals: decimals) ?? 0, decimals: decimals)
  }

  /// The shortest text that parses back to the same number; it may have an exponent.
  package static func shortest(_ value: Double) -> String {
    if let whole = Int64(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func scale(_ decimals: Int) -> Int { (0..<decimals).reduce(1) { n, _ in n * 10 } }
}

extension BinaryInteger {
  /// The digits of a number of 0 or more, with zeros before them up to `count`.
  package func digits(_ count: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
