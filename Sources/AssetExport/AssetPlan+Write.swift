import SystemLibraries
import Documents
public import Faults
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

protocol AssetSink: Sendable {
  /// Takes a file; returns whether its content changed.
  func write(_ bytes: [UInt8], to path: String) throws(Fault) -> Bool
}

/// Keeps files in memory, to compare them.
private final class MemorySink: AssetSink {
  private let files = Mutex<[String: [UInt8]]>([:])

  var contents: [String: [UInt8]] { files.withLock(\.self) }

  func write(_ bytes: [UInt8], to path: String) -> Bool {
    files.withLock { $0[path] = bytes }
    return true
  }
}

/// The files of glyphs that a run has written, so that it draws no glyph twice.
package struct WrittenGlyphs: Sendable {
  /// Written files: their entries, and the paths of those that changed.
  fileprivate typealias Files = (entries: [Manifest.File], changed: [String])

  /// Keyed by the flat path of the glyph, which its size and its folder are part of.
  fileprivate var files: [String: Files] = [:]

  package init() {}
}

extension AssetPlan {
  private typealias Written = WrittenGlyphs.Files

  /// Writes the files into a folder, then `cards.json` for routes, then `manifest.json`.
  ///
  /// `generator` is the program, such as `fingerpost 1.0.0`; `jobs` is the number of parallel
  /// drawing tasks, 1 or more; `prunes` removes the files that only earlier runs wrote;
  /// `progress` receives the number of finished glyphs. Leaves unchanged files untouched. All files are
  /// complete under hidden names before the first is replaced, so that memory holds only the pictures that
  /// `jobs` tasks draw. Runs in one folder wait for each other; a killed run leaves only whole files, and
  /// the next one removes its temporary files. Throws a `Fault` with the path, also if it would
  /// overwrite another program's file. The folder then is as it was, unless moving a file to its place fails.
  public func write(
    to folder: OutputFolder, generator: String, artist: GlyphArtist, jobs: Int,
    prunes: Bool = false, progress: (Int) -> Void = { _ in }
  ) async throws(Fault) -> RunSummary {
    try await write(
      in: OutputRun(in: folder, cards: cards?.name), generator: generator, artist: artist,
      jobs: jobs, prunes: prunes, progress: progress)
  }

  /// Writes the files of single glyphs, except of those in `written`, and adds them to it.
  package func draw(
    _ written: inout WrittenGlyphs, in run: OutputRun, artist: GlyphArtist, jobs: Int
  ) async throws(Fault) {
    try await draw(&written, into: run, artist, jobs: jobs)
    try run.commit()
  }

  /// The same in a run that has begun.
  ///
  /// `lines` are the cards that it has written already, and `written` its glyphs; `inputs` are those of
  /// `unchanged`, for the next run.
  package func write(
    in run: OutputRun, since inputs: [UInt8]? = nil, lines: StagedOutput? = nil,
    written: WrittenGlyphs = WrittenGlyphs(), generator: String, artist: GlyphArtist, jobs: Int,
    prunes: Bool = false,
    progress: (Int) -> Void = { _ in }
  ) async throws(Fault) -> RunSummary {
    let (folder, owner) = (run.folder, run.owner)
    let stale = try owner.stale(besides: paths, removes: prunes && !folder.isChecking)
    let files = try await draw(into: run, artist, jobs: jobs, besides: written, progress: progress)
    var summary = RunSummary(
      pictures: files.entries.count, changed: files.changed, stale: stale.map(\.path))
    summary.generator = owner.generator.flatMap { $0 == generator ? nil : $0 }
    let cards = try await cards(showing: files.entries, in: run, jobs: jobs, generator) ?? lines
    let manifest = manifest(of: files.entries, stale: prunes ? [] : stale, generator).file
    let list = try run.stage(Manifest.name, with: manifest)
    try run.commit()
    if let cards, try cards.commit() { summary.changed.append(cards.path) }
    // Comes before the new manifest, so that the next run can finish the work of a killed one.
    if prunes, !folder.isChecking { try folder.remove(summary.stale) }
    if try run.end(with: list) { summary.changed.append(Manifest.name) }
    if let inputs, prunes || stale.isEmpty, !folder.isChecking {
      try run.remember(digest(of: inputs), manifest: manifest)
    }
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
    contents[CardsFile.documentName] =
      document(showing: files.entries, generator).map { Array($0.json) }
    return (contents, manifest(of: files.entries, stale: [], generator))
  }

