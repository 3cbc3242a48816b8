public import Cards
public import Glyphs
import Routes

extension AssetPlan {
  /// Plans the files of the glyphs of some routes, and of their junctions where a size for them is
  /// given.
  ///
  /// - Parameters:
  ///   - sources: The routes.
  ///   - options: Variants, sizes and scales.
  ///   - targets: What is written.
  ///   - junctions: How turns are drawn.
  /// - Throws: As `init(of:options:targets:)` does.
  public init(
    of sources: [GuidedSource], options: PictureOptions, targets: TargetOptions,
    junctions: JunctionStyle = .schematic
  ) throws(ExportError) {
    let steps = sources.flatMap(\.routes).flatMap(\.shownSteps)
    try self.init(
      of: Self.sets(of: steps, options: options, junctions: junctions), targets: targets)
  }

  /// Glyphs that are pictured alike, in one folder.
  struct PictureSet: Sendable {
    /// The folder's path, with a slash at the end.
    var folder: String
    var specs: [GlyphSpec]
    var options: PictureOptions
  }

  /// The folder of pictures of junctions beside the glyphs.
  static let junctionFolder = "junctions/"

  /// The glyphs of some steps, and the junctions where they are to be pictured as well.
  static func sets(
    of steps: [Step], options: PictureOptions, junctions: JunctionStyle
  ) -> [PictureSet] {
    let glyphs = steps.flatMap {
      [GlyphSpec($0, junctions: junctions), GlyphSpec(lanesOf: $0)].compactMap(\.self)
    }
    let sets = [PictureSet(folder: "glyphs/", specs: sorted(glyphs), options: options)]
    guard let larger = options.forJunctions else { return sets }
    let specs = sorted(steps.compactMap { GlyphSpec(junctionOf: $0) })
    return sets + [PictureSet(folder: junctionFolder, specs: specs, options: larger)]
  }

  /// Each glyph once, sorted by name.
  private static func sorted(_ specs: [GlyphSpec]) -> [GlyphSpec] {
    Set(specs).map { ($0.name, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
