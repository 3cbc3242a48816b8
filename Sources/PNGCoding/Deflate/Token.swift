/// A literal byte, or a match: a length and the distance back to the same bytes.
struct Token: Hashable {
  /// The bytes that it stands for: 1 for a literal, 3 to 258 for a match.
  let length: UInt16
  /// The byte of a literal, or the distance of a match, 1 to 32,768.
  let value: UInt16

  @inline(__always)
  init(literal: UInt8) { (length, value) = (1, UInt16(literal)) }

  @inline(__always)
  init(length: Int, distance: Int) {
    self.length = UInt16(truncatingIfNeeded: length)
    value = UInt16(truncatingIfNeeded: distance)
  }

  @inline(__always) var isLiteral: Bool { length == 1 }
}
