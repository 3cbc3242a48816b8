import PNGCoding

/// An animated PNG file of RGBA pixels in 8 bits, written chunk by chunk, so that tests can damage it.
public struct SampleAnimation: Sendable {
  /// A frame: its box, its pixels, four samples each, and how it is shown.
  public struct Frame: Sendable {
    /// The columns and rows of its box.
    public var (left, top, width): (Int, Int, Int)
    /// Red, green, blue and alpha of each pixel, row-major.
    public var samples: [Int]
    /// The numerator and the denominator of the delay in seconds.
    public var delay = (1, 25)
    /// What becomes of its box before the next frame: 0 to 2.
    public var disposal = 0
    /// Whether it replaces what is under it, 0, or is drawn over it, 1.
    public var blending = 0

    /// Makes a frame of one color.
    public init(_ shade: Int, width: Int = 2, height: Int = 2, left: Int = 0, top: Int = 0) {
      (self.left, self.top, self.width) = (left, top, width)
      samples = (0..<width * height).flatMap { _ in [shade, shade, shade, 255] }
    }
  }

  /// A part of the file.
  public struct Chunk: Sendable {
    /// Its four letters.
    public var name: String
    /// Its bytes.
    public var content: [UInt8]

    /// Makes a chunk.
    public init(_ name: String, _ content: [UInt8]) { (self.name, self.content) = (name, content) }

    /// The chunk in a file: length, name, content and CRC.
    public var bytes: [UInt8] {
      let named = Array(name.utf8) + content
      return word(content.count) + named + word(Int(CRC32.value(of: named.span)))
    }
  }

  /// The chunks between the signature and the end.
  public var chunks: [Chunk] = []

  /// Describes a file whose first frame fills the canvas, with a hidden picture of one shade if there is one.
  public init(_ frames: [Frame], plays: Int = 0, hidden: Int? = nil) {
    let first = frames[0]
    let size = word(first.width) + word(first.samples.count / 4 / first.width)
    chunks = [
      Chunk("IHDR", size + [8, 6, 0, 0, 0]), Chunk("acTL", word(frames.count) + word(plays)),
    ]
    var number = 0
    func next() -> [UInt8] {
      number += 1
      return word(number - 1)
    }
    if let hidden {
      let still = Frame(hidden, width: first.width, height: first.samples.count / 4 / first.width)
      chunks.append(Chunk("IDAT", Self.packed(still)))
    }
    for (index, frame) in frames.enumerated() {
      let box = [frame.width, frame.samples.count / 4 / frame.width, frame.left, frame.top]
      chunks.append(
        Chunk(
          "fcTL",
          next() + box.flatMap(word) + short(frame.delay.0) + short(frame.delay.1)
            + [UInt8(frame.disposal), UInt8(frame.blending)]))
      let data = Self.packed(frame)
      chunks.append(
        index == 0 && hidden == nil ? Chunk("IDAT", data) : Chunk("fdAT", next() + data))
    }
  }

  /// The file.
  public var bytes: [UInt8] {
    PNGCoder.signature + chunks.flatMap(\.bytes) + Chunk("IEND", []).bytes
  }

  /// The packed pixels, as a still file of the same size has them.
  private static func packed(_ frame: Frame) -> [UInt8] {
    let file = SamplePNG(width: frame.width, depth: 8, colorType: 6, samples: frame.samples).bytes
    // The signature, the header, the head of the pixels; behind them a CRC and the end.
    return Array(file[41..<file.count - 16])
  }
}

private func word(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

private func short(_ value: Int) -> [UInt8] { Array(word(value)[2...]) }
