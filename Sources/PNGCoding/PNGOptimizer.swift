import Paths
import Raster

/// Searches the forms of a picture, the filters and the ways to pack for the smallest file.
///
/// The search is bounded by the number of bytes before packing: small pictures get all, larger ones
/// fewer rounds, and those beyond `ownLimit` are packed by zlib with a few settings.
struct PNGOptimizer {
  private let pixmap: Pixmap
  private let facts: PictureFacts

  /// The most bytes before packing that our own packing is used for.
  private static let ownLimit = 1 << 19
  /// The most bytes that are searched with full effort.
  private static let fullLimit = 1 << 16
  /// The most bytes before packing that are packed by ourselves without being asked to optimize.
  private static let quickLimit = 3 << 15
  /// The bytes before packing below which a palette of few colors may not pay.
  private static let tinySize = 2048
  /// How many candidates of the quick search are packed with full effort.
  private static let finalists = 3

  init(_ pixmap: Pixmap, effort: PNGEffort) {
    self.pixmap = pixmap
    facts = PictureFacts(pixmap, needsPalette: effort == .smallest)
  }

  /// A form and its rows behind filters.
  private struct Candidate {
    var layout: PNGLayout
    var filters: FilterChoice
    var size: Int
  }

  /// A file in the usual form, packed with one look at it; by zlib if it is large.
  func fastFile() throws(PNGError) -> [UInt8] {
    let layout = facts.usualLayout
    guard rawSize(layout) <= Self.quickLimit else {
      return try LibPNG.encode(pixmap, layout, Compression(filters: layout.usualFilters))
    }
    let rowBytes = layout.rowBytes(width: pixmap.width)
    let parse = RowParse(period: layout.pixelBytes, stride: rowBytes + 1)
    return PNGFile.bytes(
      width: pixmap.width, height: pixmap.height, layout,
      zlibStream: DeflateEncoder.zlibStream(packed(layout, gap: 1), parse))
  }

  /// A file that is small for pictures of few colors, packed by ourselves if small, since what zlib
  /// loses there weighs most.
  func smallFile() throws(PNGError) -> [UInt8] {
    let palette = facts.usualLayout
    let plain = facts.plainLayout
    guard rawSize(plain) <= Self.quickLimit else { return try fastFile() }
    let file = quickFile(palette.bitDepth < 8 ? palette : plain)
    // A palette of many colors takes more than it saves in pixels of two bytes, one of few colors
    // saves more than it takes in all but tiny pictures.
    let isOpen =
      palette.bitDepth < 8 ? rawSize(plain) < Self.tinySize : plain.colorType.channels > 2
    guard isOpen, palette != plain else { return file }
    let other = quickFile(palette.bitDepth < 8 ? plain : palette)
    return other.count < file.count ? other : file
  }

  /// A file without filters, packed in two rounds.
  private func quickFile(_ layout: PNGLayout) -> [UInt8] {
    let data = packed(layout, gap: 1)
    let parse = RowParse(
      period: layout.pixelBytes, stride: layout.rowBytes(width: pixmap.width) + 1)
    var encoder = DeflateEncoder(
      effort: BlockOptimizer.Effort(chain: 12, iterations: 2, isQuick: true, splits: false))
    encoder.period = layout.pixelBytes
    encoder.seed = DeflateCounts(parse.tokens(data.span).span)
    return PNGFile.bytes(
      width: pixmap.width, height: pixmap.height, layout, zlibStream: encoder.zlibStream(data))
  }

  private func file(
    _ layout: PNGLayout, _ filters: FilterChoice, _ effort: BlockOptimizer.Effort
  ) -> [UInt8] {
    PNGFile.bytes(
      width: pixmap.width, height: pixmap.height, layout,
      zlibStream: DeflateEncoder(effort: effort).zlibStream(filtered(layout, filters)))
  }

  /// The smallest file found.
  func smallestFile() throws(PNGError) -> [UInt8] {
    var best = try smallFile()
    guard rawSize(facts.usualLayout) <= Self.ownLimit else {
      for filters in [Compression.noFilter, Compression.allFilters] {
        for strategy: Int32 in [0, 1] {
          let settings = Compression(filters: filters, level: 9, strategy: strategy)
          let file = try LibPNG.encode(pixmap, facts.usualLayout, settings)
          if file.count < best.count { best = file }
        }
      }
      return best
    }
    var effort = BlockOptimizer.Effort(chain: 4096, iterations: 24, isQuick: false, splits: true)
    if rawSize(facts.usualLayout) > Self.fullLimit {
      effort = BlockOptimizer.Effort(chain: 256, iterations: 6, isQuick: true, splits: true)
    }
    for candidate in finalists() {
      let file = file(candidate.layout, candidate.filters, effort)
      if file.count < best.count { best = file }
    }
    return best
  }

  /// The candidates that a quick search finds best.
  private func finalists() -> [Candidate] {
    let encoder = DeflateEncoder(
      effort: BlockOptimizer.Effort(chain: 64, iterations: 2, isQuick: true, splits: false))
    var candidates: [Candidate] = []
    for layout in layouts() where rawSize(layout) <= Self.ownLimit {
      let isMeasure = layout.colorType != .palette && layout.bitDepth == 8
      for filters in isMeasure ? FilterChoice.allCases : [.none, .sub, .up] {
        let size = encoder.zlibStream(filtered(layout, filters)).count
        candidates.append(
          Candidate(
            layout: layout, filters: filters, size: size + PNGFile.overhead(layout)))
      }
    }
    // A stable order: the sort keeps the first of equals first.
    return Array(candidates.sorted { $0.size < $1.size }.prefix(Self.finalists))
  }

