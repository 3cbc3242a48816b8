import Glyphs
public import Paths
public import SVGCoding

/// A screen density of Android.
public enum AndroidDensity: String, Hashable, Sendable, CaseIterable {
  case ldpi, mdpi, hdpi, xhdpi, xxhdpi, xxxhdpi

  /// Pixels per dp.
  var scale: Double {
    switch self {
    case .ldpi: 0.75
    case .mdpi: 1
    case .hdpi: 1.5
    case .xhdpi: 2
    case .xxhdpi: 3
    case .xxxhdpi: 4
    }
  }
}

/// The options of all targets.
public struct TargetOptions: Hashable, Sendable {
  /// The kind of pictures for Apple, Android and the web.
  public enum Artwork: String, Hashable, Sendable, CaseIterable {
    /// SVG or VectorDrawable for all scales; PNG where a platform does not take such large vectors.
    case vector
    /// PNG for each scale.
    case bitmap
    /// Both, with vectors as default; only vectors for Apple, whose image sets hold one kind.
    case both
  }

  /// Whether the system colors the pictures.
  public enum Rendering: String, Hashable, Sendable, CaseIterable {
    /// The pictures keep their colors.
    case original
    /// The system uses only their opacity.
    case template
  }

  /// The targets without duplicates.
  public var targets: [AssetTarget]
  /// The prefix of names for Apple, Android, MapLibre and the web.
  public var prefix = ""
  /// The requested scales in pixels per point, or `nil` for each target's default.
  public var scales: [Int]?
  /// The name of the catalog, without `.xcassets`; that of symbols ends in `Symbols`.
  public var catalog = "Fingerpost"
  /// Whether asset names include the catalogs' folders.
  public var isNamespaced = true
  /// Whether to add slots for the idiom `car` to the universal ones.
  public var hasCarIdiom = false
  /// The rendering mode of the catalog's pictures.
  public var rendering = Rendering.original
  /// The kind of pictures for Apple, Android and the web.
  public var artwork = Artwork.vector
  /// The densities of the PNG files for Android.
  public var densities: [AndroidDensity] = [.mdpi, .hdpi, .xhdpi, .xxhdpi, .xxxhdpi]
  /// The size of pictures for Android's status bar, which uses only their opacity; nil for none.
  public var statusIconSize: Size?
  /// Transparent pixels between pictures of a sheet, at a pixel ratio of 1; 0 or more.
  public var spacing = 1
  /// Whether to add sheets of distance fields, which maps color.
  public var hasDistanceFields = false
  /// The color mode of SVG files.
  public var svgColors = SVGWriter.Colors.fixed
  /// The package of the Kotlin accessors, or `nil` to omit them.
  public var kotlinPackage: String?
  /// Whether to generate Swift accessors for the catalog.
  public var hasSwiftAccessors = false

  /// Creates options.
  public init(targets: [AssetTarget] = [.flat]) {
    self.targets = AssetTarget.allCases.filter(targets.contains)
  }
}

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
