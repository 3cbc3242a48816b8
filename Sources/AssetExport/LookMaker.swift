import Glyphs
import PNGCoding
import Paths
import Raster
import SVGCoding

/// Draws the looks of a glyph, each once however many targets want it.
struct LookMaker {
  /// A PNG file and the check value of its pixels.
  struct Picture {
    var png: [UInt8]
    var digest: String
  }

  let artist: GlyphArtist
  let options: PictureOptions
  private var renderer = Renderer()
  private var spec: GlyphSpec?
  private var pixmaps: [Look: Pixmap] = [:]
  private var pictures: [Look: Picture] = [:]

  init(artist: GlyphArtist, options: PictureOptions) {
    self.artist = artist
    self.options = options
  }

  /// Turns to a glyph; the pictures of the one before are forgotten.
  mutating func begin(_ spec: GlyphSpec) {
    guard spec != self.spec else { return }
    self.spec = spec
    pixmaps.removeAll(keepingCapacity: true)
    pictures.removeAll(keepingCapacity: true)
  }

  /// The glyph as a drawing that is not fitted to any pixels.
  private func drawing(_ look: Look) throws(ExportError) -> Drawing {
    guard let spec else { preconditionFailure("no glyph was begun") }
    return try artist.drawing(of: spec, variant: look.variant, size: look.size, scale: nil)
  }

  /// The pixels of the glyph.
  mutating func pixmap(_ look: Look) throws(ExportError) -> Pixmap {
    if let pixmap = pixmaps[look] { return pixmap }
    guard let spec else { preconditionFailure("no glyph was begun") }
    let pixmap = try artist.pixmap(
      of: spec, variant: look.variant, size: look.size, scale: look.scale,
      &renderer)
    pixmaps[look] = pixmap
    return pixmap
  }

  /// The distance fields of a glyph's parts.
  func distances(
    _ look: Look, of glyph: NamedGlyph, ratio: Int
  ) throws(ExportError) -> [(image: SpriteImage, part: DistanceSprites.Part)] {
    let drawing = try drawing(look)
    var result: [(image: SpriteImage, part: DistanceSprites.Part)] = []
    for (part, items, others) in DistanceSprites.parts(of: drawing.items) {
      do throws(RasterError) {
        let pixmap = try DistanceSprites.pixmap(of: items, look, ratio: ratio)
        result.append(
          (SpriteImage(name: part.name(of: glyph, besides: others), pixmap: pixmap), part))
      } catch {
        throw .raster(name: glyph.name, error)
      }
    }
    return result
  }

  /// The PNG file of the glyph.
  mutating func png(_ look: Look) throws(ExportError) -> Picture {
    if let picture = pictures[look] { return picture }
    let pixmap = try pixmap(look)
    let picture = Picture(png: PNGCoder.encode(pixmap), digest: PixelDigest.crc32(of: pixmap))
    pictures[look] = picture
    return picture
  }

  /// What a writer makes of the glyph's drawing, which is not fitted to any pixels.
  func vector(
    _ look: Look, _ write: (Drawing) throws(DrawingWriterError) -> String
  ) throws(ExportError) -> String {
    let drawing = try drawing(look)
    do throws(DrawingWriterError) {
      return try write(drawing)
    } catch {
      throw .drawing(name: spec?.name ?? "", error)
    }
  }
}
