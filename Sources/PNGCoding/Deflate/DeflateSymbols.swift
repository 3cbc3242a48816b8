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
  static func length(_ length: Int) -> Int {
    guard length < longest else { return 285 }
    let value = length - 3
    guard value >= 8 else { return 257 + value }
    let extra = lengthExtra(length)
    return 257 + 4 * extra + value >> extra
  }

  /// How many bits follow the symbol of a length; they are the lowest of `length - 3`.
  static func lengthExtra(_ length: Int) -> Int {
    let value = length - 3
    guard value >= 8, length < longest else { return 0 }
    return Int.bitWidth - 3 - value.leadingZeroBitCount
  }

  /// The symbol of a distance from 1 to 32,768.
  static func distance(_ distance: Int) -> Int {
    let value = distance - 1
    guard value >= 4 else { return value }
    let extra = distanceExtra(distance)
    return 2 * extra + value >> extra
  }

  /// How many bits follow the symbol of a distance; they are the lowest of `distance - 1`.
  static func distanceExtra(_ distance: Int) -> Int {
    let value = distance - 1
    guard value >= 4 else { return 0 }
    return Int.bitWidth - 2 - value.leadingZeroBitCount
  }

  /// How many bits follow the symbol of a distance, by symbol.
  static func extraBits(ofDistance symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }
}
