import Foundation
import Glyphs
import Faults

/// A file that lists shields, a line each.
enum ShieldList {
  /// Reads the shields, each once, sorted by name.
  static func read(_ file: String, _ table: ShieldTable) throws -> [GlyphSpec] {
    let text = String(decoding: try Input.read(file), as: UTF8.self)
    var specs: Set<GlyphSpec> = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty else { continue }
      try Fault.naming("\(file): line \(index + 1)") {
        let shield = try Shield(words: words)
        _ = try table.size(of: shield)
        specs.insert(.shield(shield))
      }
    }
    return GlyphSpec.sorted(specs)
  }
}
