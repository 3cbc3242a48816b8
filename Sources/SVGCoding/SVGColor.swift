import Paths

/// A color value of an attribute or style property.
enum SVGColor: Equatable {
  case color(Color)
  case current

  /// Replaces `currentColor` with the given color.
  func resolved(_ current: Color) -> Color {
    switch self {
    case .color(let color): color
    case .current: current
    }
  }

  /// Parses a named or hexadecimal color, `rgb()`, `rgba()`, `hsl()`, `hsla()` or `currentColor`.
  ///
  /// Skips a color profile after the color, as SVG 1.1 requires of viewers without profiles.
  static func read(_ text: String) -> SVGColor? {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    let word = scanner.word()
    if word.hasPrefix("#") {
      guard let color = hexadecimal(word.dropFirst()) else { return nil }
      return endsOrHasProfile(&scanner) ? .color(color) : nil
    }
    if scanner.skip("(") {
      guard let color = function(word, &scanner), endsOrHasProfile(&scanner) else { return nil }
      return .color(color)
    }
    guard endsOrHasProfile(&scanner) else { return nil }
    if word == "currentcolor" { return .current }
    if word == "transparent" { return .color(.transparent) }
    return namedColors[word].map { .color(Color(rgb: $0)) }
  }

  private static func endsOrHasProfile(_ scanner: inout SVGScanner) -> Bool {
    scanner.skipSpace()
    return scanner.isAtEnd || scanner.word() == "icc-color"
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    guard let value = UInt32(digits, radix: 16), digits.first != "+" else { return nil }
    func wide(_ shift: UInt32) -> UInt8 { UInt8((value >> shift) & 15) * 17 }
    func byte(_ shift: UInt32) -> UInt8 { UInt8((value >> shift) & 255) }
    return switch digits.utf8.count {
    case 3: Color(red: wide(8), green: wide(4), blue: wide(0))
    case 4: Color(red: wide(12), green: wide(8), blue: wide(4), alpha: wide(0))
    case 6: Color(rgb: value)
    case 8: Color(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    default: nil
    }
  }

  /// Parses three or four numbers and the closing parenthesis.
  private static func function(_ name: String, _ scanner: inout SVGScanner) -> Color? {
    var values: [(number: Double, isPercent: Bool)] = []
    scanner.skipSpace()
    while !scanner.skip(")") {
      guard values.count < 4, let number = scanner.number() else { return nil }
      let unit = scanner.word()
      guard unit.isEmpty || unit == "%" || (unit == "deg" && values.isEmpty) else { return nil }
      values.append((number, unit == "%"))
      scanner.skipCommaSpace()
      if values.count == 3, scanner.skip("/") { scanner.skipSpace() }
    }
    guard values.count >= 3 else { return nil }
    let alpha = values.count == 4 ? values[3].number / (values[3].isPercent ? 100 : 1) : 1
    switch name {
    case "rgb", "rgba":
      let levels = values.prefix(3).map { $0.isPercent ? $0.number * 2.55 : $0.number }
      return Color(
        red: byte(levels[0]), green: byte(levels[1]), blue: byte(levels[2]),
        alpha: byte(alpha * 255))
    case "hsl", "hsla":
      return hsl(
        values[0].number, values[1].number / 100, values[2].number / 100, alpha: byte(alpha * 255))
    default: return nil
    }
  }

  /// Clamps to 0...255 and rounds.
  private static func byte(_ level: Double) -> UInt8 {
    UInt8(min(max(level, 0), 255) + 0.5)
  }

  /// CSS Color 3, section 4.2.4: HSL to RGB, by six sectors.
  private static func hsl(
    _ degrees: Double, _ saturation: Double, _ lightness: Double, alpha: UInt8
  ) -> Color {
    let hue = Angle(degrees: degrees).normalizedDegrees / 60
    let saturation = min(max(saturation, 0), 1)
    let lightness = min(max(lightness, 0), 1)
    let chroma = (1 - (2 * lightness - 1).magnitude) * saturation
    let low = lightness - chroma / 2
    func channel(_ offset: Double) -> UInt8 {
      var position = hue + offset
      if position < 0 { position += 6 }
      if position >= 6 { position -= 6 }
      let share = min(max((position - 3).magnitude - 1, 0), 1)
      return byte((low + chroma * share) * 255)
    }
    return Color(red: channel(0), green: channel(-2), blue: channel(2), alpha: alpha)
  }
}

extension Color {
  init(rgb: UInt32) {
    self.init(
      red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255))
  }
}
