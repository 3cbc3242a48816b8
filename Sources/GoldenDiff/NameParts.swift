package import Paths
import Escaping

/// What the name of a picture says: its glyph, its variant and its scale.
///
/// Reads `turn_left~dark@2x.png`, and folders by variant, scale or density, such as
/// `dark/2x/turn_left.png` and `drawable-night-xhdpi/turn_left.png`.
struct NameParts: Hashable {
  /// The rest of the name, which all pictures of the glyph share.
  var glyph = ""
  var variant: String?
  /// The scale or density as the name has it, such as `2x` or `xhdpi`.
  var scale: String?

  private static let densities: Set<String> = [
    "ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi",
  ]

  /// Reads a name; `variants` are the names of the theme's variants.
  init(_ name: String, variants: Set<String>) {
    guard name.hasEnding(".png", ignoringCase: true) else {
      glyph = name
      return
    }
    var parts = name.pathParts
    var stem = String((parts.popLast() ?? "").dropLast(4))
    if let match = stem.wholeMatch(of: /(.+)@([0-9.]+x)/) {
      (stem, scale) = (String(match.1), String(match.2))
    }
    let marks = stem.contains("~") ? "~" : "~_-."
    if let end = stem.lastIndex(where: { marks.contains($0) }), end > stem.startIndex,
      let found = Self.variant(String(stem[stem.index(after: end)...]), variants)
    {
      (stem, variant) = (String(stem[..<end]), found)
    } else if !parts.isEmpty, let found = Self.variant(stem, variants) {
      // A sheet is named after its variant alone, in a folder.
      (stem, variant) = (parts.removeLast(), found)
    }
    for part in parts {
      let words = part.split(separator: "-").map(String.init)
      let rest = words.filter { word in
        if variant == nil, let found = Self.variant(word, variants) {
          variant = found
        } else if scale == nil, Self.isScale(word) {
          scale = word
        } else {
          return true
        }
        return false
      }
      if !rest.isEmpty || words.isEmpty { glyph += rest.joined(separator: "-") + "/" }
    }
    glyph += stem
  }

  private static func isScale(_ word: String) -> Bool {
    densities.contains(word) || word.wholeMatch(of: /[1-9]x/) != nil
  }

  /// The variant of a word: its name, or `night` and `day` as Android and pages have them.
  private static func variant(_ word: String, _ variants: Set<String>) -> String? {
    let name = ["night": "dark", "day": "light"][word] ?? word
    return variants.contains(name) ? name : nil
  }
}

/// The backgrounds of a theme's variants, by name; pictures of no variant lie on a checker.
package typealias Grounds = [String: Color]

/// The findings of one glyph: a row of a report.
struct GlyphRow {
  var glyph: String
  /// Worst first.
  var findings: [Finding]

  /// Groups findings by glyph, in the order of their worst.
  static func rows(of findings: [Finding], on grounds: Grounds) -> [GlyphRow] {
    let variants = Set(grounds.keys)
    var places: [String: Int] = [:]
    var rows: [GlyphRow] = []
    for finding in findings {
      let glyph = NameParts(finding.name, variants: variants).glyph
      if let place = places[glyph] {
        rows[place].findings.append(finding)
      } else {
        places[glyph] = rows.count
        rows.append(GlyphRow(glyph: glyph, findings: [finding]))
      }
    }
    return rows
  }
}
