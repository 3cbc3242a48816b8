package import Paths

/// Eyes by the cones they have: all three kinds, or two of them.
///
/// Most color-blind eyes have weak cones of a kind, and see what lies between the usual and these.
/// The figures, for linear sRGB, are those of two published models of eyes with two kinds of cones:
/// Viénot, Brettel and Mollon, "Digital video colourmaps for checking the legibility of displays by
/// dichromats" (1999), for protan and deutan; Brettel, Viénot and Mollon, "Computerized simulation
/// of color appearance for dichromats" (1997), for tritan, where one plane is not enough. Both are
/// for the cones of Smith and Pokorny (1975) and the white of sRGB, so that grays stay as they are.
package enum ColorVision: String, Hashable, Sendable, CaseIterable {
  /// Three kinds of cones.
  case usual
  /// No cones for long waves: red is dark, and like green.
  case protan
  /// No cones for middle waves: red is like green.
  case deutan
  /// No cones for short waves: blue is like green, yellow like pink.
  case tritan

  /// The color that looks to usual eyes as this one does to these; the opacity stays.
  package func seen(_ color: Color) -> Color {
    let light = [color.red, color.green, color.blue].map(LinearLight.of(_:))
    guard let rows = rows(for: light) else { return color }
    let seen = rows.map { LinearLight.byte(ofLight: Self.product($0, light)) }
    return Color(red: seen[0], green: seen[1], blue: seen[2], alpha: color.alpha)
  }

  private static func product(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The matrix from linear light to what is seen; `nil` for usual eyes.
  private func rows(for light: [Double]) -> [[Double]]? {
    switch self {
    case .usual: nil
    case .protan: Self.protanRows
    case .deutan: Self.deutanRows
    case .tritan:
      Self.product(Self.tritanPlane, light) >= 0 ? Self.tritanWarmRows : Self.tritanCoolRows
    }
  }

  private static let protanRows = [
    [0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1],
  ]
  private static let deutanRows = [
    [0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1],
  ]
  /// The plane of grays, which divides the colors that tritan eyes see as reds from their blues.
  private static let tritanPlane = [0.03901, -0.02788, -0.01113]
  private static let tritanWarmRows = [
    [1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.80500, 0.11911],
  ]
  private static let tritanCoolRows = [
    [0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.12320], [-0.37562, 1.12767, 0.24796],
  ]
}
