public import Faults
public import Glyphs
import Escaping
import JSON

/// The list of all files that a run writes, complete before anything is drawn.
public struct AssetPlan: Sendable {
  /// The glyphs with their own files; all sizes of a glyph are adjacent.
  let glyphs: [PlannedGlyph]
  /// Files about all glyphs, such as style sheets; sheets come last.
  let shared: [PlannedFile]
  /// The file of cards, or `nil` for a plan without routes.
  package let cards: CardsFile?
  /// Glyphs that a target leaves out, with the reason.
  let omissions: [JSON]

  /// Plans the files of glyphs; `specs` has no duplicates.
  ///
  /// Throws `Fault.collision` if two paths differ only in case, `badName` for a name that the
  /// consumers of a target reject, `badOption` for options that a target does not support. `icons`
  /// decide which glyphs keep their own colors: these never become templates or symbols. `theme`
  /// adds the colors of its navigation UI.
  public init(
    of specs: [GlyphSpec], options: PictureOptions, targets: TargetOptions,
    icons: IconLibrary = .builtIn, colorsOf theme: Theme? = nil
  ) throws(Fault) {
    try self.init(
      of: PictureSet(specs: specs, options: options), targets: targets, icons: icons,
      colors: theme.map { ColorTokens($0, targets).files } ?? [])
  }

  /// Plans the main set of glyphs and one of separate pictures of junctions.
  init(
    of main: PictureSet, junctions: PictureSet? = nil, targets: TargetOptions, icons: IconLibrary,
    cards: CardsFile? = nil, colors: [PlannedFile] = []
  ) throws(Fault) {
    guard let roles = VariantRoles(main.options.variants) else {
      throw Fault(.usage, "no variant is chosen", remedy: "choose one of the theme")
    }
    let setup = TargetSetup(
      roles: roles, pictures: main.options, options: targets, icons: icons, cards: cards)
    let plans = targets.targets.map { (target: $0, plan: $0.plan.init(setup: setup)) }
    var glyphs = try main.glyphs(in: "glyphs/", prefix: targets.prefix, icons)
    glyphs += try junctions?.glyphs(in: Self.junctionFolder, prefix: targets.prefix, icons) ?? []
    for index in glyphs.indices {
      glyphs[index].files = plans.flatMap { $0.plan.files(of: glyphs[index]).of($0.target) }
    }
    var files: [PlannedFile] = []
    for (target, plan) in plans { files += try plan.files(about: glyphs).of(target) }
    let (texts, sheets) = (files.filter { $0.glyphs == nil }, files.filter { $0.glyphs != nil })
    shared =
      texts + colors + sheets.filter { $0.format == "svg" } + sheets.filter { $0.format != "svg" }
    var omissions: [JSON] = []
    for (target, plan) in plans {
      let reasons = Dictionary(
        glyphs.compactMap { glyph in
          plan.omission(of: glyph.spec).map { (glyph.spec.name, $0) }
        }
      ) { first, _ in first }
      omissions += reasons.sorted { $0.key < $1.key }.map {
        ["glyph": $0.key, "reason": $0.value, "target": target.rawValue]
      }
    }
    (self.glyphs, self.cards, self.omissions) = (glyphs, cards, omissions)
    try checkPaths()
  }

  /// Plans what a manifest lists, to draw it again: pictures of single glyphs, and sheets.
  ///
  /// Throws `Fault` for unknown glyphs, for variants that the theme lacks, and for paths outside of
  /// the folder. Leaves out vectors, and sheets of a version that does not describe them.
  package init(of manifest: Manifest, _ artist: GlyphArtist) throws(Fault) {
    let remedy = Manifest.remedy
    func variant(_ name: String) throws(Fault) -> Theme.Variant {
      let template =
        name == "template" ? VariantRoles(artist.theme.variants)?.usual.asTemplate : nil
      guard let variant = artist.theme.variant(named: name) ?? template else {
        throw Fault("the theme has no variant '\(name)'", remedy: remedy)
      }
      return variant
    }
    var glyphs: [PlannedGlyph] = []
    for (index, file) in manifest.files.enumerated() {
      let place = "files[\(index)]"
      guard Manifest.isInside(file.path) else {
        throw Fault("\(place).path: leads out of the folder", remedy: remedy)
      }
      guard let name = file.glyph, let scale = file.scale, let points = file.points,
        let role = file.variant, file.path.hasEnding(".png")
      else { continue }
      guard let spec = artist.icons.spec(named: name) else {
        throw Fault(
          "\(place).glyph: no glyph '\(name)'", remedy: remedy + ", or give their --icons")
      }
      let sides = [points.width, points.height]
      guard (0.5...64).contains(scale), sides.allSatisfy({ $0 > 0 && $0 <= 100_000 }) else {
        throw Fault("\(place): the size or scale is out of range", remedy: remedy)
      }
      var glyph = PlannedGlyph(
        spec: spec, size: points, name: file.path, flatPath: file.path)
      let rendition = glyph.rendition(try variant(role), scale: scale)
      glyph.files = [PlannedFile(path: file.path, picture: spec, rendition)]
      glyphs.append(glyph)
    }
    (self.glyphs, cards, omissions) = (glyphs, nil, [])
    let listed = manifest.sheets
    guard let plain = listed.first(where: { $0.variant != nil }), let spacing = plain.spacing,
      (0...64).contains(spacing)
    else {
      shared = []
      return
    }
    let images = try (plain.images ?? []).map { image throws(Fault) in
      guard let spec = artist.icons.spec(named: image.glyph), let points = image.points,
        [points.width, points.height].allSatisfy({ $0 > 0 && $0 <= 1000 })
      else { throw Fault("a picture of \(plain.path) is unknown", remedy: remedy) }
      return PlannedGlyph(
        spec: spec, size: points, name: image.name, flatPath: image.name)
    }
    var variants: [Theme.Variant] = []
    for name in listed.compactMap(\.variant) where !variants.contains(where: { $0.name == name }) {
      variants.append(try variant(name))
    }
    let ratios = Set(listed.compactMap { $0.scale.flatMap { Int(exactly: $0) } }).sorted()
    shared = try SpriteTarget.files(
      about: images, variants, ratios: ratios, spacing: spacing,
      hasDistanceFields: listed.contains { $0.variant == nil }
    ).of(.sprite)
  }

  /// The files of single glyphs, then those about all.
  package var files: [PlannedFile] { glyphs.flatMap(\.files) + shared }

  /// The paths of all files except `manifest.json`, relative to the output folder, sorted.
  public var paths: [String] { files.flatMap(\.paths).sorted() }

  /// The number of glyphs to draw, counting each size and each sheet.
  package var glyphCount: Int { shared.reduce(glyphs.count) { $0 + ($1.glyphs?.count ?? 0) } }

  /// The number of different glyphs.
  package var meaningCount: Int { Set(glyphs.map(\.spec)).count }

  var meanings: [String: JSON] {
    var meanings: [String: JSON] = [:]
    for spec in glyphs.map(\.spec) where meanings[spec.name] == nil {
      meanings[spec.name] = spec.meaning.adding(["platforms": spec.platforms])
    }
    return meanings
  }

  private func checkPaths() throws(Fault) {
    // Compares like a case-insensitive file system.
    var seen: [String: String] = [:]
    for path in paths + [CardsFile.documentName, CardsFile.linesName, Manifest.name] {
      if let other = seen.updateValue(path, forKey: path.lowercased()) {
        throw .collision(path: path, other: other)
      }
    }
  }
}
