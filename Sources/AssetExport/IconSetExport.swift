import Foundation
public import Glyphs

/// Writes a whole set of glyphs and a list of them.
public struct IconSetExport: Sendable {
  /// Who writes, such as `fingerpost 1.0.0`.
  public var generator: String
  /// Draws the glyphs.
  public var artist: GlyphArtist
  /// How they are pictured.
  public var options: PictureOptions
  /// How many glyphs are drawn at once; 1 or more.
  public var jobs: Int

  /// What was written.
  public struct Summary: Hashable, Sendable {
    /// The number of glyphs.
    public var glyphs: Int
    /// The number of pictures.
    public var pictures: Int
    /// The number of files whose bytes changed.
    public var changedFiles: Int
  }

  /// Makes an export.
  public init(generator: String, artist: GlyphArtist, options: PictureOptions, jobs: Int) {
    self.generator = generator
    self.artist = artist
    self.options = options
    self.jobs = jobs
  }

  /// How many glyphs one task draws: enough to make up for starting it.
  private static let share = 8

  /// Writes `glyphs/…` and `manifest.json`; files whose bytes stay the same are not touched.
  ///
  /// - Parameters:
  ///   - specs: What the glyphs show.
  ///   - folder: Where to.
  ///   - progress: Told how many glyphs are done.
  /// - Returns: How much was written.
  /// - Throws: `ExportError` of the first glyph that cannot be drawn or written; files written
  ///   before stay.
  public func write(
    _ specs: [GlyphSpec], to folder: OutputFolder, progress: (Int) -> Void
  ) async throws(ExportError) -> Summary {
    let parts = stride(from: 0, to: specs.count, by: Self.share).map {
      Array(specs[$0..<min($0 + Self.share, specs.count)])
    }
    var results: [Result<Part, ExportError>?] = Array(repeating: nil, count: parts.count)
    await withTaskGroup(of: (Int, Result<Part, ExportError>).self) { group in
      var next = 0
      var done = 0
      func start() {
        guard next < parts.count else { return }
        let (place, part) = (next, parts[next])
        next += 1
        group.addTask { (place, self.write(part, to: folder)) }
      }
      for _ in 0..<max(1, jobs) { start() }
      while let (place, result) = await group.next() {
        results[place] = result
        done += parts[place].count
        progress(done)
        // After a failure nothing new is begun.
        if case .success = result { start() }
      }
    }
    var files: [Manifest.File] = []
    var changed = 0
    for result in results.compactMap(\.self) {
      let part = try result.get()
      files += part.files
      changed += part.changed
    }
    let manifest = Manifest(generator: generator, files: files, fallbacks: [])
    do {
      if try folder.write(JSON.encode(manifest), to: "manifest.json") { changed += 1 }
    } catch let error as ExportError {
      throw error
    } catch {
      throw .cannotWrite(path: "manifest.json", reason: "\(error)")
    }
    return Summary(glyphs: specs.count, pictures: files.count, changedFiles: changed)
  }

  private struct Part: Sendable {
    var files: [Manifest.File] = []
    var changed = 0
  }

  private func write(
    _ specs: [GlyphSpec], to folder: OutputFolder
  ) -> Result<Part, ExportError> {
    Result { () throws(ExportError) in
      var maker = PictureMaker(artist: artist)
      var part = Part()
      for spec in specs {
        for picture in try maker.pictures(of: spec, options) {
          let path = "glyphs/" + picture.fileName
          if try folder.write(Data(picture.png), to: path) { part.changed += 1 }
          part.files.append(Manifest.File(picture, path: path))
        }
      }
      return part
    }
  }
}
