import Cards
import Files
public import Glyphs
import TextSafety

/// How a run treats the files in its folder.
public enum RunMode: Hashable, Sendable {
  /// Writes changed files.
  case write
  /// Writes changed files and removes those that only the previous manifest lists.
  case prune
  /// Reports what would change but writes nothing.
  case check
}

/// The result of a run, or in check mode the result that it would have.
public struct RunSummary: Hashable, Sendable {
  /// The number of glyphs.
  public var glyphs = 0
  /// The number of files, except `cards.json` and `manifest.json`.
  public var pictures = 0
  /// The sorted paths of changed files, relative to the folder.
  public var changed: [String] = []
  /// The sorted paths of stale files that were removed.
  public var removed: [String] = []
}

/// Writes the files of a plan and their manifest into a folder.
///
/// Runs in one folder wait for each other. A killed run leaves only whole files; the next run
/// removes its temporary files.
public struct AssetRun: Sendable {
  private let generator: String
  private let artist: GlyphArtist
  private let plan: AssetPlan
  private let jobs: Int
  private let mode: RunMode

  /// Creates a run; `generator` is the program, such as `fingerpost 1.0.0`.
  ///
  /// `jobs` is the number of parallel drawing tasks, 1 or more.
  public init(
    _ plan: AssetPlan, generator: String, artist: GlyphArtist, jobs: Int, mode: RunMode = .write
  ) {
    self.plan = plan
    self.generator = generator
    self.artist = artist
    self.jobs = jobs
    self.mode = mode
  }

  /// Writes the plan's files, then `cards.json` for routes, then `manifest.json`.
  ///
  /// Leaves unchanged files untouched; `progress` receives the number of finished glyphs. Throws an
  /// `ExportError` with the path, also rather than overwrite another program's file, and keeps the
  /// files written so far.
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
    // Comes before the new manifest, so that the next run can finish the work of a killed one.
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

  /// Groups the pictures by glyph name, as the cards list them.
  private static func pictures(_ files: [Manifest.File]) -> CardPictures {
    var pictures = CardPictures()
    for file in files {
      guard let name = file.glyph else { continue }
      // A glyph that has only vector files gets an empty list.
      let picture = [file.picture].compactMap(\.self)
      if file.path.hasBeginning(AssetPlan.junctionFolder) {
        pictures.junctions[name, default: []] += picture
      } else {
        pictures.glyphs[name, default: []] += picture
      }
    }
    return pictures
  }

  /// Lists the engines' words that are unknown or reduced, with their replacements.
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
