import Faults
import Paths
import SVGCoding
import TestSupport
import Testing

@Suite struct NumberTests {
  /// The x coordinate that path data gives for a number.
  private func number(_ text: String) throws -> Double? {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='M\(text) 0h1'/></svg>"
    let drawing = try SVGReader.read(Array(svg.utf8))
    guard case .shape(let shape) = drawing.items.first,
      case .move(let point) = shape.path.elements.first
    else { return nil }
    return point.x
  }

  @Test(arguments: UInt64(0)..<20)
  func `numbers are read as the nearest double`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<40 {
      let value = random.double(-1000...1000)
      let short = Double(Int(value * 1000)) / 1000
      for text in ["\(value)", "\(short)", "\(Int(value))", "\(value)e-5", "\(short)E7"] {
        #expect(try number(text) == Double(text), "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("1234567890123456789012345", 1234567890123456789012345.0), ("0.1e-10", 0.1e-10),
    ("9007199254740993", 9007199254740992), ("5e-324", .leastNonzeroMagnitude), ("000.5", 0.5),
    ("-.5", -0.5),
    ("179769313486231570000000000000000000000", 1.7976931348623157e38),
  ])
  func `long, tiny and odd numbers are read exactly, too`(text: String, value: Double) throws {
    #expect(try number(text) == value)
  }
}
