import Glyphs

/// The colors of the navigation UI as files of each target: by day, by night or both.
///
/// Each kind of file is written once, even if two targets need it.
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

  /// A kind of file with the colors.
  enum Kind: CaseIterable {
    case catalog, resources, styleSheet, designTokens
  }

  /// The files, each for the first of the targets that have its kind.
  var files: [PlannedFile] {
    Kind.allCases.flatMap { kind -> [PlannedFile] in
      guard let target = options.targets.first(where: { $0.plan.colors == kind }) else { return [] }
      switch kind {
      case .catalog: return catalog(target)
      case .resources: return resources(target)
      case .styleSheet: return styleSheet(target)
      case .designTokens: return designTokens(target)
      }
    }
  }

  /// One line for each role, in the order of the roles.
  func lines(_ line: (InterfaceRole) -> String) -> String {
    InterfaceRole.allCases.map { line($0) + "\n" }.joined()
  }
}
