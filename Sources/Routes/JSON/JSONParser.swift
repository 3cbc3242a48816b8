/// Indexes the values of a JSON text in one pass, without recursion.
struct JSONParser {
  /// How deep containers may stand in each other.
  static let depthLimit = 512

  private(set) var entries: [JSONDocument.Entry] = []
  private var open: [Frame] = []
  private var at = 0

  private struct Frame {
    var index: Int
    var isObject: Bool
    var holdsNumbersAlone: Bool
  }

  /// - Parameter count: The length of the text, to make room for as many values as it may well hold:
  ///   room that is never written to takes no memory, while a list that grows is copied.
  init(expecting count: Int) {
    entries.reserveCapacity(count / 6 + 8)
  }

  /// Reads a text that holds one value.
  mutating func parse(_ bytes: Span<UInt8>) throws(JSONFault) {
    while true {
      try value(bytes)
      // After a value: the end of containers, then the end of the text or the next value.
      while true {
        skipSpace(bytes)
        guard let frame = open.last else {
          guard at == bytes.count else { throw JSONFault(.trailing, at: at) }
          return
        }
        let byte = try peek(bytes)
        if byte == UInt8(ascii: ",") {
          at += 1
          if frame.isObject { try name(bytes) }
          break
        }
        let end = frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        guard byte == end else { throw JSONFault(.noValue, at: at) }
        close(frame)
      }
    }
  }

  private mutating func close(_ frame: Frame) {
    at += 1
    open.removeLast()
    if frame.holdsNumbersAlone, entries.count > frame.index + 1 {
      entries.removeLast(entries.count - frame.index - 1)
      entries[frame.index].kind = .numbers
      entries[frame.index].link = UInt32(at)
    } else {
      entries[frame.index].link = UInt32(entries.count)
    }
  }

  /// Reads a scalar, or enters containers up to the first scalar or empty container in them.
  private mutating func value(_ bytes: Span<UInt8>) throws(JSONFault) {
    while true {
      skipSpace(bytes)
      let byte = try peek(bytes)
      if byte != UInt8(ascii: "-"), byte < 0x30 || byte > 0x39, let last = open.indices.last {
        open[last].holdsNumbersAlone = false
      }
      switch byte {
      case UInt8(ascii: "\""):
        try string(bytes)
        return
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = byte == UInt8(ascii: "{")
        guard open.count < Self.depthLimit else { throw JSONFault(.tooDeep, at: at) }
        let frame = Frame(
          index: entries.count, isObject: isObject, holdsNumbersAlone: !isObject)
        entries.append(
          JSONDocument.Entry(start: UInt32(at), link: 0, kind: isObject ? .object : .array))
        open.append(frame)
        at += 1
        skipSpace(bytes)
        if try peek(bytes) == byte + 2 {
          close(frame)
          return
        }
        if isObject { try name(bytes) }
      case UInt8(ascii: "-"), 0x30...0x39:
        try number(bytes)
        return
      case UInt8(ascii: "t"): return try literal("true", .isTrue, bytes)
      case UInt8(ascii: "f"): return try literal("false", .isFalse, bytes)
      case UInt8(ascii: "n"): return try literal("null", .null, bytes)
      default: throw JSONFault(.noValue, at: at)
      }
    }
  }

  private mutating func name(_ bytes: Span<UInt8>) throws(JSONFault) {
    skipSpace(bytes)
    guard try peek(bytes) == UInt8(ascii: "\"") else { throw JSONFault(.noValue, at: at) }
    try string(bytes)
    skipSpace(bytes)
    guard try peek(bytes) == UInt8(ascii: ":") else { throw JSONFault(.noValue, at: at) }
    at += 1
  }

  private mutating func string(_ bytes: Span<UInt8>) throws(JSONFault) {
    let start = at + 1
    var end = start
    var isEscaped = false
    while true {
      guard end < bytes.count else { throw JSONFault(.endsEarly, at: bytes.count) }
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") { break }
      guard byte >= 0x20 else { throw JSONFault(.noValue, at: end) }
      end += 1
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        end += try escape(bytes, end)
      }
    }
    entries.append(
      JSONDocument.Entry(
        start: UInt32(start), link: UInt32(end), kind: isEscaped ? .escapedString : .string))
    at = end + 1
  }

  /// The length of an escape after its backslash.
  private func escape(_ bytes: Span<UInt8>, _ place: Int) throws(JSONFault) -> Int {
    guard place < bytes.count else { throw JSONFault(.endsEarly, at: bytes.count) }
    switch bytes[place] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 1
    case UInt8(ascii: "u"):
      for digit in place + 1...place + 4 {
        guard digit < bytes.count else { throw JSONFault(.endsEarly, at: bytes.count) }
        guard JSONNode.hexDigit(bytes[digit]) != nil else { throw JSONFault(.noValue, at: digit) }
      }
      return 5
    default: throw JSONFault(.noValue, at: place)
    }
  }

  private mutating func number(_ bytes: Span<UInt8>) throws(JSONFault) {
    let start = at
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    let whole = at
    try digits(bytes)
    guard at == whole + 1 || bytes[whole] != UInt8(ascii: "0") else {
      throw JSONFault(.noValue, at: whole)
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
    entries.append(
      JSONDocument.Entry(start: UInt32(start), link: UInt32(at), kind: .number))
  }

  /// Passes one digit or more.
  private mutating func digits(_ bytes: Span<UInt8>) throws(JSONFault) {
    let start = at
    while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39 { at += 1 }
    guard at > start else {
      throw JSONFault(at < bytes.count ? .noValue : .endsEarly, at: at)
    }
  }

  private mutating func literal(
    _ word: String, _ kind: JSONDocument.Kind, _ bytes: Span<UInt8>
  ) throws(JSONFault) {
    let start = at
    for byte in word.utf8 {
      guard try peek(bytes) == byte else { throw JSONFault(.noValue, at: start) }
      at += 1
    }
    entries.append(
      JSONDocument.Entry(start: UInt32(start), link: UInt32(at), kind: kind))
  }

  private func peek(_ bytes: Span<UInt8>) throws(JSONFault) -> UInt8 {
    guard at < bytes.count else { throw JSONFault(.endsEarly, at: bytes.count) }
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
}
