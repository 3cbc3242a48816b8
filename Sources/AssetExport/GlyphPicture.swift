public import Glyphs
public import Paths
import PNGCoding
import Raster

/// How glyphs are pictured: which variants, scales and sizes.
public struct PictureOptions: Hashable, Sendable {
  /// The variants of the theme to draw.
  public var variants: [Theme.Variant]
  /// Pixels a point, each a picture of its own; 1 or more.
  public var scales: [Int]
  /// The size of a maneuver, in points.
  public var maneuverSize: Size
  /// Further sizes of maneuvers, whose files carry the size in their names.
  public var extraSizes: [Size] = []
  /// The size of a strip of lanes, in points.
  public var laneSize: Size
  /// The size of pictures of junctions beside the glyphs, in points; nothing for no such pictures.
  public var junctionSize: Size?
  /// Whether to search longer for smaller files.
  public var isOptimized: Bool
  /// Whether files may be large where that is quicker; of no effect with `isOptimized`.
  public var isDraft = false
  /// Whether stems and bars are fitted to whole pixels.
  public var isFitted = true

  /// Makes options.
  public init(
    variants: [Theme.Variant], scales: [Int], maneuverSize: Size, laneSize: Size,
    isOptimized: Bool = false
  ) {
    self.isOptimized = isOptimized
    self.variants = variants
    self.scales = scales
    self.maneuverSize = maneuverSize
    self.laneSize = laneSize
  }

  /// How hard to look for small files.
  var effort: PNGEffort { isOptimized ? .smallest : isDraft ? .fast : .small }

  /// The sizes of a glyph, in points, the main one first.
  func sizes(of spec: GlyphSpec) -> [Size] {
    switch spec {
    case .maneuver, .roundabout, .junction: [maneuverSize] + extraSizes
    case .furniture, .lanes: [size(of: spec)]
    }
  }

  /// The options for pictures of junctions; nothing if there are to be none.
  var forJunctions: PictureOptions? {
    guard let junctionSize else { return nil }
    var options = self
    options.maneuverSize = junctionSize
    return options
  }

  /// The size of a glyph, in points.
  func size(of spec: GlyphSpec) -> Size {
    switch spec {
    case .maneuver, .roundabout, .junction, .furniture: maneuverSize
    case .lanes: laneSize
    }
  }
}

/// One picture of a glyph.
public struct GlyphPicture: Hashable, Sendable {
  /// What it shows.
  public var spec: GlyphSpec
  /// The name of the variant.
  public var variant: String
  /// Pixels a point.
  public var scale: Int
  /// The size in points.
  public var size: Size
  /// The width in pixels.
  public var pixelWidth: Int
  /// The height in pixels.
  public var pixelHeight: Int
  /// The CRC-32 of the pixels.
  public var digest: String
  /// The PNG file.
  public var png: [UInt8]

  /// The name of the file: the glyph's, the variant behind `~`, the scale behind `@` from 2 up.
  public var fileName: String {
    Self.fileName(spec, variant: variant, scale: scale)
  }

  static func fileName(_ spec: GlyphSpec, variant: String, scale: Int) -> String {
    "\(spec.name)~\(variant)\(scale == 1 ? "" : "@\(scale)x").png"
  }
}

/// Draws pictures one after another, keeping its storage.
struct PictureMaker {
  let artist: GlyphArtist
  private var renderer = Renderer()

  init(artist: GlyphArtist) {
    self.artist = artist
  }

  /// All pictures of a glyph.
  mutating func pictures(
    of spec: GlyphSpec, _ options: PictureOptions
  ) throws(ExportError) -> [GlyphPicture] {
    var result: [GlyphPicture] = []
    let size = options.size(of: spec)
    for variant in options.variants {
      for scale in options.scales {
        let drawing: Drawing
        do throws(GlyphError) {
          drawing = try artist.drawing(
            of: spec, variant: variant, size: size,
            pixelsPerPoint: options.isFitted ? Double(scale) : nil)
        } catch {
          throw .glyph(error)
        }
        result.append(
          try picture(
            drawing, of: spec, variant: variant.name, scale: scale, size: size,
            effort: options.effort))
      }
    }
    return result
  }

  private mutating func picture(
    _ drawing: Drawing, of spec: GlyphSpec, variant: String, scale: Int, size: Size,
    effort: PNGEffort
  ) throws(ExportError) -> GlyphPicture {
    let (width, height): (Int, Int)
    let pixmap: Pixmap
    do throws(RasterError) {
      (width, height) = try size.pixels(scale: scale)
      pixmap = try renderer.draw(drawing, width: width, height: height)
    } catch {
      throw .raster(name: spec.name, error)
    }
    do throws(PNGError) {
      return GlyphPicture(
        spec: spec, variant: variant, scale: scale, size: size, pixelWidth: width,
        pixelHeight: height, digest: PixelDigest.crc32(of: pixmap),
        png: try PNGCoder.encode(pixmap, effort: effort))
    } catch {
      throw .png(name: spec.name, error)
    }
  }
}

/// Draws the pictures of many glyphs.
public struct GlyphBatch: Sendable {
  private let artist: GlyphArtist
  private let options: PictureOptions

  /// Makes a batch.
  public init(artist: GlyphArtist, options: PictureOptions) {
    self.artist = artist
    self.options = options
  }

  /// The pictures of some glyphs, in their order, whatever the number of jobs.
  ///
  /// - Parameters:
  ///   - specs: What the glyphs show.
  ///   - jobs: How many glyphs are drawn at once; 1 or more.
  /// - Returns: For each glyph all variants, and for each variant all scales.
  /// - Throws: `ExportError` for the first glyph that cannot be drawn.
  public func pictures(
    of specs: [GlyphSpec], jobs: Int
  ) async throws(ExportError) -> [GlyphPicture] {
    let share = max(1, (specs.count + jobs * 4 - 1) / max(1, jobs * 4))
    let parts = stride(from: 0, to: specs.count, by: share).map {
      Array(specs[$0..<min($0 + share, specs.count)])
    }
    let results = await withTaskGroup(
      of: (Int, Result<[GlyphPicture], ExportError>).self
    ) { group in
      var next = 0
      func start() {
        guard next < parts.count else { return }
        let (place, part) = (next, parts[next])
        next += 1
        group.addTask { (place, self.draw(part)) }
      }
      for _ in 0..<max(1, jobs) { start() }
      var results: [Int: Result<[GlyphPicture], ExportError>] = [:]
      while let (place, result) = await group.next() {
        results[place] = result
        start()
      }
      return results
    }
    var pictures: [GlyphPicture] = []
    for place in parts.indices {
      if let result = results[place] { pictures += try result.get() }
    }
    return pictures
  }

  private func draw(_ specs: [GlyphSpec]) -> Result<[GlyphPicture], ExportError> {
    Result { () throws(ExportError) in
      var maker = PictureMaker(artist: artist)
      var pictures: [GlyphPicture] = []
      for spec in specs { pictures += try maker.pictures(of: spec, options) }
      return pictures
    }
  }
}
