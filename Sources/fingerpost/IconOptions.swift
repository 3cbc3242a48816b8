import ArgumentParser
import Foundation
import Glyphs

struct IconOptions: ParsableArguments {
  @Option(folder: "A folder of icons: each replaces the built-in one of its name, or is new.")
  var icons: String?

  func check() throws {
    guard let icons else { return }
    switch PathKind(icons) {
    case .folder: break
    case .absent: throw Failure("\(icons): no such folder; check the name", .noInput)
    case .file:
      throw Failure(
        "\(icons): a file, not a folder; name the folder that holds 'maneuvers'", .noInput)
    }
  }

  /// Reads the folder; prints warnings about its files, unless only its words are of interest.
  func library(forWords: Bool = false) throws -> IconLibrary {
    try check()
    let library = try icons.map { try IconLibrary(folder: URL(filePath: $0)) } ?? .builtIn
    guard !forWords else { return library }
    Console.warnings(library.warnings, rest: "parts of icons are ignored")
    Console.warnings(library.doubts, rest: "icons need a look")
    return library
  }
}
