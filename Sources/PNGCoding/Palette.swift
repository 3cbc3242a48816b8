import Paths
import Raster

/// Up to 256 distinct colors and a table of their indices.
struct Palette: Hashable {
  private(set) var colors: [Color] = []
  /// A hash table with open addressing: a color's channels above 16 bits, then its index plus 1; 0
  /// for an empty slot.
  private var slots: [UInt64] = []

  private static let slotCount = 1024

  init() { slots = Array(repeating: 0, count: Self.slotCount) }

  /// The colors of a picture, least opaque first; `nil` if they exceed `limit`, at most 256.
  init?(of pixmap: Pixmap, limit: Int) {
    self.init()
    let pixels = pixmap.pixels.span
    var last = ~pixels[0].word
    for index in pixels.indices {
      let word = pixels[index].word
      if word == last { continue }
      last = word
      insert(pixels[index].visible)
      if colors.count > limit { return nil }
    }
    let sorted = colors.sorted { Self.key($0) < Self.key($1) }
    self.init()
    for color in sorted { insert(color) }
  }

  /// The number of leading colors with a written alpha; the rest are opaque.
  var alphaCount: Int { colors.lastIndex { $0.alpha < 255 }.map { $0 + 1 } ?? 0 }

  /// Bytes in a file, in one chunk or two.
  var fileSize: Int { 12 + 3 * colors.count + (alphaCount > 0 ? 12 + alphaCount : 0) }

  /// The index of a color, which must be in the palette.
  func place(of color: Color) -> UInt8 {
    UInt8(truncatingIfNeeded: slots[slot(of: color.word)] &- 1)
  }

  private mutating func insert(_ color: Color) {
    let slot = slot(of: color.word)
    guard slots[slot] == 0 else { return }
    colors.append(color)
    slots[slot] = UInt64(color.word) << 16 | UInt64(colors.count)
  }

  /// The slot that contains a color, or the empty slot for it.
  private func slot(of word: UInt32) -> Int {
    var slot = Int((word &* 0x9E37_79B1) &>> 22)
    while slots[slot] != 0, slots[slot] >> 16 != UInt64(word) {
      slot = (slot &+ 1) % Self.slotCount
    }
    return slot
  }

  private static func key(_ color: Color) -> UInt32 {
    UInt32(color.alpha) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8
      | UInt32(color.blue)
  }
}
