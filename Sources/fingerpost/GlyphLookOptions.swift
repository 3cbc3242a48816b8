import ArgumentParser
import Foundation
import Glyphs

/// How glyphs look.
struct GlyphLookOptions: ParsableArguments {
  @Option(
    name: .customLong("variant"),
    help: ArgumentHelp(
      "A variant of the theme: light (dark ink for a light background) or dark; repeatable.",
      valueName: "name"))
  var variants: [String] = []

  @Option(
    help: ArgumentHelp("A theme in place of the built-in one.", valueName: "file"),
    completion: .file())
  var theme: String?

  @Option(
    help: ArgumentHelp("A folder of icons in place of the built-in ones.", valueName: "folder"),
    completion: .directory)
  var icons: String?

  func validate() throws {
    try PathArgument.check(("--theme", theme), ("--icons", icons))
  }

  /// Sees to it that the folder of icons is there.
  ///
  /// - Throws: `Failure` with the name of a folder that is not.
  func checkIcons() throws {
    guard let icons else { return }
    switch PathKind(icons) {
    case .folder: break
    case .absent: throw Failure("\(icons): no such folder; check the name", .noInput)
    case .file:
      throw Failure(
        "\(icons): a file, not a folder; name the folder that holds 'maneuvers'", .noInput)
    }
  }

  func artist() throws -> GlyphArtist {
    let theme: Theme
    if let file = self.theme {
      do {
        theme = try Theme(try Input.read(file))
      } catch {
        throw Failure(error, file: file)
      }
      for figure in theme.contrasts where !figure.isEnough {
        Console.warning("\(file): \(figure)")
      }
    } else {
      theme = try Theme.builtIn()
    }
    try checkIcons()
    let library =
      try icons.map { folder in
        do {
          return try IconLibrary(folder: URL(filePath: folder))
        } catch {
          // The error names the file.
          throw Failure(error)
        }
      } ?? IconLibrary.builtIn
    return GlyphArtist(theme: theme, icons: library)
  }

  /// The chosen variants, or all.
  func chosenVariants(of theme: Theme) throws -> [Theme.Variant] {
    guard !variants.isEmpty else { return theme.variants }
    return try variants.map { name in
      guard let variant = theme.variant(named: name) else {
        let names = theme.variants.map(\.name).joined(separator: ", ")
        throw Failure("--variant \(name): the theme has no such variant; use \(names)", .usage)
      }
      return variant
    }
  }
}
