@testable import Glyphs

/// Reads what libFuzzer made up as lists of glyphs and of shields, one a line.
///
/// A name leads back to its glyph; the nearest name, which is for a mistyped one, leads to a glyph.
func fuzzNames(_ bytes: [UInt8]) {
  for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
    let words = String(line)
    if let spec = artist.icons.spec(named: words) {
      check(spec)
    } else if let nearest = artist.icons.nearest(to: words) {
      let name = nearest.replacing("-", with: "_")
      precondition(artist.icons.spec(named: name) != nil, "no glyph \(nearest)")
    }
    if let shield = value({ try Shield(words: words) }),
      let size = value({ try artist.icons.shields.size(of: shield) })
    {
      precondition(size.width > 0 && size.height > 0, "\(words) has no size")
      check(.shield(shield))
    }
  }
}

private func check(_ spec: GlyphSpec) {
  let again = artist.icons.spec(named: spec.name)
  precondition(again == spec, "\(spec.name) leads to \(again?.name ?? "nothing")")
}
