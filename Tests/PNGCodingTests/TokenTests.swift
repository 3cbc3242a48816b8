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

  /// What the tokens stand for, behind what stands before them.
  static func bytes(of tokens: [Token], behind before: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array(before)
    for token in tokens {
      guard !token.isLiteral else {
        #expect(token.value < 256)
        bytes.append(UInt8(truncatingIfNeeded: token.value))
        continue
      }
      let distance = Int(token.value)
      #expect((3...258).contains(token.length))
      #expect((1...min(32_768, bytes.count)).contains(distance))
      guard distance >= 1, distance <= bytes.count else { return bytes }
      for _ in 0..<token.length { bytes.append(bytes[bytes.count - distance]) }
    }
    return bytes
  }

  @Test(arguments: UInt64(0)..<40)
  func `tokens decode to the bytes that they encode`(seed: UInt64) {
    let period = [1, 2, 3, 4][Int(seed % 4)]
    for (stretch, start) in [(1, 0), (5, 0), (400, 0), (5, 700), (400, 701), (1, 1499)] {
      let (bytes, stride) = Self.rows(seed: seed, period: period, stretch: stretch, count: 1500)
      // What lies behind the end, whatever it is, is not looked for.
      for behind in [UInt8(0), bytes[bytes.count - 1]] {
        let tokens = TokenParser.tokens(
          bytes + Array(repeating: behind, count: 8), start..<bytes.count, period: period,
          stride: stride)
        #expect(Self.bytes(of: tokens, behind: bytes[..<start]) == bytes)
      }
    }
  }

  @Test func `no match reaches back beyond the window`() {
    // Noise that comes again from just within the window, and from just beyond it.
    for distance in [32_767, 32_768, 32_769, 40_000] {
      var random = SeededRandom(seed: 4)
      let noise = (0..<distance).map { _ in UInt8(random.int(0...255)) }
      let bytes = noise + noise.prefix(2000)
      let tokens = TokenParser.tokens(
        bytes + [UInt8](repeating: 0, count: 8), 0..<bytes.count, period: 1, stride: 1000)
      #expect(Self.bytes(of: tokens, behind: []) == bytes)
      let isFound = tokens.contains { !$0.isLiteral && Int($0.value) == distance }
      #expect(isFound == (distance <= 32_768))
    }
  }

  @Test func `a repeated row is a match with the row above`() {
    let (bytes, stride) = Self.rows(seed: 6, period: 4, stretch: 3, count: 1)
    let twice = bytes[..<stride] + bytes[..<stride]
    let tokens = TokenParser.tokens(
      twice + [UInt8](repeating: 0, count: 8), stride..<2 * stride, period: 4, stride: stride)
    #expect(tokens == [Token(length: stride, distance: stride)])
  }
}
