/// The checksum of zlib (RFC 1950): the sum of the bytes, and the sum of all such sums.
struct Adler32 {
  private var (sum, sums): (UInt32, UInt32) = (1, 0)

  var value: UInt32 { sums << 16 | sum }

  mutating func add(_ data: ArraySlice<UInt8>) {
    let bytes = data.span
    var place = 0
    while place < bytes.count {
      // The most bytes before a sum may overflow.
      let end = min(place + 5552, bytes.count)
      while place < end {
        sum &+= UInt32(bytes[place])
        sums &+= sum
        place &+= 1
      }
      sum %= 65_521
      sums %= 65_521
    }
  }
}
