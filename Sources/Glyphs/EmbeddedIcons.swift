import EmbeddedFiles

/// A folder of `Icons`, whose SVG files are compiled into the program.
struct EmbeddedIcons {
  static let maneuvers = Self(folder: "maneuvers")
  /// Signs, markers and buttons.
  static let furniture = Self(folder: "furniture")
  /// The plates of shields.
  static let shields = Self(folder: "shields")

  private let folder: String

  /// The names without `.svg`, sorted.
  var names: [String] {
    EmbeddedFiles.names(in: "Icons/\(folder)").filter { $0.hasSuffix(".svg") }
      .map { String($0.dropLast(4)) }.sorted()
  }

  /// All files, sorted by name without `.svg`.
  var files: [(name: String, bytes: [UInt8])] {
    names.compactMap { name in self[name].map { (name, $0) } }
  }

  /// The bytes of the file with a name without `.svg`.
  subscript(name: String) -> [UInt8]? { EmbeddedFiles.find("Icons/\(folder)/\(name).svg") }
}
