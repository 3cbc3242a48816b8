/// A plain reader of zlib streams (RFC 1950 and 1951) that shares no code with the encoder.
struct PlainInflate {
  /// Where a stream breaks the rules.
  struct Fault: Error { var text: String }

  /// What the stream holds.
  private(set) var bytes: [UInt8] = []
  /// How many bytes each block holds.
  private(set) var blocks: [Int] = []

  private let stream: [UInt8]
  private var bit = 0

  init(_ stream: [UInt8]) throws {
    self.stream = stream
    guard try number(8) & 15 == 8 else { throw Fault(text: "not deflate") }
    guard (Int(stream[0]) << 8 | (try number(8))) % 31 == 0 else { throw Fault(text: "header") }
    var isLast = false
    while !isLast {
      isLast = try number(1) == 1
      let start = bytes.count
      switch try number(2) {
      case 0: try readStored()
      case 1: try readTokens(Self.fixed, [UInt8](repeating: 5, count: 30))
      case 2:
        let (literals, distances) = try codes()
        try readTokens(literals, distances)
      default: throw Fault(text: "a reserved kind of block")
      }
      blocks.append(bytes.count - start)
    }
    bit = (bit + 7) / 8 * 8
    var (sum, sums) = (1, 0)
    for byte in bytes {
      sum = (sum + Int(byte)) % 65_521
      sums = (sums + sum) % 65_521
    }
    for expected in [sums >> 8, sums & 255, sum >> 8, sum & 255] {
      guard try number(8) == expected else { throw Fault(text: "check value") }
    }
    guard bit == 8 * stream.count else { throw Fault(text: "more behind the end") }
  }

  /// The next bits as a number, the first one lowest.
  private mutating func number(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count {
      guard bit / 8 < stream.count else { throw Fault(text: "the stream ends too early") }
      value |= Int(stream[bit / 8] >> UInt8(bit % 8) & 1) << place
      bit += 1
    }
    return value
  }

  private mutating func readStored() throws {
    bit = (bit + 7) / 8 * 8
    let count = try number(16)
    guard try number(16) == count ^ 0xFFFF else { throw Fault(text: "length of a stored block") }
    for _ in 0..<count { bytes.append(UInt8(try number(8))) }
  }

  private static let fixed: [UInt8] =
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
    + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)

  /// The lengths of the codes of a block.
  private mutating func codes() throws -> (literals: [UInt8], distances: [UInt8]) {
    let (literalCount, distanceCount) = (try number(5) + 257, try number(5) + 1)
    guard literalCount <= 286, distanceCount <= 30 else { throw Fault(text: "too many symbols") }
    var code = [UInt8](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for symbol in order.prefix(try number(4) + 4) { code[symbol] = UInt8(try number(3)) }
    let table = try Self.table(code)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(table) {
      case 16:
        guard let last = lengths.last else { throw Fault(text: "repeats nothing") }
        lengths += repeatElement(last, count: try number(2) + 3)
      case 17: lengths += repeatElement(0, count: try number(3) + 3)
      case 18: lengths += repeatElement(0, count: try number(7) + 11)
      case let length: lengths.append(UInt8(length))
      }
    }
    guard lengths.count == literalCount + distanceCount else {
      throw Fault(text: "too many lengths")
    }
    return (Array(lengths[..<literalCount]), Array(lengths[literalCount...]))
  }

  private mutating func readTokens(_ literalCode: [UInt8], _ distanceCode: [UInt8]) throws {
    let (literals, distances) = (try Self.table(literalCode), try Self.table(distanceCode))
    while true {
      let symbol = try symbol(literals)
      if symbol < 256 {
        bytes.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      let length = Self.lengths[symbol - 257]
      let count = length.first + (try number(length.bits))
      let far = Self.distances[try self.symbol(distances)]
      let distance = far.first + (try number(far.bits))
      guard distance <= bytes.count else { throw Fault(text: "before the start") }
      for _ in 0..<count { bytes.append(bytes[bytes.count - distance]) }
    }
  }

  /// The symbols by their codes, each behind a 1 that tells its length.
  private static func table(_ lengths: [UInt8]) throws -> [Int: Int] {
    var table: [Int: Int] = [:]
    var code = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        guard code < 1 << length else { throw Fault(text: "too many codes") }
        table[1 << length | code] = symbol
        code += 1
      }
      code <<= 1
    }
    return table
  }

  private mutating func symbol(_ table: [Int: Int]) throws -> Int {
    var code = 1
    while code < 1 << 16 {
      code = code << 1 | (try number(1))
      if let symbol = table[code] { return symbol }
    }
    throw Fault(text: "no such code")
  }

  /// The least length of each symbol from 257 on, and its extra bits (RFC 1951, 3.2.5).
  static let lengths: [(first: Int, bits: Int)] =
    ranges(from: 3, [0, 0, 0, 0] + (0...5).flatMap { Array(repeating: $0, count: 4) }) + [(258, 0)]
  /// The least distance of each symbol, and its extra bits.
  static let distances: [(first: Int, bits: Int)] =
    ranges(from: 1, [0, 0] + (0...13).flatMap { [$0, $0] })

  private static func ranges(from start: Int, _ bits: [Int]) -> [(first: Int, bits: Int)] {
    var first = start
    return bits.map { count in
      defer { first += 1 << count }
      return (first, count)
    }
  }
}
