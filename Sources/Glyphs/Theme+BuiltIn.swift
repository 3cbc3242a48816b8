import EmbeddedFiles
import Foundation

extension Theme {
  /// The themes compiled into the program, by name.
  package static var builtInFiles: KeyValuePairs<String, [UInt8]> {
    [
      "default": EmbeddedFiles.read("Icons/theme.json"),
      "high-contrast": EmbeddedFiles.read("Icons/themes/high-contrast.json"),
      "map": EmbeddedFiles.read("Icons/themes/map.json"),
      "outline": EmbeddedFiles.read("Icons/themes/outline.json"),
    ]
  }

  /// The theme that the program uses without another; throws only if that is invalid.
  public static func builtIn() throws(GlyphError) -> Theme {
    try Theme(Data(EmbeddedFiles.read("Icons/theme.json")))
  }

  /// The built-in theme of a name, or `nil`.
  ///
  /// - Throws: `GlyphError.badTheme` only if it is invalid.
  public static func builtIn(named name: String) throws(GlyphError) -> Theme? {
    guard let file = builtInFiles.first(where: { $0.key == name }) else { return nil }
    return try Theme(Data(file.value))
  }

  /// The interface of the program's theme, as in its file, by `light` and `dark`.
  ///
  /// - Throws: `GlyphError.badTheme` only if the file is invalid.
  static func builtInInterface() throws(GlyphError) -> [String: [String: String]] {
    struct File: Decodable { var interface: [String: [String: String]] }
    let data = Data(EmbeddedFiles.read("Icons/theme.json"))
    do {
      return try JSONDecoder().decode(File.self, from: data).interface
    } catch {
      throw GlyphError(theme: error, in: data)
    }
  }
}
