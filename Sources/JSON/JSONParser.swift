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