  /// The forms that hold the picture.
  private func layouts() -> [PNGLayout] {
    var layouts = [facts.plainLayout]
    if let palette = facts.palette {
      let depth = PNGLayout.depth(ofColors: palette.colors.count)
      for order in palette.orders() {
        layouts.append(PNGLayout(colorType: .palette, bitDepth: depth, palette: order))
      }
    }
    return layouts
  }

  /// Bytes before packing.
  private func rawSize(_ layout: PNGLayout) -> Int {
    (layout.rowBytes(width: pixmap.width) + 1) * pixmap.height
  }

  /// The rows in a form, each behind the number of its filter.
  private func filtered(_ layout: PNGLayout, _ filters: FilterChoice) -> [UInt8] {
    // The number of no filter is 0.
    guard filters != .none else { return packed(layout, gap: 1) }
    return PackedRows(
      bytes: packed(layout, gap: 0), rowBytes: layout.rowBytes(width: pixmap.width),
      pixelBytes: layout.pixelBytes
    ).filtered(filters)
  }

  /// The rows in a form, with some bytes of 0 before each.
  private func packed(_ layout: PNGLayout, gap: Int) -> [UInt8] {
    if layout.colorType == .grayAlpha { return grayAlpha(gap: gap) }
    if layout.hasWholeBytes, let runs = facts.runs, let palette = facts.palette {
      let patterns = palette.colors.map { layout.pattern(of: $0) }
      return packed(runs, patterns.span, layout, gap: gap)
    }
    let stride = layout.rowBytes(width: pixmap.width) + gap
    let pixels = pixmap.pixels.span
    var storage = [UInt8](repeating: 0, count: stride * pixmap.height)
    var bytes = storage.mutableSpan
    for y in 0..<pixmap.height {
      layout.pack(
        pixels.extracting(y * pixmap.width..<(y + 1) * pixmap.width), into: &bytes,
        at: y * stride + gap)
    }
    return storage
  }

  /// The same in gray and opacity.
  private func grayAlpha(gap: Int) -> [UInt8] {
    let width = pixmap.width
    let pixels = pixmap.pixels.span
    var row = Array(repeatElement(UInt16(0), count: width))
    var bytes: [UInt8] = []
    bytes.reserveCapacity((2 * width + gap) * pixmap.height)
    for y in 0..<pixmap.height {
      Self.grayAlpha(
        pixels.extracting(y * width..<(y + 1) * width),
        hasHiddenColors: facts.hasHiddenColors, &row)
      for _ in 0..<gap { bytes.append(0) }
      unsafe row.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  /// Writes a row as levels and opacities, the level first in memory.
  private static func grayAlpha(
    _ row: Span<Color>, hasHiddenColors: Bool, _ storage: inout [UInt16]
  ) {
    var samples = storage.mutableSpan
    precondition(row.count == samples.count)
    // Both are as long; without a look at that, many pixels are done at once.
    if hasHiddenColors {
      for x in row.indices {
        let word = unsafe row[unchecked: x].seen.word
        let sample = UInt16(truncatingIfNeeded: word & 0xFF | word >> 16 & 0xFF00)
        unsafe samples[unchecked: x] = sample.littleEndian
      }
    } else {
      for x in row.indices {
        let word = unsafe row[unchecked: x].word
        let sample = UInt16(truncatingIfNeeded: word & 0xFF | word >> 16 & 0xFF00)
        unsafe samples[unchecked: x] = sample.littleEndian
      }
    }
  }

  /// The same from stretches of one color, in a form of whole bytes.
  private func packed(
    _ colored: PictureFacts.ColoredRuns, _ patterns: Span<UInt64>, _ layout: PNGLayout, gap: Int
  ) -> [UInt8] {
    let pixelBytes = layout.pixelBytes
    let rowBytes = layout.rowBytes(width: pixmap.width)
    let count = (rowBytes + gap) * pixmap.height
    // Eight bytes are written at once; those too many are written over.
    var storage = [UInt8](repeating: 0, count: count + 8)
    var bytes = storage.mutableSpan
    let step = 8 / pixelBytes * pixelBytes
    let (starts, counts) = (colored.runs.starts.span, colored.runs.counts.span)
    let places = colored.places.span
    var index = 0
    var place = 0
    for y in counts.indices {
      let runCount = Int(counts[y])
      if runCount == 0 {
        bytes.copy(rowBytes &+ gap, to: place)
        place &+= rowBytes &+ gap
        continue
      }
      for _ in 0..<gap {
        bytes[place] = 0
        place &+= 1
      }
      let rowStart = place
      let last = index &+ runCount
      while index < last {
        let pattern = patterns[Int(places[index])]
        index &+= 1
        let end = rowStart &+ Int(starts[index]) &* pixelBytes
        repeat {
          bytes.store(pattern, at: place)
          place &+= step
        } while place < end
        place = end
      }
      index &+= 1
    }
    storage.removeLast(8)
    return storage
  }
}

extension Palette {
  /// The orders worth a try: as the colors come, by opacity, and by opacity within opaque and not.
  func orders() -> [Palette] {
    let light = { (color: Color) in
      2 * Int(color.red) + 5 * Int(color.green) + Int(color.blue)
    }
    // Opaque colors last, so that fewer opacities are written.
    let asTheyCome = colors.filter { $0.alpha < 255 } + colors.filter { $0.alpha == 255 }
    let byLight = colors.sorted {
      (light($0), $0.alpha, $0.red, $0.green) < (light($1), $1.alpha, $1.red, $1.green)
    }
    let byLightOpaqueLast =
      byLight.filter { $0.alpha < 255 } + byLight.filter { $0.alpha == 255 }
    return [sorted(), Palette(asTheyCome), Palette(byLightOpaqueLast)]
  }
}
