package import Paths

/// The contrast of two colors by WCAG 2.2.
package enum Contrast {
  /// The least contrast of marks that must be seen: success criterion 1.4.11.
  static let least = 3.0

  /// The contrast of two opaque colors, from 1 to 21.
  ///
  /// `(L1 + 0.05) / (L2 + 0.05)` with the relative luminance of the lighter color above.
  package static func ratio(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance, 0 for black to 1 for white.
  private static func luminance(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The share of light that a byte of sRGB encodes.
  private static func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4 as base² · ⁵√base²; Newton's method for the root, from above, so that it falls.
    let square = base * base
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      let next = (4 * root + square / fourth) / 5
      guard next < root else { break }
      root = next
    }
    return square * root
  }
}

extension Theme {
  /// The contrast of two colors of a variant.
  package struct ContrastFigure: CustomStringConvertible {
    /// The name of the variant.
    package var variant: String
    /// The two colors, such as `unlit : background`.
    package var pair: String
    /// Their contrast, 1 to 21.
    package var ratio: Double
    /// What the variant was checked against.
    package var background: Color

    package var isEnough: Bool { ratio >= Contrast.least }

    /// One line: the pair, the figure with one decimal and the background.
    package var description: String {
      let tenths = Int(ratio * 10)
      return "variants.\(variant): \(pair) is \(tenths / 10).\(tenths % 10) : 1 on "
        + background.hexadecimal.uppercased()
        + (isEnough ? "" : "; make it 3 : 1 or more")
    }
  }

  /// The contrast of lit, unlit and background in each variant.
  ///
  /// Translucent colors count as they look on the background.
  package var contrasts: [ContrastFigure] {
    variants.flatMap { variant in
      let background = variant.background.over(.white)
      let lit = variant.lit.over(background)
      let unlit = variant.unlit.over(background)
      return [
        ("lit : background", lit, background), ("unlit : background", unlit, background),
        ("lit : unlit", lit, unlit),
      ].map { pair, a, b in
        ContrastFigure(
          variant: variant.name, pair: pair, ratio: Contrast.ratio(a, b),
          background: variant.background)
      }
    }
  }
}
