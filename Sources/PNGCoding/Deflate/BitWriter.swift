/// Bits written from the lowest of each byte, as deflate packs them (RFC 1951, 3.1.1).
struct BitWriter {
  /// The whole bytes so far.
  private(set) var bytes: [UInt8]
  /// The bits that don't fill a byte yet.
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// A writer that appends to some bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Writes the lowest bits of a number, 0 to 48 of them; all above must be zero.
  @inline(__always)
  mutating func write(_ value: UInt64, count: Int) {
    pending |= value &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      pendingCount &-= 8
    }
  }

  /// Writes the lowest bits of a number, 0 to 48 of them.
  @inline(__always)
  mutating func write(lowest count: Int, of value: Int) {
    write(UInt64(value & (1 << count - 1)), count: count)
  }

  /// Fills the last byte up with zero bits.
  mutating func align() { write(0, count: (8 - pendingCount) % 8) }

  /// Writes whole bytes; the writer must stand at the start of one.
  mutating func append(_ data: ArraySlice<UInt8>) { bytes += data }
}
