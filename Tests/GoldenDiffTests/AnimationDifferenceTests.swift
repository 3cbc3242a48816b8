import Faults
import PNGCoding
import PNGReading
import Paths
import PictureDiff
import Raster
import TestSupport
import Testing

@testable import GoldenDiff

/// Animations, compared frame by frame, and files of equal samples that mean other colors.
@Suite struct AnimationDifferenceTests {
  typealias Frame = SampleAnimation.Frame

  /// Holds the pictures as long as reports read them.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func compare(
    _ a: [UInt8], _ b: [UInt8], _ change: (inout ComparisonRules) -> Void = { _ in }
  ) async throws -> DiffResult {
    try Pictures.write(a, to: "a/x.png", in: folder)
    try Pictures.write(b, to: "b/x.png", in: folder)
    var rules = ComparisonRules()
    change(&rules)
    return try await Pictures.compare(folder, rules: RuleBook(base: rules))
  }

  private let frames = (1...12).map { Frame($0 * 10) }

  @Test func `each frame that differs is named with its time`() async throws {
    var other = frames
    other[2].samples[0] = 99
    other[11].delay = (1, 5)
    let result = try await compare(
      SampleAnimation(frames).bytes, SampleAnimation(other).bytes)
    #expect(!result.isSame && result.compared == 1)
    let found = try #require(result.findings.first)
    #expect(
      found.frames == [
        FrameDifference(number: 3, seconds: 0.08, finding: "1 px differ"),
        FrameDifference(
          number: 12, seconds: found.frames[1].seconds, finding: "40 ms became 200 ms"),
      ])
    #expect(abs(found.frames[1].seconds - 0.44) < 1e-9)
    #expect(found.difference?.pixels == 1)
    #expect(
      found.summary.contains(
        "frames: 3 at 0.08 s (1 px differ), 12 at 0.44 s (40 ms became 200 ms)"))
    // What a report shows: both frames, side by side.
    let shown = result.shown(of: found)
    #expect(shown.expected?.pixmap.width == 4 && shown.actual?.pixmap.width == 4)
    #expect(shown.actual?.pixmap[0, 0].red == 99 && shown.actual?.pixmap[2, 0].red == 120)
    let page = try #require(
      HTMLReport.data(of: result, generator: "t", acceptCommand: [], on: [:])["findings"]?.elements)
    #expect(page[0]["summary"]?.text?.contains("3 at 0.08 s") == true)
    #expect(page[0]["d"] != nil)
  }

  @Test func `no more than eight frames are shown, and all are counted`() async throws {
    let other = frames.map { frame in
      var frame = frame
      frame.samples[0] = 1
      return frame
    }
    let result = try await compare(SampleAnimation(frames).bytes, SampleAnimation(other).bytes)
    let found = try #require(result.findings.first)
    #expect(found.frames.count == 12 && result.shown(of: found).actual?.pixmap.width == 16)
    #expect(found.summary.contains("5 at 0.16 s (1 px differ) and 7 more"))
  }

  @Test func `frames are allowed by the rules, each by itself`() async throws {
    var other = frames
    for index in other.indices { other[index].samples[4] += 2 }
    let (a, b) = (SampleAnimation(frames).bytes, SampleAnimation(other).bytes)
    let tolerated = try await compare(a, b) { $0.tolerance = 2 }
    #expect(tolerated.isSame && tolerated.toleratedCount == 1)
    #expect(try await !compare(a, b) { $0.tolerance = 1 }.isSame)
    #expect(try await compare(a, b) { $0.maxPixels = 1 }.isSame)
    let mask = PixelBox(x: 1, y: 0, width: 1, height: 1)
    let masked = try await compare(a, b) { $0.masks = [mask] }
    #expect(masked.isSame && masked.findings[0].difference?.maskedPixels == 8)
    // No rule allows another delay.
    other[0].delay = (2, 25)
    #expect(try await !compare(a, SampleAnimation(other).bytes) { $0.tolerance = 9 }.isSame)
  }

  @Test func `a still picture and other numbers of plays and frames are changes`() async throws {
    let still = SamplePNG(width: 2, depth: 8, colorType: 6, samples: frames[0].samples).bytes
    let one = SampleAnimation([frames[0]], plays: 1).bytes
    let hints = [
      try await compare(still, one), try await compare(one, SampleAnimation([frames[0]]).bytes),
      try await compare(SampleAnimation(frames).bytes, SampleAnimation([frames[0]]).bytes),
      try await compare(one, SampleAnimation([frames[0]], plays: 1, hidden: 10).bytes),
    ].map { $0.findings.first?.summary ?? "same" }
    #expect(hints[0].contains("a still picture became an animation that plays 1 times"))
    #expect(hints[1].contains("an animation that plays 1 times became an endless animation"))
    #expect(hints[2].contains("12 frames became 1"))
    #expect(hints[3].contains("frames: the hidden picture (only in the actual picture)"))
  }

  @Test func `equal samples under other color chunks get a warning`() async throws {
    let pixmap = try Pictures.arrow()
    let plain = PNGCoder.encode(pixmap)
    let gamma = plain[..<33] + Pictures.chunk("gAMA", [0, 1, 0x86, 0xA0]) + plain[46...]
    let result = try await compare(plain, Array(gamma))
    #expect(result.isSame && result.same == ["x.png"])
    #expect(
      result.warnings == [
        "x.png: the same samples, but other color chunks (gAMA, sRGB), which are not compared"
      ])
    #expect(try await compare(plain, plain).warnings.isEmpty)
  }

  /// Rules under which no pixel of a picture of 48 × 48 can differ.
  static let allowingAll: [(@Sendable (inout ComparisonRules) -> Void)] = [
    { $0.tolerance = 255 }, { $0.threshold = 1 }, { $0.maxPixels = 48 * 48 },
    { $0.masks = [PixelBox(x: 0, y: 0, width: 48, height: 48)] },
    { rules in
      rules.masks = [
        PixelBox(x: 0, y: 0, width: 24, height: 99), PixelBox(x: 24, y: 0, width: 99, height: 48),
      ]
    }, { $0.window = .init(size: 8, pixels: 64) },
    { rules in
      rules.masks = [PixelBox(x: 0, y: 0, width: 48, height: 40)]
      rules.maxPixels = 8 * 48
    },
  ]

  @Test(arguments: allowingAll.indices) func `rules that leave nothing are no comparison`(
    index: Int
  ) async throws {
    let (a, b) = (PNGCoder.encode(try Pictures.arrow()), PNGCoder.encode(try Pictures.arrow(dx: 1)))
    for other in [a, b] {
      await #expect(throws: Fault.nothingCounts) {
        try await compare(a, other, Self.allowingAll[index])
      }
    }
    // One level, pixel or row less is a comparison.
    let less = try await compare(a, b) { rules in
      Self.allowingAll[index](&rules)
      if rules.tolerance > 0 { rules.tolerance = 254 }
      if rules.threshold != nil { rules.threshold = 0.999 }
      rules.maxPixels = rules.maxPixels.map { $0 - 1 }
      rules.window?.pixels -= 1
      for mask in rules.masks.indices { rules.masks[mask].height -= 1 }
    }
    #expect(less.compared == 1)
  }
}
