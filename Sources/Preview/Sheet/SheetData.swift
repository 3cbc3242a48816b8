import Glyphs

/// What the contact sheet shows, as its script reads it.
struct SheetData: Encodable, Sendable {
  var generator: String
  var variants: [VariantData]
  var contrasts: [ContrastData]
  /// The heights of the pictures in the page, in pixels.
  var sizes: [Int]
  var margin: Double
  var groups: [GroupData]
  var glyphs: [GlyphData]
  /// Whether a server stands behind the page.
  var live: Bool
  /// A fault of the theme that keeps its colors from being used.
  var fault: String?

  struct GroupData: Encodable, Sendable {
    var id: String
    var title: String
  }
}

struct VariantData: Encodable, Sendable {
  var name: String
  var lit: String
  var unlit: String
  var outline: String?
  var background: String

  init(_ variant: Theme.Variant) {
    name = variant.name
    lit = variant.lit.hexadecimal
    unlit = variant.unlit.hexadecimal
    outline = variant.outline.map(\.hexadecimal)
    background = variant.background.hexadecimal
  }
}

struct ContrastData: Encodable, Sendable {
  var variant: String
  var pair: String
  var ratio: Double
  var enough: Bool

  init(_ figure: Theme.ContrastFigure) {
    variant = figure.variant
    pair = figure.pair
    ratio = Double(Int(figure.ratio * 100)) / 100
    enough = figure.isEnough
  }
}

/// A glyph on the contact sheet.
struct GlyphData: Encodable, Sendable, Hashable {
  var name: String
  var group: String
  /// The canonical kind, if it is one's picture.
  var kind: String?
  /// Width by height.
  var aspect: Double
  var partner: String?
  var family: String?
  var order: Double
  /// The engines' words, each behind the engine's name and a tab.
  var words: [String]
  var ink: InkFacts?
  /// PNG files as Base64: variant, then height in pixels.
  var pictures: [String: [String: String]]
  /// The drawing as SVG elements, for the sizes of which the page holds no picture; the colors of
  /// `lit` and `unlit` are left to the page, so that one serves every variant.
  var sketch: String?
  /// Why it cannot be drawn.
  var fault: String?
  /// When it changed last, on a live page.
  var version: Int?
  /// What is new about it, in a word.
  var badge: String?
}
