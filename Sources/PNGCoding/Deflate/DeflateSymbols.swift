/// The symbols of deflate for lengths and distances (RFC 1951, 3.2.5).
enum DeflateSymbols {
  /// Literals, the end of a block, and lengths.
  static let literalCount = 286
  /// Distances.
  static let distanceCount = 30
  /// The symbol that ends a block.
  static let end = 256
  /// The longest match.
  static let longest = 258
  /// The farthest match.
  static let window = 32_768

  /// The symbol of a length from 3 to 258, from 257 on.
  ///
  /// Behind it stand `extra` bits, the lowest of `length - 3`.
  static func length(_ length: Int) -> (symbol: Int, extra: Int) {
    guard length < longest else { return (285, 0) }
    let (symbol, extra) = scaled(length - 3, bits: 2)
    return (257 + symbol, extra)
  }

  /// The symbol of a distance from 1 to 32,768.
  ///
  /// Behind it stand `extra` bits, the lowest of `distance - 1`.
  static func distance(_ distance: Int) -> (symbol: Int, extra: Int) {
    scaled(distance - 1, bits: 1)
  }

  /// The place of a value on a scale with `2^bits` symbols for each doubling.
  private static func scaled(_ value: Int, bits: Int) -> (symbol: Int, extra: Int) {
    let extra = Int.bitWidth - 1 - bits - value.leadingZeroBitCount
    return extra > 0 ? (extra << bits + value >> extra, extra) : (value, 0)
  }
}
