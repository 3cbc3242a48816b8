public import Paths

extension Size {
  /// The size in whole pixels, the nearest ones.
  ///
  /// - Parameter scale: Pixels a point, above 0.
  /// - Returns: 1 or more for each side.
  /// - Throws: `RasterError.badSize` for a picture without pixels or with too many.
  public func pixels(scale: Double) throws(RasterError) -> (width: Int, height: Int) {
    let sides = (Self.pixels(width, scale), Self.pixels(height, scale))
    guard sides.0 >= 1, sides.1 >= 1, sides.0 <= Pixmap.pixelLimit, sides.1 <= Pixmap.pixelLimit,
      sides.0 * sides.1 <= Pixmap.pixelLimit
    else { throw .badSize(width: sides.0, height: sides.1) }
    return (width: sides.0, height: sides.1)
  }

  /// The width and height of a picture at a whole number of pixels a point.
  ///
  /// - Throws: `RasterError.badSize` for a picture without pixels or with too many.
  public func pixels(scale: Int) throws(RasterError) -> (width: Int, height: Int) {
    try pixels(scale: Double(scale))
  }

  /// A side in pixels; what is no number or beyond all pictures becomes 0 or 2^31.
  private static func pixels(_ side: Double, _ scale: Double) -> Int {
    let pixels = side * scale + 0.5
    guard pixels >= 1 else { return 0 }
    return pixels < 2_147_483_648 ? Int(pixels) : 2_147_483_648
  }
}
