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

  /// Parses `transform-origin` into x and y; skips the depth.
  static func readOrigin(_ text: String) -> [SVGLength]? {
    let sides = ["left": 0.0, "top": 0, "center": 50, "right": 100, "bottom": 100]
    var words = text.split { $0.isWhitespace }.map(String.init)
    if words.count == 1 { words.append("center") }
    let isYFirst = ["top", "bottom"].contains(words.first)
    if isYFirst || ["left", "right"].contains(words.dropFirst().first) { words.swapAt(0, 1) }
    let lengths = words.prefix(2).compactMap { word in
      sides[word].map { SVGLength(number: $0, isPercent: true) } ?? read(word)
    }
    return lengths.count == 2 ? lengths : nil
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
    "q": 96 / 101.6, "em": 16, "rem": 16,
  ]
}
