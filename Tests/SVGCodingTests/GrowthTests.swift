import Paths
import TestSupport
import Testing

@testable import SVGCoding

@Suite struct GrowthTests {
  /// The work to read an element with many classes, each with a rule of its own and one with another.
  private static func work(classes count: Int) throws -> Int64 {
    let rules = (0..<count).map { ".a\($0), .a\($0).a0 { fill: #000 }" }.joined()
    let classes = (0..<count).map { "a\($0)" }.joined(separator: " ")
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>\(rules)</style>\
      <path class="\(classes)" d="M0 0h9v9z"/></svg>
      """
    let root = try XMLNode.root(of: Array(text.utf8))
    var reader = SVGReader(root, workLimit: .max)
    _ = try reader.drawing(of: root, size: nil)
    return reader.work.limit - reader.work.left
  }

  @Test func `twice the classes and rules take about twice the work`() throws {
    let (one, two) = (try Self.work(classes: 40_000), try Self.work(classes: 80_000))
    #expect(one > 0 && Double(two) < 2.5 * Double(one), "\(one), then \(two)")
  }
}
