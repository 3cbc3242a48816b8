/// A PNG file with right checksums, so that what libFuzzer changes is looked at and not refused.
func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  var start = 8
  while start + 12 <= bytes.count {
    let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let end = start + 8 + length
    guard end + 4 <= bytes.count else { break }
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes[start + 4..<end] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    sum = ~sum
    for place in 0..<4 {
      bytes[end + place] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(place)))
    }
    start = end + 4
  }
  return bytes
}
