extension JSONNode {
  /// The value, if it is finite.
  static func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }

  /// The value of a hexadecimal digit, 0 to 15; nothing for other bytes.
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }

  /// The string that an entry stands for; nothing for other values and for halves of characters.
  static func text(_ entry: JSONDocument.Entry, in document: JSONDocument) -> String? {
    guard entry.kind == .string || entry.kind == .escapedString else { return nil }
    let bytes = document.bytes[Int(entry.start)..<Int(entry.link)]
    return entry.kind == .string ? String(decoding: bytes, as: UTF8.self) : unescaped(bytes)
  }

  /// What is left of a string without the halves of characters in it; nothing for other values.
  static func textWithoutHalves(_ entry: JSONDocument.Entry, in document: JSONDocument) -> String? {
    guard entry.kind == .escapedString else { return text(entry, in: document) }
    return unescaped(
      document.bytes[Int(entry.start)..<Int(entry.link)], skipsHalves: true)
  }

  /// Hands on the bytes of a string; nothing where this is none or holds halves of characters.
  func withText(_ use: (Span<UInt8>) -> Void) {
    switch entry.kind {
    case .string:
      let text = document.bytes
      use(text.span.extracting(Int(entry.start)..<Int(entry.link)))
    case .escapedString:
      let bytes = document.bytes[Int(entry.start)..<Int(entry.link)]
      if let text = Self.unescapedBytes(bytes, skipsHalves: false) { use(text.span) }
    case .object, .array, .numbers, .number, .isTrue, .isFalse, .null: break
    }
  }

  private static func unescaped(
    _ bytes: ArraySlice<UInt8>, skipsHalves: Bool = false
  ) -> String? {
    unescapedBytes(bytes, skipsHalves: skipsHalves).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func unescapedBytes(
    _ bytes: ArraySlice<UInt8>, skipsHalves: Bool
  ) -> [UInt8]? {
    var units: [UInt8] = []
    units.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let start = place
      while place < bytes.endIndex, bytes[place] != UInt8(ascii: "\\") { place += 1 }
      units += bytes[start..<place]
      if place == bytes.endIndex { break }
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
        if code & 0xFC00 == 0xD800, bytes.endIndex - place >= 6,
          bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u")
        {
          var next = place + 2
          let low = hex(bytes, &next)
          if low & 0xFC00 == 0xDC00 {
            code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
            place = next
          }
        }
        guard let scalar = Unicode.Scalar(code) else {
          if skipsHalves { continue }
          return nil
        }
        units.append(contentsOf: String(Character(scalar)).utf8)
      default: units.append(letter)
      }
    }
    return units
  }

  private static func hex(_ bytes: ArraySlice<UInt8>, _ place: inout Int) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      code = code << 4 | (hexDigit(bytes[place]) ?? 0)
      place += 1
    }
    return code
  }

  /// Powers of ten that a double holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The nearest double of a number; nothing where it is too large for one.
  ///
  /// Digits below 2^53 and a power of ten that is exact leave one rounding, which is the right one
  /// (W. D. Clinger, How to read floating point numbers accurately, 1990); others take the long way.
  static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    var place = range.lowerBound
    let isNegative = bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    var digits: UInt64 = 0
    var count = 0
    var scale = 0
    var isFraction = false
    while place < range.upperBound {
      let byte = bytes[place]
      if byte >= 0x30, byte <= 0x39 {
        if count < 19 { digits = digits &* 10 &+ UInt64(byte - 0x30) }
        count += digits == 0 ? 0 : 1
        if isFraction { scale += 1 }
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        return slowNumber(bytes, range)
      }
      place += 1
    }
    guard count < 19, digits <= 1 << 53, scale <= 22 else { return slowNumber(bytes, range) }
    let value = Double(digits) / powers[scale]
    return isNegative ? -value : value
  }

  private static func slowNumber(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    var units: [UInt8] = []
    for place in range { units.append(bytes[place]) }
    return Double(String(decoding: units, as: UTF8.self)).flatMap(finite)
  }
}
