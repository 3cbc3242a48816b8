import Cards
public import Glyphs
import Paths
import TextSafety

/// Everything that a run writes, known before anything is drawn.
public struct AssetPlan: Sendable {
  /// A glyph with the files of it.
  struct Glyph: Sendable {
    var glyph: NamedGlyph
    var files: [PlannedFile]
  }

  /// A sheet of all glyphs.
  struct Sheet: Hashable, Sendable {
    /// What the pictures on it are.
    enum Content: Hashable, Sendable {
      /// Glyphs in the colors of a variant.
      case colors(Theme.Variant)
      /// Distance fields of what such glyphs show.
      case distances(Theme.Variant)
    }

    var content: Content
    var ratio: Int

    /// The variant whose colors the sheet shows.
    var variant: Theme.Variant? {
      switch content {
      case .colors(let variant): variant
      case .distances: nil
      }
    }

    /// The path without the end.
    var path: String { "sprite/\(variant?.name ?? "sdf")" + (ratio == 1 ? "" : "@\(ratio)x") }

    /// The size of a glyph's picture, in pixels.
    func pixels(_ size: Size) -> (width: Int, height: Int) {
      switch content {
      case .colors(let variant):
        Look(variant: variant, size: size, scale: Double(ratio)).pixels
      case .distances(let variant):
        DistanceSprites.pixels(
          of: Look(variant: variant, size: size, scale: Double(ratio)), ratio: ratio)
      }
    }
  }

  /// The glyphs, all sizes of one spec together.
  let glyphs: [[Glyph]]
  /// Files that are about all glyphs.
  let shared: [PlannedFile]
  /// The sheets, whose pictures come from all glyphs.
  let sheets: [Sheet]
  /// Transparent pixels between the pictures of a sheet, at the ratio 1.
  let spacing: Int
  /// How pictures are drawn.
  let options: PictureOptions

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
      of: [PictureSet(folder: "glyphs/", specs: specs, options: options)],
      targets: targets)
  }

  /// Plans the files of sets of glyphs, of which the first has the usual sizes.
  init(of sets: [PictureSet], targets: TargetOptions) throws(ExportError) {
    guard let options = sets.first?.options else {
      preconditionFailure("a plan without a set")
    }
    self.options = options
    spacing = targets.spacing
    guard let roles = VariantRoles(options.variants) else {
      throw .badOption("no variant is chosen; choose one of the theme")
    }
    let plans: [any TargetPlan] = targets.targets.compactMap { target in
      switch target {
      case .flat: FlatTarget(options: options)
      case .svg: SVGTarget(variants: options.variants, colors: targets.svgColors)
      case .web: WebTarget(roles: roles, scales: targets.scales ?? [1, 2, 3])
      case .xcassets:
        CatalogTarget(roles: roles, options: targets, scales: targets.scales ?? [2, 3])
      case .android:
        AndroidTarget(
          roles: roles, artwork: targets.androidArtwork, densities: targets.densities,
          kotlinPackage: targets.kotlinPackage)
      case .sprite: nil
      }
    }
    glyphs = sets.enumerated().flatMap { index, set in
      set.specs.map { spec in
        let named =
          index == 0
          ? NamedGlyph.all(of: spec, set.options, prefix: targets.prefix)
          : [NamedGlyph(further: spec, in: set, prefix: targets.prefix)]
        return named.map { glyph in
          Glyph(glyph: glyph, files: plans.flatMap { $0.files(of: glyph) })
        }
      }
    }
    let all = glyphs.joined().map(\.glyph)
    shared = plans.flatMap { $0.sharedFiles(of: all) }
    let ratios = targets.targets.contains(.sprite) ? targets.scales ?? [1, 2] : []
    var contents = options.variants.map(Sheet.Content.colors)
    if targets.hasDistanceFields {
      // Rims of a theme would be part of what a style colors.
      var plain = roles.usual
      plain.outline = nil
      contents.append(.distances(plain))
    }
    sheets = contents.flatMap { content in ratios.map { Sheet(content: content, ratio: $0) } }
    try checkSheets(all)
    try checkPaths()
  }

  /// The paths of all files but `manifest.json`, from the output folder on, sorted.
  public var paths: [String] {
    (glyphs.joined().flatMap(\.files).map(\.path) + shared.map(\.path)
      + sheets.flatMap { [$0.path + ".json", $0.path + ".png"] }).sorted()
  }

  /// What each glyph means, by its name.
  var meanings: [String: JSON] {
    var meanings: [String: JSON] = [:]
    for spec in glyphs.joined().map(\.glyph.spec) where meanings[spec.name] == nil {
      meanings[spec.name] = spec.meaning.adding(["platforms": spec.platforms])
    }
    return meanings
  }

  /// Refuses a sheet that is too large, before anything is drawn.
  private func checkSheets(_ glyphs: [NamedGlyph]) throws(ExportError) {
    for sheet in sheets {
      var area = 0
      for glyph in glyphs {
        let (width, height) = sheet.pixels(glyph.size)
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
