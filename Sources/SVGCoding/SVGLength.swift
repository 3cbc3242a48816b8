/// A number of user units or a percentage.
struct SVGLength: Equatable {
  var number: Double
  var isPercent: Bool

  /// Parses a number of user units, a percentage, or an absolute length (1 CSS inch = 96 units).
  static func read(_ text: String) -> SVGLength? {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    let length = read(&scanner)
    scanner.skipSpace()
    return scanner.isAtEnd ? length : nil
  }

  /// Parses a list separated by commas or spaces; `none` gives an empty list.
  static func readList(_ text: String) -> [SVGLength]? {
    text == "none" ? [] : SVGScanner.list(text, of: read)
  }

  private static func read(_ scanner: inout SVGScanner) -> SVGLength? {
    guard let number = scanner.number() else { return nil }
    let unit = scanner.word()
    guard let factor = factors[unit], (number * factor).isFinite else { return nil }
    return SVGLength(number: number * factor, isPercent: unit == "%")
  }

  /// The length in user units; percentages refer to `whole`.
  func value(of whole: Double) -> Double {
    isPercent ? number * whole / 100 : number
  }

  private static let factors: [String: Double] = [
    "": 1, "%": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6,
  ]
}
