public import ArgumentParser
public import AssetExport
import Glyphs
import Paths
public import SVGCoding

extension AssetTarget: ExpressibleByArgument {}
extension AssetPreset: ExpressibleByArgument {}
extension AndroidDensity: ExpressibleByArgument {}
extension TargetOptions.Artwork: ExpressibleByArgument {}
extension TargetOptions.Rendering: ExpressibleByArgument {}
extension SVGWriter.Colors: ExpressibleByArgument {}

struct TargetArguments: ParsableArguments {
  enum Idiom: String, ExpressibleByArgument, CaseIterable { case universal, car }

  @Option(
    name: .customLong("target"),
    help: "What to write; repeatable. Default: that of the preset, or flat.")
  var targets: [AssetTarget] = []

  @Option(value: "Write the sizes and scales of a platform.", "platform")
  var preset: AssetPreset?

  @Option(
    name: .customLong("scale"),
    help:
      "Pixels per point of bitmaps, 1 to 8, such as 1,2. Default: 1,2,3; catalogs 2,3; sheets 1,2.",
    transform: NumberArgument.list)
  var scaleLists: [[Int]] = []
  private var scales: [Int] { scaleLists.flatMap(\.self) }

  @Option(
    name: .customLong("size"),
    help:
      "A size of maneuvers in points; repeatable; later sizes are appended to file names. Default: 50x50."
  )
  var sizes: [Size] = []

  @Option(value: "A size of lanes, in points. Default: 120x18, single lanes 20x18.", "size")
  var laneSize: Size?

  @Option(
    value: "Prefix of asset names, except for flat. Use a-z, 0-9 and _, starting with a letter.",
    "text")
  var prefix = ""

  @Option(help: ArgumentHelp("The name of the catalog.", valueName: "name"))
  var catalog = "Fingerpost"

  @Flag(inversion: .prefixedNo, help: "Whether folders of the catalog are part of its names.")
  var namespace = true

  @Option(help: "The devices of a catalog; car adds slots for CarPlay.")
  var idiom = Idiom.universal

  @Option(help: "Rendering intent of catalog images; the system tints template images.")
  var rendering = TargetOptions.Rendering.original

  @Option(
    help: "The form of pictures for catalogs, Android and web; Android takes bitmaps above 200 dp.")
  var artwork = TargetOptions.Artwork.vector

  @Option(
    name: .customLong("density"),
    help: "A density of bitmaps for Android; repeatable. Default: mdpi to xxxhdpi.")
  var densities: [AndroidDensity] = []

  @Option(value: "Pixels between pictures of a sheet at scale 1.", "n")
  var spacing = 1

  @Flag(
    name: .customLong("sdf"),
    help:
      "With sprite: also write distance fields, which maps color; signs in several colors are left out."
  )
  var hasDistanceFields = false

  @Option(value: "The colors of SVG files; classes are for style sheets.", "colors")
  var svgColors = SVGWriter.Colors.fixed

  @Flag(help: "With xcassets: also write a Swift file that names the images of the catalog.")
  var swiftAccessors = false

  @Option(
    value: "With android: also write a Kotlin file of this package that names the drawables.",
    "package")
  var kotlinPackage: String?

  func validate() throws {
    for scale in scales { try NumberArgument.check(scale: scale) }
    try NumberArgument.check(whole: "--spacing", spacing, in: 0...64)
    if prefix.wholeMatch(of: /([a-z][a-z0-9_]*)?/) == nil {
      throw ValidationError("--prefix is '\(prefix)'; use a-z, 0-9 and _, a letter first")
    }
    if catalog.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9 _-]{0,99}/) == nil {
      throw ValidationError("--catalog is '\(catalog)'; use letters, digits, spaces, _ and -")
    }
    let package = /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*/
    if let kotlinPackage, kotlinPackage.wholeMatch(of: package) == nil {
      throw ValidationError(
        "--kotlin-package is '\(kotlinPackage)'; use a package such as com.example.app")
    }
    // Not a loop over these, whose compiled code would differ from build to build.
    if swiftAccessors { try needs(.xcassets, "--swift-accessors") }
    if kotlinPackage != nil { try needs(.android, "--kotlin-package") }
    if hasDistanceFields { try needs(.sprite, "--sdf") }
  }

  private func needs(_ target: AssetTarget, _ option: String) throws {
    guard chosen.contains(target) else {
      throw ValidationError("\(option) needs --target \(target.rawValue)")
    }
  }

  private var chosen: [AssetTarget] {
    targets.isEmpty ? [preset?.target ?? .flat] : targets
  }

  func targetOptions() -> TargetOptions {
    var options = TargetOptions(targets: chosen)
    // By default, sheets of a preset use the scales that readers of sheets support.
    options.scales = scales.isEmpty ? nil : Set(scales).sorted()
    options.prefix = prefix
    options.catalog = catalog
    options.isNamespaced = namespace
    options.hasCarIdiom = idiom == .car
    options.rendering = rendering
    options.artwork = artwork
    if !densities.isEmpty { options.densities = AndroidDensity.allCases.filter(densities.contains) }
    if preset == .liveUpdate { options.statusIconSize = preset?.size(of: .secondManeuver) }
    options.spacing = spacing
    options.hasDistanceFields = hasDistanceFields
    options.svgColors = svgColors
    options.hasSwiftAccessors = swiftAccessors
    options.kotlinPackage = kotlinPackage
    return options
  }

  /// `singleLanes` means single lanes instead of strips.
  func pictureOptions(
    _ theme: Theme, singleLanes: Bool, junctionSize: Size? = nil
  ) -> PictureOptions {
    var seen: Set<Size> = []
    let sizes = sizes.filter { seen.insert($0).inserted }
    // Without a preset, pictures are as large as CarPlay's first symbol.
    let usualSizes = Array(AssetPreset.carplay.maneuverSizes.prefix(1))
    var options = PictureOptions(
      variants: theme.variants,
      scales: scales.isEmpty ? preset?.scales ?? AssetPreset.usualScales : Set(scales).sorted(),
      maneuverSizes: sizes.isEmpty ? preset?.maneuverSizes ?? usualSizes : sizes,
      laneSize: laneSize ?? (preset ?? .carplay).laneSize(isSingle: singleLanes))
    options.junctionSize = junctionSize
    return options
  }
}
