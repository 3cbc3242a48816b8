import PNGReading
import PNGCoding
import Paths
import Raster
import TestSupport
import Testing

/// Files of 16 bits a sample, and equal ones of fewer.
@Suite struct DeepPNGTests {
  @Test(arguments: [0, 2, 4, 6], [false, true])
  func `samples of 16 bits are kept`(colorType: Int, isInterlaced: Bool) throws {
    var random = SeededRandom(seed: UInt64(colorType))
    let channels = [0: 1, 2: 3, 4: 2, 6: 4][colorType] ?? 1
    let samples = (0..<11 * 9 * channels).map { _ in random.int(0...65_535) }
    var file = SamplePNG(width: 11, depth: 16, colorType: colorType, samples: samples)
    file.isInterlaced = isInterlaced
    let picture = try PNGCoder.decodeDeep(file.bytes)
    let found = try #require(picture.samples)
    for index in 0..<11 * 9 {
      let own = samples[index * channels..<(index + 1) * channels].map { UInt16($0) }
      let color = channels > 2 ? Array(own.prefix(3)) : [own[0], own[0], own[0]]
      let alpha = channels % 2 == 0 ? own[channels - 1] : 65_535
      #expect(found[index] == SIMD4(color[0], color[1], color[2], alpha))
      let pixel = picture.pixmap.pixels[index]
      #expect(Int(pixel.red) == (Int(color[0]) + 128) / 257)
      #expect(Int(pixel.alpha) == (Int(alpha) + 128) / 257)
    }
  }

  @Test func `samples that 8 bits hold are kept in 8`() throws {
    let levels = (0..<256).map { $0 * 257 }
    let file = SamplePNG(width: 16, depth: 16, colorType: 0, samples: levels)
    let picture = try PNGCoder.decodeDeep(file.bytes)
    #expect(!picture.isDeep)
    #expect(picture.pixmap.pixels.map(\.red) == Array(0...255))
  }

  @Test func `a color of 16 bits can be transparent`() throws {
    var file = SamplePNG(width: 2, depth: 16, colorType: 2, samples: [1, 2, 3, 1, 2, 4])
    file.transparency = [0, 1, 0, 2, 0, 3]
    let picture = try PNGCoder.decodeDeep(file.bytes)
    #expect(picture.channels(0, 0) == SIMD4())
    #expect(picture.channels(1, 0) == SIMD4(1, 2, 4, 65_535))
  }

  @Test func `only visible pixels need 16 bits`() throws {
    let hidden = SamplePNG(width: 1, depth: 16, colorType: 6, samples: [1, 2, 3, 0])
    #expect(try !PNGCoder.decodeDeep(hidden.bytes).isDeep)
    // An opacity that rounds to 0 in 8 bits is one.
    let faint = SamplePNG(width: 1, depth: 16, colorType: 6, samples: [0, 0, 0, 1])
    #expect(try PNGCoder.decodeDeep(faint.bytes).isDeep)
  }

  /// A gray ramp with steps of 17 levels in every form that holds it.
  static let forms: [SamplePNG] = {
    let levels = (0..<16).map { $0 * 17 }
    let own = Array(0..<16)
    var palette = SamplePNG(width: 4, depth: 4, colorType: 3, samples: own)
    palette.palette = levels.flatMap { [UInt8($0), UInt8($0), UInt8($0)] }
    let plain = [
      SamplePNG(width: 4, depth: 4, colorType: 0, samples: own),
      SamplePNG(width: 4, depth: 8, colorType: 0, samples: levels),
      SamplePNG(width: 4, depth: 8, colorType: 2, samples: levels.flatMap { [$0, $0, $0] }),
      SamplePNG(width: 4, depth: 8, colorType: 4, samples: levels.flatMap { [$0, 255] }),
      SamplePNG(width: 4, depth: 16, colorType: 0, samples: levels.map { $0 * 257 }),
      SamplePNG(
        width: 4, depth: 16, colorType: 6,
        samples: levels.flatMap { [$0 * 257, $0 * 257, $0 * 257, 65_535] }),
      palette,
    ]
    return plain
      + plain.map { file in
        var file = file
        file.isInterlaced = true
        return file
      }
  }()

  @Test func `the form of a file does not count`() throws {
    let pictures = try Self.forms.map { try PNGCoder.decodeDeep($0.bytes) }
    for picture in pictures { #expect(picture.looksSame(as: pictures[0])) }
    let changed = SamplePNG(
      width: 4, depth: 16, colorType: 0,
      samples: (0..<16).map { $0 * 17 * 257 + ($0 == 5 ? 1 : 0) })
    let other = try PNGCoder.decodeDeep(changed.bytes)
    #expect(other.pixmap == pictures[0].pixmap)
    for picture in pictures {
      #expect(!picture.looksSame(as: other) && !other.looksSame(as: picture))
    }
  }
}
