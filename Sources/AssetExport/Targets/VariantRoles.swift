import Glyphs

/// The variants in the parts that platforms with a dark mode have for them.
struct VariantRoles: Sendable {
  /// What stands where no mode is asked for: `light` if it is there.
  var usual: Theme.Variant
  /// What stands in dark mode: `dark` if it is there and not the usual one.
  var dark: Theme.Variant?
  /// All others, which become pictures with names of their own.
  var others: [Theme.Variant]

  init?(_ variants: [Theme.Variant]) {
    guard let first = variants.first else { return nil }
    let usual = variants.first { $0.name == "light" } ?? first
    let dark = variants.first { $0.name == "dark" && $0.name != usual.name }
    self.usual = usual
    self.dark = dark
    others = variants.filter { $0.name != usual.name && $0.name != dark?.name }
  }

  /// The names of a glyph with the variants for the usual and the dark mode.
  func named(_ name: String) -> [(name: String, usual: Theme.Variant, dark: Theme.Variant?)] {
    [(name, usual, dark)] + others.map { (name + "_" + $0.name, $0, nil) }
  }
}
