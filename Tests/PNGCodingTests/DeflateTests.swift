import TestSupport
import Testing

@testable import PNGCoding

/// The parts of the encoder, each by its own law.
@Suite struct DeflateTests {
  @Test(arguments: UInt64(0)..<40)
  func `codes are complete, within the limit and no longer than necessary`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // Growing as Fibonacci's numbers, counts would take codes as long as there are symbols.
    var counts: [UInt32] = [1, 1]
    while counts.count < 24 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    counts = counts.shuffled(using: &random).map { $0 + UInt32(random.int(0...3)) }
    for limit in [5, 7, 15] {
      let lengths = HuffmanCode(counts, limit: limit).lengths
      #expect(lengths.allSatisfy { $0 >= 1 && Int($0) <= limit })
      #expect(lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
      for a in counts.indices {
        for b in counts.indices where counts[a] > counts[b] { #expect(lengths[a] <= lengths[b]) }
      }
    }
  }

  /// The least total size, by joining the two rarest until one is left (Huffman, 1952).
  @Test(arguments: UInt64(0)..<20)
  func `codes far from the limit are as small as Huffman's`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let counts = (0..<random.int(2...286)).map { _ in UInt32(random.int(0...90)) }
    var weights = counts.filter { $0 > 0 }.map(Int.init)
    var least = weights.count == 1 ? weights[0] : 0
    while weights.count > 1 {
      weights.sort(by: >)
      let sum = weights.removeLast() + weights.removeLast()
      weights.append(sum)
      least += sum
    }
    #expect(HuffmanCode(counts, limit: 15).size(of: counts) == least)
  }

  @Test func `a single symbol has a code of one bit`() {
    #expect(HuffmanCode([0, 7, 0], limit: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode([0, 0], limit: 15).lengths == [0, 0])
  }

  @Test(arguments: 3...258)
  func `a length has the symbol and the extra bits of the standard`(length: Int) {
    let (symbol, extra) = DeflateSymbols.length(length)
    let (first, bits) = PlainInflate.lengths[symbol - 257]
    #expect(extra == bits)
    #expect(length - first == (length - 3) & (1 << bits - 1))
  }

  @Test func `a distance has the symbol and the extra bits of the standard`() {
    let wrong = (1...32_768).filter { distance in
      let (symbol, extra) = DeflateSymbols.distance(distance)
      let (first, bits) = PlainInflate.distances[symbol]
      return extra != bits || distance - first != (distance - 1) & (1 << bits - 1)
    }
    #expect(wrong == [])
  }

  @Test(arguments: [0, 1, 5551, 5552, 5553, 20_000])
  func `the Adler-32 checksum is that of its definition`(count: Int) {
    for byte in [nil, UInt8(255)] {
      var random = SeededRandom(seed: UInt64(count))
      let bytes = (0..<count).map { _ in byte ?? UInt8(random.int(0...255)) }
      var (sum, sums) = (1, 0)
      for byte in bytes {
        sum = (sum + Int(byte)) % 65_521
        sums = (sums + sum) % 65_521
      }
      var check = Adler32()
      check.add(bytes[..<(count / 3)])
      check.add(bytes[(count / 3)...])
      #expect(check.value == UInt32(sums << 16 | sum))
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 100])
  func `the CRC-32 checksum is that of its definition`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 + 3) }
    let expected = PNGCoderTests.crc(bytes[...]).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    #expect(CRC32.value(of: bytes.span) == expected)
  }
}
