import ArgumentParser
import Foundation
import Glyphs
import Paths

struct GlyphLookOptions: ParsableArguments {
  @Option(
    name: .customLong("variant"),
    help: ArgumentHelp(
      "A variant of the theme: light (dark ink, for light backgrounds) or dark; repeatable.",
      valueName: "name"))
  var variants: [String] = []

  @Option(file: "A theme in place of the built-in one.")
  var theme: String?

  @OptionGroup var own: IconOptions

  var icons: String? { own.icons }

  /// Returns an artist whose theme has only the chosen variants.
  func artist() throws -> GlyphArtist {
    var theme = try Theme.read(theme)
    theme.variants = try chosenVariants(of: theme)
    if let file = self.theme {
      for figure in theme.contrasts where !figure.isEnough {
        if figure.isOnBackground { throw Failure("\(file): \(figure)", .badData) }
        Console.warning("\(file): \(figure)")
      }
    }
    return GlyphArtist(theme: theme, icons: try own.library())
  }

  /// Returns all variants if none is chosen.
  private func chosenVariants(of theme: Theme) throws -> [Theme.Variant] {
    guard !variants.isEmpty else { return theme.variants }
    var seen: Set<String> = []
    return try variants.filter { seen.insert($0).inserted }.map { name in
      guard let variant = theme.variant(named: name) else {
        let names = theme.variants.map(\.name).joined(separator: ", ")
        throw Failure("--variant \(name): the theme has no such variant; use \(names)", .usage)
      }
      return variant
    }
  }

  var inputs: [String] {
    [theme].compactMap(\.self) + (icons.map(IconLibrary.files) ?? [])
  }
}

extension Theme {
  /// Reads a theme; `nil` is the built-in one.
  static func read(_ file: String?) throws -> Theme {
    guard let file else { return try builtIn() }
    return try Failure.naming(file) { try Theme(Input.read(file)) }
  }

  /// The background of each variant, by name.
  var grounds: [String: Color] {
    Dictionary(variants.map { ($0.name, $0.background) }) { first, _ in first }
  }
}
