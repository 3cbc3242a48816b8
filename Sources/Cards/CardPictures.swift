import Glyphs
package import TextSafety

/// Where the pictures of glyphs are, by the glyphs' names.
package struct CardPictures: Sendable {
  /// The pictures of glyphs and lanes, as cards list them.
  package var glyphs: [String: [JSON]] = [:]
  /// The pictures of junctions beside the glyphs.
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
  /// The name of a picture: the variant behind `~`, the scale behind `@` from 2 up.
  package static func file(_ name: some StringProtocol, _ variant: String, scale: Int) -> String {
    "\(name)~\(variant)\(scale == 1 ? "" : "@\(scale)x").png"
  }
}
