import Glyphs

/// The roles of variants on platforms with a dark mode.
struct VariantRoles: Sendable {
  /// The variant outside of dark mode: `light`, or else the first.
  var usual: Theme.Variant
  /// The variant in dark mode: `dark`, unless it is already the usual one.
  var dark: Theme.Variant?
  /// All other variants, which get separate names.
  var others: [Theme.Variant]

  init?(_ variants: [Theme.Variant]) {
    guard let first = variants.first else { return nil }
    let usual = variants.first { $0.name == "light" } ?? first
    let dark = variants.first { $0.name == "dark" && $0.name != usual.name }
    self.usual = usual
    self.dark = dark
    others = variants.filter { $0.name != usual.name && $0.name != dark?.name }
  }

  func named(_ name: String) -> [(name: String, usual: Theme.Variant, dark: Theme.Variant?)] {
    [(name, usual, dark)] + others.map { (name + "_" + $0.name, $0, nil) }
  }
}
