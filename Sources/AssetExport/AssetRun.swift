public import Cards
import Files
public import Glyphs
public import Guidance
import Routes
import TextSafety

/// How a run treats what is in its folder.
public enum RunMode: Hashable, Sendable {
  /// Writes what changed.
  case write
  /// Writes what changed and removes what the manifest before owned and the new one does not.
  case prune
  /// Writes nothing and reports what would change.
  case check
}

/// What a run did, or would do.
public struct RunSummary: Hashable, Sendable {
  /// The number of glyphs.
  public var glyphs = 0
  /// The number of pictures and other files about glyphs.
  public var pictures = 0
  /// The paths of files whose bytes changed, from the folder on, sorted.
  public var changed: [String] = []
  /// The paths of files that are no longer written, sorted.
  public var removed: [String] = []
}

/// Writes the files of a plan into a folder, and the list of them.
///
/// One run at a time writes into a folder; others wait. A run that is killed leaves whole files,
/// and the next one removes what it had begun.
public struct AssetRun: Sendable {
  private let generator: String
  private let artist: GlyphArtist
  private let plan: AssetPlan
  private let jobs: Int
  private let mode: RunMode

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - plan: What to write.
  ///   - generator: The program that writes, such as `fingerpost 1.0.0`.
  ///   - artist: Draws the glyphs.
  ///   - jobs: How many glyphs are drawn at once; 1 or more.
  ///   - mode: What happens to the files that are in the folder.
  public init(
    _ plan: AssetPlan, generator: String, artist: GlyphArtist, jobs: Int, mode: RunMode = .write
  ) {
    self.plan = plan
    self.generator = generator
    self.artist = artist
    self.jobs = jobs
    self.mode = mode
  }

  /// Writes the files of the plan, then `manifest.json`; unchanged files are left untouched.
  ///
  /// - Parameters:
  ///   - folder: Where to.
  ///   - progress: Receives how many glyphs are done.
  /// - Returns: What was done.
  /// - Throws: `ExportError` with the path, also for a file in the place of one of these that this
  ///   program did not write; files written before stay.
  public func write(
    to folder: OutputFolder, progress: (Int) -> Void = { _ in }
  ) async throws(ExportError) -> RunSummary {
    try await write(to: folder, fallbacks: [], cards: nil, progress: progress)
  }

  /// Writes the files of the plan, then `cards.json` and `manifest.json`.
  ///
  /// - Parameters:
  ///   - sources: The routes that the plan was made of.
  ///   - guide: Gives the units and the language of `cards.json` where there is no route.
  ///   - junctions: How turns are drawn.
  ///   - folder: Where to.
  /// - Returns: What was done.
  /// - Throws: `ExportError`, as `write(to:progress:)` does.
  public func write(
    _ sources: [GuidedSource], guide: Guide, junctions: JunctionStyle = .schematic,
    to folder: OutputFolder
  ) async throws(ExportError) -> RunSummary {
    try await write(
      to: folder, fallbacks: Self.fallbacks(of: sources),
      cards: { files in
        var document = CardsDocument(sources: sources, guide: guide, generator: generator)
        document.pictures = Self.pictures(files)
        document.junctions = junctions
        return document
      }, progress: { _ in })
  }

  private func write(
    to folder: OutputFolder, fallbacks: [JSON], cards: (([Manifest.File]) -> CardsDocument)?,
    progress: (Int) -> Void
  ) async throws(ExportError) -> RunSummary {
    let lock = mode == .check ? nil : await FolderLock(folder.url)
    defer { lock?.unlock() }
    let owner = try FileOwner(of: folder, others: cards == nil ? [] : ["cards.json"])
    let stale = owner.stale(besides: Set(plan.paths))
    if mode == .prune { try owner.checkRemoval(of: stale) }
    let writer = AssetWriter(artist: artist, plan: plan, jobs: jobs, owner: owner)
    if mode != .check { StaleFiles.remove(in: folder, paths: plan.paths + ["manifest.json"]) }
    let result = try await writer.write(progress: progress)
    var summary = RunSummary(
      glyphs: plan.glyphs.count, pictures: result.files.count, changed: result.changed)
    if let cards, try owner.write(cards(result.files).bytes, to: "cards.json") {
      summary.changed.append("cards.json")
    }
    let manifest = Manifest(
      generator: generator, files: result.files, glyphs: plan.meanings, fallbacks: fallbacks)
    // Removed before the new manifest stands, so that a killed run is mended by the next one.
    switch mode {
    case .write: break
    case .check: summary.removed = stale
    case .prune: summary.removed = try folder.remove(stale)
    }
    if try owner.write(manifest.json.file, to: "manifest.json") {
      summary.changed.append("manifest.json")
    }
    owner.finish()
    summary.changed.sort()
    return summary
  }

  /// The pictures that the cards list.
  private static func pictures(_ files: [Manifest.File]) -> CardPictures {
    var pictures = CardPictures()
    for file in files {
      guard let name = file.spec?.name else { continue }
      // A glyph whose files are all vectors has an empty list.
      let picture = [file.picture].compactMap(\.self)
      if file.path.hasBeginning(AssetPlan.junctionFolder) {
        pictures.junctions[name, default: []] += picture
      } else {
        pictures.glyphs[name, default: []] += picture
      }
    }
    return pictures
  }

  private static func fallbacks(of sources: [GuidedSource]) -> [JSON] {
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
