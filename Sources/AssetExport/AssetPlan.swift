import Cards
public import Glyphs
import Paths
import TextSafety

/// Everything that a run writes, known before anything is drawn.
public struct AssetPlan: Sendable {
  /// A sheet of all glyphs.
  struct Sheet: Sendable {
    var variant: Theme.Variant
    /// Whether it holds distance fields instead of colors.
    var holdsDistances: Bool
    var ratio: Int

    /// The path without its extension.
    var path: String {
      "sprite/\(holdsDistances ? "sdf" : variant.name)" + (ratio == 1 ? "" : "@\(ratio)x")
    }

    /// The size of a glyph's picture, in pixels.
    func pixels(_ glyph: PlannedGlyph) -> (width: Int, height: Int) {
      let (width, height) = glyph.look(variant, scale: Double(ratio)).pixels
      let room = holdsDistances ? 2 * DistanceSprites.margin * ratio : 0
      return (width + room, height + room)
    }
  }

  /// The glyphs; the sizes of one follow each other.
  let glyphs: [PlannedGlyph]
  /// Files that are about all glyphs.
  let shared: [PlannedFile]
  /// The sheets, whose pictures come from all glyphs.
  let sheets: [Sheet]
  /// Transparent pixels between the pictures of a sheet, at the ratio 1.
  let spacing: Int
  /// What `cards.json` is made of, if the plan is of routes.
  let routes: Routes?

  /// Plans the files of some glyphs.
  ///
  /// - Parameters:
  ///   - specs: What the glyphs show; each once.
  ///   - options: Variants, sizes and scales.
  ///   - targets: What is written.
  /// - Throws: `ExportError.collision` if two files have one path except for upper and lower case,
  ///   `ExportError.badOption` for what a target cannot hold.
  public init(
    of specs: [GlyphSpec], options: PictureOptions, targets: TargetOptions
  ) throws(ExportError) {
    try self.init(
      of: [PictureSet(folder: "glyphs/", specs: specs, options: options)], targets: targets)
  }

  /// Plans the files of sets of glyphs, of which the first has the usual sizes.
  init(
    of sets: [PictureSet], targets: TargetOptions, routes: Routes? = nil
  ) throws(ExportError) {
    guard let options = sets.first?.options else {
      preconditionFailure("a plan without a set")
    }
    self.routes = routes
    spacing = targets.spacing
    guard let roles = VariantRoles(options.variants) else {
      throw .badOption("no variant is chosen; choose one of the theme")
    }
    let plans: [any TargetPlan] = targets.targets.compactMap { target in
      switch target {
      case .flat: FlatTarget(options: options)
      case .svg: SVGTarget(variants: options.variants, colors: targets.svgColors)
      case .web: WebTarget(roles: roles, scales: targets.scales ?? [1, 2, 3])
      case .xcassets: CatalogTarget(roles: roles, options: targets)
      case .android: AndroidTarget(roles: roles, options: targets)
      case .sprite: nil
      }
    }
    var glyphs = sets.enumerated().flatMap { $1.glyphs(isMain: $0 == 0, prefix: targets.prefix) }
    for index in glyphs.indices {
      glyphs[index].files = plans.flatMap { $0.files(of: glyphs[index]) }
    }
    self.glyphs = glyphs
    shared = plans.flatMap { $0.sharedFiles(of: glyphs) }
    let ratios = targets.targets.contains(.sprite) ? targets.scales ?? [1, 2] : []
    // Rims of a theme would be part of what a style colors.
    var plain = roles.usual
    plain.outline = nil
    let contents =
      options.variants.map { ($0, false) } + (targets.hasDistanceFields ? [(plain, true)] : [])
    sheets = contents.flatMap { variant, holdsDistances in
      ratios.map { Sheet(variant: variant, holdsDistances: holdsDistances, ratio: $0) }
    }
    try checkSheets()
    try checkPaths()
  }

  /// The paths of all files but `manifest.json`, from the output folder on, sorted.
  public var paths: [String] {
    (glyphs.flatMap(\.files).map(\.path) + shared.map(\.path)
      + sheets.flatMap { [$0.path + ".json", $0.path + ".png"] }).sorted()
  }

  /// How many glyphs are drawn, each size counted.
  package var glyphCount: Int { glyphs.count }

  /// What each glyph means, by its name.
  var meanings: [String: JSON] {
    var meanings: [String: JSON] = [:]
    for spec in glyphs.map(\.spec) where meanings[spec.name] == nil {
      meanings[spec.name] = spec.meaning.adding(["platforms": spec.platforms])
    }
    return meanings
  }

  /// Refuses a sheet that is too large, before anything is drawn.
  private func checkSheets() throws(ExportError) {
    for sheet in sheets {
      var area = 0
      for glyph in glyphs {
        let (width, height) = sheet.pixels(glyph)
        guard max(width, height) <= SpriteSheet.sideLimit else {
          throw .badOption(
            "glyph '\(glyph.name)' is \(width)x\(height) pixels on the sheet \(sheet.path); "
              + "MapLibre takes \(SpriteSheet.sideLimit) at most: use a smaller size or scale")
        }
        area += (width + spacing * sheet.ratio) * (height + spacing * sheet.ratio)
        guard area <= SpriteSheet.areaLimit else {
          throw .badOption(
            "the \(glyphs.count) glyphs on the sheet \(sheet.path) have more than "
              + "\(SpriteSheet.areaLimit) pixels together; use a smaller size or scale")
        }
      }
    }
  }

  private func checkPaths() throws(ExportError) {
    // Compared as file systems that ignore case do.
    var seen: [String: String] = [:]
    for path in paths + ["cards.json", "manifest.json"] {
      if let other = seen.updateValue(path, forKey: path.lowercased()) {
        throw .collision(path: path, other: other)
      }
    }
  }
}