  /// Draws all files with `jobs` parallel tasks; `progress` receives the count of finished glyphs.
  private func draw(
    into sink: some AssetSink, _ artist: GlyphArtist, jobs: Int, drawsPictures: Bool = true,
    besides written: WrittenGlyphs = WrittenGlyphs(), progress: (Int) -> Void = { _ in }
  ) async throws(Fault) -> Written {
    var written = written
    try await draw(
      &written, into: sink, artist, jobs: jobs, drawsPictures: drawsPictures, progress: progress)
    var all: Written = ([], [])
    func add(_ part: Written) {
      all.entries += part.entries
      all.changed += part.changed
    }
    for glyph in glyphs { add(written.files[glyph.flatPath] ?? ([], [])) }
    var done = glyphs.count
    var renderer = AssetRenderer(artist)
    for file in shared {
      guard let glyphs = file.glyphs else {
        add(try Self.write([try renderer.render(file)], to: sink))
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
      add(try Self.write(try AssetRenderer.sheet(file, of: parts), to: sink))
    }
    return all
  }

  /// Draws the files of single glyphs that are not written yet.
  private func draw(
    _ written: inout WrittenGlyphs, into sink: some AssetSink, _ artist: GlyphArtist, jobs: Int,
    drawsPictures: Bool = true, progress: (Int) -> Void = { _ in }
  ) async throws(Fault) {
    let missing = glyphs.filter { written.files[$0.flatPath] == nil }
    var done = glyphs.count - missing.count
    // Eight glyphs make up for the cost of starting a task.
    try await OrderedTasks.run(missing, share: 8, jobs: jobs) { glyphs in
      Result { () throws(Fault) in
        var renderer = AssetRenderer(artist)
        return try glyphs.map { glyph throws(Fault) in
          var files: Written = ([], [])
          for file in glyph.files {
            if !drawsPictures, file.picture != nil {
              files.entries.append(AssetRenderer.entry(of: file))
              continue
            }
            let (entries, changed) = try Self.write([try renderer.render(file)], to: sink)
            files.entries += entries
            files.changed += changed
          }
          return (glyph.flatPath, files)
        }
      }
    } receive: { result throws(Fault) in
      let glyphs = try result.get()
      for (path, files) in glyphs { written.files[path] = files }
      done += glyphs.count
      progress(done)
    }
  }

  private static func write(
    _ files: [RenderedFile], to sink: some AssetSink
  ) throws(Fault) -> Written {
    var changed: [String] = []
    for file in files where try sink.write(file.bytes, to: file.entry.path) {
      changed.append(file.entry.path)
    }
    return (files.map(\.entry), changed)
  }

  /// The document of cards; `nil` without routes in memory.
  func document(showing files: [Manifest.File], _ generator: String) -> CardsDocument? {
    guard case .document(let routes)? = cards else { return nil }
    var document = CardsDocument(
      sources: routes.sources, guide: routes.guide, generator: generator, shields: routes.shields)
    document.pictures = Self.pictures(files)
    document.junctions = routes.junctions
    document.parts = routes.parts
    return document
  }

  /// Writes the document of cards, part by part, but not yet in its place.
  private func cards(
    showing files: [Manifest.File], in run: OutputRun, jobs: Int, _ generator: String
  ) async throws(Fault) -> StagedOutput? {
    guard let document = document(showing: files, generator) else { return nil }
    let file = try run.stage(CardsFile.documentName)
    try await document.write(jobs: jobs) { bytes throws(Fault) in try file.append(Data(bytes)) }
    return file
  }

  private func manifest(
    of files: [Manifest.File], stale: [Manifest.File], _ generator: String
  ) -> JSON {
    [
      "cards": cards?.name, "fallbacks": cards?.fallbacks.map(\.json) ?? [],
      "files": files.map(\.json),
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
      if isOfJunction(file.path) {
        pictures.hasJunctions = true
        pictures.junctions[name, default: []] += picture
      } else {
        pictures.glyphs[name, default: []] += picture
      }
    }
    return pictures
  }
}

extension NamedFallback {
  fileprivate var json: JSON {
    [
      "place": fallback.place, "replacement": fallback.replacement, "source": source,
      "words": fallback.words,
    ]
  }
}
