import Paths

/// Up to 256 colors, each once, and where they stand.
struct Palette: Hashable {
  /// The colors in the order of their places.
  private(set) var colors: [Color] = []
  /// A hash table with open addressing: places of colors, or `empty`.
  private var slots = [Int16](repeating: empty, count: slotCount)

  private static let slotCount = 1024
  private static let empty: Int16 = -1

  /// A palette without colors.
  init() {}

  /// A palette of colors that differ, in their order; at most 256.
  init(_ colors: [Color]) {
    for color in colors { insert(color) }
  }

  /// Adds a color at the end unless it is there; false if there is no room.
  @discardableResult
  mutating func insert(_ color: Color) -> Bool {
    let slot = slot(of: color)
    guard slots[slot] == Self.empty else { return true }
    guard colors.count < 256 else { return false }
    slots[slot] = Int16(colors.count)
    colors.append(color)
    return true
  }

  /// The place of a color that is there.
  func place(of color: Color) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(of: color)]) }

  /// The slot that holds a color, or where it would go.
  private func slot(of color: Color) -> Int {
    let word =
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
      | UInt32(color.alpha) << 24
    var slot = Int((word &* 0x9E37_79B1) >> 22)
    while slots[slot] != Self.empty, colors[Int(slots[slot])] != color {
      slot = (slot + 1) % Self.slotCount
    }
    return slot
  }
}
