public import Documents
public import Glyphs
public import Guidance
import Paths
import Routes
import SVGCoding
public import Faults

extension AssetPlan {
  /// The input of `cards.json`.
  struct Routes: Sendable {
    var sources: [GuidedSource]
    var guide: Guide
    var junctions: JunctionStyle
    var shields: ShieldFinder
  }

  /// Plans the cards of routes, with files for their glyphs and, given a size, their junctions.
  ///
  /// Throws as `init(of:options:targets:icons:)` does. `guide` sets the units and language of
  /// `cards.json`.
  public init(
    of sources: [GuidedSource], guide: Guide, options: PictureOptions, targets: TargetOptions,
    junctions: JunctionStyle = .schematic, icons: IconLibrary = .builtIn
  ) throws(Fault) {
    let routes = sources.flatMap(\.routes)
    let shields = ShieldFinder(icons.shields)
    let signs =
      routes.flatMap(\.objects).compactMap(\.glyph)
      + routes.flatMap { $0.shields(shields) }.map(GlyphSpec.shield)
    let sets = Self.sets(
      of: routes.flatMap(\.shownSteps), signs: Set(signs), options: options,
      junctions: junctions)
    try self.init(
      of: sets, targets: targets,
      icons: icons,
      routes: Routes(sources: sources, guide: guide, junctions: junctions, shields: shields))
  }

  /// Glyphs of one folder that share picture options.
  struct PictureSet: Sendable {
    /// The folder's path, with a slash at the end.
    var folder: String
    var specs: [GlyphSpec]
    var options: PictureOptions

    /// The glyphs at all their sizes; names include the size, except the first of the main set.
    func glyphs(
      isMain: Bool, prefix: String, _ icons: IconLibrary
    ) throws(Fault) -> [PlannedGlyph] {
      var glyphs: [PlannedGlyph] = []
      for spec in specs {
        let sizes = try options.sizes(of: spec, icons)
        glyphs += sizes.map { size in
          let (isFirst, end) = (size == sizes[0], "_\(Self.text(size))pt")
          return PlannedGlyph(
            spec: spec, size: size, name: prefix + spec.name + (isMain && isFirst ? "" : end),
            flatPath: (spec.isShield ? "shields/" : folder) + spec.name + (isFirst ? "" : end))
        }
      }
      return glyphs
    }

    private static func text(_ size: Size) -> String {
      (size.width == size.height ? [size.width] : [size.width, size.height])
        .map { DecimalText.shortest($0).replacing(".", with: "p") }.joined(separator: "x")
    }
  }

  static let junctionFolder = "junctions/"

  /// Collects the glyphs of steps and the signs beside them, plus junctions if `options` has a size
  /// for them.
  static func sets(
    of steps: [Step], signs: Set<GlyphSpec> = [], options: PictureOptions, junctions: JunctionStyle
  ) -> [PictureSet] {
    let glyphs = steps.flatMap {
      [GlyphSpec($0, junctions: junctions), GlyphSpec(lanesOf: $0)].compactMap(\.self)
    }
    let sets = [
      PictureSet(folder: "glyphs/", specs: GlyphSpec.sorted(signs.union(glyphs)), options: options)
    ]
    guard let larger = options.forJunctions else { return sets }
    let specs = GlyphSpec.sorted(Set(steps.compactMap { GlyphSpec(junctionOf: $0) }))
    return sets + [PictureSet(folder: junctionFolder, specs: specs, options: larger)]
  }
}
