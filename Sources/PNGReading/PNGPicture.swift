public import Faults
import PNGCoding
public import Raster

/// All that a PNG file shows: one picture, or the frames of an animation (PNG, 3rd edition, 11.3.6).
public struct PNGPicture: Sendable {
  /// One picture of an animation; a still file has one that nothing controls.
  package struct Frame: Sendable {
    /// Its own pixels on a transparent canvas, without those of earlier frames under them.
    package var picture: DeepPixmap
    package var control: Control?
  }

  /// How a frame is shown: its box, its delay, and what becomes of the canvas before and after.
  package struct Control: Hashable, Sendable {
    package var (left, top, width, height): (Int, Int, Int, Int)
    /// The delay; equal fractions are equal.
    package var seconds: Double
    package var (disposal, blending): (Int, Int)
  }

  /// What readers without animation show.
  public let still: DeepPixmap
  /// Whether `still` is not among the frames.
  package private(set) var isStillHidden = false
  /// The frames in order, one or more.
  package private(set) var frames: [Frame]
  /// How often the animation plays, 0 for ever; `nil` for a still file.
  package private(set) var plays: Int?
  /// The contents of the chunks that say what the samples mean as colors, by name.
  package private(set) var colors: [String: [UInt8]]

  private static let colorChunks: Set = ["cHRM", "cICP", "gAMA", "iCCP", "sRGB"]
  private static let frameLimit = 10_000

  /// A picture that this program draws, as it encodes it.
  public init(drawn pixmap: Pixmap) {
    still = DeepPixmap(pixmap)
    frames = [Frame(picture: still)]
    colors = ["sRGB": [0]]
  }

  /// Decodes a file with all its frames.
  ///
  /// - Throws: As `PNGCoder.decode` does; also for a damaged animation, for more than 10,000 frames, and if
  ///   they have more than `Pixmap.pixelLimit` pixels together.
  public init(_ bytes: [UInt8]) throws(Fault) {
    still = try PNGCoder.decodeDeep(bytes)
    (frames, colors) = ([Frame(picture: still)], [:])
    var chunks = PNGChunks(bytes)
    var (header, palette, count, sequence): ([UInt8], PNGFile, Int, Int) = ([], PNGFile(), 0, 0)
    // The control of the open frame, and its packed pixels: `nil` where they are those of the still picture.
    var (open, data): (Control?, [UInt8]?) = (nil, nil)
    var hasPixels = false
    func close(_ frames: inout [Frame]) throws(Fault) {
      guard let control = open else { return }
      guard let data else { return frames.append(Frame(picture: still, control: control)) }
      frames.append(
        Frame(
          picture: try Self.picture(data, control, header, palette, on: still.pixmap),
          control: control))
    }
    while let (name, range) = chunks.next() {
      let content = bytes[range]
      if Self.colorChunks.contains(name) { colors[name] = Array(content) }
      switch name {
      case "IHDR": header = Array(content)
      case "PLTE", "tRNS": palette.append(name) { $0 += content }
      case "acTL" where !hasPixels && plays == nil:
        guard range.count == 8 else { throw .damagedAnimation }
        (count, plays) = (content.number(at: 0, of: 4), content.number(at: 4, of: 4))
        guard count <= Self.frameLimit, count * still.pixmap.pixels.count <= Pixmap.pixelLimit
        else { throw .libpng("an animation of \(count) frames is too large") }
        (frames, isStillHidden) = ([], true)
      case "fcTL" where plays != nil:
        try close(&frames)
        guard let control = Control(content, on: still.pixmap),
          content.number(at: 0, of: 4) == sequence,
          hasPixels || frames.isEmpty && open == nil && control.covers(still.pixmap)
        else { throw .damagedAnimation }
        sequence += 1
        (open, data) = (control, hasPixels ? [] : nil)
        if !hasPixels { isStillHidden = false }
      case "IDAT": hasPixels = true
      case "fdAT" where plays != nil:
        guard hasPixels, data != nil, range.count >= 4, content.number(at: 0, of: 4) == sequence
        else { throw .damagedAnimation }
        sequence += 1
        data? += content.dropFirst(4)
      default: break
      }
    }
    guard plays != nil else { return }
    try close(&frames)
    guard frames.count == count, count > 0 else { throw .damagedAnimation }
  }

