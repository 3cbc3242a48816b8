import Paths

/// Puts the coverage of a shape into pixels of some kind, stored row-major without padding.
protocol Painter {
  associatedtype Pixel

  /// Paints pixels that the shape covers whole.
  func fill(_ range: Range<Int>, of pixels: inout MutableSpan<Pixel>)

  /// Paints a pixel that the shape covers in part, 1 to 255.
  func blend(coverage: UInt8, at index: Int, of pixels: inout MutableSpan<Pixel>)
}

/// Writes the coverage itself.
struct MaskPainter: Painter {
  @inline(__always)
  func fill(_ range: Range<Int>, of pixels: inout MutableSpan<UInt8>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= pixels.count)
    for index in range { pixels[index] = 255 }
  }

  @inline(__always)
  func blend(coverage: UInt8, at index: Int, of pixels: inout MutableSpan<UInt8>) {
    pixels[index] = coverage
  }
}

/// Lays a color over what is there.
struct ColorPainter: Painter {
  let color: Color

  @inline(__always)
  func fill(_ range: Range<Int>, of pixels: inout MutableSpan<Color>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= pixels.count)
    guard color.alpha == 255 else {
      for index in range { blend(coverage: 255, at: index, of: &pixels) }
      return
    }
    for index in range { pixels[index] = color }
  }

  @inline(__always)
  func blend(coverage: UInt8, at index: Int, of pixels: inout MutableSpan<Color>) {
    pixels[index] = pixels[index].composited(under: color, coverage: coverage)
  }
}
