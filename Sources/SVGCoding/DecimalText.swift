/// Numbers as decimal text: a digit in front of the point, no exponent, no `-0`.
enum DecimalText {
  /// A value as a whole number of its last digit, halves away from zero.
  ///
  /// - Parameters:
  ///   - value: Any number.
  ///   - decimals: Digits behind the point, 0 to 9.
  /// - Returns: `nil` beyond the whole numbers that a double holds.
  static func units(_ value: Double, decimals: Int) -> Int? {
    let scaled = value * Double(scale(decimals))
    guard scaled > -9e15, scaled < 9e15 else { return nil }
    return scaled < 0 ? -Int(0.5 - scaled) : Int(scaled + 0.5)
  }

  /// The text of a whole number of last digits.
  static func text(units: Int, decimals: Int) -> String {
    let (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: UInt(scale(decimals)))
    var text = (units < 0 ? "-" : "") + String(whole)
    guard part > 0 else { return text }
    let digits = String(part)
    text += "." + String(repeating: "0", count: decimals - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }

  /// A value rounded to a number of decimals; the shortest text of a value too large for that, or
  /// so small that it would become 0, which may have an exponent.
  static func text(_ value: Double, decimals: Int) -> String {
    guard let units = units(value, decimals: decimals), units != 0 else { return shortest(value) }
    return text(units: units, decimals: decimals)
  }

  /// The shortest text that reads back as the same number, with an exponent where Swift writes one.
  static func shortest(_ value: Double) -> String {
    let text = value == 0 ? "0" : "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func scale(_ decimals: Int) -> Int { (0..<decimals).reduce(1) { n, _ in n * 10 } }
}
