import Paths
import TestSupport
import Testing
import Faults

@Suite struct DasherTests {
  /// The area of the dashes of a line from (0, 0) to (`length`, 0), and their number.
  private func dashes(
    length: Double, _ dashes: [Double], offset: Double = 0, isClosed: Bool = false
  ) throws -> (area: Double, count: Int) {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: length, y: 0))
    if isClosed { path.line(to: Point(x: length / 2, y: 30)) }
    if isClosed { path.close() }
    var result = Polylines()
    let stroke = try Stroke(width: 1, join: .bevel, dashes: dashes, dashOffset: offset)
    try path.addOutline(of: stroke, tolerance: 1e-3, to: &result)
    return (result.signedArea, result.contours.count)
  }

  struct Case: Sendable {
    var pattern: [Double]
    var offset: Double
    var area: Double
    var count: Int
  }

  /// On a line of 20.
  static let cases = [
    Case(pattern: [2, 3], offset: 0, area: 8, count: 4),
    Case(pattern: [2, 3], offset: 1, area: 8, count: 5),
    Case(pattern: [2, 3], offset: -1, area: 8, count: 4),
    Case(pattern: [2, 3], offset: 5, area: 8, count: 4),
    Case(pattern: [4], offset: 0, area: 12, count: 3),
    Case(pattern: [3, 2, 1], offset: 0, area: 10, count: 5),
    Case(pattern: [30, 1], offset: 0, area: 20, count: 1),
    Case(pattern: [1, 40], offset: 1, area: 0, count: 0),
  ]

  @Test(arguments: cases)
  func `dashes cover what their lengths say`(test: Case) throws {
    let result = try dashes(length: 20, test.pattern, offset: test.offset)
    #expect(abs(result.area - test.area) < 1e-9)
    #expect(result.count == test.count)
  }

  @Test func `a dash over the end of a closed path goes on into the first one`() throws {
    // The perimeter is 20 + 2·√1000 ≈ 83.2, so that the ninth dash is not finished where it ends.
    #expect(try dashes(length: 20, [5, 5], isClosed: true).count == 8)
    // With this offset it ends in a gap.
    #expect(try dashes(length: 20, [5, 5], offset: 2, isClosed: true).count == 9)
  }

  @Test func `a list of zeros is a solid line`() throws {
    #expect(try dashes(length: 20, [0, 0]).area == 20)
  }

  @Test func `too many dashes are an error`() {
    #expect(throws: Fault.tooManyPieces(limit: 100_000)) {
      try dashes(length: 1e9, [1e-3, 1e-3])
    }
  }
}
