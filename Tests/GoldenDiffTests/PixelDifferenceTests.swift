import Paths
import Raster
import TestSupport
import Testing

@testable import GoldenDiff
@testable import PictureDiff

@Suite struct PixelDifferenceTests {
  private func difference(
    _ a: Pixmap, _ b: Pixmap, _ change: (inout ComparisonRules) -> Void = { _ in }
  ) -> PixelDifference {
    var rules = ComparisonRules()
    change(&rules)
    return PixelDifference(a, b, rules: rules)
  }

  @Test func `white on transparency is detected`() throws {
    let found = difference(try Pictures.arrow(), try Pixmap(width: 48, height: 48))
    let ink = try Pictures.arrow().pixels.count { $0.alpha > 0 }
    #expect(found.pixels == ink && found.largest == 255 && !found.isAllowed)
    #expect(found.inkShare == 1)
    #expect(found.expectedInk == Double(ink) && found.actualInk == 0)
  }

  @Test(arguments: [1, -1]) func `one level of one pixel's alpha is detected`(step: Int) throws {
    var a = try Pictures.arrow()
    a[24, 20] = Color(red: 255, green: 255, blue: 255, alpha: 100)
    var b = a
    b[24, 20] = Color(red: 255, green: 255, blue: 255, alpha: UInt8(100 + step))
    let found = difference(a, b)
    #expect(found.pixels == 1 && found.largest == 1 && !found.isAllowed)
    #expect(found.bounds == PixelBox(x: 24, y: 20, width: 1, height: 1))
    #expect(found.mean == 1.0 / Double(4 * 48 * 48))
    #expect(
      found.worst
        == PixelDifference.Sample(
          x: 24, y: 20, expected: "#ffffff64", actual: step == 1 ? "#ffffff65" : "#ffffff63"))
  }

  @Test func `the color of a fully transparent pixel does not count`() throws {
    let a = try Pixmap(
      width: 2, height: 1, pixels: [Color(red: 9, green: 8, blue: 7, alpha: 0), .black])
    let b = try Pixmap(width: 2, height: 1, pixels: [.transparent, .black])
    #expect(a.looksSame(as: b))
    let found = difference(a, b)
    #expect(found.pixels == 0 && found.exactPixels == 0 && found.isAllowed)
  }

  @Test func `a tolerance, a number of pixels and masks allow what they say and no more`() throws {
    let a = try Pixmap(width: 4, height: 1, pixels: [.black, .black, .black, .black])
    let gray = { (level: UInt8) in Color(red: level, green: level, blue: level) }
    let b = try Pixmap(width: 4, height: 1, pixels: [gray(2), gray(3), .black, gray(200)])
    #expect(difference(a, b).pixels == 3)
    let tolerant = difference(a, b) { $0.tolerance = 2 }
    #expect((tolerant.pixels, tolerant.toleratedPixels) == (2, 1))
    #expect(!difference(a, b) { $0.maxPixels = 2 }.isAllowed)
    #expect(difference(a, b) { $0.maxPixels = 3 }.isAllowed)
    let masked = difference(a, b) { $0.masks = [PixelBox(x: 0, y: 0, width: 2, height: 1)] }
    #expect((masked.pixels, masked.maskedPixels) == (1, 2))
    #expect(masked.bounds == PixelBox(x: 3, y: 0, width: 1, height: 1))
  }

  @Test func `a window limits how dense differences are, not how many`() throws {
    let a = try Pixmap(width: 40, height: 40)
    var scattered = a
    var dense = a
    for place in 0..<9 {
      scattered[place * 4, (place * 7) % 40] = .black
      dense[20 + place % 3, 20 + place / 3] = .black
    }
    let rule = { (rules: inout ComparisonRules) in rules.window = .init(size: 3, pixels: 1) }
    #expect(difference(a, scattered, rule).isAllowed)
    #expect(difference(a, scattered, rule).densest == 1)
    #expect(!difference(a, dense, rule).isAllowed)
    #expect(difference(a, dense, rule).densest == 9)
    let both = difference(a, scattered) {
      rule(&$0)
      $0.maxPixels = 8
    }
    #expect(!both.isAllowed)
  }

  @Test(arguments: UInt64(0)..<20)
  func `the densest window is that of a brute-force count`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (width, height) = (random.int(1...12), random.int(1...12))
    let a = try Pixmap(width: width, height: height)
    var b = a
    for y in 0..<height {
      for x in 0..<width where random.int(0...3) == 0 { b[x, y] = .black }
    }
    let size = random.int(1...6)
    var most = 0
    for top in 0..<height {
      for left in 0..<width {
        var count = 0
        for y in top..<min(height, top + size) {
          for x in left..<min(width, left + size) where b[x, y].alpha > 0 { count += 1 }
        }
        most = max(most, count)
      }
    }
    let found = difference(a, b) { $0.window = .init(size: size, pixels: 0) }
    #expect(found.densest == most)
  }

  @Test func `different sizes are never allowed, and pixels outside count`() throws {
    let found = difference(
      try Pictures.picture("##", "##"), try Pictures.picture("###")
    ) {
      $0.tolerance = 255
      $0.maxPixels = 1000
    }
    #expect(found.pixels == 3 && !found.isAllowed)
    #expect(found.bounds == PixelBox(x: 0, y: 0, width: 3, height: 2))
  }

  @Test func `edges can be ignored, a lost arrowhead cannot`() throws {
    let smooth = try Pictures.picture("###-....", "###-....", "###-....", "###-....", "###-....")
    let sharp = try Pictures.picture("###.....", "###.....", "###.....", "###.....", "###.....")
    #expect(difference(smooth, sharp).pixels == 5)
    let ignored = difference(smooth, sharp) { $0.antialiasing = .ignore }
    #expect(ignored.antialiasedPixels > 0 && ignored.pixels + ignored.antialiasedPixels == 5)
    let whole = try Pictures.arrow()
    let headless = try Pictures.arrow(hasHead: false)
    let lost = difference(whole, headless) { $0.antialiasing = .ignore }
    #expect(lost.pixels > 100 && !lost.isAllowed)
  }

  @Test func `names the likely cause of a change`() throws {
    let arrow = try Pictures.arrow()
    #expect(
      ChangeHint.hints(arrow, try Pictures.arrow(dx: -2))
        == ["the same picture moved left by 2 px"])
    #expect(
      ChangeHint.hints(arrow, try Pictures.arrow(.black)) == ["the same shape in other colors"])
    let empty = try Pixmap(width: 48, height: 48)
    #expect(ChangeHint.hints(arrow, empty) == ["the actual picture is empty"])
    #expect(ChangeHint.hints(empty, arrow) == ["the golden is empty"])
    #expect(ChangeHint.hints(arrow, try Pictures.arrow(hasHead: false)) == [])
  }
}
