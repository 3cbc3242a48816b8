extension Span<UInt8> {
  /// The eight bytes from a place on, the first one lowest; all must lie in the span.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    // Any bytes make a number, and the span checks that they are its own.
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// How many bytes from two places on are the same, up to a limit; 8 more must lie in the span.
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
