import Foundation
import Glyphs
import Faults

/// The folder of `--icons`.
enum IconFolder {
  static let help =
    "A folder of SVG icons that replace built-in icons of the same name or add new ones."

  static func check(_ icons: String?) throws {
    guard let icons else { return }
    switch PathKind(icons) {
    case .folder: break
    case .absent: throw Fault(.noInput, at: icons, "no such folder", remedy: "check the name")
    case .file:
      throw Fault(
        .noInput, at: icons, "a file, not a folder",
        remedy: "name the folder that holds 'maneuvers'")
    }
  }

  /// Reads a folder, or the built-in icons; prints warnings about its files, unless only its words
  /// are of interest.
  static func library(_ icons: String?, forWords: Bool = false) throws -> IconLibrary {
    try check(icons)
    let library = try icons.map { try IconLibrary(folder: URL(filePath: $0)) } ?? .builtIn
    guard !forWords else { return library }
    Console.warnings(library.warnings, rest: "parts of icons are ignored")
    Console.warnings(library.doubts, rest: "warnings about icons")
    return library
  }
}
