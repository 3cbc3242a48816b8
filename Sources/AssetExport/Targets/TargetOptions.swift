public import SVGCoding

/// A density of Android's screens.
public enum AndroidDensity: String, Hashable, Sendable, CaseIterable {
  case ldpi, mdpi, hdpi, xhdpi, xxhdpi, xxxhdpi

  /// Pixels a dp.
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

/// What is written in each target.
public struct TargetOptions: Hashable, Sendable {
  /// How pictures of a target for Apple or Android are kept.
  public enum Artwork: String, Hashable, Sendable, CaseIterable {
    /// As PNG for each scale.
    case png
    /// As SVG or VectorDrawable, for all scales.
    case vector
    /// As both; for Android alone, whose vectors then serve as default.
    case both
  }

  /// Whether the system may color the pictures.
  public enum Rendering: String, Hashable, Sendable, CaseIterable {
    /// They keep their colors.
    case original
    /// Only their opacity counts.
    case template
  }

  /// The targets, each once.
  public var targets: [AssetTarget]
  /// What stands before every name of the targets for Apple, Android, MapLibre and the web.
  public var prefix = ""
  /// Pixels a point where they were asked for; else each target has its own.
  public var scales: [Int]?
  /// The name of the catalog, without `.xcassets`.
  public var catalog = "Fingerpost"
  /// Whether the catalog's folders are part of the names in it.
  public var isNamespaced = true
  /// Whether slots for the idiom `car` are added to those for all devices.
  public var hasCarIdiom = false
  /// How the catalog's pictures are drawn.
  public var rendering = Rendering.original
  /// How the pictures of the catalog are kept.
  public var catalogArtwork = Artwork.png
  /// How the pictures for Android are kept.
  public var androidArtwork = Artwork.both
  /// The densities of the PNG files for Android.
  public var densities: [AndroidDensity] = [.mdpi, .hdpi, .xhdpi, .xxhdpi, .xxxhdpi]
  /// Transparent pixels between the pictures of a sheet, at the ratio 1; 0 or more.
  public var spacing = 1
  /// Whether sheets of distance fields, which maps color, are written besides those in colors.
  public var hasDistanceFields = false
  /// How the colors of SVG files are written.
  public var svgColors = SVGWriter.Colors.fixed
  /// The Kotlin package of the accessors for Android, if they are wanted.
  public var kotlinPackage: String?
  /// Whether Swift accessors for the catalog are wanted.
  public var hasSwiftAccessors = false

  /// Makes options.
  public init(targets: [AssetTarget] = [.flat]) {
    self.targets = AssetTarget.allCases.filter(targets.contains)
  }
}
