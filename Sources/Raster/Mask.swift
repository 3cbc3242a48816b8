/// How much of each pixel a shape covers, in 8 bits.
public struct Mask: Hashable, Sendable {
  /// Pixels in a row; 1 or more.
  public let width: Int
  /// Rows; 1 or more.
  public let height: Int
  /// Coverage from 0 (outside) to 255 (inside), row-major from the top, `width` bytes a row.
  public internal(set) var coverage: [UInt8]

  /// Makes an empty mask.
  ///
  /// - Throws: `RasterError.badSize` for a size out of range.
  public init(width: Int, height: Int) throws(RasterError) {
    try Pixmap.check(width: width, height: height)
    self.width = width
    self.height = height
    coverage = [UInt8](repeating: 0, count: width * height)
  }
}
