import Paths
import Raster
import TestSupport
import Testing

@Suite struct CompositingTests {
  /// Porter and Duff's "over" in exact fractions, rounded to the nearest level.
  private func reference(_ back: Color, _ front: Color, _ coverage: UInt8) -> Color {
    let s = Int(front.alpha) * Int(coverage) * 255
    let b = Int(back.alpha) * (65_025 - Int(front.alpha) * Int(coverage))
    guard s + b > 0 else { return back }
    func mix(_ f: UInt8, _ k: UInt8) -> UInt8 {
      UInt8((2 * (Int(f) * s + Int(k) * b) + (s + b)) / (2 * (s + b)))
    }
    let alpha = (2 * (s + b) + 65_025) / (2 * 65_025)
    return Color(
      red: mix(front.red, back.red), green: mix(front.green, back.green),
      blue: mix(front.blue, back.blue), alpha: UInt8(alpha))
  }

  @Test(arguments: UInt64(0)..<40)
  func `colors are mixed exactly and rounded once`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func color() -> Color {
      let values: [UInt8] = (0..<4).map { _ in
        UInt8([0, 1, 127, 128, 254, 255, random.int(0...255)].randomElement(using: &random) ?? 0)
      }
      return Color(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
    var wrong: [String] = []
    for _ in 0..<2000 {
      let (back, front) = (color(), color())
      let coverage = UInt8(random.int(0...255))
      let result = back.composited(under: front, coverage: coverage)
      let expected = reference(back, front, coverage)
      // Where nothing shows, the color is free.
      if result != expected, result.alpha > 0 || expected.alpha > 0 {
        wrong.append("\(front) at \(coverage) over \(back): \(result), not \(expected)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.first ?? "")")
  }

  @Test func `ink on transparency keeps its color at every coverage`() {
    let ink = Color(red: 0x8A, green: 0x41, blue: 0x03)
    let wrong = (UInt8(1)...255).filter { coverage in
      Color.transparent.composited(under: ink, coverage: coverage)
        != Color(red: 0x8A, green: 0x41, blue: 0x03, alpha: coverage)
    }
    #expect(wrong.isEmpty)
  }

  @Test func `zero coverage and zero opacity change nothing`() {
    let back = Color(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(back.composited(under: .black, coverage: 0) == back)
    #expect(back.composited(under: .transparent, coverage: 255) == back)
  }
}
