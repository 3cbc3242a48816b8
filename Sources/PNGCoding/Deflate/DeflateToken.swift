/// A literal byte, or a match with what came before, as the symbols that tell it.
///
/// All stands in one number, so that counting and writing need not ask which of both it is.
struct DeflateToken: Hashable {
  // From the lowest bit: 9 of the symbol, 3 of how many bits follow it, 5 of those; 5 of the symbol
  // of the distance, 4 of how many bits follow it, 13 of those; 9 of the length.
  private let word: UInt64

  /// In the place of a distance's symbol where there is none.
  static let noDistance = DeflateSymbols.distanceCount

  /// A literal byte.
  @inline(__always)
  init(literal: UInt8) {
    word = UInt64(literal) | UInt64(Self.noDistance) << 17 | 1 << 39
  }

  /// A match.
  ///
  /// - Parameters:
  ///   - length: 3 to 258.
  ///   - distance: 1 to 32,768.
  @inline(__always)
  init(length: Int, distance: Int) {
    let (extra, far) = (
      DeflateSymbols.lengthExtra(length), DeflateSymbols.distanceExtra(distance)
    )
    let rest = (length &- 3) & (1 &<< extra &- 1)
    let low = DeflateSymbols.length(length) | extra &<< 9 | rest &<< 12
    let farRest = (distance &- 1) & (1 &<< far &- 1)
    let high = DeflateSymbols.distance(distance) | far &<< 5 | farRest &<< 9
    word = UInt64(truncatingIfNeeded: low | high &<< 17 | length &<< 39)
  }

  /// How many bytes it stands for: 1 for a literal, 3 to 258 for a match.
  @inline(__always) var length: Int { Int(word >> 39) }
  /// The literal byte, or the symbol of a match's length.
  @inline(__always) var symbol: Int { Int(word & 0x1FF) }
  /// How many bits follow the symbol.
  @inline(__always) var extraCount: Int { Int(word >> 9 & 7) }
  /// The bits that follow the symbol.
  @inline(__always) var extra: UInt64 { word >> 12 & 0x1F }
  /// The symbol of the distance; `noDistance` for a literal.
  @inline(__always) var distanceSymbol: Int { Int(word >> 17 & 0x1F) }
  /// How many bits follow the distance's symbol.
  @inline(__always) var distanceExtraCount: Int { Int(word >> 22 & 0xF) }
  /// The bits that follow the distance's symbol.
  @inline(__always) var distanceExtra: UInt64 { word >> 26 & 0x1FFF }
}
