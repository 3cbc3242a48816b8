import Documents
import Escaping
public import Faults
import Files
public import Glyphs
package import JSON
import Raster
import Synchronization

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

/// Where files go.
protocol AssetSink: Sendable {
  /// Takes a file; returns whether its content changed.
  func write(_ bytes: [UInt8], to path: String) throws(Fault) -> Bool
}

extension FileOwner: AssetSink {}

/// Keeps files in memory, to compare them.
private final class MemorySink: AssetSink {
  private let files = Mutex<[String: [UInt8]]>([:])

  var contents: [String: [UInt8]] { files.withLock(\.self) }

  func write(_ bytes: [UInt8], to path: String) -> Bool {
    files.withLock { $0[path] = bytes }
    return true
  }
}

extension AssetPlan {
  /// The files of a run: their entries, and the paths of those that changed.
  private typealias Written = (entries: [Manifest.File], changed: [String])

  /// Writes the files into a folder, then `cards.json` for routes, then `manifest.json`.
  ///
  /// `generator` is the program, such as `fingerpost 1.0.0`; `jobs` is the number of parallel
  /// drawing tasks, 1 or more; `prunes` removes the files that only earlier runs wrote;
  /// `progress` receives the number of finished glyphs. Leaves unchanged files untouched. Runs in
  /// one folder wait for each other; a killed run leaves only whole files, and the next one removes
  /// its temporary files. Throws a `Fault` with the path, also rather than overwrite another
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
    let files = try await draw(into: owner, artist, jobs: jobs, progress: progress)
    var summary = RunSummary(
      pictures: files.entries.count, changed: files.changed, stale: stale.map(\.path))
    summary.generator = owner.generator.flatMap { $0 == generator ? nil : $0 }
    func write(_ bytes: [UInt8], to path: String) throws(Fault) {
      if try owner.write(bytes, to: path) { summary.changed.append(path) }
    }
    if let cards = cards(showing: files.entries, generator) { try write(cards, to: "cards.json") }
    // Comes before the new manifest, so that the next run can finish the work of a killed one.
    if prunes, !folder.isChecking { try folder.remove(summary.stale) }
    let list = manifest(of: files.entries, stale: prunes ? [] : stale, generator)
    try write(list.file, to: "manifest.json")
    try owner.finish()
    summary.changed.sort()
    return summary
  }

  /// Returns in memory what `write` writes, except pictures of single glyphs, and the manifest.
  ///
  /// The manifest has no checksums of these pictures, which a comparison draws one by one.
  package func contents(
    generator: String, artist: GlyphArtist, jobs: Int
  ) async throws(Fault) -> (files: [String: [UInt8]], manifest: JSON) {
    let sink = MemorySink()
    let files = try await draw(into: sink, artist, jobs: jobs, drawsPictures: false)
    var contents = sink.contents
    contents["cards.json"] = cards(showing: files.entries, generator)
    return (contents, manifest(of: files.entries, stale: [], generator))
  }

  /// Draws all files with `jobs` parallel tasks; `progress` receives the count of finished glyphs.
  private func draw(
    into sink: some AssetSink, _ artist: GlyphArtist, jobs: Int, drawsPictures: Bool = true,
    progress: (Int) -> Void = { _ in }
  ) async throws(Fault) -> Written {
    var written: Written = ([], [])
    func add(_ part: Written) {
      written.entries += part.entries
      written.changed += part.changed
    }
    let write = { @Sendable (files: [RenderedFile]) throws(Fault) -> Written in
      var changed: [String] = []
      for file in files where try sink.write(file.bytes, to: file.entry.path) {
        changed.append(file.entry.path)
      }
      return (files.map(\.entry), changed)
    }
    var done = 0
    // Eight glyphs make up for the cost of starting a task.
    try await OrderedTasks.run(glyphs, share: 8, jobs: jobs) { glyphs in
      Result { () throws(Fault) in
        var renderer = AssetRenderer(artist)
        var part: Written = ([], [])
        for file in glyphs.flatMap(\.files) {
          if !drawsPictures, file.picture != nil {
            part.entries.append(AssetRenderer.entry(of: file))
            continue
          }
          let (entries, changed) = try write([try renderer.render(file)])
          part.entries += entries
          part.changed += changed
        }
        return (part, glyphs.count)
      }
    } receive: { result throws(Fault) in
      let (part, count) = try result.get()
      add(part)
      done += count
      progress(done)
    }
    var renderer = AssetRenderer(artist)
    for file in shared {
      guard let glyphs = file.glyphs else {
        add(try write([try renderer.render(file)]))
        continue
      }
      var parts: [SheetPart] = []
      try await OrderedTasks.run(glyphs, share: 8, jobs: jobs) { glyphs in
        Result { () throws(Fault) in
          var renderer = AssetRenderer(artist)
          return try glyphs.map { glyph throws(Fault) in try renderer.part(of: file, glyph) }
        }
      } receive: { result throws(Fault) in
        parts += try result.get()
        progress(done + parts.count)
      }
      done += parts.count
      add(try write(try AssetRenderer.sheet(file, of: parts)))
    }
    return written
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