  /// Whether both show the same for as long as they play; a still picture differs from an animation of
  /// one frame.
  package func looksSame(as other: PNGPicture) -> Bool {
    guard plays == other.plays, isStillHidden == other.isStillHidden,
      frames.count == other.frames.count, still.looksSame(as: other.still)
    else { return false }
    return plays == nil
      || zip(frames, other.frames).allSatisfy {
        $0.control == $1.control && $0.picture.looksSame(as: $1.picture)
      }
  }

  /// The frame of a number from 1; for 0 the still picture, if it is not among the frames.
  package func frame(_ number: Int) -> Frame? {
    if number == 0 { return isStillHidden ? Frame(picture: still) : nil }
    return number <= frames.count ? frames[number - 1] : nil
  }

  /// Decodes the pixels of a frame as a file of their own, and places them on the canvas.
  private static func picture(
    _ data: [UInt8], _ control: Control, _ header: [UInt8], _ palette: PNGFile, on canvas: Pixmap
  ) throws(Fault) -> DeepPixmap {
    var file = PNGFile()
    let size = [control.width, control.height].flatMap { PNGFile.word(UInt32($0)) }
    file.append("IHDR") { $0 += size + header.dropFirst(8) }
    file.append(palette)
    file.append("IDAT") { $0 += data }
    file.append("IEND") { _ in }
    let picture = try PNGCoder.decodeDeep(file.bytes)
    if control.covers(canvas) { return picture }
    return try DeepPixmap(
      width: canvas.width, height: canvas.height, of: [(picture, control.left, control.top)])
  }
}

extension PNGPicture.Control {
  /// Reads the content of an `fcTL`; `nil` for a box that is not on the canvas.
  fileprivate init?(_ content: ArraySlice<UInt8>, on canvas: Pixmap) {
    guard content.count == 26 else { return nil }
    let box = [4, 8, 12, 16].map { content.number(at: $0, of: 4) }
    (width, height, left, top) = (box[0], box[1], box[2], box[3])
    let denominator = content.number(at: 22, of: 2)
    seconds = Double(content.number(at: 20, of: 2)) / Double(denominator == 0 ? 100 : denominator)
    (disposal, blending) = (content.number(at: 24, of: 1), content.number(at: 25, of: 1))
    guard width > 0, height > 0, left + width <= canvas.width, top + height <= canvas.height,
      disposal <= 2, blending <= 1
    else { return nil }
  }

  fileprivate func covers(_ canvas: Pixmap) -> Bool {
    width == canvas.width && height == canvas.height
  }
}

/// The chunks of a PNG file up to its end, whose checksums libpng has compared.
private struct PNGChunks {
  private let bytes: [UInt8]
  private var place = PNGCoder.signature.count

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the name of the next chunk and where its content lies; `nil` at the end.
  mutating func next() -> (name: String, content: Range<Int>)? {
    guard place + 12 <= bytes.count else { return nil }
    let start = place + 8
    let length = bytes[place..<start].number(at: 0, of: 4)
    let name = String(decoding: bytes[place + 4..<start], as: UTF8.self)
    guard name != "IEND", length <= bytes.count - start - 4 else { return nil }
    place = start + length + 4
    return (name, start..<start + length)
  }
}

extension ArraySlice<UInt8> {
  /// A number of some bytes, big-endian; the offset counts from the start of the slice.
  fileprivate func number(at offset: Int, of count: Int) -> Int {
    dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Fault {
  fileprivate static let damagedAnimation = Fault.libpng("its animation is damaged")
}
