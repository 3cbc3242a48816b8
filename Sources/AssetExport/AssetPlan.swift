import Cards
public import Glyphs
import JSON
public import Faults

/// The list of all files that a run writes, complete before anything is drawn.
public struct AssetPlan: Sendable {
  struct Sheet: Sendable {
    var variant: Theme.Variant
    var holdsDistances: Bool
    var ratio: Int

    var path: String {
      "sprite/\(holdsDistances ? "sdf" : variant.name)" + (ratio == 1 ? "" : "@\(ratio)x")
    }

    func pixels(_ glyph: PlannedGlyph) -> (width: Int, height: Int) {
      let (width, height) = glyph.look(variant, scale: Double(ratio)).pixels
      let room = holdsDistances ? 2 * DistanceSprites.margin * ratio : 0
      return (width + room, height + room)
    }
  }

  /// The glyphs; all sizes of a glyph are adjacent.
  let glyphs: [PlannedGlyph]
  /// Files about all glyphs, such as style sheets.
  let shared: [PlannedFile]
  let sheets: [Sheet]
  /// The SVG files that hold all glyphs as symbols.
  let symbolSheets: [SymbolSheet]
  /// Transparent pixels between pictures of a sheet, at a pixel ratio of 1.
  let spacing: Int
  /// The input of `cards.json`, or `nil` for a plan without routes.
  let routes: Routes?
  /// The names of the glyphs that are no symbols, because they keep their colors.
  let colored: [String]

  /// Plans the files of glyphs; `specs` has no duplicates.
  ///
  /// Throws `Fault.collision` if two paths differ only in case, `badName` for a name that the
  /// consumers of a target reject, `badOption` for options that a target does not support. The icons say which glyphs keep colors of their own: they
  /// are no templates, and become no symbols. `theme` adds the colors of its navigation UI.
  public init(
    of specs: [GlyphSpec], options: PictureOptions, targets: TargetOptions,
    icons: IconLibrary = .builtIn, colorsOf theme: Theme? = nil
  ) throws(Fault) {
    try self.init(
      of: [PictureSet(folder: "glyphs/", specs: specs, options: options)], targets: targets,
      icons: icons, colors: theme.map { ColorTokens($0, targets).files } ?? [])
  }

  /// Plans sets of glyphs; the first is the main set and must exist.
  init(
    of sets: [PictureSet], targets: TargetOptions, icons: IconLibrary, routes: Routes? = nil,
    colors: [PlannedFile] = []
  ) throws(Fault) {
    guard let options = sets.first?.options else {
      preconditionFailure("a plan without a set")
    }
    self.routes = routes
    spacing = targets.spacing
    guard let roles = VariantRoles(options.variants) else {
      throw Fault(.usage, "no variant is chosen", remedy: "choose one of the theme")
    }
    let plans: [any TargetPlan] = targets.targets.compactMap { target in
      switch target {
      case .flat: FlatTarget(options: options)
      case .svg: SVGTarget(variants: options.variants, colors: targets.svgColors)
      case .web:
        WebTarget(
          roles: roles, scales: targets.scales ?? [1, 2, 3], artwork: targets.artwork)
      case .xcassets: CatalogTarget(roles: roles, options: targets, icons: icons)
      case .android: AndroidTarget(roles: roles, options: targets)
      case .sfsymbols: SymbolTarget(options: targets, icons: icons)
      case .sprite, .geojson: nil
      }
    }
    var glyphs: [PlannedGlyph] = []
    for (index, set) in sets.enumerated() {
      glyphs += try set.glyphs(isMain: index == 0, prefix: targets.prefix, icons)
    }
    for index in glyphs.indices {
      glyphs[index].files = plans.flatMap { $0.files(of: glyphs[index]) }
    }
    self.glyphs = glyphs
    colored =
      targets.targets.contains(.sfsymbols)
      ? Set(glyphs.map(\.spec).filter(icons.hasOwnColors).map(\.name)).sorted() : []
    shared =
      plans.flatMap { $0.sharedFiles(of: glyphs) }
      + (targets.targets.contains(.geojson) ? try Self.maps(routes, prefix: targets.prefix) : [])
      + colors
    let ratios = targets.targets.contains(.sprite) ? targets.scales ?? [1, 2] : []
    sheets = Self.sheets(
      roles, options.variants, ratios: ratios, hasDistanceFields: targets.hasDistanceFields)
    symbolSheets =
      targets.targets.contains(.svg)
      ? SVGTarget(variants: options.variants, colors: targets.svgColors).sheets : []
    try checkSheets()
    try checkNames(roles, targets)
    try checkPaths()
  }

