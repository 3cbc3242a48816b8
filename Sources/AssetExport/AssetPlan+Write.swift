import Cards
import Files
public import Glyphs
import Escaping
package import JSON
public import Faults

/// The result of a run; for a folder that is only checked, the result that it would have.
public struct RunSummary: Hashable, Sendable {
  /// The number of files, except `cards.json` and `manifest.json`.
  public var pictures = 0
  /// The sorted paths of changed files, relative to the folder.
  public var changed: [String] = []
  /// The program that wrote the folder's manifest, if it is another one or another version.
  public var generator: String?
  /// The sorted paths of the files that only earlier runs wrote; a run that prunes removes them.
  public var stale: [String] = []
}

extension AssetPlan {
  /// Writes the files into a folder, then `cards.json` for routes, then `manifest.json`.
  ///
  /// `generator` is the program, such as `fingerpost 1.0.0`; `jobs` is the number of parallel
  /// drawing tasks, 1 or more; `prunes` removes the files that only earlier runs wrote;
  /// `progress` receives the number of finished glyphs. Leaves unchanged files untouched. Runs in
  /// one folder wait for each other; a killed run leaves only whole files, and the next one removes
  /// its temporary files. Throws an `Fault` with the path, also rather than overwrite another
  /// program's file, and keeps the files written so far.
  public func write(
    to folder: OutputFolder, generator: String, artist: GlyphArtist, jobs: Int,
    prunes: Bool = false, progress: (Int) -> Void = { _ in }
  ) async throws(Fault) -> RunSummary {
    let lock = folder.isChecking ? nil : await FolderLock(folder.url)
    defer { lock?.unlock() }
    let owner = try FileOwner(of: folder, others: routes == nil ? [] : ["cards.json"])
    let stale = try owner.stale(besides: paths, removes: prunes && !folder.isChecking)
    if !folder.isChecking { folder.removeTemporaryFiles(beside: paths + ["manifest.json"]) }
    var writer = AssetWriter(artist: artist, plan: self, owner: owner)
    try await writer.write(jobs: jobs, progress: progress)
    var summary = RunSummary(
      pictures: writer.files.count, changed: writer.changed, stale: stale.map(\.path))
    summary.generator = owner.generator.flatMap { $0 == generator ? nil : $0 }
    func write(_ bytes: [UInt8], to path: String) throws(Fault) {
      if try owner.write(bytes, to: path) { summary.changed.append(path) }
    }
    if let cards = cards(showing: writer.files, generator) { try write(cards, to: "cards.json") }
    // Comes before the new manifest, so that the next run can finish the work of a killed one.
    if prunes, !folder.isChecking { try folder.remove(summary.stale) }
    let list = manifest(of: writer.files, stale: prunes ? [] : stale, generator)
    try write(list.file, to: "manifest.json")
    try owner.finish()
    summary.changed.sort()
    return summary
  }

  /// Returns in memory what `write` writes, except pictures of single glyphs, and the manifest.
  ///
  /// The manifest has no checksums of these pictures, which `PicturePlan` draws one by one.
  package func contents(
    generator: String, artist: GlyphArtist, jobs: Int
  ) async throws(Fault) -> (files: [String: [UInt8]], manifest: JSON) {
    var writer = AssetWriter(artist: artist, plan: self, owner: nil)
    try await writer.write(jobs: jobs) { _ in }
    var files = writer.contents
    files["cards.json"] = cards(showing: writer.files, generator)
    return (files, manifest(of: writer.files, stale: [], generator))
  }

  private func cards(showing files: [Manifest.File], _ generator: String) -> [UInt8]? {
    guard let routes else { return nil }
    var cards = CardsDocument(
      sources: routes.sources, guide: routes.guide, generator: generator, shields: routes.shields)
    cards.pictures = Self.pictures(files)
    cards.junctions = routes.junctions
    return Array(cards.json)
  }

  private func manifest(
    of files: [Manifest.File], stale: [Manifest.File], _ generator: String
  ) -> JSON {
    [
      "cards": routes.map { _ in "cards.json" },
      "fallbacks": routes.map { Self.fallbacks(of: $0) } ?? [], "files": files.map(\.json),
      "generator": generator, "glyphs": meanings, "omissions": omissions.nonEmpty,
      "schema": ExportSchema.manifestName,
      "stale": stale.map(\.identity).nonEmpty,
    ]
  }

  private var omissions: [JSON] {
    colored.map {
      [
        "glyph": $0, "reason": "it keeps its own colors", "target": AssetTarget.sfsymbols.rawValue,
      ]
    }
  }

  /// Groups the pictures by glyph name, as the cards list them.
  private static func pictures(_ files: [Manifest.File]) -> CardPictures {
    var pictures = CardPictures()
    for file in files {
      guard let name = file.glyph else { continue }
      let picture = [file.picture].compactMap(\.self)
      if file.path.hasBeginning(junctionFolder) {
        pictures.junctions[name, default: []] += picture
      } else {
        pictures.glyphs[name, default: []] += picture
      }
    }
    return pictures
  }

  /// Lists the engines' words that are unknown or reduced, with their replacements.
  private static func fallbacks(of routes: Routes) -> [JSON] {
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
