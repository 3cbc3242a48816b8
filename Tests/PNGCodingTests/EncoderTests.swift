import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing

/// Files as written, read by libpng and by a plain reader.
@Suite struct EncoderTests {
  /// Checks that both readers find the picture; what the plain one found.
  @discardableResult
  private func check(_ pixmap: Pixmap) throws -> PlainPNG {
    let bytes = PNGCoder.encode(pixmap)
    #expect(try PNGCoder.decode(bytes) == pixmap)
    let plain = try PlainPNG(bytes)
    #expect(plain.pixmap == pixmap)
    #expect(plain.blocks.allSatisfy { $0 <= 65_535 })
    return plain
  }

  /// Stretches of one color, and some rows as the one above: what drawings look like.
  private func drawing(
    _ kind: PNGCoderTests.Kind, seed: UInt64, width: Int, height: Int
  ) throws -> Pixmap {
    var random = SeededRandom(seed: seed)
    let colors = (0..<random.int(1...300)).map { _ in kind.color(&random) }
    var pixels: [Color] = []
    var row: [Color] = []
    for _ in 0..<height {
      if row.isEmpty || random.int(0...2) > 0 {
        row = []
        while row.count < width {
          let color = colors[random.int(0...colors.count - 1)]
          row += repeatElement(color, count: random.int(1...random.int(1...400)))
        }
        row = Array(row.prefix(width))
      }
      pixels += row
    }
    return try Pixmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: PNGCoderTests.Kind.allCases, UInt64(0)..<12)
  func `both readers find what was written`(kind: PNGCoderTests.Kind, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (width, height) = (random.int(1...260), random.int(1...60))
    try check(drawing(kind, seed: seed, width: width, height: height))
    let pixels = (0..<width * height).map { _ in kind.color(&random) }
    try check(Pixmap(width: width, height: height, pixels: pixels))
  }

  @Test(arguments: PNGCoderTests.Kind.allCases, [(1, 1), (1, 300), (300, 1), (8, 8), (9, 2)])
  func `small and narrow pictures read back the same`(
    kind: PNGCoderTests.Kind, size: (Int, Int)
  ) throws {
    try check(drawing(kind, seed: 7, width: size.0, height: size.1))
  }

  /// A row is more than a window, or more than a block, and blocks end within it.
  @Test(arguments: [PNGCoderTests.Kind.two, .grayAlpha, .rgba], [16_384, 16_385, 40_001])
  func `rows wider than the window read back the same`(kind: PNGCoderTests.Kind, width: Int) throws
  {
    try check(drawing(kind, seed: 3, width: width, height: 3))
  }

  @Test(arguments: PNGCoderTests.Kind.allCases)
  func `pictures of several blocks read back the same`(kind: PNGCoderTests.Kind) throws {
    let plain = try check(drawing(kind, seed: 5, width: 500, height: 400))
    let bits = plain.bitDepth * ([2: 3, 4: 2, 6: 4][plain.colorType] ?? 1)
    #expect((plain.blocks.count > 1) == (500 * 400 * bits / 8 > 65_535))
  }

  @Test func `noise takes little more than its bytes`() throws {
    var random = SeededRandom(seed: 1)
    let pixels = (0..<300 * 200).map { _ in PNGCoderTests.Kind.rgba.color(&random) }
    let pixmap = try Pixmap(width: 300, height: 200, pixels: pixels)
    try check(pixmap)
    // A filter type a row, 5 bytes a block, at most 128 bytes around.
    let blocks = 1 + 240_200 / 32_768
    #expect(PNGCoder.encode(pixmap).count <= 240_200 + 5 * blocks + 128)
  }

  @Test func `one color takes next to nothing`() throws {
    for color in [Color.transparent, .black, Color(red: 1, green: 2, blue: 3, alpha: 4)] {
      let pixmap = try Pixmap(
        width: 500, height: 300, pixels: Array(repeating: color, count: 150_000))
      try check(pixmap)
      #expect(PNGCoder.encode(pixmap).count < 150)
    }
    #expect(try PNGCoder.encode(Pixmap(width: 1, height: 1)).count < 100)
  }

  @Test(arguments: [1, 2, 4, 8])
  func `gray of few levels takes few bits`(depth: Int) throws {
    let top = 1 << depth - 1
    let pixels = (0..<64 * 64).map { (place: Int) -> Color in
      let step: Int = place * place % (top + 1)
      let level = UInt8(step * 255 / top)
      return Color(red: level, green: level, blue: level)
    }
    let plain = try check(Pixmap(width: 64, height: 64, pixels: pixels))
    #expect(plain.bitDepth <= depth)
  }

  @Test func `a palette is used where it saves more than it takes`() throws {
    var random = SeededRandom(seed: 2)
    let colors = (0..<200).map { _ in PNGCoderTests.Kind.rgba.color(&random) }
    func colorType(_ side: Int) throws -> Int {
      let pixels = (0..<side * side).map { _ in colors[random.int(0...199)] }
      return try check(Pixmap(width: side, height: side, pixels: pixels)).colorType
    }
    #expect(try colorType(8) == 6)
    #expect(try colorType(100) == 3)
  }

  @Test(arguments: [20, 300, 9_000])
  func `gradual changes are stored as differences`(width: Int) throws {
    // Distances to a point, as in the sheets of distance fields.
    let pixels = (0..<width * 60).map { (place: Int) -> Color in
      let (y, x) = place.quotientAndRemainder(dividingBy: width)
      let (dx, dy) = (x % 90 - 40, y - 30)
      return Color(red: 0, green: 0, blue: 0, alpha: UInt8(min(255, 1 + (dx * dx + dy * dy) / 10)))
    }
    let pixmap = try Pixmap(width: width, height: 60, pixels: pixels)
    try check(pixmap)
    #expect(PNGCoder.encode(pixmap).count < width * 60 / (width == 20 ? 2 : 4))
  }

  @Test func `decoding and encoding again gives the same file`() throws {
    for kind in PNGCoderTests.Kind.allCases {
      let bytes = try PNGCoder.encode(drawing(kind, seed: 11, width: 120, height: 90))
      #expect(try PNGCoder.encode(PNGCoder.decode(bytes)) == bytes)
    }
  }
}
