extension Span<UInt8> {
  /// Eight bytes from an index on, little-endian; all must lie in the span.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    // Any bytes make a number, and the span checks its bounds.
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The number of equal bytes from two indices on, at most `limit`; 8 more must lie in the span.
  @inline(__always)
  func commonLength(_ first: Int, _ second: Int, limit: Int) -> Int {
    var length = 0
    while length < limit {
      let difference = word(at: first &+ length) ^ word(at: second &+ length)
      if difference != 0 {
        return Swift.min(length &+ difference.trailingZeroBitCount &>> 3, limit)
      }
      length &+= 8
    }
    return limit
  }
}
