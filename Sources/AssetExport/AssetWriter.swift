import Glyphs
import PNGCoding
import Paths
import Raster
import SVGCoding
import JSON
import Faults

/// Draws and writes the files of a plan, or of some of its glyphs.
struct AssetWriter: Sendable {
  private var artist: GlyphArtist
  private let plan: AssetPlan
  /// The owner of the output folder; `nil` to keep the files in memory.
  private let owner: FileOwner?
  private(set) var files: [Manifest.File] = []
  private(set) var changed: [String] = []
  /// The files in memory, by path; pictures of single glyphs are left out.
  private(set) var contents: [String: [UInt8]] = [:]
  private var sprites: [[SpriteImage]]
  /// The elements on each sheet of symbols.
  private var symbols: [String]
  private var renderer = Renderer()
  /// The pictures of the current glyph; targets and variants that look the same share them.
  private var pixmaps: [Look: Pixmap] = [:]
  private var pictures: [(pixmap: Pixmap, png: [UInt8], digest: String)] = []

  init(artist: GlyphArtist, plan: AssetPlan, owner: FileOwner?) {
    self.artist = artist
    self.plan = plan
    self.owner = owner
    sprites = plan.sheets.map { _ in [] }
    symbols = plan.symbolSheets.map { _ in "" }
  }

  /// Writes all files with `jobs` parallel tasks; `progress` receives the count of finished glyphs.
  mutating func write(jobs: Int, progress: (Int) -> Void) async throws(Fault) {
    let empty = self
    var done = 0
    // Eight glyphs make up for the cost of starting a task.
    try await OrderedTasks.run(plan.glyphs, share: 8, jobs: jobs) { glyphs in
      Result { () throws(Fault) in
        var part = empty
        for glyph in glyphs { try part.write(glyph) }
        return (part, glyphs.count)
      }
    } receive: { result throws(Fault) in
      let (part, count) = try result.get()
      files += part.files
      changed += part.changed
      contents.merge(part.contents) { $1 }
      for index in sprites.indices { sprites[index] += part.sprites[index] }
      for index in symbols.indices { symbols[index] += part.symbols[index] }
      done += count
      progress(done)
    }
    for file in plan.shared {
      guard case .text(let text) = file.content else { continue }
      try write(text, of: Manifest.File(path: file.path, target: file.target, format: file.format))
    }
    for (sheet, symbols) in zip(plan.symbolSheets, symbols) {
      let entry = Manifest.File(path: sheet.path, target: .svg, format: "svg")
      try write(SymbolSheet.text(symbols), of: entry)
    }
    for (sheet, sprites) in zip(plan.sheets, sprites) { try write(sheet, sprites) }
  }

  private mutating func write(_ bytes: [UInt8], to path: String) throws(Fault) {
    guard let owner else {
      contents[path] = bytes
      return
    }
    if try owner.write(bytes, to: path) { changed.append(path) }
  }

  private mutating func write(_ text: String, of entry: Manifest.File) throws(Fault) {
    let bytes = Array(text.utf8)
    try write(bytes, to: entry.path)
    files.append(entry)
    files[files.count - 1].crc32 = CRC32.digits(of: bytes)
  }

  // MARK: Glyphs

  private mutating func write(_ glyph: PlannedGlyph) throws(Fault) {
    pixmaps.removeAll(keepingCapacity: true)
    pictures.removeAll(keepingCapacity: true)
    artist = try artist.holding(glyph.spec)
    for file in glyph.files { try write(file, glyph.spec) }
    for (index, sheet) in plan.sheets.enumerated() {
      sprites[index] += try pictures(of: glyph, on: sheet)
    }
    for (index, sheet) in plan.symbolSheets.enumerated() {
      symbols[index] += try vector(glyph.spec, glyph.look(sheet.variant)) {
        drawing throws(Fault) in
        try SVGWriter(colors: sheet.colors)
          .symbol(drawing, id: glyph.name, title: Self.title(of: glyph.spec))
      }
    }
  }

  private mutating func write(_ file: PlannedFile, _ spec: GlyphSpec) throws(Fault) {
    var entry = Manifest.File(path: file.path, target: file.target, format: file.format)
    func describe(_ look: Look) {
      entry.glyph = spec.name
      entry.details = spec.details
      entry.variant = look.variant.name
      entry.points = .init(width: look.size.width, height: look.size.height)
    }
    switch file.content {
    case .png(let look):
      describe(look)
      entry.pixels = .init(width: look.pixels.width, height: look.pixels.height)
      entry.scale = look.scale
      if owner != nil {
        let picture = try picture(of: spec, look)
        try write(picture.png, to: file.path)
        entry.crc32 = picture.digest
      }
      files.append(entry)
    case .svg(let look, let colors):
      describe(look)
      let text = try vector(spec, look) { drawing throws(Fault) in
        try SVGWriter(colors: colors).write(drawing, title: Self.title(of: spec))
      }
      try write(text, of: entry)
    case .vectorDrawable(let look):
      describe(look)
      let text = try vector(spec, look) { drawing throws(Fault) in
        try VectorDrawableWriter().write(drawing)
      }
      try write(text, of: entry)
    case .symbol(let size):
      entry.glyph = spec.name
      entry.details = spec.details
      try write(try symbol(spec, size), of: entry)
    case .text(let text): try write(text, of: entry)
    }
  }

