/// The pixels that a drawing is fitted to, so that its straight edges fall between them.
///
/// A stem whose edges lie within pixels is gray on both sides; moved by less than half a pixel, it
/// is crisp. Does nothing if the picture's resolution is unknown.
struct PixelGrid: Hashable, Sendable {
  /// Pixels a point, if they are known.
  let pixelsPerPoint: Double?

  /// The grid of pictures whose resolution is unknown.
  static let none = PixelGrid(pixelsPerPoint: nil)

  /// A length in pixels, if they are known.
  func pixels(_ length: Double) -> Double? { pixelsPerPoint.map { length * $0 } }

  /// The width of a line in whole pixels, one or more.
  func width(_ width: Double) -> Double {
    guard let pixelsPerPoint else { return width }
    return max(1, Self.nearest(width * pixelsPerPoint)) / pixelsPerPoint
  }

  /// The place of an edge, between two pixels.
  func edge(_ place: Double) -> Double {
    guard let pixelsPerPoint else { return place }
    return Self.nearest(place * pixelsPerPoint) / pixelsPerPoint
  }

  /// The middle of a line whose edges lie between pixels.
  ///
  /// - Parameters:
  ///   - place: Where the middle was drawn.
  ///   - width: The fitted width of the line.
  /// - Returns: The middle, moved by at most half a pixel.
  func middle(_ place: Double, width: Double) -> Double {
    edge(place - width / 2) + width / 2
  }

  /// The nearest whole number; of two, the greater.
  private static func nearest(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
}
