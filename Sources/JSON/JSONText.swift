enum JSONText {
  /// Decodes the escapes of a valid string; `nil` for unpaired surrogates unless it skips them.
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
        var code = hex(bytes[place..<place + 4])
        place += 4
        if code & 0xFC00 == 0xD800, bytes[place...].starts(with: "\\u".utf8) {
          let low = hex(bytes[place + 2..<place + 6])
          if low & 0xFC00 == 0xDC00 {
            code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
            place += 6
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

  private static func hex(_ digits: ArraySlice<UInt8>) -> UInt32 {
    UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
  }

  /// The nearest double of a number; `nil` if the number is too large.
  ///
  /// Up to 15 digits, it divides two exact doubles with one rounding, faster than the library.
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
