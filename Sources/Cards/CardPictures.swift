import Glyphs
package import JSON

/// Pictures of glyphs, lanes and junctions by the glyph's name, as cards list them.
package struct CardPictures: Sendable {
  package var glyphs: [String: [JSON]] = [:]
  package var junctions: [String: [JSON]] = [:]

  package init() {}

  func write(_ spec: GlyphSpec, to json: inout JSONWriter) {
    let name = spec.name
    json.member("files", glyphs[name])
    json.member("name", name)
  }

  func writeJunction(_ spec: GlyphSpec?, to json: inout JSONWriter) {
    guard let name = spec?.name, let files = junctions[name] else { return }
    json.object("junction") { json in
      json.member("files", files)
      json.member("name", name)
    }
  }
}

package enum PictureName {
  /// The variant follows `~`; the scale follows `@`, from 2 up.
  package static func file(_ name: some StringProtocol, _ variant: String, scale: Int) -> String {
    "\(name)~\(variant)\(scale == 1 ? "" : "@\(scale)x").png"
  }
}
