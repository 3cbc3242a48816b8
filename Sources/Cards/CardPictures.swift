import Glyphs
package import TextSafety

/// Where the pictures of glyphs are, by the glyphs' names.
package struct CardPictures: Sendable {
  /// The pictures of glyphs and lanes, as cards list them.
  package var glyphs: [String: [JSON]]
  /// The pictures of junctions beside the glyphs.
  package var junctions: [String: [JSON]]

  /// - Parameters:
  ///   - glyphs: The pictures of glyphs and lanes; empty where none are drawn.
  ///   - junctions: The pictures of junctions beside the glyphs.
  package init(glyphs: [String: [JSON]] = [:], junctions: [String: [JSON]] = [:]) {
    self.glyphs = glyphs
    self.junctions = junctions
  }

  /// A glyph with its pictures.
  func json(of spec: GlyphSpec) -> JSON {
    let name = spec.name
    return ["files": glyphs[name], "name": name]
  }

  /// A junction with its pictures, or `nil` if it has none.
  func json(ofJunction spec: GlyphSpec) -> JSON? {
    let name = spec.name
    return junctions[name].map { ["files": $0, "name": name] }
  }
}
