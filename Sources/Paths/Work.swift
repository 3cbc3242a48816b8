package import Faults

/// The work that reading or drawing a picture may still take, in steps of about a nanosecond.
///
/// A few bytes can ask for any amount of work: dashes, copies and crossings multiply. So each part
/// counts what takes its time. The count depends on the picture and its size alone, never on a
/// clock, so that all machines refuse the same pictures.
package struct Work: Sendable {
  /// The steps at the start.
  package let limit: Int64
  /// What is left of them; negative once there was too much work.
  package private(set) var left: Int64

  /// What takes work.
  package enum Item {
    /// A point of a flattened curve or of a stroke's outline.
    case point
    /// A line of a shape within the canvas.
    case edge
    /// A row or a column of pixels that a line crosses.
    case crossedPixel
    /// A line among others in one pixel or a few.
    case clusteredEdge
    /// A change of the order of such lines.
    case crossing
    /// A pixel that a shape paints with an opaque color.
    case paintedPixel
    /// A pixel that a shape paints with a translucent color.
    case blendedPixel
    /// A pixel of the layer of a group.
    case layerPixel
    /// A byte of an element, each time that it is drawn.
    case byte
    /// A comparison of two lines that may cross, to clip a shape.
    case comparison

    fileprivate var steps: Int64 {
      switch self {
      case .paintedPixel: 1
      case .blendedPixel: 4
      case .layerPixel, .crossing, .comparison: 8
      case .byte: 16
      case .crossedPixel: 32
      case .edge: 40
      case .point: 50
      case .clusteredEdge: 128
      }
    }
  }

  /// Begins with `limit` steps, 0 or more.
  package init(limit: Int64) { (self.limit, left) = (limit, limit) }

  /// Counts work that is done, without an end to it.
  @inline(__always)
  package mutating func count(_ number: Int64, _ item: Item) { left -= number * item.steps }

  /// How often an item fits into what is left.
  package func most(_ item: Item) -> Int { Int(clamping: max(0, left / item.steps)) }

  /// Throws `tooMuchWork` if there was more than the limit.
  package func check() throws(Fault) {
    guard left >= 0 else { throw .tooMuchWork(limit: limit) }
  }

  /// Counts work, and throws `tooMuchWork` beyond the limit.
  package mutating func spend(_ number: Int64, _ item: Item) throws(Fault) {
    count(number, item)
    try check()
  }
}
