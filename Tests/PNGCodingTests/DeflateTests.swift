import Paths
import Raster
import TestSupport
import Testing

@testable import PNGCoding

/// Streams of our own, unpacked by libpng through a gray picture of one row.
@Suite struct DeflateTests {
  enum Data: String, CaseIterable, Sendable {
    case random, constant, gradient, twoValues, repeating, sparse

    func bytes(_ count: Int) -> [UInt8] {
      var random = SeededRandom(seed: UInt64(count))
      return (0..<count).map { place in
        switch self {
        case .random: UInt8(random.int(0...255))
        case .constant: 7
        case .gradient: UInt8(truncatingIfNeeded: place / 3)
        case .twoValues: UInt8(random.int(0...1) * 255)
        case .repeating: UInt8(truncatingIfNeeded: place * place % 97)
        case .sparse: random.int(0...60) == 0 ? UInt8(random.int(1...9)) : 0
        }
      }
    }
  }

  static let efforts = [
    BlockOptimizer.Effort(chain: 16, iterations: 1, isQuick: true, splits: false),
    BlockOptimizer.Effort(chain: 200, iterations: 6, isQuick: false, splits: true),
  ]

  @Test(arguments: Data.allCases, [1, 2, 3, 4, 258, 259, 1_000, 66_000])
  func `what is packed unpacks to the same bytes`(data: Data, count: Int) throws {
    let bytes = data.bytes(count)
    for effort in Self.efforts where effort.isQuick || count <= 1_000 {
      let stream = DeflateEncoder(effort: effort).zlibStream([0] + bytes)
      #expect(stream == DeflateEncoder(effort: effort).zlibStream([0] + bytes))
      // Stored blocks take 5 bytes each; the stream has 6 of its own.
      #expect(stream.count <= count + 1 + 6 + 5 * (1 + count / 65_535) + 1)
      let file = PNGFile.bytes(
        width: count, height: 1, PNGLayout(colorType: .gray, bitDepth: 8), zlibStream: stream)
      #expect(try PNGCoder.decode(file).pixels.map(\.red) == bytes)
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `codes are complete, within the limit and no longer than need be`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // Growing as Fibonacci's numbers, counts would take codes as long as there are symbols.
    var counts: [UInt32] = [1, 1]
    while counts.count < 24 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    counts = counts.shuffled(using: &random).map { $0 + UInt32(random.int(0...3)) }
    for limit in [5, 7, 15] {
      let lengths = HuffmanLengths.limited(counts, limit: limit)
      #expect(lengths.allSatisfy { $0 >= 1 && Int($0) <= limit })
      #expect(lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
      for a in counts.indices {
        for b in counts.indices where counts[a] > counts[b] { #expect(lengths[a] <= lengths[b]) }
      }
    }
  }

  @Test func `logarithms are right to a thousandth`() {
    #expect(CostModel.logarithm(1) == 0)
    #expect(CostModel.logarithm(1024) == 10 * 1024)
    #expect(CostModel.logarithm(3) == 1623)
    #expect(CostModel.logarithm(1_000_000) == 20_409)
  }

  @Test(arguments: 3...258)
  func `a length is told by its symbol and the bits behind it`(length: Int) {
    let symbol = DeflateSymbols.length(length)
    #expect(DeflateSymbols.extraBits(ofLiteral: symbol) == DeflateSymbols.lengthExtra(length))
    let first = (3...258).first { DeflateSymbols.length($0) == symbol }
    #expect(length - (first ?? 0) < 1 << DeflateSymbols.lengthExtra(length))
    #expect(symbol >= 257 && symbol <= 285)
  }
}
