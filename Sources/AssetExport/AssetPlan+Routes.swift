public import Documents
public import Glyphs
public import Guidance
import Paths
import SVGCoding
public import Faults

/// The file of cards of a run.
package enum CardsFile: Sendable {
  /// `cards.json`, written from routes in memory.
  case document(Routes)
  /// `cards.jsonl`, written before the plan was known; `fallbacks` are those on its cards.
  case lines(fallbacks: [NamedFallback])

  /// The input of `cards.json`.
  package struct Routes: Sendable {
    var sources: [GuidedSource]
    var guide: Guide
    var junctions: JunctionStyle
    var shields: ShieldFinder
    var parts: Set<CardMemberGroup>
  }

  static let documentName = "cards.json"
  package static let linesName = "cards.jsonl"

  package var name: String {
    switch self {
    case .document: Self.documentName
    case .lines: Self.linesName
    }
  }

  var fallbacks: [NamedFallback] {
    switch self {
    case .document(let routes): routes.sources.flatMap(\.fallbacks)
    case .lines(let fallbacks): fallbacks
    }
  }
}

extension AssetPlan {
  /// Plans the cards of routes, with files for the glyphs on them and, given a size, their junctions.
  ///
  /// Throws as `init(of:options:targets:icons:)` does. `guide` sets the units and language of
  /// `cards.json`.
  public init(
    of sources: [GuidedSource], guide: Guide, options: PictureOptions, targets: TargetOptions,
    junctions: JunctionStyle = .schematic, parts: Set<CardMemberGroup> = CardMemberGroup.usual,
    icons: IconLibrary = .builtIn
  ) throws(Fault) {
    let shields = ShieldFinder(icons.shields)
    try self.init(
      of: PictureList(of: sources.flatMap(\.routes), shields, junctions, parts),
      options: options, targets: targets,
      cards: .document(
        CardsFile.Routes(
          sources: sources, guide: guide, junctions: junctions, shields: shields, parts: parts)),
      icons: icons)
  }

  /// Plans the pictures of a list, those of junctions only if `options` has a size for them.
  package init(
    of list: PictureList, options: PictureOptions, targets: TargetOptions, cards: CardsFile? = nil,
    icons: IconLibrary = .builtIn
  ) throws(Fault) {
    try self.init(
      of: PictureSet(specs: GlyphSpec.sorted(list.glyphs), options: options),
      junctions: options.forJunctions.map {
        PictureSet(specs: GlyphSpec.sorted(list.junctions), options: $0)
      }, targets: targets, icons: icons, cards: cards)
  }

  /// Glyphs of one folder that share picture options.
  struct PictureSet: Sendable {
    var specs: [GlyphSpec]
    var options: PictureOptions

    /// The glyphs at all their sizes; names include the size, except the first of the main set.
    ///
    /// `folder` ends with a slash.
    func glyphs(
      in folder: String, prefix: String, _ icons: IconLibrary
    ) throws(Fault) -> [PlannedGlyph] {
      let isMain = folder != AssetPlan.junctionFolder
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

  /// Whether a path of a manifest is that of a separate picture of a junction.
  package static func isOfJunction(_ path: String) -> Bool { path.hasBeginning(junctionFolder) }
}
