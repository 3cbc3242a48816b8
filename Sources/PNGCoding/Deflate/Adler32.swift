/// The check value of zlib (RFC 1950): the sum of the bytes, and the sum of all such sums.
enum Adler32 {
  private static let prime: UInt64 = 65_521
  /// The lowest byte of each two.
  private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF

  /// The value of some bytes.
  static func value(of bytes: Span<UInt8>) -> UInt32 {
    var (sum, sums): (UInt64, UInt64) = (1, 0)
    var place = 0
    while place &+ 128 <= bytes.count {
      // Sixteen words, each second byte as a number of 16 bits, which holds the sums below.
      var (even, odd, before): (UInt64, UInt64, UInt64) = (0, 0, 0)
      for index in 0..<16 {
        // There are 128 bytes from the place on.
        let word = unsafe bytes.word(uncheckedAt: place &+ 8 &* index)
        before &+= even &+ odd
        even &+= word & mask
        odd &+= word >> 8 & mask
      }
      sums &+= 128 &* sum &+ 8 &* total(before)
      sums &+= total(even, 8, 6, 4, 2) &+ total(odd, 7, 5, 3, 1)
      sum &+= total(even &+ odd)
      sum %= prime
      sums %= prime
      place &+= 128
    }
    while place < bytes.count {
      sum &+= UInt64(bytes[place])
      sums &+= sum
      place &+= 1
    }
    return UInt32(truncatingIfNeeded: (sums % prime) << 16 | sum % prime)
  }

  /// The sum of the four numbers in a word, each times a factor, the lowest first.
  @inline(__always)
  private static func total(
    _ word: UInt64, _ a: UInt64 = 1, _ b: UInt64 = 1, _ c: UInt64 = 1, _ d: UInt64 = 1
  ) -> UInt64 {
    let low = (word & 0xFFFF) &* a &+ (word >> 16 & 0xFFFF) &* b
    return low &+ (word >> 32 & 0xFFFF) &* c &+ (word >> 48) &* d
  }
}
