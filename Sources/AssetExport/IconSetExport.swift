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
  /// In which forms the glyphs are written.
  public var targets = TargetOptions()
  /// What becomes of the files that are in the folder.
  public var mode = RunMode.write

  /// What was written.
  public struct Summary: Hashable, Sendable {
    /// The number of glyphs.
    public var glyphs: Int
    /// The number of pictures and other files about glyphs.
    public var pictures: Int
    /// The number of files whose bytes changed.
    public var changedFiles: Int
    /// What was done with the files.
    public var run: RunSummary
  }

  /// Makes an export.
  public init(generator: String, artist: GlyphArtist, options: PictureOptions, jobs: Int) {
    self.generator = generator
    self.artist = artist
    self.options = options
    self.jobs = jobs
  }

  /// What would be written besides `manifest.json`.
  ///
  /// - Throws: `ExportError` for options that do not go together.
  public func plan(of specs: [GlyphSpec]) throws(ExportError) -> AssetPlan {
    try AssetPlan(of: specs, options: options, targets: targets)
  }

  /// Writes the targets and `manifest.json`; files whose bytes stay the same are not touched.
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
    let run = AssetRun(
      generator: generator, artist: artist, plan: try plan(of: specs), jobs: jobs, mode: mode)
    let summary = try await run.write(to: folder.url, progress: progress)
    return Summary(
      glyphs: specs.count, pictures: summary.pictures, changedFiles: summary.changed.count,
      run: summary)
  }
}
