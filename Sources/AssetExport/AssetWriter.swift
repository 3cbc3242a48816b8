import Foundation
import Glyphs
import PNGCoding
import Paths
import Raster
import SVGCoding
import TextSafety

/// Draws and writes the files of a plan.
struct AssetWriter: Sendable {
  var artist: GlyphArtist
  var plan: AssetPlan
  var jobs: Int
  var owner: FileOwner

  /// What was written, in the order of the plan.
  struct Result: Sendable {
    var files: [Manifest.File] = []
    /// The paths of the files whose bytes changed.
    var changed: [String] = []
    /// The pictures of each sheet.
    fileprivate var sprites: [[Sprite]] = []
  }

  /// A picture for a sheet, and what the manifest says of it.
  fileprivate struct Sprite: Sendable {
    var image: SpriteImage
    var entry: JSON
  }

  /// How many glyphs one task draws: enough to make up for starting it.
  private static let share = 8

  /// Writes all files of the plan.
  ///
  /// - Parameter progress: Told how many glyphs are done.
  /// - Returns: What was written.
  /// - Throws: `ExportError` of the first glyph that cannot be drawn or written; files written
  ///   before stay.
  func write(progress: (Int) -> Void) async throws(ExportError) -> Result {
    let parts = stride(from: 0, to: plan.glyphs.count, by: Self.share).map {
      Array(plan.glyphs[$0..<min($0 + Self.share, plan.glyphs.count)])
    }
    var done = 0
    var result = Result(sprites: plan.sheets.map { _ in [] })
    try await OrderedTasks.run(parts.count, jobs: jobs) {
      write(parts[$0])
    } receive: { outcome throws(ExportError) in
      let part = try outcome.get()
      result.files += part.files
      result.changed += part.changed
      for index in plan.sheets.indices { result.sprites[index] += part.sprites[index] }
      done = min(done + Self.share, plan.glyphs.count)
      progress(done)
    }
    for file in plan.shared {
      guard case .text(let text) = file.content else { continue }
      var entry = Manifest.File(path: file.path, target: file.target, format: file.format)
      try write(text, of: &entry, &result)
      result.files.append(entry)
    }
    try writeSheets(&result)
    return result
  }

  private func write(
    _ bytes: [UInt8], to path: String, _ result: inout Result
  ) throws(ExportError) {
    if try owner.write(bytes, to: path) { result.changed.append(path) }
  }

  /// Writes the file of an entry, for which the entry then vouches.
  private func write(
    _ text: String, of entry: inout Manifest.File, _ result: inout Result
  ) throws(ExportError) {
    let bytes = Array(text.utf8)
    entry.crc32 = CRC32.digits(of: bytes)
    try write(bytes, to: entry.path, &result)
  }

  // MARK: Glyphs

  private func write(_ glyphs: [[AssetPlan.Glyph]]) -> Swift.Result<Result, ExportError> {
    Swift.Result { () throws(ExportError) in
      var result = Result(sprites: plan.sheets.map { _ in [] })
      var maker = LookMaker(artist: artist, options: plan.options)
      for sizes in glyphs {
        for glyph in sizes {
          maker.begin(glyph.glyph.spec)
          for file in glyph.files { try write(file, glyph.glyph, &maker, &result) }
          try collectSprites(of: glyph.glyph, &maker, &result)
        }
      }
      return result
    }
  }

  private func write(
    _ file: PlannedFile, _ glyph: NamedGlyph, _ maker: inout LookMaker, _ result: inout Result
  ) throws(ExportError) {
    var entry = Manifest.File(path: file.path, target: file.target, format: file.format)
    let look: Look
    switch file.content {
    case .png(let wanted):
      look = wanted
      let picture = try maker.png(look)
      try write(picture.png, to: file.path, &result)
      entry.pixels = look.pixels
      entry.crc32 = picture.digest
      entry.scale = look.scale
    case .svg(let wanted, let colors):
      look = wanted
      let title = glyph.spec.name.replacing("_", with: " ")
      let text = try maker.vector(look) { drawing throws(DrawingWriterError) in
        try SVGWriter(colors: colors).write(drawing, title: title)
      }
      try write(text, of: &entry, &result)
    case .vectorDrawable(let wanted):
      look = wanted
      let text = try maker.vector(look) { drawing throws(DrawingWriterError) in
        try VectorDrawableWriter().write(drawing)
      }
      try write(text, of: &entry, &result)
    case .text(let text):
      try write(text, of: &entry, &result)
      result.files.append(entry)
      return
    }
    entry.spec = glyph.spec
    entry.variant = look.variant.name
    entry.points = (look.size.width, look.size.height)
    result.files.append(entry)
  }

  // MARK: Sheets

  private func collectSprites(
    of glyph: NamedGlyph, _ maker: inout LookMaker, _ result: inout Result
  ) throws(ExportError) {
    let meaning = glyph.spec.meaning
    for (index, sheet) in plan.sheets.enumerated() {
      switch sheet.content {
      case .colors(let variant):
        let look = Look(variant: variant, size: glyph.size, scale: Double(sheet.ratio))
        result.sprites[index].append(
          Sprite(
            image: SpriteImage(name: glyph.name, pixmap: try maker.pixmap(look)),
            entry: ["meaning": meaning, "name": glyph.name]))
      case .distances(let variant):
        let look = Look(variant: variant, size: glyph.size, scale: Double(sheet.ratio))
        for sprite in try maker.distances(look, of: glyph, ratio: sheet.ratio) {
          result.sprites[index].append(
            Sprite(
              image: sprite.image,
              entry: [
                "meaning": meaning, "name": sprite.image.name, "part": sprite.part.rawValue,
              ]))
        }
      }
    }
  }

  private func writeSheets(_ result: inout Result) throws(ExportError) {
    for (sheet, sprites) in zip(plan.sheets, result.sprites) {
      let packed: SpriteSheet
      do throws(RasterError) {
        packed = try SpriteSheet(
          sprites.map(\.image), ratio: sheet.ratio, spacing: plan.spacing * sheet.ratio,
          holdsDistances: sheet.variant == nil)
      } catch {
        throw .raster(name: sheet.path, error)
      }
      // The picture first, so that no list names places that are not there.
      try write(PNGCoder.encode(packed.pixmap), to: sheet.path + ".png", &result)
      try write(packed.json, to: sheet.path + ".json", &result)
      var picture = Manifest.File(path: sheet.path + ".png", target: .sprite, format: "png")
      picture.variant = sheet.variant?.name
      picture.scale = Double(sheet.ratio)
      picture.pixels = (packed.pixmap.width, packed.pixmap.height)
      picture.crc32 = PixelDigest.crc32(of: packed.pixmap)
      picture.images = sprites.map(\.entry)
      var list = Manifest.File(path: sheet.path + ".json", target: .sprite, format: "json")
      list.crc32 = CRC32.digits(of: packed.json)
      result.files += [picture, list]
    }
  }
}
