import PNGCoding
import Paths
import Raster
import TestSupport
import Testing

@Suite struct PNGOptimizerTests {
  @Test(arguments: PNGCoderTests.Kind.allCases, [(1, 1), (2, 9), (17, 5), (40, 40)])
  func `an optimized file holds the same picture and is no larger`(
    kind: PNGCoderTests.Kind, size: (Int, Int)
  ) throws {
    var random = SeededRandom(seed: UInt64(size.0))
    let pixels = (0..<size.0 * size.1).map { _ in kind.color(&random) }
    let pixmap = try Pixmap(width: size.0, height: size.1, pixels: pixels)
    let bytes = try PNGCoder.encode(pixmap, effort: .smallest)
    #expect(try PNGCoder.decode(bytes) == pixmap)
    #expect(bytes.count <= (try PNGCoder.encode(pixmap)).count)
    #expect(try PNGCoder.encode(pixmap, effort: .smallest) == bytes)
  }

  @Test(arguments: [1, 2, 4, 8])
  func `gray of few levels takes few bits`(depth: Int) throws {
    let top = 1 << depth - 1
    let pixels = (0..<64 * 64).map { (place: Int) -> Color in
      let step: Int = place * place % (top + 1)
      let level = UInt8(step * 255 / top)
      return Color(red: level, green: level, blue: level)
    }
    let pixmap = try Pixmap(width: 64, height: 64, pixels: pixels)
    for isOptimized in [false, true] {
      let bytes = try PNGCoder.encode(pixmap, effort: isOptimized ? .smallest : .small)
      #expect(try PNGCoder.decode(bytes) == pixmap)
      #expect(Int(bytes[24]) <= depth)
    }
  }

  @Test func `a large picture of many colors comes back`() throws {
    let pixels = (0..<700 * 700).map { (place: Int) -> Color in
      let (row, column) = place.quotientAndRemainder(dividingBy: 700)
      return Color(red: UInt8(column % 251), green: UInt8(row % 256), blue: 3, alpha: 200)
    }
    let pixmap = try Pixmap(width: 700, height: 700, pixels: pixels)
    for isOptimized in [false, true] {
      #expect(
        try PNGCoder.decode(PNGCoder.encode(pixmap, effort: isOptimized ? .smallest : .small))
          == pixmap)
    }
  }
}