  /// Plans sheets alone; `variants` has one or more.
  init(
    sheetsOf glyphs: [PlannedGlyph], variants: [Theme.Variant], ratios: [Int], spacing: Int,
    hasDistanceFields: Bool
  ) throws(Fault) {
    guard let roles = VariantRoles(variants) else { preconditionFailure("sheets of no variant") }
    (self.glyphs, shared, routes, self.spacing) = (glyphs, [], nil, spacing)
    (symbolSheets, colored) = ([], [])
    sheets = Self.sheets(roles, variants, ratios: ratios, hasDistanceFields: hasDistanceFields)
    try checkSheets()
  }

  private static func sheets(
    _ roles: VariantRoles, _ variants: [Theme.Variant], ratios: [Int], hasDistanceFields: Bool
  ) -> [Sheet] {
    // A theme's outline would merge into the area that a map style colors.
    var plain = roles.usual
    plain.outline = nil
    let contents = variants.map { ($0, false) } + (hasDistanceFields ? [(plain, true)] : [])
    return contents.flatMap { variant, holdsDistances in
      ratios.map { Sheet(variant: variant, holdsDistances: holdsDistances, ratio: $0) }
    }
  }

  /// The paths of all files except `manifest.json`, relative to the output folder, sorted.
  public var paths: [String] {
    (glyphs.flatMap(\.files).map(\.path) + shared.map(\.path)
      + sheets.flatMap { [$0.path + ".json", $0.path + ".png"] } + symbolSheets.map(\.path))
      .sorted()
  }

  /// The number of glyphs to draw, counting each size.
  package var glyphCount: Int { glyphs.count }

  var meanings: [String: JSON] {
    var meanings: [String: JSON] = [:]
    for spec in glyphs.map(\.spec) where meanings[spec.name] == nil {
      meanings[spec.name] = spec.meaning.adding(["platforms": spec.platforms])
    }
    return meanings
  }

  /// Rejects sheets that are too large, before anything is drawn.
  private func checkSheets() throws(Fault) {
    for sheet in sheets {
      var area = 0
      for glyph in glyphs {
        let (width, height) = sheet.pixels(glyph)
        guard max(width, height) <= SpriteSheet.sideLimit else {
          throw Fault(
            .usage, "glyph '\(glyph.name)' is \(width)x\(height) pixels on the sheet \(sheet.path)",
            remedy: "MapLibre takes \(SpriteSheet.sideLimit) at most: use a smaller size or scale")
        }
        area += (width + spacing * sheet.ratio) * (height + spacing * sheet.ratio)
        guard area <= SpriteSheet.areaLimit else {
          throw Fault(
            .usage,
            "the \(glyphs.count) glyphs on the sheet \(sheet.path) have more than "
              + "\(SpriteSheet.areaLimit) pixels together", remedy: "use a smaller size or scale")
        }
      }
    }
  }

  /// Throws for names that the consumers of a target reject, as lint does.
  private func checkNames(_ roles: VariantRoles, _ targets: TargetOptions) throws(Fault) {
    let names = glyphs.flatMap { roles.named($0.name).map(\.name) }
    if targets.targets.contains(.android) {
      for name in names {
        let kotlin = targets.kotlinPackage == nil ? nil : AssetName.fault(kotlin: name)
        if let fault = AssetName.fault(android: name) ?? kotlin { throw fault.error(of: name) }
      }
    }
    if targets.targets.contains(.xcassets), targets.hasSwiftAccessors,
      let (name, fault) = AssetName.fault(swift: names)
    {
      throw fault.error(of: name)
    }
  }

  private func checkPaths() throws(Fault) {
    // Compares like a case-insensitive file system.
    var seen: [String: String] = [:]
    for path in paths + ["cards.json", "manifest.json"] {
      if let other = seen.updateValue(path, forKey: path.lowercased()) {
        throw .collision(path: path, other: other)
      }
    }
  }
}
