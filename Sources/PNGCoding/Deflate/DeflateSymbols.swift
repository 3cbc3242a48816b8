/// The symbols of deflate for lengths and distances (RFC 1951, 3.2.5).
enum DeflateSymbols {
  /// Symbols for literals, the end of a block, and lengths.
  static let literalCount = 286
  static let distanceCount = 30
  static let end = 256
  static let longest = 258
  static let window = 32_768

  /// The symbol, from 257, of a length from 3 to 258, and its extra low bits of `length - 3`.
  static func length(_ length: Int) -> (symbol: Int, extra: Int) {
    guard length < longest else { return (285, 0) }
    let (symbol, extra) = scaled(length - 3, bits: 2)
    return (257 + symbol, extra)
  }

  /// The symbol of a distance from 1 to 32,768, and its extra low bits of `distance - 1`.
  static func distance(_ distance: Int) -> (symbol: Int, extra: Int) {
    scaled(distance - 1, bits: 1)
  }

  /// The index of a value on a scale with `2^bits` symbols per doubling.
  private static func scaled(_ value: Int, bits: Int) -> (symbol: Int, extra: Int) {
    let extra = Int.bitWidth - 1 - bits - value.leadingZeroBitCount
    return extra > 0 ? (extra << bits + value >> extra, extra) : (value, 0)
  }
}
