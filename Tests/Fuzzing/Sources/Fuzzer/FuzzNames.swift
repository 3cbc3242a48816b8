@testable import Glyphs

/// Reads what libFuzzer made up as a list of glyphs and as one of shields, up to a line that is none.
///
/// A name leads back to its glyph; the nearest name, which is for a mistyped one, leads to a glyph.
func fuzzNames(_ bytes: [UInt8]) {
  let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    .filter { !$0.hasPrefix("#") }
  for line in lines.map(String.init) {
    guard let spec = artist.icons.spec(named: line) else {
      if let nearest = artist.icons.nearest(to: line)?.replacing("-", with: "_") {
        precondition(artist.icons.spec(named: nearest) != nil, "no glyph \(nearest)")
      }
      break
    }
    check(spec)
  }
  for line in lines.map(String.init) {
    guard let shield = value({ try Shield(words: line) }),
      let size = value({ try artist.icons.shields.size(of: shield) })
    else { break }
    precondition(size.width > 0 && size.height > 0, "\(line) has no size")
    check(.shield(shield))
  }
}

private func check(_ spec: GlyphSpec) {
  let again = artist.icons.spec(named: spec.name)
  precondition(again == spec, "\(spec.name) leads to \(again?.name ?? "nothing")")
}
