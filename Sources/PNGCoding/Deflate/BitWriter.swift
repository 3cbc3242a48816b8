/// Bits written from the lowest of each byte, as deflate packs them (RFC 1951, 3.1.1).
struct BitWriter {
  /// The bytes so far, and behind them room for more.
  private var storage: [UInt8]
  /// How many bytes are written.
  private var count: Int
  /// The bits that don't fill eight bytes yet.
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// A writer that goes on behind some bytes.
  ///
  /// - Parameters:
  ///   - bytes: What stands before.
  ///   - room: How many bytes are likely to follow.
  init(bytes: [UInt8] = [], room: Int = 512) {
    count = bytes.count
    storage = []
    storage.reserveCapacity(count + room)
    storage += bytes
    storage += repeatElement(0, count: room)
  }

  /// The whole bytes so far; the writer must stand at the start of one.
  var bytes: [UInt8] { Array(storage[..<count]) }

  /// Writes the lowest bits of a number, 0 to 57 of them; all above must be zero.
  @inline(__always)
  mutating func write(_ value: UInt64, count: Int) {
    pending |= value &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    if pendingCount >= 64 {
      store(8)
      pendingCount &-= 64
      pending = value &>> UInt64(truncatingIfNeeded: count &- pendingCount)
    }
  }

  /// Writes a code with its length, as `HuffmanCodes` gives it.
  @inline(__always)
  mutating func write(_ code: HuffmanCodes.Code) { write(code.bits, count: code.count) }

  /// Writes tokens.
  ///
  /// - Parameters:
  ///   - tokens: Literals and matches.
  ///   - literals: The codes of literals and lengths.
  ///   - distances: The codes of distances; one more, of no bits, is that of literals.
  ///   - size: The bits of all tokens together, or more.
  mutating func write(
    _ tokens: Span<DeflateToken>, _ literals: Span<HuffmanCodes.Code>,
    _ distances: Span<HuffmanCodes.Code>, size: Int
  ) {
    makeRoom(size / 8 + 16)
    // Kept apart from the writer, so that they stay in registers.
    var (pending, pendingCount, place) = (self.pending, self.pendingCount, count)
    var bytes = storage.mutableSpan
    for index in tokens.indices {
      let token = tokens[index]
      let (code, far) = (literals[token.symbol], distances[token.distanceSymbol])
      // At most 15 bits and 5 behind them, then 15 and 13.
      var word = code.bits
      var count = code.count
      word |= token.extra &<< UInt64(truncatingIfNeeded: count)
      count &+= token.extraCount
      word |= far.bits &<< UInt64(truncatingIfNeeded: count)
      count &+= far.count
      word |= token.distanceExtra &<< UInt64(truncatingIfNeeded: count)
      count &+= token.distanceExtraCount
      pending |= word &<< UInt64(truncatingIfNeeded: pendingCount)
      pendingCount &+= count
      if pendingCount >= 64 {
        bytes.store(pending, at: place)
        place &+= 8
        pendingCount &-= 64
        pending = word &>> UInt64(truncatingIfNeeded: count &- pendingCount)
      }
    }
    (self.pending, self.pendingCount, count) = (pending, pendingCount, place)
  }

  /// Fills the last byte up with zero bits.
  mutating func align() {
    store((pendingCount + 7) / 8)
    pending = 0
    pendingCount = 0
  }

  /// Writes whole bytes; the writer must stand at the start of one.
  mutating func append(_ data: ArraySlice<UInt8>) {
    align()
    storage.replaceSubrange(count..., with: data)
    count = storage.count
  }

  /// Puts pending bytes into the storage.
  private mutating func store(_ byteCount: Int) {
    makeRoom(8)
    let (word, place) = (pending, count)
    var span = storage.mutableSpan
    span.store(word, at: place)
    count &+= byteCount
  }

  /// Makes room for so many bytes.
  private mutating func makeRoom(_ byteCount: Int) {
    if count &+ byteCount > storage.count {
      storage += repeatElement(0, count: max(storage.count, byteCount) + 64)
    }
  }
}
