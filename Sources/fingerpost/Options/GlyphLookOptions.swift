import ArgumentParser
import SystemLibraries
import Glyphs
import Paths
import Faults

struct GlyphLookOptions: ParsableArguments {
  @Option(
    name: .customLong("variant"),
    help: ArgumentHelp(
      "A variant of the theme: light (dark ink, for light backgrounds) or dark; repeatable. "
        + "Default: all; of 'glyph' the one that suits the terminal, else light.",
      valueName: "name"), completion: .list(["light", "dark"]))
  var variants: [String] = []

  @Option(theme: "A theme: a file, or outline, high-contrast or map. Default: the built-in one.")
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "How heavy lines are: light, regular, bold, or a weight of the theme. Default: regular.",
      valueName: "name"), completion: .list(["light", "regular", "bold"]))
  var weight: String?

  @Option(folder: IconFolder.help) var icons: String?

  @Flag(help: "Leave out icons of --icons that cannot be drawn, and end with 1 if there are any.")
  var skipFaulty = false

  /// Returns an artist whose theme has only the chosen variants, in the chosen weight.
  func artist(_ say: SayOptions) throws -> GlyphArtist {
    if skipFaulty, icons == nil { throw ValidationError("--skip-faulty needs --icons") }
    if let name = self.theme, ["dark", "light"].contains(name), PathKind(name) == .absent {
      throw Fault(.noInput, "no theme '\(name)'", remedy: "use '--variant \(name)'")
    }
    let theme = try part(of: Theme.read(theme))
    if let file = self.theme {
      for doubt in theme.doubts where !say.quiet { Console.warning("\(doubt.within(file))") }
      for figure in theme.contrasts()
      where !figure.isEnough && theme.reason(toAccept: figure.place) == nil {
        if figure.isOnBackground { throw Fault(.data, at: file, "\(figure)") }
        if !say.quiet { Console.warning("\(file): \(figure)") }
      }
    }
    let icons = try IconFolder.library(icons, warns: !say.quiet, seenIn: skipFaulty ? theme : nil)
    return GlyphArtist(theme: theme, icons: icons)
  }

  /// Returns a theme with the chosen variants, or all if none is chosen, in the chosen weight.
  func part(of theme: Theme) throws(Fault) -> Theme {
    var theme = theme
    if let weight {
      guard let weighted = theme.weighted(weight) else {
        throw missing(weight, "weight", theme.weights.keys.sorted())
      }
      theme = weighted
    }
    guard !variants.isEmpty else { return theme }
    var seen: Set<String> = []
    let all = theme
    let names = variants.filter { seen.insert($0).inserted }
    theme.variants = try names.map { name throws(Fault) in
      guard let variant = all.variant(named: name) else {
        throw missing(name, "variant", all.variants.map(\.name))
      }
      return variant
    }
    return theme
  }

  /// Names all, also beside the nearest: `night` is near `light`, but means `dark`.
  private func missing(_ name: String, _ kind: String, _ names: [String]) -> Fault {
    let hint = name.suggestion(among: names).map { $0 + " Else use " } ?? "use "
    return Fault(
      .usage, at: "--\(kind) \(name)", "the theme has no such \(kind)",
      remedy: hint + names.joined(separator: ", "))
  }

  var inputs: [String] {
    Theme.files(theme) + (icons.map(IconLibrary.files) ?? [])
  }
}

extension Theme {
  /// Reads a file or a built-in theme; `nil` is the default one.
  static func read(_ file: String?) throws -> Theme {
    guard let file else { return try builtIn() }
    if let theme = try builtIn(named: file) { return theme }
    if PathKind(file) == .absent, let hint = file.suggestion(among: builtInFiles.map { $0.key }) {
      throw Fault(.noInput, "no theme '\(file)'", remedy: hint)
    }
    return try Fault.naming(file) { try Theme(Input.read(file)) }
  }

  /// The file of a theme, if it is not built in.
  static func files(_ theme: String?) -> [String] {
    [theme].compactMap(\.self).filter { name in !builtInFiles.contains { $0.key == name } }
  }

  /// The background of each variant, by name.
  var grounds: [String: Color] {
    Dictionary(variants.map { ($0.name, $0.background) }) { first, _ in first }
  }
}
