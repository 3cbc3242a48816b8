import EmbeddedFiles
public import Faults

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
  public static func builtIn() throws(Fault) -> Theme {
    try Theme(EmbeddedFiles.read("Icons/theme.json"))
  }

  /// The built-in theme of a name, or `nil`.
  ///
  /// - Throws: `Fault.badTheme` only if it is invalid.
  public static func builtIn(named name: String) throws(Fault) -> Theme? {
    guard let file = builtInFiles.first(where: { $0.key == name }) else { return nil }
    return try Theme(file.value)
  }
}
