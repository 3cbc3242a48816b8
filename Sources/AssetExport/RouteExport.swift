import Foundation
public import Glyphs
public import Guidance
import Routes

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

  /// What was written.
  public struct Summary: Hashable, Sendable {
    /// The number of cards.
    public var cards: Int
    /// The number of pictures.
    public var pictures: Int
    /// The number of files whose bytes changed.
    public var changedFiles: Int
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

  /// Writes `glyphs/…`, `junctions/…`, `cards.json` and `manifest.json`, in this order.
  ///
  /// - Throws: `ExportError` with the path; files written before stay.
  public func write(
    _ sources: [GuidedSource], guide: Guide, to folder: OutputFolder
  ) async throws -> Summary {
    let cards = sources.flatMap(\.routes).flatMap(\.cards)
    var changed = 0
    var files: [Manifest.File] = []
    for set in Self.sets(of: cards.map(\.step), options: options, junctions: junctions) {
      let pictures = try await GlyphBatch(artist: artist, options: set.options)
        .pictures(of: set.specs, jobs: jobs)
      for picture in pictures {
        let path = set.folder + picture.fileName
        if try folder.write(Data(picture.png), to: path) { changed += 1 }
        files.append(Manifest.File(picture, path: path))
      }
    }
    let document = CardsDocument(
      sources: sources, guide: guide, generator: generator, pictures: files,
      junctions: junctions)
    if try folder.write(document.json(), to: "cards.json") { changed += 1 }
    let manifest = Manifest(
      generator: generator, files: files, fallbacks: fallbacks(of: sources))
    if try folder.write(JSON.encode(manifest), to: "manifest.json") { changed += 1 }
    return Summary(cards: cards.count, pictures: files.count, changedFiles: changed)
  }

  /// Glyphs that are pictured alike, in one folder.
  struct PictureSet {
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

  private func fallbacks(of sources: [GuidedSource]) -> [Manifest.FallbackRecord] {
    sources.flatMap { source in
      source.routes.flatMap(\.cards).enumerated().flatMap { index, card in
        card.step.fallbacks + card.step.reductions(at: "cards[\(index)]")
      }.map {
        Manifest.FallbackRecord(
          source: source.name, place: $0.place, words: $0.words, replacement: $0.replacement)
      }
    }
  }
}
