/// Writes bits from the lowest of each byte, as in deflate (RFC 1951, 3.1.1).
struct BitWriter {
  private(set) var bytes: [UInt8]
  /// The bits that do not fill a byte yet.
  private var pending: UInt64 = 0
  private var pendingCount = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Writes the lowest 0 to 48 bits of a number; all higher bits must be zero.
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

  /// Writes the lowest 0 to 48 bits of a number.
  @inline(__always)
  mutating func write(lowest count: Int, of value: Int) {
    write(UInt64(value & (1 << count - 1)), count: count)
  }

  /// Pads the last byte with zero bits.
  mutating func align() { write(0, count: (8 - pendingCount) % 8) }

  /// Writes whole bytes; the writer must be aligned.
  mutating func append(_ data: ArraySlice<UInt8>) { bytes += data }
}
