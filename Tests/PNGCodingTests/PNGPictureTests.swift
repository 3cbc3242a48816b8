import Faults
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing

/// All that a file shows: its picture, the frames of an animation, and what its samples mean.
@Suite struct PNGPictureTests {
  typealias Frame = SampleAnimation.Frame

  private func shades(_ picture: PNGPicture) -> [[UInt8]] {
    picture.frames.map { $0.picture.pixmap.pixels.map { $0.alpha == 0 ? 0 : $0.red } }
  }

  @Test(arguments: [1, 2, 60]) func `our own animations are read back frame by frame`(count: Int)
    throws
  {
    let frames = try (0...count).map { index in
      try Pixmap(
        width: 3, height: 2,
        pixels: (0..<6).map { Color(red: UInt8(index), green: UInt8($0), blue: 9) })
    }
    let file = try PNGCoder.encode(frames: Array(frames.dropFirst()), still: frames[0], plays: 3)
    let picture = try PNGPicture(file)
    #expect(picture.still.pixmap == frames[0])
    #expect(picture.isStillHidden && picture.plays == 3 && picture.colors == ["sRGB": [0]])
    #expect(picture.frames.map(\.picture.pixmap) == Array(frames.dropFirst()))
    #expect(picture.frames.allSatisfy { $0.control?.seconds == 24 / Double(25 * count) })
    #expect(picture.looksSame(as: try PNGPicture(file)))
  }

  @Test func `a still file has one frame that nothing controls`() throws {
    let pixmap = try Pixmap(width: 1, height: 1, pixels: [.black])
    let picture = try PNGPicture(PNGCoder.encode(pixmap))
    #expect(picture.frames.count == 1 && picture.frames[0].control == nil)
    #expect(picture.plays == nil && !picture.isStillHidden)
    #expect(picture.looksSame(as: PNGPicture(drawn: pixmap)))
  }

  @Test func `a frame stands at its place on a transparent canvas`() throws {
    let file = SampleAnimation([Frame(10), Frame(20, width: 1, height: 1, left: 1, top: 1)])
    let picture = try PNGPicture(file.bytes)
    #expect(shades(picture) == [[10, 10, 10, 10], [0, 0, 0, 20]])
    #expect(!picture.isStillHidden && picture.plays == 0)
    let control = try #require(picture.frames[1].control)
    #expect([control.left, control.top, control.width, control.height] == [1, 1, 1, 1])
  }

  @Test func `pixels in several chunks are one frame`() throws {
    var file = SampleAnimation([Frame(10), Frame(20)])
    let data = file.chunks.removeLast().content
    file.chunks += [
      .init("fdAT", Array(data.prefix(9))), .init("fdAT", [0, 0, 0, 3] + data.dropFirst(9)),
    ]
    #expect(shades(try PNGPicture(file.bytes)) == [[10, 10, 10, 10], [20, 20, 20, 20]])
  }

  /// Changes of an animation of a frame that fills its canvas, and one that does not.
  static let changes: [(String, @Sendable (inout [Frame]) -> Void)] = [
    ("a pixel of the last frame", { $0[1].samples[0] = 21 }),
    ("the delay", { $0[1].delay = (2, 25) }), ("the disposal", { $0[1].disposal = 1 }),
    ("the blending", { $0[1].blending = 1 }), ("the place", { $0[1].left = 0 }),
    ("one frame less", { $0.removeLast() }),
  ]

  @Test(arguments: changes.indices) func `each change of a frame is seen`(index: Int) throws {
    let frames = [Frame(10), Frame(20, width: 1, height: 1, left: 1)]
    var other = frames
    Self.changes[index].1(&other)
    let (a, b) = (SampleAnimation(frames), SampleAnimation(other))
    let (first, second) = (try PNGPicture(a.bytes), try PNGPicture(b.bytes))
    #expect(!first.looksSame(as: second) && !second.looksSame(as: first))
    #expect(first.still.looksSame(as: second.still), "only the animation differs")
  }

  @Test func `plays, a hidden picture and an animation of one frame are seen`() throws {
    let files = [
      SampleAnimation([Frame(10)]), SampleAnimation([Frame(10)], plays: 1),
      SampleAnimation([Frame(10)], hidden: 10), SampleAnimation([Frame(10)], hidden: 11),
    ].map(\.bytes)
    let still = SamplePNG(
      width: 2, depth: 8, colorType: 6, samples: Frame(10).samples
    ).bytes
    let pictures = try (files + [still]).map { try PNGPicture($0) }
    for a in pictures.indices {
      for b in pictures.indices {
        #expect(pictures[a].looksSame(as: pictures[b]) == (a == b), "\(a) \(b)")
      }
    }
  }

  @Test func `equal delays are equal, however they are written`() throws {
    func picture(_ delay: (Int, Int)) throws -> PNGPicture {
      var frame = Frame(10)
      frame.delay = delay
      return try PNGPicture(SampleAnimation([frame]).bytes)
    }
    #expect(try picture((1, 3)).looksSame(as: picture((2, 6))))
    // A denominator of 0 is one of 100.
    #expect(try picture((7, 0)).looksSame(as: picture((7, 100))))
    #expect(try !picture((1, 3)).looksSame(as: picture((33, 100))))
  }

  /// Faults of an animation; the still picture of each is whole.
  static let faults: [(String, @Sendable (inout [SampleAnimation.Chunk]) -> Void)] = [
    ("one frame missing", { $0.removeLast(2) }),
    ("pixels missing", { $0.removeLast() }),
    ("pixels cut short", { $0[5].content.removeLast(9) }),
    ("numbers out of order", { $0[5].content[3] = 9 }),
    ("a box out of the canvas", { $0[4].content[15] = 2 }),
    ("an empty box", { $0[4].content[7] = 0 }),
    ("an unknown disposal", { $0[4].content[24] = 3 }),
    ("an unknown blending", { $0[4].content[25] = 2 }),
    (
      "no frame",
      { chunks in
        chunks[1].content[3] = 0
        chunks.removeLast(2)
        chunks.remove(at: 2)
      }
    ),
    ("more frames than pixels allow", { $0[1].content[0] = 9 }),
    ("a short control", { $0[4].content.removeLast() }),
    ("pixels before the picture", { $0.insert($0[5], at: 2) }),
    ("two controls of a frame", { $0.insert($0[4], at: 4) }),
  ]

  @Test(arguments: faults.indices) func `a damaged animation cannot be read`(index: Int) throws {
    var file = SampleAnimation([Frame(10), Frame(20)])
    Self.faults[index].1(&file.chunks)
    #expect(throws: Fault.self, "\(Self.faults[index].0)") { try PNGPicture(file.bytes) }
    #expect(throws: Never.self) { try PNGCoder.decode(file.bytes) }
  }

  @Test func `chunks of an animation without its head are ignored, as viewers do`() throws {
    var file = SampleAnimation([Frame(10), Frame(20)])
    file.chunks.remove(at: 1)
    #expect(try PNGPicture(file.bytes).plays == nil)
  }
}
