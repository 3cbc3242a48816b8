import Foundation
import Glyphs
import TextSafety

/// How a run treats what is in its folder.
public enum RunMode: Hashable, Sendable {
  /// Writes what changed.
  case write
  /// Writes what changed and removes what the manifest before owned and the new one does not.
  case prune
  /// Writes nothing and tells what would change.
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

/// Writes a plan into a folder, and the list of it.
///
/// One run at a time writes into a folder; others wait. A run that is killed leaves whole files,
/// and the next one removes what it had begun.
struct AssetRun: Sendable {
  var generator: String
  var artist: GlyphArtist
  var plan: AssetPlan
  var jobs: Int
  var mode: RunMode
  /// The names of further files that the run writes beside the manifest.
  var otherNames: [String] = []

  /// Writes the files of the plan, then others, then `manifest.json`.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - fallbacks: Words that are not known, for the manifest.
  ///   - others: Further files, from the entries of the manifest.
  ///   - progress: Told how many glyphs are done.
  /// - Returns: What was done.
  /// - Throws: `ExportError` with the path, also for a file in the place of one of these that this
  ///   program did not write; files written before stay.
  func write(
    to url: URL, fallbacks: [JSON] = [],
    others: ([Manifest.File]) throws(ExportError) -> [(path: String, data: Data)] = { _ in [] },
    progress: (Int) -> Void = { _ in }
  ) async throws(ExportError) -> RunSummary {
    let folder = try mode == .check ? OutputFolder(checking: url) : OutputFolder(url)
    let lock = mode == .check ? nil : await FolderLock(url)
    defer { lock?.unlock() }
    let owner = try FileOwner(of: folder, others: otherNames)
    let stale = owner.stale(besides: Set(plan.paths))
    if mode == .prune { try owner.checkRemoval(of: stale) }
    let writer = AssetWriter(artist: artist, plan: plan, jobs: jobs, owner: owner)
    if mode != .check { StaleFiles.remove(in: folder, paths: plan.paths + ["manifest.json"]) }
    let result = try await writer.write(progress: progress)
    var summary = RunSummary(
      glyphs: plan.glyphs.count, pictures: result.files.count, changed: result.changed)
    for (path, data) in try others(result.files) {
      if try owner.write([UInt8](data), to: path) { summary.changed.append(path) }
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
}
