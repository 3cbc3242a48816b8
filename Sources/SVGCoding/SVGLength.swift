/// A number of user units or a percentage.
struct SVGLength: Equatable {
  var number: Double
  var isPercent: Bool

  /// Parses a number of user units, a percentage, or an absolute length (1 CSS inch = 96 units).
  static func read(_ text: String) -> SVGLength? {
    var scanner = SVGScanner(text)
    return read(&scanner, isList: false)
  }

  /// Parses a list separated by commas or spaces; `none` gives an empty list.
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

  /// Parses one number without a unit.
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

  /// The length in user units; percentages refer to `whole`.
  func value(of whole: Double) -> Double {
    isPercent ? number * whole / 100 : number
  }

  private static let factors: [String: Double] = [
    "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6,
  ]
}
