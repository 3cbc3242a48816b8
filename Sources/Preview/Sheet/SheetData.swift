import Glyphs
import TextSafety

/// What the contact sheet shows, as its script reads it.
struct SheetData: Sendable {
  var generator: String
  var theme: Theme
  /// The heights of the pictures in the page, in pixels.
  var sizes: [Int]
  var glyphs: [GlyphData]
  /// Whether a server stands behind the page.
  var isLive = false
  /// A fault of the theme that keeps its colors from being used.
  var fault: String?

  var json: JSON {
    let used = Set(glyphs.map(\.group))
    let groups: [JSON] = GlyphGroup.allCases.filter(used.contains).map {
      ["id": $0.id, "title": $0.rawValue]
    }
    let contrasts: [JSON] = theme.contrasts.map {
      [
        "enough": $0.isEnough, "pair": $0.pair, "ratio": Double(Int($0.ratio * 100)) / 100,
        "variant": $0.variant,
      ]
    }
    return [
      "contrasts": contrasts, "fault": fault, "generator": generator,
      "glyphs": glyphs.map(\.json), "groups": groups, "live": isLive,
      "margin": theme.measures.margin, "sizes": sizes, "variants": theme.variants.map(\.json),
    ]
  }
}

extension Theme.Variant {
  /// The colors, as the scripts of pages read them.
  var json: JSON {
    [
      "background": background.hexadecimal, "lit": lit.hexadecimal, "name": name,
      "outline": outline?.hexadecimal, "unlit": unlit.hexadecimal,
    ]
  }
}

/// A glyph on the contact sheet.
struct GlyphData: Sendable {
  var spec: GlyphSpec
  var ink: InkFacts?
  /// PNG files as Base64: variant, then height in pixels.
  var pictures: [String: [String: String]] = [:]
  /// The drawing as SVG elements, for the sizes of which the page holds no picture; the colors of
  /// `lit` and `unlit` are left to the page, so that one serves every variant.
  var sketch: String?
  /// Why it cannot be drawn.
  var fault: String?
  /// When it changed last, on a live page.
  var version: Int?
  /// What is new about it, in a word.
  var badge: String?

  var name: String { spec.name }
  var group: GlyphGroup { GlyphGroup(spec) }

  var json: JSON {
    [
      "aspect": SheetMaker.aspect(of: spec), "badge": badge, "family": Relatives.family(of: spec),
      "fault": fault, "group": group.id, "ink": ink?.json, "kind": spec.kind?.rawValue,
      "name": name, "order": Relatives.order(of: spec), "partner": Relatives.partner(of: spec),
      "pictures": pictures, "sketch": sketch, "version": version,
      "words": spec.kind.flatMap { SheetMaker.words[$0] } ?? [],
    ]
  }
}
