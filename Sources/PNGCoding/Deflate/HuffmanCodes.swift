/// The codes that follow from their lengths (RFC 1951, 3.2.2).
enum HuffmanCodes {
  /// A code and its length.
  struct Code {
    private var word: UInt32 = 0

    /// No code.
    init() {}

    /// A code of 1 to 15 bits, the first to be written lowest.
    init(bits: UInt32, count: UInt32) {
      word = bits << 16 | count
    }

    /// The bits, the first to be written lowest.
    @inline(__always) var bits: UInt64 { UInt64(word >> 16) }
    /// The number of bits.
    @inline(__always) var count: Int { Int(word & 0xFF) }
  }

  /// Makes the codes.
  ///
  /// - Parameter lengths: Bits of each symbol, 0 to 15; 0 for one that does not occur.
  /// - Returns: The code of each symbol.
  static func canonical(_ lengths: [UInt8]) -> [Code] {
    var codes = Array(repeatElement(Code(), count: lengths.count))
    // How often each length occurs, then the next code of each length.
    var nextStorage = InlineArray<16, UInt32>(repeating: 0)
    var next = nextStorage.mutableSpan
    var target = codes.mutableSpan
    let source = lengths.span
    let bytes = reversedBytes.span
    for symbol in source.indices { next[Int(source[symbol])] &+= 1 }
    var first: UInt32 = 0
    next[0] = 0
    for length in 1..<16 {
      let count = next[length]
      next[length] = first
      first = (first &+ count) &<< 1
    }
    // A symbol without a code gets bits of no meaning, since a branch would be guessed wrong.
    for symbol in source.indices {
      let length = UInt32(source[symbol])
      let code = next[Int(length)]
      next[Int(length)] = code &+ 1
      target[symbol] = Code(bits: reversed(code, bytes) &>> (16 &- length) & 0x7FFF, count: length)
    }
    return codes
  }

  /// The bits of a number of 16 bits, the lowest first.
  @inline(__always)
  private static func reversed(_ value: UInt32, _ bytes: Span<UInt8>) -> UInt32 {
    UInt32(bytes[Int(value & 0xFF)]) << 8 | UInt32(bytes[Int(value >> 8 & 0xFF)])
  }

  /// Each byte with its bits reversed.
  private static let reversedBytes = (0..<256).map { byte in
    (0..<8).reduce(UInt8(0)) { $0 << 1 | UInt8(byte >> $1 & 1) }
  }
}
