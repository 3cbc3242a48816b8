import Glyphs
package import TextSafety

/// Pictures of glyphs, lanes and junctions by the glyph's name, as cards list them.
package struct CardPictures: Sendable {
  package var glyphs: [String: [JSON]] = [:]
  package var junctions: [String: [JSON]] = [:]

  package init() {}

  func json(of spec: GlyphSpec) -> JSON {
    let name = spec.name
    return ["files": glyphs[name], "name": name]
  }

  func json(ofJunction spec: GlyphSpec) -> JSON? {
    let name = spec.name
    return junctions[name].map { ["files": $0, "name": name] }
  }
}

package enum PictureName {
  /// The variant follows `~`; the scale follows `@`, from 2 up.
  package static func file(_ name: some StringProtocol, _ variant: String, scale: Int) -> String {
    "\(name)~\(variant)\(scale == 1 ? "" : "@\(scale)x").png"
  }
}
