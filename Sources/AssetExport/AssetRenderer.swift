package import Faults
package import Glyphs
import JSON
import PNGCoding
package import Paths
package import Raster
import SVGCoding

/// A file that was drawn: its bytes, and its entry in the manifest.
package struct RenderedFile: Sendable {
  var entry: Manifest.File
  package var bytes: [UInt8]

  init(_ entry: Manifest.File, _ bytes: [UInt8], digest: String? = nil) {
    (self.entry, self.bytes) = (entry, bytes)
    self.entry.crc32 = digest ?? CRC32.digits(of: bytes)
  }
}

/// What a glyph gives to a sheet.
enum SheetPart: Sendable {
  case symbol(String)
  case sprites([SpriteImage])
}

/// Draws planned files, and the same pictures for pages.
package struct AssetRenderer: Sendable {
  private var artist: GlyphArtist
  private var renderer = Renderer()
  /// The pictures of the current glyph; targets and variants that look the same share them.
  private var current: GlyphSpec?
  private var pixmaps: [GlyphRendition: Pixmap] = [:]
  private var pictures: [(pixmap: Pixmap, png: [UInt8], digest: String)] = []

  package init(_ artist: GlyphArtist) { self.artist = artist }

  /// Forgets the pictures of the glyph before, and reads what the artist needs for this one.
  private mutating func turn(to spec: GlyphSpec) throws(Fault) {
    guard spec != current else { return }
    current = spec
    pixmaps.removeAll(keepingCapacity: true)
    pictures.removeAll(keepingCapacity: true)
    artist = try artist.holding(spec)
  }

  /// The entry of a file before it is drawn, without a checksum.
  static func entry(of file: PlannedFile) -> Manifest.File {
    var entry = Manifest.File(path: file.path, target: file.target, format: file.format)
    func describe(_ spec: GlyphSpec, _ rendition: GlyphRendition?) {
      (entry.glyph, entry.details) = (spec.name, spec.details)
      guard let rendition else { return }
      entry.variant = rendition.variant.name
      entry.points = rendition.size
    }
    switch file.content {
    case .png(let spec, let rendition):
      describe(spec, rendition)
      entry.pixels = .init(
        width: Double(rendition.pixels.width), height: Double(rendition.pixels.height))
      entry.scale = rendition.scale
    case .svg(let spec, let rendition, _), .vectorDrawable(let spec, let rendition):
      describe(spec, rendition)
    case .symbol(let spec, _): describe(spec, nil)
    case .text, .symbols, .sheet: break
    }
    return entry
  }

  /// Draws a file of one glyph, or a text.
  package mutating func render(_ file: PlannedFile) throws(Fault) -> RenderedFile {
    let entry = Self.entry(of: file)
    let text: String
    switch file.content {
    case .png(let spec, let rendition):
      let picture = try picture(of: spec, rendition)
      return RenderedFile(entry, picture.png, digest: picture.digest)
    case .svg(let spec, let rendition, let colors):
      text = try vector(spec, rendition) { drawing throws(Fault) in
        try SVGWriter(colors: colors).write(drawing, title: Self.title(of: spec))
      }
    case .vectorDrawable(let spec, let rendition):
      text = try vector(spec, rendition) { drawing throws(Fault) in
        try VectorDrawableWriter().write(drawing)
      }
    case .symbol(let spec, let size): text = try symbol(spec, size)
    case .text(let own): text = own
    case .symbols, .sheet: preconditionFailure("a sheet is drawn part by part")
    }
    return RenderedFile(entry, Array(text.utf8))
  }

  private static func title(of spec: GlyphSpec) -> String {
    spec.name.replacing("_", with: " ")
  }

  /// Draws the glyph without fitting it to pixels.
  package mutating func drawing(of spec: GlyphSpec, _ rendition: GlyphRendition) throws(Fault)
    -> Drawing
  {
    try turn(to: spec)
    return try artist.drawing(of: spec, variant: rendition.variant, size: rendition.size)
  }

  private mutating func vector(
    _ spec: GlyphSpec, _ rendition: GlyphRendition, _ write: (Drawing) throws(Fault) -> String
  ) throws(Fault) -> String {
    let drawing = try drawing(of: spec, rendition)
    return try Fault.within("glyph '\(spec.name)'") { () throws(Fault) in try write(drawing) }
  }

  private mutating func symbol(_ spec: GlyphSpec, _ size: Size) throws(Fault) -> String {
    try turn(to: spec)
    var isStrip = false
    if case .lanes = spec { isStrip = true }
    let size = isStrip ? size : Size(width: 48, height: 48)
    let layers = try artist.symbol(of: spec, size: size)
    return SymbolTemplate.text(
      layers, name: Self.title(of: spec), size: size, isCropped: isStrip)
  }

  /// Draws the picture of a glyph, fitted to whole pixels.
  package mutating func pixmap(of spec: GlyphSpec, _ rendition: GlyphRendition) throws(Fault)
    -> Pixmap
  {
    try turn(to: spec)
    if let pixmap = pixmaps[rendition] { return pixmap }
    let drawing = try artist.drawing(
      of: spec, variant: rendition.variant, size: rendition.size, pixelsPerPoint: rendition.scale)
    let pixmap = try Fault.within("glyph '\(spec.name)'") { () throws(Fault) in
      let (width, height) = try rendition.size.pixels(scale: rendition.scale)
      return try renderer.draw(drawing, width: width, height: height)
    }
    pixmaps[rendition] = pixmap
    return pixmap
  }

  package mutating func png(of spec: GlyphSpec, _ rendition: GlyphRendition) throws(Fault)
    -> [UInt8]
  {
    try picture(of: spec, rendition).png
  }

  private mutating func picture(
    of spec: GlyphSpec, _ rendition: GlyphRendition
  ) throws(Fault) -> (pixmap: Pixmap, png: [UInt8], digest: String) {
    let pixmap = try pixmap(of: spec, rendition)
    // To compare a few pictures takes less time than to hash one.
    if let picture = pictures.first(where: { $0.pixmap == pixmap }) { return picture }
    let picture = (pixmap, png: PNGCoder.encode(pixmap), digest: CRC32.digits(of: pixmap.bytes))
    pictures.append(picture)
    return picture
  }

  // MARK: Sheets

  mutating func part(of sheet: PlannedFile, _ glyph: PlannedGlyph) throws(Fault) -> SheetPart {
    switch sheet.content {
    case .symbols(let sheet):
      return .symbol(
        try vector(glyph.spec, glyph.rendition(sheet.variant)) { drawing throws(Fault) in
          try SVGWriter(colors: sheet.colors)
            .symbol(drawing, id: glyph.name, title: Self.title(of: glyph.spec))
        })
    case .sheet(let sheet): return .sprites(try sprites(of: glyph, on: sheet))
    case .png, .svg, .vectorDrawable, .symbol, .text: preconditionFailure("not a sheet")
    }
  }

  private mutating func sprites(
    of glyph: PlannedGlyph, on sheet: SpriteTarget.Sheet
  ) throws(Fault) -> [SpriteImage] {
    let rendition = glyph.rendition(sheet.variant, scale: Double(sheet.ratio))
    let meaning = glyph.spec.meaning
    guard sheet.holdsDistances else {
      let pixmap = try pixmap(of: glyph.spec, rendition)
      let points: JSON = ["height": rendition.size.height, "width": rendition.size.width]
      let entry: JSON = ["meaning": meaning, "name": glyph.name, "points": points]
      return [SpriteImage(name: glyph.name, pixmap: pixmap, entry: entry)]
    }
    let parts = DistanceSprites.parts(of: try drawing(of: glyph.spec, rendition).items, glyph.name)
    let (width, height) = sheet.pixels(glyph)
    return try parts.map { part throws(Fault) in
      let pixmap = try Fault.within("glyph '\(glyph.name)'") { () throws(Fault) in
        try DistanceSprites.pixmap(
          of: part.items, width: width, height: height, scale: rendition.scale)
      }
      let entry: JSON = ["meaning": meaning, "name": part.name, "part": part.label]
      return SpriteImage(name: part.name, pixmap: pixmap, entry: entry)
    }
  }

  /// Joins the parts of all glyphs: the picture comes first, so that a list never names what is missing.
  static func sheet(
    _ file: PlannedFile, of parts: [SheetPart]
  ) throws(Fault) -> [RenderedFile] {
    var entry = entry(of: file)
    var (symbols, sprites): ([String], [SpriteImage]) = ([], [])
    for part in parts {
      switch part {
      case .symbol(let text): symbols.append(text)
      case .sprites(let images): sprites += images
      }
    }
    guard case .sheet(let sheet) = file.content else {
      return [RenderedFile(entry, Array(SymbolSheet.text(symbols).utf8))]
    }
    let packed = try Fault.within("sheet '\(sheet.name)'") { () throws(Fault) in
      try SpriteSheet(
        sprites, ratio: sheet.ratio, spacing: sheet.spacing * sheet.ratio,
        holdsDistances: sheet.holdsDistances)
    }
    entry.variant = sheet.holdsDistances ? nil : sheet.variant.name
    entry.scale = Double(sheet.ratio)
    entry.pixels = .init(
      width: Double(packed.pixmap.width), height: Double(packed.pixmap.height))
    entry.details = ["images": sprites.map(\.entry), "spacing": sheet.spacing]
    let list = Manifest.File(path: sheet.listPath, target: file.target, format: "json")
    return [
      RenderedFile(
        entry, PNGCoder.encode(packed.pixmap), digest: CRC32.digits(of: packed.pixmap.bytes)),
      RenderedFile(list, packed.json),
    ]
  }
}
