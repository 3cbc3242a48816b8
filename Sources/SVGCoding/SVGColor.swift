import EmbeddedFiles
package import Paths

/// A color value of an attribute or style property, or a paint that refers to an element.
enum SVGColor: Equatable {
  case none
  case color(Color)
  case current
  /// A reference such as `url(#ink)`.
  case server(String)

  /// Replaces `currentColor` with the given color; `nil` for `none` and for references.
  func resolved(_ current: Color) -> Color? {
    switch self {
    case .none, .server: nil
    case .color(let color): color
    case .current: current
    }
  }

  /// Parses a named or hexadecimal color, `rgb()`, `rgba()`, `hsl()`, `hsla()`, `color()` in sRGB or
  /// Display P3, `currentColor` or `none`.
  ///
  /// Skips a color profile after the color, as SVG 1.1 requires of viewers without profiles.
  static func read(_ text: String) -> SVGColor? {
    if text == "none" { return SVGColor.none }
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    let word = scanner.word()
    let color: SVGColor?
    if word.hasPrefix("#") {
      let digits = Array(word.dropFirst())
      let full = String(digits.count < 5 ? digits.flatMap { [$0, $0] } : digits)
      color = Color(hexadecimal: "#" + full).map { .color($0) }
    } else if scanner.next == "(" {
      color = function(word, &scanner).map { .color($0) }
    } else {
      color = word == "currentcolor" ? .current : namedColors[word].map { .color($0) }
    }
    scanner.skipSpace()
    return scanner.isAtEnd || scanner.word() == "icc-color" ? color : nil
  }

  /// Parses three or four numbers in parentheses.
  private static func function(_ name: String, _ scanner: inout SVGScanner) -> Color? {
    var name = name
    let hasSpace = name == "color" && scanner.skip("(")
    if hasSpace {
      scanner.skipSpace()
      name += " " + scanner.word()
    }
    guard let values = scanner.arguments(slashBehind: 3, isOpen: hasSpace),
      (3...4).contains(values.count),
      values.allSatisfy({ ["", "%", "deg"].contains($0.unit) }),
      !values.dropFirst().contains(where: { $0.unit == "deg" })
    else { return nil }
    let alpha = values.count == 4 ? values[3].number / (values[3].unit == "%" ? 100 : 1) : 1
    var levels = values.prefix(3).map {
      $0.number * 255 / ($0.unit == "%" ? 100 : hasSpace ? 1 : 255)
    }
    switch name {
    case "rgb", "rgba", "color srgb": break
    case "hsl", "hsla":
      return hsl(
        values[0].number, values[1].number / 100, values[2].number / 100, alpha: byte(alpha * 255))
    case "color display-p3":
      let light = levels.map { LinearLight.of(byte($0)) }
      // CSS Color 4, in differences, so that grays stay exactly what they are.
      levels = [
        light[0] + 0.22494017628 * (light[0] - light[1]),
        light[1] + 0.04205695471 * (light[1] - light[0]),
        light[2] + 0.01963755459 * (light[2] - light[0]) + 0.07863604555 * (light[2] - light[1]),
      ].map { Double(LinearLight.byte(ofLight: $0)) }
    default: return nil
    }
    return Color(
      red: byte(levels[0]), green: byte(levels[1]), blue: byte(levels[2]),
      alpha: byte(alpha * 255))
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
  /// Parses a color as SVG files write it; `nil` for other text, and for `none` and `currentColor`.
  package init?(svg text: String) {
    guard case .color(let color)? = SVGColor.read(text) else { return nil }
    self = color
  }
}

/// The colors of `Resources/colors.csv`: the names of CSS.
let namedColors = resourceRows("colors.csv").reduce(into: [String: Color]()) { colors, row in
  colors[row.name] = Color(hexadecimal: row.value)
}

/// The rows of a table of `Resources` behind its first: what is before a comma, and all behind it.
func resourceRows(_ table: String) -> [(name: String, value: String)] {
  String(decoding: EmbeddedFiles.read("SVGCoding/Resources/\(table)"), as: UTF8.self)
    .split(separator: "\n").dropFirst().map { row in
      let name = row.prefix { $0 != "," }
      return (String(name), String(row.dropFirst(name.count + 1)))
    }
}
