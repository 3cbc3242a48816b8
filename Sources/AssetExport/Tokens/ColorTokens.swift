import Glyphs

/// The colors of the navigation UI as files of each target: by day, by night or both.
///
/// Each kind of file is written once, also if two targets ask for it.
struct ColorTokens: Sendable {
  /// The schemes of the chosen variants, day first.
  var schemes: [(name: Theme.Scheme, colors: Theme.Interface)]
  var options: TargetOptions

  init(_ theme: Theme, _ options: TargetOptions) {
    let chosen = Set(theme.variants.map(\.scheme))
    schemes = Theme.Scheme.allCases.filter(chosen.contains).map { ($0, theme.interface($0)) }
    self.options = options
  }

  /// The colors of the second scheme, for platforms that switch between two.
  var dark: Theme.Interface? { schemes.count > 1 ? schemes[1].colors : nil }

  var files: [PlannedFile] {
    let kinds: [(targets: [AssetTarget], files: (AssetTarget) -> [PlannedFile])] = [
      ([.xcassets, .sfsymbols], catalog), ([.android], resources), ([.web], styleSheet),
      ([.flat, .svg, .sprite], designTokens),
    ]
    return kinds.flatMap { targets, files in
      targets.first(where: options.targets.contains).map(files) ?? []
    }
  }

  /// One line for each role, in the order of the roles.
  func lines(_ line: (InterfaceRole) -> String) -> String {
    InterfaceRole.allCases.map { line($0) + "\n" }.joined()
  }
}
