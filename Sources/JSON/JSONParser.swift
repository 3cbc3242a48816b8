import Faults

/// Indexes the values of a JSON text in one pass, without recursion.
struct JSONParser {
  static let depthLimit = 512

  private(set) var entries: [JSONDocument.Entry] = []
  private var open: [Int] = []
  private var at = 0
  private let firstLine: Int

  /// Reserves capacity for some bytes of text; unused capacity takes no memory.
  init(expecting count: Int, firstLine: Int) {
    self.firstLine = firstLine
    entries.reserveCapacity(count / 6 + 8)
  }

  mutating func parse(_ bytes: Span<UInt8>) throws(Fault) {
    while true {
      try value(bytes)
      // After a value, containers may end; then comes the next value or the end of the text.
      while true {
        skipSpace(bytes)
        guard let container = open.last else {
          guard at == bytes.count else { throw fault(.noValue, at: at, in: bytes) }
          return
        }
        let isObject = entries[container].kind == .object
        let byte = try peek(bytes)
        if byte == UInt8(ascii: ",") {
          at += 1
          if isObject { try name(bytes) }
          break
        }
        guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw fault(.noValue, at: at, in: bytes)
        }
        close(container)
      }
    }
  }

  private mutating func close(_ container: Int) {
    at += 1
    open.removeLast()
    entries[container].end = UInt32(at)
    entries[container].next = UInt32(entries.count)
  }

  private mutating func append(_ kind: JSONDocument.Kind, from start: Int, to end: Int) {
    entries.append(
      JSONDocument.Entry(
        start: UInt32(start), end: UInt32(end), next: UInt32(entries.count + 1), kind: kind))
  }

  /// Parses a scalar, or enters containers up to the first scalar or empty container.
  private mutating func value(_ bytes: Span<UInt8>) throws(Fault) {
    while true {
      skipSpace(bytes)
      let byte = try peek(bytes)
      switch byte {
      case UInt8(ascii: "\""): return try string(bytes)
      case UInt8(ascii: "-"), 0x30...0x39: return try number(bytes)
      case UInt8(ascii: "t"): return try literal("true", .isTrue, bytes)
      case UInt8(ascii: "f"): return try literal("false", .isFalse, bytes)
      case UInt8(ascii: "n"): return try literal("null", .null, bytes)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < Self.depthLimit else { throw fault(.tooDeep, at: at, in: bytes) }
        let isObject = byte == UInt8(ascii: "{")
        open.append(entries.count)
        append(isObject ? .object : .array, from: at, to: at)
        at += 1
        skipSpace(bytes)
        // In ASCII, the closing bracket is two after the opening one.
        if try peek(bytes) == byte + 2 { return close(entries.count - 1) }
        if isObject { try name(bytes) }
      default: throw fault(.noValue, at: at, in: bytes)
      }
    }
  }

  private mutating func name(_ bytes: Span<UInt8>) throws(Fault) {
    skipSpace(bytes)
    guard try peek(bytes) == UInt8(ascii: "\"") else { throw fault(.noValue, at: at, in: bytes) }
    try string(bytes)
    skipSpace(bytes)
    guard try peek(bytes) == UInt8(ascii: ":") else { throw fault(.noValue, at: at, in: bytes) }
    at += 1
  }

  private mutating func string(_ bytes: Span<UInt8>) throws(Fault) {
    let start = at + 1
    var end = start
    var isEscaped = false
    while true {
      guard end < bytes.count else { throw fault(.endsEarly, at: bytes.count, in: bytes) }
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") { break }
      guard byte >= 0x20 else { throw fault(.noValue, at: end, in: bytes) }
      end += 1
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        end += try escape(bytes, end)
      }
    }
    append(isEscaped ? .escapedString : .string, from: start, to: end)
    at = end + 1
  }

  /// The length of an escape without its backslash.
  private func escape(_ bytes: Span<UInt8>, _ place: Int) throws(Fault) -> Int {
    guard place < bytes.count else { throw fault(.endsEarly, at: bytes.count, in: bytes) }
    switch bytes[place] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 1
    case UInt8(ascii: "u"):
      for digit in place + 1...place + 4 {
        guard digit < bytes.count else { throw fault(.endsEarly, at: bytes.count, in: bytes) }
        guard Unicode.Scalar(bytes[digit]).properties.isASCIIHexDigit else {
          throw fault(.noValue, at: digit, in: bytes)
        }
      }
      return 5
    default: throw fault(.noValue, at: place, in: bytes)
    }
  }

  private mutating func number(_ bytes: Span<UInt8>) throws(Fault) {
    let start = at
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    let whole = at
    try digits(bytes)
    guard at == whole + 1 || bytes[whole] != UInt8(ascii: "0") else {
      throw fault(.noValue, at: whole, in: bytes)
    }
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      try digits(bytes)
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
        at += 1
      }
      try digits(bytes)
    }
    append(.number, from: start, to: at)
  }

  private mutating func digits(_ bytes: Span<UInt8>) throws(Fault) {
    let start = at
    while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39 { at += 1 }
    guard at > start else {
      throw fault(at < bytes.count ? .noValue : .endsEarly, at: at, in: bytes)
    }
  }

  private mutating func literal(
    _ word: String, _ kind: JSONDocument.Kind, _ bytes: Span<UInt8>
  ) throws(Fault) {
    let start = at
    for byte in word.utf8 {
      guard try peek(bytes) == byte else { throw fault(.noValue, at: start, in: bytes) }
      at += 1
    }
    append(kind, from: start, to: at)
  }

  private func peek(_ bytes: Span<UInt8>) throws(Fault) -> UInt8 {
    guard at < bytes.count else { throw fault(.endsEarly, at: bytes.count, in: bytes) }
    return bytes[at]
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09: at += 1
      default: return
      }
    }
  }

  private func fault(_ finding: JSONFinding, at offset: Int, in bytes: Span<UInt8>) -> Fault {
    finding.fault(at: offset, in: bytes, firstLine: firstLine)
  }
}

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

/// Why a text is not JSON.
enum JSONFinding {
  case empty, noValue, endsEarly, tooDeep, notUTF8, tooLong

  /// The fault at an offset in bytes, with line and column, both from 1; columns count bytes.
  func fault(at offset: Int, in bytes: Span<UInt8>, firstLine: Int = 1) -> Fault {
    var (line, start) = (firstLine, 0)
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      (line, start) = (line + 1, index + 1)
    }
    let place = "at line \(line), column \(offset - start + 1)"
    let finding =
      switch self {
      case .empty: "the text is empty"
      case .noValue: "unexpected character \(place)"
      case .tooDeep: "nested too deeply \(place)"
      case .notUTF8: "not UTF-8 \(place)"
      case .endsEarly: "the text ends too early, in line \(line)"
      case .tooLong: "longer than 4 GB"
      }
    return Fault("not JSON: " + finding, remedy: "correct it")
  }
}
