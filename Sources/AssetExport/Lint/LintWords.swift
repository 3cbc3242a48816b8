import EmbeddedFiles
import Faults
import JSON

/// The words that Xcode and Android know, from `lint-words.json`.
struct LintWords {
  struct Catalog {
    var appearances, colorSpaces, idioms, keys, pictureEnds, slotKeys: Set<String>
  }

  struct Android {
    var drawableEnds, kinds, kotlinWords, reservedWords: Set<String>
    /// Patterns in the order that Android requires.
    var qualifiers: [String]
  }

  var catalog: Catalog
  var android: Android

  static let all: LintWords = {
    do throws(Fault) {
      let root = try JSONNode(text: EmbeddedFiles.read("AssetExport/Lint/lint-words.json"))
      func list(_ section: String, _ name: String) throws(Fault) -> [String] {
        try root.member(section).member(name).expectList().map { word throws(Fault) in
          try word.expectText()
        }
      }
      func words(_ section: String, _ name: String) throws(Fault) -> Set<String> {
        Set(try list(section, name))
      }
      return LintWords(
        catalog: Catalog(
          appearances: try words("catalog", "appearances"),
          colorSpaces: try words("catalog", "colorSpaces"),
          idioms: try words("catalog", "idioms"), keys: try words("catalog", "keys"),
          pictureEnds: try words("catalog", "pictureEnds"),
          slotKeys: try words("catalog", "slotKeys")),
        android: Android(
          drawableEnds: try words("android", "drawableEnds"),
          kinds: try words("android", "kinds"), kotlinWords: try words("android", "kotlinWords"),
          reservedWords: try words("android", "reservedWords"),
          qualifiers: try list("android", "qualifiers")))
    } catch {
      preconditionFailure("lint-words.json: \(error)")
    }
  }()
}
