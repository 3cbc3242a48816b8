import Paths
import Raster
import TestSupport
import Testing

@testable import SVGCoding

@Suite struct NonZeroPathTests {
  private func mask(_ path: Path, _ rule: FillRule) throws -> [UInt8] {
    var renderer = Renderer()
    return try renderer.mask(of: path, rule: rule, width: 40, height: 40).coverage
  }

  private func worst(_ a: [UInt8], _ b: [UInt8]) -> Int {
    zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test func `nested rings keep their curves and their holes`() throws {
    var path = Path()
    for radius in [18.0, 14, 9, 3] {
      path.append(Path(circleAt: Point(x: 20, y: 20), radius: radius))
    }
    let result = try NonZeroPath.make(of: path)
    #expect(result.elements.count == path.elements.count)
    let wanted = try mask(path, .evenOdd)
    #expect(worst(try mask(result, .nonZero), wanted) == 0)
    #expect(worst(try mask(path, .nonZero), wanted) == 255)
  }

  @Test(arguments: UInt64(0)..<60)
  func `lines that cross are cut, and any rule fills the same`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var path = Path()
    for _ in 0...Int(seed % 3) {
      let corners = (0..<Int(4 + seed % 9)).map { _ in
        // Whole coordinates, so that lines also touch and lie on each other.
        let step = seed.isMultiple(of: 2) ? 4.0 : 0.37
        return Point(
          x: Double(Int(random.double(0...40) / step)) * step,
          y: Double(Int(random.double(0...40) / step)) * step)
      }
      path.append(Path(polygon: corners))
    }
    if seed % 5 == 0 { path.append(Path(ellipseAt: Point(x: 20, y: 18), radiusX: 15, radiusY: 10)) }
    let result = try NonZeroPath.make(of: path)
    let wanted = try mask(path, .evenOdd)
    #expect(worst(try mask(result, .nonZero), wanted) <= 2)
    #expect(worst(try mask(result, .evenOdd), wanted) <= 2)
  }
}
