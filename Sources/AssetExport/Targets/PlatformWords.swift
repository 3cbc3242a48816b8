import EmbeddedFiles
import JSON

/// The words that Xcode, Android, Swift and Kotlin know, from `platform-words.json`.
package enum PlatformWords {
  private static let root = try? JSONNode(
    text: EmbeddedFiles.read("AssetExport/Words/platform-words.json"))

  /// The words of a list, in order; a test reads every list that the program uses.
  package static subscript(_ section: String, _ name: String) -> [String] {
    guard let words = root?[section]?[name] else {
      preconditionFailure("no \(section).\(name) in platform-words.json")
    }
    return words.strings
  }
}
