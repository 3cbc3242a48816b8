import Foundation
import Glyphs

/// The folder of `--icons`.
enum IconFolder {
  static let help = "A folder of icons: each replaces the built-in one of its name, or is new."

  static func check(_ icons: String?) throws {
    guard let icons else { return }
    switch PathKind(icons) {
    case .folder: break
    case .absent: throw Failure("\(icons): no such folder; check the name", .noInput)
    case .file:
      throw Failure(
        "\(icons): a file, not a folder; name the folder that holds 'maneuvers'", .noInput)
    }
  }

  /// Reads a folder, or the built-in icons; prints warnings about its files, unless only its words
  /// are of interest.
  static func library(_ icons: String?, forWords: Bool = false) throws -> IconLibrary {
    try check(icons)
    let library = try icons.map { try IconLibrary(folder: URL(filePath: $0)) } ?? .builtIn
    guard !forWords else { return library }
    Console.warnings(library.warnings, rest: "parts of icons are ignored")
    Console.warnings(library.doubts, rest: "icons need a look")
    return library
  }
}
