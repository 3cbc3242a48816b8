/// Reads numbers and words from the bytes of an attribute value.
struct SVGScanner {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte, or 0 at the end.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func advance() { position += 1 }

  /// Skips white space as XML and CSS know it.
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D, 0x0C: position += 1
      default: return
      }
    }
  }

  /// Skips white space with at most one comma; returns whether there was a comma.
  @discardableResult
  mutating func skipCommaSpace() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    advance()
    skipSpace()
    return true
  }

  /// Skips a byte if it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte, !isAtEnd else { return false }
    advance()
    return true
  }

  /// Reads a flag of an arc, one digit 0 or 1.
  mutating func flag() -> Bool? {
    switch next {
    case UInt8(ascii: "0"):
      advance()
      return false
    case UInt8(ascii: "1"):
      advance()
      return true
    default: return nil
    }
  }

  /// Reads letters, digits, `-` and `%`, in lower case.
  mutating func word() -> String {
    let start = position
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    guard position > start else { return "" }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "%"),
      UInt8(ascii: "#"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Reads a number of SVG; `nil` if there is none, or it is too large for a `Double`.
  ///
  /// Up to 19 digits and a power of ten of at most 10²² in size give the nearest double in one
  /// multiplication or division (Clinger 1990); the rest goes through the standard library.
  mutating func number() -> Double? {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { advance() }
    var number = Decimal()
    number.take(bytes, from: &position)
    let whole = number.digits
    if next == UInt8(ascii: "."), position + 1 < bytes.count, Self.isDigit(bytes[position + 1]) {
      advance()
      number.take(bytes, from: &position)
      number.exponent -= number.digits - whole
    } else if next == UInt8(ascii: "."), whole > 0 {
      advance()
    }
    guard number.digits > 0 else {
      position = start
      return nil
    }
    number.exponent += powerOfTen()
    if let value = number.nearest { return isNegative ? -value : value }
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    if text.hasSuffix(".") { text.removeLast() }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Reads `e` and a whole number, if they follow; leaves the `e` of `em`.
  @inline(__always)
  private mutating func powerOfTen() -> Int {
    next | 0x20 == UInt8(ascii: "e") ? readPowerOfTen() : 0
  }

  private mutating func readPowerOfTen() -> Int {
    var index = position + 1
    var isNegative = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    guard index < bytes.count, Self.isDigit(bytes[index]) else { return 0 }
    var value = 0
    while index < bytes.count, Self.isDigit(bytes[index]) {
      value = min(value * 10 + Int(bytes[index] - UInt8(ascii: "0")), 100_000)
      index += 1
    }
    position = index
    return isNegative ? -value : value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }
}

/// The digits of a number and a power of ten.
private struct Decimal {
  /// The first digits, up to 18 after leading zeros.
  private var mantissa: UInt64 = 0
  private var significant = 0
  private var isExact = true
  /// The power of ten that the mantissa is to be multiplied by.
  var exponent = 0
  /// How many digits have been read.
  private(set) var digits = 0

  /// Reads digits.
  @inline(__always)
  mutating func take(_ bytes: [UInt8], from position: inout Int) {
    var index = position
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      if significant < 18 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        if mantissa > 0 { significant &+= 1 }
      } else {
        exponent &+= 1
        if digit != 0 { isExact = false }
      }
      index &+= 1
    }
    digits &+= index &- position
    position = index
  }

  /// The nearest double, if one multiplication or division gives it.
  @inline(__always)
  var nearest: Double? {
    guard isExact, mantissa < 1 << 53 else { return nil }
    let value = Double(mantissa)
    if exponent == 0 { return value }
    guard exponent.magnitude <= 22 else { return nil }
    return exponent < 0 ? value / Self.powers[-exponent] : value * Self.powers[exponent]
  }

  /// The powers of ten that a double holds exactly.
  private static let powers: [Double] = (0...22).reduce(into: [1]) { result, power in
    if power > 0 { result.append(result[power - 1] * 10) }
  }
}