  private static func title(of spec: GlyphSpec) -> String {
    spec.name.replacing("_", with: " ")
  }

  /// Draws the glyph without fitting it to pixels.
  private func drawing(of spec: GlyphSpec, _ look: Look) throws(Fault) -> Drawing {
    try artist.drawing(of: spec, variant: look.variant, size: look.size, scale: nil)
  }

  private func vector(
    _ spec: GlyphSpec, _ look: Look, _ write: (Drawing) throws(Fault) -> String
  ) throws(Fault) -> String {
    let drawing = try drawing(of: spec, look)
    return try Fault.within("glyph '\(spec.name)'") { () throws(Fault) in try write(drawing) }
  }

  private func symbol(_ spec: GlyphSpec, _ size: Size) throws(Fault) -> String {
    var isStrip = false
    if case .lanes = spec { isStrip = true }
    let size = isStrip ? size : Size(width: 48, height: 48)
    let layers = try artist.symbol(of: spec, size: size)
    return SymbolTemplate.text(
      layers, name: Self.title(of: spec), size: size, isCropped: isStrip)
  }

  private mutating func pixmap(of spec: GlyphSpec, _ look: Look) throws(Fault) -> Pixmap {
    if let pixmap = pixmaps[look] { return pixmap }
    let pixmap = try artist.pixmap(
      of: spec, variant: look.variant, size: look.size, scale: look.scale, &renderer)
    pixmaps[look] = pixmap
    return pixmap
  }

  private mutating func picture(
    of spec: GlyphSpec, _ look: Look
  ) throws(Fault) -> (pixmap: Pixmap, png: [UInt8], digest: String) {
    let pixmap = try pixmap(of: spec, look)
    // To compare a few pictures takes less time than to hash one.
    if let picture = pictures.first(where: { $0.pixmap == pixmap }) { return picture }
    let picture = (pixmap, png: PNGCoder.encode(pixmap), digest: PixelDigest.crc32(of: pixmap))
    pictures.append(picture)
    return picture
  }

  // MARK: Sheets

  /// Draws a glyph's pictures for a sheet, with their manifest entries.
  private mutating func pictures(
    of glyph: PlannedGlyph, on sheet: AssetPlan.Sheet
  ) throws(Fault) -> [SpriteImage] {
    let look = glyph.look(sheet.variant, scale: Double(sheet.ratio))
    let meaning = glyph.spec.meaning
    guard sheet.holdsDistances else {
      let pixmap = try pixmap(of: glyph.spec, look)
      let points: JSON = ["height": look.size.height, "width": look.size.width]
      let entry: JSON = ["meaning": meaning, "name": glyph.name, "points": points]
      return [SpriteImage(name: glyph.name, pixmap: pixmap, entry: entry)]
    }
    let parts = DistanceSprites.parts(of: try drawing(of: glyph.spec, look).items, glyph.name)
    return try parts.map { part throws(Fault) in
      let pixmap = try Fault.within("glyph '\(glyph.name)'") { () throws(Fault) in
        try DistanceSprites.pixmap(of: part.items, look, ratio: sheet.ratio)
      }
      let entry: JSON = ["meaning": meaning, "name": part.name, "part": part.label]
      return SpriteImage(name: part.name, pixmap: pixmap, entry: entry)
    }
  }

  private mutating func write(
    _ sheet: AssetPlan.Sheet, _ sprites: [SpriteImage]
  ) throws(Fault) {
    let packed = try Fault.within("sheet '\(sheet.path)'") { () throws(Fault) in
      try SpriteSheet(
        sprites, ratio: sheet.ratio, spacing: plan.spacing * sheet.ratio,
        holdsDistances: sheet.holdsDistances)
    }
    // Writes the picture first, so that the index never lists missing sprites.
    var picture = Manifest.File(path: sheet.path + ".png", target: .sprite, format: "png")
    try write(PNGCoder.encode(packed.pixmap), to: picture.path)
    picture.variant = sheet.holdsDistances ? nil : sheet.variant.name
    picture.scale = Double(sheet.ratio)
    picture.pixels = .init(width: packed.pixmap.width, height: packed.pixmap.height)
    picture.crc32 = PixelDigest.crc32(of: packed.pixmap)
    picture.details = ["images": sprites.map(\.entry), "spacing": plan.spacing]
    files.append(picture)
    let list = Manifest.File(path: sheet.path + ".json", target: .sprite, format: "json")
    try write(String(decoding: packed.json, as: UTF8.self), of: list)
  }
}
