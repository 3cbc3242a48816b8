import Faults

/// The CRC of PNG and zlib: reflected polynomial 0xEDB88320 (PNG, annex D), eight bytes at a time
/// (Kounavis and Berry, "slicing by 8").
package enum CRC32 {
  /// The CRC as 8 hexadecimal digits.
  package static func digits(of bytes: [UInt8]) -> String {
    value(of: bytes.span).digits(8, radix: 16)
  }

  package static func value(of bytes: Span<UInt8>) -> UInt32 {
    let table = table.span
    var crc = UInt32.max
    var place = 0
    while place + 8 <= bytes.count {
      let word = bytes.word(at: place) ^ UInt64(crc)
      crc = 0
      var shift = 0
      while shift < 64 {
        crc ^= table[(56 - shift) << 5 | Int(word &>> shift & 255)]
        shift += 8
      }
      place += 8
    }
    while place < bytes.count {
      crc = crc >> 8 ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[place])]
      place += 1
    }
    return ~crc
  }

  /// The remainders of a byte followed by zero to seven zero bytes, 256 each.
  private static let table: [UInt32] = {
    var table = [UInt32](repeating: 0, count: 2048)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
      table[byte] = value
    }
    for index in 256..<2048 {
      let value = table[index - 256]
      table[index] = value >> 8 ^ table[Int(value & 255)]
    }
    return table
  }()
}
