/// Bits written from the lowest of each byte, as deflate packs them (RFC 1951, 3.1.1).
struct BitWriter {
  /// The whole bytes so far.
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// A writer that goes on behind some bytes.
  init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Writes the lowest bits of a number, 0 to 32 of them; all above must be zero.
  @inline(__always)
  mutating func write(_ value: UInt32, count: Int) {
    pending |= UInt64(value) &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    if pendingCount >= 32 { flush(4) }
  }

  /// Fills the last byte up with zero bits.
  mutating func align() {
    flush((pendingCount + 7) / 8)
    pendingCount = 0
  }

  /// Moves bytes that are whole out of the way.
  private mutating func flush(_ count: Int) {
    for _ in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
    }
    pendingCount &-= 8 &* count
  }

  /// Writes whole bytes; the writer must stand at the start of one.
  mutating func append(_ data: ArraySlice<UInt8>) { bytes += data }
}
