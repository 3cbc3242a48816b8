public import Cards
public import Glyphs
public import Guidance
import Routes
import TextSafety

/// Writes what a build needs of some routes: cards, the glyphs on them, and a list of both.
public struct RouteExport: Sendable {
  /// Who writes, such as `fingerpost 1.0.0`.
  public var generator: String
  /// Draws the glyphs.
  public var artist: GlyphArtist
  /// How they are pictured.
  public var options: PictureOptions
  /// How many glyphs are drawn at once.
  public var jobs: Int
  /// How turns are drawn.
  public var junctions: JunctionStyle
  /// In which forms the glyphs are written.
  public var targets = TargetOptions()
  /// What becomes of the files that are in the folder.
  public var mode = RunMode.write

  /// What was written.
  public struct Summary: Hashable, Sendable {
    /// The number of cards.
    public var cards: Int
    /// The number of pictures and other files about glyphs.
    public var pictures: Int
    /// The number of files whose bytes changed.
    public var changedFiles: Int
    /// What was done with the files.
    public var run: RunSummary
  }

  /// Makes an export.
  public init(
    generator: String, artist: GlyphArtist, options: PictureOptions, jobs: Int,
    junctions: JunctionStyle = .schematic
  ) {
    self.generator = generator
    self.artist = artist
    self.options = options
    self.jobs = jobs
    self.junctions = junctions
  }

  /// Writes the targets, `cards.json` and `manifest.json`, in this order.
  ///
  /// - Parameters:
  ///   - sources: The routes with their cards.
  ///   - guide: Tells the units of all, and the language where there is no route.
  ///   - folder: Where to.
  /// - Returns: How much was written.
  /// - Throws: `ExportError` with the path; files written before stay.
  public func write(
    _ sources: [GuidedSource], guide: Guide, to folder: OutputFolder
  ) async throws(ExportError) -> Summary {
    let cards = sources.flatMap(\.routes).reduce(0) { $0 + $1.cards.count }
    let run = AssetRun(
      generator: generator, artist: artist, plan: try plan(of: sources), jobs: jobs, mode: mode,
      otherNames: ["cards.json"])
    let summary = try await run.write(
      to: folder.url, fallbacks: fallbacks(of: sources),
      others: { files throws(ExportError) in
        let document = CardsDocument(
          sources: sources, guide: guide, generator: generator, pictures: Self.pictures(files),
          junctions: junctions)
        return [("cards.json", document.json)]
      })
    return Summary(
      cards: cards, pictures: summary.pictures, changedFiles: summary.changed.count,
      run: summary)
  }

  /// What would be written besides `cards.json` and `manifest.json`.
  ///
  /// - Throws: `ExportError` for options that do not go together.
  public func plan(of sources: [GuidedSource]) throws(ExportError) -> AssetPlan {
    let steps = sources.flatMap(\.routes).flatMap(\.shownSteps)
    return try AssetPlan(
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

  /// The pictures that the cards list.
  private static func pictures(_ files: [Manifest.File]) -> CardPictures {
    var pictures = CardPictures()
    for file in files {
      guard let name = file.spec?.name else { continue }
      // A glyph whose files are all vectors has an empty list.
      let picture = [file.picture].compactMap(\.self)
      if file.path.hasBeginning(junctionFolder) {
        pictures.junctions[name, default: []] += picture
      } else {
        pictures.glyphs[name, default: []] += picture
      }
    }
    return pictures
  }

  private func fallbacks(of sources: [GuidedSource]) -> [JSON] {
    sources.flatMap { source in
      source.routes.flatMap(\.steps).joined().enumerated().flatMap { index, step in
        step.fallbacks + step.reductions(at: "cards[\(index)]")
      }.map {
        [
          "place": $0.place, "replacement": $0.replacement, "source": source.name,
          "words": $0.words,
        ]
      }
    }
  }
}
