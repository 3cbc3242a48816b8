import Cards
import Files
public import Glyphs
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
/// and the next one removes its temporary files.
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

  /// Writes the files of the plan, then `cards.json` if the plan is of routes, then
  /// `manifest.json`; unchanged files are left untouched.
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
    let lock = mode == .check ? nil : await FolderLock(folder.url)
    defer { lock?.unlock() }
    let owner = try FileOwner(of: folder, others: plan.routes == nil ? [] : ["cards.json"])
    let stale = owner.stale(besides: Set(plan.paths))
    if mode == .prune { try owner.checkRemoval(of: stale) }
    if mode != .check { StaleFiles.remove(in: folder, paths: plan.paths + ["manifest.json"]) }
    var writer = AssetWriter(artist: artist, plan: plan, owner: owner)
    try await writer.write(jobs: jobs, progress: progress)
    let meanings = plan.meanings
    var summary = RunSummary(
      glyphs: meanings.count, pictures: writer.files.count, changed: writer.changed)
    func write(_ bytes: [UInt8], to path: String) throws(ExportError) {
      if try owner.write(bytes, to: path) { summary.changed.append(path) }
    }
    if let routes = plan.routes {
      var cards = CardsDocument(
        sources: routes.sources, guide: routes.guide, generator: generator)
      cards.pictures = Self.pictures(writer.files)
      cards.junctions = routes.junctions
      try write(cards.bytes, to: "cards.json")
    }
    // Removed before the new manifest stands, so that a killed run is mended by the next one.
    switch mode {
    case .write: break
    case .check: summary.removed = stale
    case .prune: summary.removed = try folder.remove(stale)
    }
    let manifest: JSON = [
      "fallbacks": plan.routes.map { Self.fallbacks(of: $0) } ?? [],
      "files": writer.files.map(\.json), "generator": generator, "glyphs": meanings,
      "schema": ExportSchema.manifestName,
    ]
    try write(manifest.file, to: "manifest.json")
    try owner.finish()
    summary.changed.sort()
    return summary
  }

  /// The pictures that the cards list.
  private static func pictures(_ files: [Manifest.File]) -> CardPictures {
    var pictures = CardPictures()
    for file in files {
      guard let name = file.glyph else { continue }
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

  /// Words of engines that are unknown.
  private static func fallbacks(of routes: AssetPlan.Routes) -> [JSON] {
    routes.sources.flatMap { source in
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
