import EmbeddedFiles
import Foundation

/// The words that Xcode and Android know, from `lint-words.json`.
struct LintWords: Decodable {
  struct Catalog: Decodable {
    var appearances, colorSpaces, idioms, keys, pictureEnds, slotKeys: Set<String>
  }

  struct Android: Decodable {
    var drawableEnds, kinds, kotlinWords, reservedWords: Set<String>
    /// Patterns in the order that Android requires.
    var qualifiers: [String]
  }

  var catalog: Catalog
  var android: Android

  static let all: LintWords = {
    do {
      return try JSONDecoder().decode(
        Self.self, from: Data(EmbeddedFiles.read("AssetExport/Lint/lint-words.json")))
    } catch {
      preconditionFailure("lint-words.json: \(error)")
    }
  }()
}
