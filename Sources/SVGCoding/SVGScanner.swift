/// Scans numbers and words in the bytes of an attribute value.
struct SVGScanner {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte, or 0 at the end.
  var next: UnicodeScalar { UnicodeScalar(position < bytes.count ? bytes[position] : 0) }

  mutating func advance() { position += 1 }

  /// Skips white space as XML and CSS define it.
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D, 0x0C: position += 1
      default: return
      }
    }
  }

  /// Skips white space and at most one comma; returns whether it found a comma.
  @discardableResult
  mutating func skipCommaSpace() -> Bool {
    skipSpace()
    guard skip(",") else { return false }
    skipSpace()
    return true
  }

  mutating func skip(_ character: UnicodeScalar) -> Bool {
    guard next == character, !isAtEnd else { return false }
    advance()
    return true
  }

  /// Reads the bytes up to the first that fails a condition.
  mutating func text(while isPart: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, isPart(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads letters, digits, `-`, `%`, `#` and `_`; returns them in lower case.
  mutating func word() -> String {
    text { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "%", "#", "_": true
      default: false
      }
    }.lowercased()
  }

  /// Parses an SVG number; `nil` without a number, or if it is too large for a `Double`.
  ///
  /// One multiplication or division is exact for up to 18 digits, a mantissa below 2⁵³ and a power
  /// of ten up to 10²² (Clinger 1990). Other numbers go through the standard library.
  mutating func number() -> Double? {
    let start = position
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    var mantissa: UInt64 = 0
    var count = digits(&mantissa)
    var exponent = 0
    if next == ".", position + 1 < bytes.count, 0x30...0x39 ~= bytes[position + 1] {
      advance()
      exponent = -digits(&mantissa)
      count -= exponent
    } else if next == ".", count > 0 {
      advance()
    }
    guard count > 0 else {
      position = start
      return nil
    }
    exponent += powerOfTen()
    if count <= 18, mantissa < 1 << 53, exponent.magnitude <= 22 {
      let power = Self.powers[Int(exponent.magnitude)]
      let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      return isNegative ? -value : value
    }
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    if text.hasSuffix(".") { text.removeLast() }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The powers of ten that a double represents exactly.
  private static let powers: [Double] = (0..<22).reduce(into: [1]) { result, power in
    result.append(result[power] * 10)
  }

  /// Appends digits to `value`, which wraps around beyond 19 digits; returns their count.
  private mutating func digits(_ value: inout UInt64) -> Int {
    let start = position
    while position < bytes.count, 0x30...0x39 ~= bytes[position] {
      value = value &* 10 &+ UInt64(bytes[position] &- 0x30)
      position += 1
    }
    return position - start
  }

  /// Parses an exponent; leaves the `e` of `em`.
  private mutating func powerOfTen() -> Int {
    let start = position
    guard skip("e") || skip("E") else { return 0 }
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    var value: UInt64 = 0
    let count = digits(&value)
    if count == 0 { position = start }
    let power = count < 6 ? Int(value) : 100_000
    return isNegative ? -power : power
  }

  /// Parses values separated by commas or spaces; `nil` for other text.
  static func list<Value>(
    _ text: String, of read: (inout SVGScanner) -> Value?
  ) -> [Value]? {
    var scanner = SVGScanner(text)
    var result: [Value] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let value = read(&scanner) else { return nil }
      result.append(value)
      scanner.skipCommaSpace()
    }
    return result
  }

  static func numbers(_ text: String) -> [Double]? { list(text) { $0.number() } }

  /// Parses numbers with units in parentheses; a slash may replace the comma behind one of them.
  mutating func arguments(
    slashBehind place: Int? = nil, isOpen: Bool = false
  ) -> [(number: Double, unit: String)]? {
    guard isOpen || skip("(") else { return nil }
    var result: [(number: Double, unit: String)] = []
    skipSpace()
    while !skip(")") {
      guard let number = number() else { return nil }
      result.append((number, word()))
      skipCommaSpace()
      if result.count == place, skip("/") { skipSpace() }
    }
    return result
  }
}
