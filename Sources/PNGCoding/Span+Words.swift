extension Span<UInt8> {
  /// The eight bytes from a place on, the first one lowest; 0 for those behind the last.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    guard place &+ 8 <= count else { return lastWord(at: place) }
    // Any bytes make a number, and the span checks that they are its own.
    return unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The eight bytes from a place on, the first one lowest, without a look at whether they are there.
  @unsafe
  @inline(__always)
  func word(uncheckedAt place: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self))
  }

  private func lastWord(at place: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in place..<Swift.max(place, count) {
      word |= UInt64(self[index]) << UInt64(8 * (index - place))
    }
    return word
  }

  /// How many bytes from two places on are the same, up to a limit.
  ///
  /// - Parameters:
  ///   - first: One place.
  ///   - second: The other one.
  ///   - known: So many are known to be the same.
  ///   - limit: No more than there are bytes from either place on.
  /// - Returns: 0 to `limit`.
  @inline(__always)
  func commonLength(_ first: Int, _ second: Int, from known: Int = 0, limit: Int) -> Int {
    var length = known
    // The last places whose eight bytes are there.
    let end = Swift.min(limit, count &- Swift.max(first, second) &- 8)
    precondition(first >= 0 && second >= 0 && known >= 0)
    // Two words at once while nothing differs.
    while length &+ 8 <= end {
      let difference =
        unsafe word(uncheckedAt: first &+ length)
        ^ word(uncheckedAt: second &+ length)
      let behind =
        unsafe word(uncheckedAt: first &+ length &+ 8)
        ^ word(uncheckedAt: second &+ length &+ 8)
      if difference | behind != 0 { break }
      length &+= 16
    }
    while length <= end {
      let difference =
        unsafe word(uncheckedAt: first &+ length) ^ word(uncheckedAt: second &+ length)
      if difference != 0 {
        return Swift.min(length &+ difference.trailingZeroBitCount &>> 3, limit)
      }
      length &+= 8
    }
    while length < limit, self[first &+ length] == self[second &+ length] { length &+= 1 }
    return Swift.min(length, limit)
  }
}

extension MutableSpan<UInt8> {
  /// Writes eight bytes from a place on, the lowest first; all must lie in the span.
  @inline(__always)
  mutating func store(_ word: UInt64, at place: Int) {
    // Any bytes are numbers, and the span checks that they are its own.
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt64.self)
  }

  /// Copies so many bytes to a place from as many places before it.
  mutating func copy(_ count: Int, to place: Int) {
    var done = 0
    while done < count {
      // Each is read before what is written behind it.
      let byteCount = Swift.min(8, count &- done)
      if byteCount == 8 {
        store(span.word(at: place &- count &+ done), at: place &+ done)
      } else {
        for index in done..<count { self[place &+ index] = self[place &- count &+ index] }
      }
      done &+= byteCount
    }
  }
}
