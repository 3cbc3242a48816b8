import Faults
import JSON

/// What is wrong with the files of the live page, each error once.
struct LiveErrors: Sendable {
  struct Item: Sendable {
    /// The place, the finding and the remedy.
    var text: String
    /// The glyphs that the error spoils, in the order of the sheet; the cell of the first shows it.
    var glyphs: [String] = []
  }

  private(set) var all: [Item] = []

  /// Gathers the errors of files, in order, then those of glyphs; equal ones are one.
  init(files: [Fault], glyphs: [GlyphData]) {
    for fault in files { add(fault.description) }
    let broken = glyphs.filter { $0.fault != nil }
    for group in GlyphGroup.allCases {
      for glyph in broken where glyph.group == group { add(glyph.fault ?? "", glyph: glyph.name) }
    }
  }

  private mutating func add(_ text: String, glyph: String? = nil) {
    let place = all.firstIndex { $0.text == text } ?? all.count
    if place == all.count { all.append(Item(text: text)) }
    if let glyph { all[place].glyphs.append(glyph) }
  }

  var json: [JSON] { all.map { ["glyphs": $0.glyphs, "text": $0.text] } }
}
