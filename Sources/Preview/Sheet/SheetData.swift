import Glyphs
import JSON

struct SheetData: Sendable {
  var generator: String
  var theme: Theme
  /// The heights of the pictures in the page, in pixels.
  var sizes: [Int]
  var glyphs: [GlyphData]
  var isLive = false
  /// What browsers ignore in the icons, and what is hardly intended.
  var warnings: [String] = []
  /// The reason why the current theme or route is not usable.
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
      "warnings": warnings,
    ]
  }
}

extension Theme.Variant {
  var json: JSON {
    [
      "background": background.hexadecimal, "lit": lit.hexadecimal, "name": name,
      "outline": outline?.hexadecimal, "unlit": unlit.hexadecimal,
    ]
  }
}

struct GlyphData: Sendable {
  var spec: GlyphSpec
  /// Width to height.
  var aspect: Double
  var ink: InkFacts?
  /// PNG files in Base64, by variant and height in pixels.
  var pictures: [String: [String: String]] = [:]
  /// SVG elements for other sizes; the page sets the colors, so that all variants share them.
  var sketch: String?
  var fault: String?
  /// The live page's version at the last change.
  var version: Int?
  var badge: String?

  var name: String { spec.name }
  var group: GlyphGroup { GlyphGroup(spec) }

  var json: JSON {
    [
      "aspect": aspect, "badge": badge, "family": Relatives.family(of: spec),
      "fault": fault, "group": group.id, "ink": ink?.json, "kind": spec.kind?.rawValue,
      "name": name, "order": Relatives.order(of: spec), "partner": Relatives.partner(of: spec),
      "pictures": pictures, "sketch": sketch, "version": version,
      "words": spec.kind.flatMap { SheetMaker.words[$0] } ?? [],
    ]
  }
}
