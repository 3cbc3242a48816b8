/// A length as an SVG attribute gives it.
struct SVGLength: Equatable {
  var number: Double
  var isPercent: Bool

  /// Reads a number with an absolute unit, a percentage, or a bare number of user units.
  ///
  /// A CSS inch is 96 user units.
  static func read(_ text: String) -> SVGLength? {
    var scanner = SVGScanner(text)
    return read(&scanner, isList: false)
  }

  /// Reads a list with commas or spaces between, or `none` for an empty one.
  static func readList(_ text: String) -> [SVGLength]? {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    if text.utf8.elementsEqual("none".utf8) { return [] }
    var result: [SVGLength] = []
    while !scanner.isAtEnd {
      guard let length = read(&scanner, isList: true) else { return nil }
      result.append(length)
      scanner.skipCommaSpace()
    }
    return result
  }

  /// Reads a number without a unit.
  static func readNumber(_ text: String) -> Double? {
    guard let numbers = SVGScanner.numbers(text), numbers.count == 1 else { return nil }
    return numbers[0]
  }

  private static func read(_ scanner: inout SVGScanner, isList: Bool) -> SVGLength? {
    scanner.skipSpace()
    guard let number = scanner.number() else { return nil }
    let unit = scanner.word()
    if !isList {
      scanner.skipSpace()
      guard scanner.isAtEnd else { return nil }
    }
    if unit == "%" { return SVGLength(number: number, isPercent: true) }
    if unit.isEmpty { return SVGLength(number: number, isPercent: false) }
    guard let factor = factors[unit] else { return nil }
    let value = number * factor
    return value.isFinite ? SVGLength(number: value, isPercent: false) : nil
  }

  /// The length in user units; a percentage is of `whole`.
  func value(of whole: Double) -> Double {
    isPercent ? number * whole / 100 : number
  }

  private static let factors: [String: Double] = [
    "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6,
  ]
}
