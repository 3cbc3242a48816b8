/// How exactly coordinates are written.
public enum Precision: Hashable, Sendable {
  /// The shortest digits that read back as the same number.
  case exact
  /// At most this many digits behind the point, 0 to 9, which shortens a file.
  case decimals(Int)

  /// The number in plain digits: no exponent, a digit in front of the point, no `-0`.
  func text(_ value: Double) -> String {
    switch self {
    case .exact: return Self.plain(value)
    case .decimals(let count):
      let scale = Self.powersOfTen[min(max(count, 0), 9)]
      guard let units = Self.units(value, scale: scale) else { return Self.plain(value) }
      return Self.text(units: units, decimals: min(max(count, 0), 9))
    }
  }

  static let powersOfTen = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]

  /// A value as a whole number of its last written digit, halves away from zero.
  ///
  /// - Returns: Nothing beyond the whole numbers that a double holds.
  static func units(_ value: Double, scale: Int) -> Int? {
    let scaled = value * Double(scale)
    guard scaled > -9e15, scaled < 9e15 else { return nil }
    return scaled < 0 ? -Int(0.5 - scaled) : Int(scaled + 0.5)
  }

  /// A whole number of last digits as a decimal number.
  static func text(units: Int, decimals: Int) -> String {
    let scale = powersOfTen[decimals]
    let (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    var text = (units < 0 ? "-" : "") + String(whole)
    guard part > 0 else { return text }
    let digits = String(part)
    text += "." + String(repeating: "0", count: decimals - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }

  /// The shortest digits of a finite number, without an exponent.
  private static func plain(_ value: Double) -> String {
    if value == 0 { return "0" }
    var text = "\(value)"
    if text.hasSuffix(".0") { text.removeLast(2) }
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let sign = value < 0 ? "-" : ""
    let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
    let (whole, fraction) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - whole.count) + whole + fraction
    }
    return sign + whole + fraction
      + String(repeating: "0", count: max(0, exponent - fraction.count))
  }
}
