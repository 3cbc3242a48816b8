import Paths
import Raster

/// Up to 256 colors, each once, and where they stand.
struct Palette: Hashable {
  /// The colors in the order of their places.
  private(set) var colors: [Color] = []
  /// A hash table with open addressing: a color's channels above 16 bits, then its place and 1; 0
  /// for nothing.
  private var slots: [UInt64] = []

  private static let slotCount = 1024

  /// A palette without colors.
  init() {}

  /// A palette of colors that differ, in their order; at most 256.
  init(_ colors: [Color]) {
    for color in colors { insert(color) }
  }

  /// Adds a color at the end unless it is there; its place, or nothing if there is no room.
  @discardableResult
  mutating func insert(_ color: Color) -> UInt8? {
    if slots.isEmpty { slots = Array(repeatElement(0, count: Self.slotCount)) }
    let slot = Self.slot(of: color.word, slots.span)
    if slots[slot] != 0 { return UInt8(truncatingIfNeeded: slots[slot] &- 1) }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt64(color.word) << 16 | UInt64(colors.count)
    return UInt8(truncatingIfNeeded: colors.count - 1)
  }

  /// Adds the colors of stretches of pixels.
  ///
  /// - Parameters:
  ///   - runs: The stretches.
  ///   - pixmap: Whose they are.
  ///   - row: The row of the first of them.
  /// - Returns: For each start the place of the color; nothing if there is no room for all colors.
  mutating func insert(_ runs: PixelRuns, of pixmap: Pixmap, from row: Int) -> [UInt8]? {
    var placeStorage = Array(repeatElement(UInt8(0), count: runs.starts.count))
    var places = placeStorage.mutableSpan
    let starts = runs.starts.span
    let pixels = pixmap.pixels.span
    if slots.isEmpty { slots = Array(repeatElement(0, count: Self.slotCount)) }
    var index = 0
    for (y, count) in runs.counts.enumerated() where count > 0 {
      let first = (row + y) * pixmap.width
      let end = index &+ Int(count)
      while index < end {
        let color = pixels[first &+ Int(starts[index])].seen
        let entry = slots[Self.slot(of: color.word, slots.span)]
        if entry != 0 {
          places[index] = UInt8(truncatingIfNeeded: entry &- 1)
        } else {
          guard let place = insert(color) else { return nil }
          places[index] = place
        }
        index &+= 1
      }
      index &+= 1
    }
    return placeStorage
  }

  /// The place of a color that is there.
  func place(of color: Color) -> UInt8 {
    guard !slots.isEmpty else { return 0 }
    return UInt8(truncatingIfNeeded: slots[Self.slot(of: color.word, slots.span)] &- 1)
  }

  /// The slot that holds a color, or where it would go.
  @inline(__always)
  private static func slot(of word: UInt32, _ slots: Span<UInt64>) -> Int {
    var slot = Int((word &* 0x9E37_79B1) &>> 22)
    while slots[slot] != 0, slots[slot] >> 16 != UInt64(word) { slot = (slot &+ 1) % slotCount }
    return slot
  }
}
