import ArgumentParser
public import AssetExport
import Glyphs
import Paths
public import SVGCoding

extension AssetTarget: WordArgument {}
extension AssetPreset: WordArgument {}
extension AndroidDensity: WordArgument {}
extension TargetOptions.Artwork: WordArgument {}
extension TargetOptions.Rendering: WordArgument {}
extension SVGWriter.Colors: WordArgument {}

/// In which forms and sizes glyphs are written.
struct TargetArguments: ParsableArguments {
  @Option(
    name: .customLong("target"),
    help: ArgumentHelp(
      "What to write: flat (PNG), xcassets, android, sprite (MapLibre), svg or web; repeatable. "
        + "Default: that of the preset, or flat.", valueName: "target"))
  var targets: [AssetTarget] = []

  @Option(
    help: ArgumentHelp(
      "The sizes and scales of a platform: carplay, android-auto, google or web.",
      valueName: "platform"))
  var preset: AssetPreset?

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp(
      "Pixels a point, 1 to 8; repeatable. Default: 1, 2 and 3, in a catalog 2 and 3, on sheets "
        + "1 and 2.", valueName: "n"))
  var scales: [Int] = []

  @Option(
    name: .customLong("size"),
    help: ArgumentHelp(
      "The size of maneuver glyphs, in points; repeatable, the names of further sizes end in "
        + "theirs. Default: 50x50.", valueName: "size"))
  var sizes: [SizeArgument] = []

  @Option(
    help: ArgumentHelp(
      "The size of lanes, in points. Default: 120x18, of single lanes 20x18.", valueName: "size"))
  var laneSize: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "A prefix of the names in targets other than flat: a-z, 0-9 and _, a letter first.",
      valueName: "text"))
  var prefix = ""

  @Option(help: ArgumentHelp("The name of the catalog.", valueName: "name"))
  var catalog = "Fingerpost"

  @Flag(inversion: .prefixedNo, help: "Whether folders of the catalog are part of its names.")
  var namespace = true

  @Option(
    help: ArgumentHelp(
      "The devices that the catalog has slots for: universal, for all, or car, for these and all. "
        + "Default: universal.", valueName: "idiom"))
  var idiom: String?

  @Option(help: "How the catalog's pictures are drawn: original or template.")
  var rendering = TargetOptions.Rendering.original

  @Option(
    help: ArgumentHelp(
      "What a catalog and Android resources hold: png, vector or both. "
        + "Default: png in a catalog, both for Android.", valueName: "artwork"))
  var artwork: TargetOptions.Artwork?

  @Option(
    name: .customLong("density"),
    help: ArgumentHelp(
      "A density of Android, ldpi to xxxhdpi; repeatable. Default: mdpi to xxxhdpi.",
      valueName: "density"))
  var densities: [AndroidDensity] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels between pictures of a sheet at scale 1.", valueName: "n"))
  var spacing = 1

  @Flag(
    name: .customLong("sdf"),
    help: ArgumentHelp(
      "Also write sheets of distance fields, whose icons a map's style colors; signs in several "
        + "colors are left out."))
  var hasDistanceFields = false

  @Option(
    help: ArgumentHelp(
      "The colors of SVG files: fixed, classes (for style sheets) or current-color.",
      valueName: "colors"))
  var svgColors = SVGWriter.Colors.fixed

  @Flag(help: "Also write a Swift file that names the images of the catalog.")
  var swiftAccessors = false

  @Option(
    help: ArgumentHelp(
      "Also write a Kotlin file of this package that names the drawables.", valueName: "package"))
  var kotlinPackage: String?

  func validate() throws {
    if scales.contains(where: { !(1...8).contains($0) }) {
      throw ValidationError("--scale is a whole number from 1 to 8.")
    }
    if !(0...64).contains(spacing) {
      throw ValidationError("--spacing is a whole number from 0 to 64.")
    }
    if let idiom, idiom != "car", idiom != "universal" {
      throw ValidationError(
        "unknown --idiom '\(idiom)'; use universal, for all devices, or car for further slots.")
    }
    if !Self.isName(prefix, pattern: /([a-z][a-z0-9_]*)?/) {
      throw ValidationError("--prefix has a-z, 0-9 and _, a letter first.")
    }
    if !Self.isName(catalog, pattern: /[A-Za-z0-9][A-Za-z0-9 _-]{0,99}/) {
      throw ValidationError("--catalog has letters, digits, spaces, _ and -.")
    }
    let package = /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*/
    if let kotlinPackage, kotlinPackage.wholeMatch(of: package) == nil {
      throw ValidationError("--kotlin-package is a package such as com.example.app.")
    }
    for (option, target) in [
      (swiftAccessors ? "--swift-accessors" : nil, AssetTarget.xcassets),
      (kotlinPackage == nil ? nil : "--kotlin-package", .android),
      (hasDistanceFields ? "--sdf" : nil, .sprite),
    ] {
      if let option, !chosen.contains(target) {
        throw ValidationError("\(option) needs --target \(target.rawValue).")
      }
    }
  }

  private static func isName<Output>(_ text: String, pattern: Regex<Output>) -> Bool {
    text.wholeMatch(of: pattern) != nil
  }

  /// The targets asked for, or the usual one.
  private var chosen: [AssetTarget] {
    targets.isEmpty ? [preset?.target ?? .flat] : targets
  }

  private var chosenScales: [Int]? {
    scales.isEmpty ? preset?.scales : Array(Set(scales)).sorted()
  }

  /// Each distinct size, the first one first.
  private var chosenSizes: [Size] {
    var result: [Size] = []
    for size in sizes.map(\.size) where !result.contains(size) { result.append(size) }
    return result.isEmpty
      ? preset?.maneuverSizes ?? [Size(width: 50, height: 50)] : result
  }

  /// The options that decide on pictures as they are written; none for the defaults.
  var words: [String] {
    var words: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { words += ["--\(name)", value] }
    }
    for target in targets { add("target", target.rawValue) }
    add("preset", preset?.rawValue)
    for scale in scales { add("scale", "\(scale)") }
    for size in sizes { add("size", size.text) }
    add("lane-size", laneSize?.text)
    add("prefix", prefix.isEmpty ? nil : prefix)
    add("catalog", catalog == "Fingerpost" ? nil : catalog)
    add("rendering", rendering == .original ? nil : rendering.rawValue)
    add("artwork", artwork?.rawValue)
    for density in densities { add("density", density.rawValue) }
    return words
  }

  /// The options of the targets.
  func targetOptions() -> TargetOptions {
    var options = TargetOptions(targets: chosen)
    // Sheets of a preset keep to the scales that readers of sheets know.
    options.scales = scales.isEmpty ? nil : chosenScales
    options.prefix = prefix
    options.catalog = catalog
    options.isNamespaced = namespace
    options.hasCarIdiom = idiom == "car"
    options.rendering = rendering
    options.catalogArtwork = artwork ?? .png
    options.androidArtwork = artwork ?? .both
    if !densities.isEmpty { options.densities = AndroidDensity.allCases.filter(densities.contains) }
    options.spacing = spacing
    options.hasDistanceFields = hasDistanceFields
    options.svgColors = svgColors
    options.hasSwiftAccessors = swiftAccessors
    options.kotlinPackage = kotlinPackage
    return options
  }

  /// How glyphs are pictured.
  ///
  /// - Parameters:
  ///   - look: The variants.
  ///   - theme: Where they come from.
  ///   - singleLanes: Whether lanes are drawn alone instead of in strips.
  /// - Returns: The options.
  /// - Throws: `Failure` for a variant that the theme does not have.
  func pictureOptions(
    _ look: GlyphLookOptions, theme: Theme, singleLanes: Bool
  ) throws -> PictureOptions {
    let lanes =
      laneSize?.size
      ?? (singleLanes ? preset?.singleLaneSize : preset?.laneSize)
      ?? Size(width: singleLanes ? 20 : 120, height: 18)
    let sizes = chosenSizes
    var options = PictureOptions(
      variants: try look.chosenVariants(of: theme), scales: chosenScales ?? [1, 2, 3],
      maneuverSize: sizes[0], laneSize: lanes)
    options.extraSizes = Array(sizes.dropFirst())
    return options
  }
}
