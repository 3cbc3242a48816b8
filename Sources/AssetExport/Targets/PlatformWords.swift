import EmbeddedFiles
import Faults
import JSON

/// The words that Xcode and Android know, from `platform-words.json`.
package struct PlatformWords {
  package struct Catalog {
    package var appearances, colorSpaces, idioms, keys, pictureEnds, slotKeys: Set<String>
  }

  package struct Android {
    package var drawableEnds, kinds, kotlinWords, reservedWords: Set<String>
    /// Patterns in the order that Android requires.
    package var qualifiers: [String]
  }

  package var catalog: Catalog
  package var android: Android

  package static let all: PlatformWords = {
    do throws(Fault) {
      let root = try JSONNode(text: EmbeddedFiles.read("AssetExport/Words/platform-words.json"))
      func list(_ section: String, _ name: String) throws(Fault) -> [String] {
        try root.member(section).member(name).expectList().map { word throws(Fault) in
          try word.expectText()
        }
      }
      func words(_ section: String, _ name: String) throws(Fault) -> Set<String> {
        Set(try list(section, name))
      }
      return PlatformWords(
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
      preconditionFailure("platform-words.json: \(error)")
    }
  }()
}
