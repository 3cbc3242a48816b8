/// A number of user units or a percentage.
struct SVGLength: Equatable {
  var number: Double
  var isPercent: Bool

  /// The sizes of letters that `em` and `rem` refer to.
  struct Fonts {
    var (own, root) = (16.0, 16.0)
  }

  /// Parses a number of user units, a percentage, an absolute length (1 CSS inch = 96 units), or one
  /// by the size of letters.
  static func read(_ text: String, _ fonts: Fonts = Fonts()) -> SVGLength? {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    let length = read(&scanner, fonts)
    scanner.skipSpace()
    return scanner.isAtEnd ? length : nil
  }

  /// Parses a list separated by commas or spaces; `none` gives an empty list.
  static func readList(_ text: String, _ fonts: Fonts) -> [SVGLength]? {
    text == "none" ? [] : SVGScanner.list(text) { read(&$0, fonts) }
  }

  /// Parses `transform-origin` into x and y; skips the depth.
  static func readOrigin(_ text: String, _ fonts: Fonts) -> [SVGLength]? {
    let sides = ["left": 0.0, "top": 0, "center": 50, "right": 100, "bottom": 100]
    var words = text.split { $0.isWhitespace }.map(String.init)
    if words.count == 1 { words.append("center") }
    let isYFirst = ["top", "bottom"].contains(words.first)
    if isYFirst || ["left", "right"].contains(words.dropFirst().first) { words.swapAt(0, 1) }
    let lengths = words.prefix(2).compactMap { word in
      sides[word].map { SVGLength(number: $0, isPercent: true) } ?? read(word, fonts)
    }
    return lengths.count == 2 ? lengths : nil
  }

  private static func read(_ scanner: inout SVGScanner, _ fonts: Fonts) -> SVGLength? {
    guard let number = scanner.number() else { return nil }
    let unit = scanner.word()
    let font = unit == "em" ? fonts.own : unit == "rem" ? fonts.root : nil
    guard let factor = font ?? factors[unit], (number * factor).isFinite else { return nil }
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
