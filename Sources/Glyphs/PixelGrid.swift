import Faults
import Paths

/// Aligns straight edges with pixel boundaries.
///
/// A stem with edges inside pixels gets gray sides; a shift of less than half a pixel makes it
/// crisp. An unknown resolution leaves coordinates as they are.
struct PixelGrid: Hashable, Sendable {
  let pixelsPerPoint: Double?

  /// The grid for an unknown resolution.
  static let none = PixelGrid(pixelsPerPoint: nil)

  /// Converts a length to pixels; `nil` if the resolution is unknown.
  func pixels(_ length: Double) -> Double? { pixelsPerPoint.map { length * $0 } }

  /// Rounds a line's width to whole pixels, at least one.
  func width(_ width: Double) -> Double {
    guard let pixelsPerPoint else { return width }
    return max(1, Self.nearest(width * pixelsPerPoint)) / pixelsPerPoint
  }

  /// The nearest pixel boundary that is not above a coordinate.
  func below(_ place: Double) -> Double {
    guard let pixelsPerPoint else { return place }
    return (place * pixelsPerPoint + 1e-9).floored / pixelsPerPoint
  }

  /// Moves an edge to the nearest pixel boundary.
  func edge(_ place: Double) -> Double {
    guard let pixelsPerPoint else { return place }
    return Self.nearest(place * pixelsPerPoint) / pixelsPerPoint
  }

  /// The center that aligns the edges of a line of fitted width; at most half a pixel away.
  func middle(_ place: Double, width: Double) -> Double {
    edge(place - width / 2) + width / 2
  }

  /// Rounds to the nearest whole number, halves up.
  private static func nearest(_ value: Double) -> Double { (value + 0.5).floored }
}
