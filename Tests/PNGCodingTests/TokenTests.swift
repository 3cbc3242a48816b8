import TestSupport
import Testing

@testable import PNGCoding

/// Tokens of rows of pixels, put back into bytes as RFC 1951 says.
@Suite struct TokenTests {
  /// Rows of pixels with stretches of one color, some rows as the one above.
  static func rows(
    seed: UInt64, period: Int, stretch: Int, count: Int
  ) -> (bytes: [UInt8], stride: Int) {
    var random = SeededRandom(seed: seed)
    let width = random.int(1...90)
    var bytes: [UInt8] = []
    var row: [UInt8] = []
    while bytes.count < count {
      if row.isEmpty || random.int(0...2) > 0 {
        row = []
        while row.count < width * period {
          let pixel = (0..<period).map { _ in UInt8(random.int(0...3)) }
          for _ in 0..<random.int(1...stretch) { row += pixel }
        }
        row = [0] + row.prefix(width * period)
      }
      bytes += row
    }
    return (bytes, width * period + 1)
  }

  /// The least distance of each symbol.
  private static let firstDistances: [Int] = {
    var first = 1
    return (0..<30).map { symbol in
      defer { first += 1 << max(0, symbol / 2 - 1) }
      return first
    }
  }()

  /// What the tokens stand for, behind what stands before them.
  static func bytes(of tokens: [DeflateToken], behind before: ArraySlice<UInt8> = []) -> [UInt8] {
    var bytes = Array(before)
    for token in tokens {
      if token.distanceSymbol == DeflateToken.noDistance {
        #expect(token.length == 1)
        bytes.append(UInt8(token.symbol))
      } else {
        let distance = firstDistances[token.distanceSymbol] + Int(token.distanceExtra)
        #expect(token.length >= 3 && distance <= bytes.count)
        guard distance <= bytes.count else { return bytes }
        for _ in 0..<token.length { bytes.append(bytes[bytes.count - distance]) }
      }
    }
    return bytes
  }

  @Test(arguments: UInt64(0)..<40)
  func `one look at rows finds tokens of the same bytes`(seed: UInt64) {
    let period = [1, 2, 3, 4][Int(seed % 4)]
    for stretch in [1, 5, 400] {
      let (bytes, stride) = Self.rows(seed: seed, period: period, stretch: stretch, count: 1500)
      let tokens = RowParse(period: period, stride: stride).tokens(bytes.span)
      #expect(Self.bytes(of: tokens) == bytes)
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `the parse over nodes finds tokens of the same bytes`(seed: UInt64) {
    let period = [1, 2, 3, 4][Int(seed % 4)]
    for (stretch, start) in [(1, 0), (5, 0), (400, 0), (5, 700), (400, 701)] {
      let (bytes, _) = Self.rows(seed: seed, period: period, stretch: stretch, count: 1500)
      let table = NodeTable(bytes.span, range: start..<bytes.count, period: period, effort: 6)
      var parse = NodeParse()
      var counts = DeflateCounts.guess
      for _ in 0..<2 {
        let tokens = parse.tokens(bytes.span, table, CostModel(entropyOf: counts))
        #expect(Self.bytes(of: tokens, behind: bytes[..<start]) == bytes)
        counts = DeflateCounts(tokens.span)
      }
    }
  }

  @Test(arguments: [0, 1, 7, 8, 127, 128, 129, 256, 5000])
  func `the check value of zlib is that of its definition`(count: Int) {
    for byte in [nil, UInt8(255)] {
      var random = SeededRandom(seed: UInt64(count))
      let bytes = (0..<count).map { _ in byte ?? UInt8(random.int(0...255)) }
      var (sum, sums) = (1, 0)
      for byte in bytes {
        sum = (sum + Int(byte)) % 65_521
        sums = (sums + sum) % 65_521
      }
      #expect(Adler32.value(of: bytes.span) == UInt32(sums << 16 | sum))
    }
  }

  @Test func `a distance is told by its symbol and the bits behind it`() {
    for distance in 1...32_768 {
      let token = DeflateToken(length: 258, distance: distance)
      let told = Self.firstDistances[token.distanceSymbol] + Int(token.distanceExtra)
      #expect(told == distance)
      #expect(token.distanceExtra >> UInt64(token.distanceExtraCount) == 0)
    }
  }
}
