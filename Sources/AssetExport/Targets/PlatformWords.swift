import EmbeddedFiles
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
    guard
      let root = try? JSONNode(text: EmbeddedFiles.read("AssetExport/Words/platform-words.json"))
    else { preconditionFailure("platform-words.json is not JSON") }
    func list(_ section: String, _ name: String) -> [String] {
      guard let words = root[section]?[name] else {
        preconditionFailure("no \(section).\(name) in platform-words.json")
      }
      return words.strings
    }
    func words(_ section: String, _ name: String) -> Set<String> { Set(list(section, name)) }
    return PlatformWords(
      catalog: Catalog(
        appearances: words("catalog", "appearances"), colorSpaces: words("catalog", "colorSpaces"),
        idioms: words("catalog", "idioms"), keys: words("catalog", "keys"),
        pictureEnds: words("catalog", "pictureEnds"), slotKeys: words("catalog", "slotKeys")),
      android: Android(
        drawableEnds: words("android", "drawableEnds"), kinds: words("android", "kinds"),
        kotlinWords: words("android", "kotlinWords"),
        reservedWords: words("android", "reservedWords"),
        qualifiers: list("android", "qualifiers")))
  }()
}
