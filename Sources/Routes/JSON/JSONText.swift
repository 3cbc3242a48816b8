/// Decodes strings and numbers of JSON.
enum JSONText {
  /// The value of a hexadecimal digit, 0 to 15; `nil` for other bytes.
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }

  /// Decodes the escapes of a valid string; `nil` for unpaired surrogates unless they are skipped.
  static func unescaped(_ bytes: ArraySlice<UInt8>, skipsHalves: Bool) -> String? {
    var units: [UInt8] = []
    units.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      if bytes[place] != UInt8(ascii: "\\") {
        units.append(bytes[place])
        place += 1
        continue
      }
      let letter = bytes[place + 1]
      place += 2
      switch letter {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        var code = hex(bytes, &place)
        if code & 0xFC00 == 0xD800, bytes[place...].starts(with: "\\u".utf8) {
          var next = place + 2
          let low = hex(bytes, &next)
          if low & 0xFC00 == 0xDC00 {
            code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
            place = next
          }
        }
        if let scalar = Unicode.Scalar(code) {
          units.append(contentsOf: String(Character(scalar)).utf8)
        } else if !skipsHalves {
          return nil
        }
      default: units.append(letter)
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static func hex(_ bytes: ArraySlice<UInt8>, _ place: inout Int) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      code = code << 4 | (hexDigit(bytes[place]) ?? 0)
      place += 1
    }
    return code
  }

  /// The nearest double of a number; `nil` if it is too large for one.
  ///
  /// Up to 15 digits and 22 decimal places divide exactly: two exact doubles and one rounding. Other
  /// numbers take the standard library's slower way.
  static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    var digits = 0.0
    var scale = -1
    for place in (isNegative ? range.lowerBound + 1 : range.lowerBound)..<range.upperBound {
      let byte = bytes[place]
      guard range.count <= 15, byte <= 0x39 else { return slowNumber(bytes, range) }
      if byte == UInt8(ascii: ".") {
        scale = 0
      } else {
        digits = digits * 10 + Double(byte - 0x30)
        if scale >= 0 { scale += 1 }
      }
    }
    let value = digits / (0..<max(0, scale)).reduce(1.0) { power, _ in power * 10 }
    return isNegative ? -value : value
  }

  private static func slowNumber(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    let text = String(decoding: range.map { bytes[$0] }, as: UTF8.self)
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
