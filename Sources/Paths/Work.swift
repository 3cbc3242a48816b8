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

  /// What takes work, and how much.
  package struct Item: Sendable {
    fileprivate let steps: Int64

    /// A point of a flattened curve or of a stroke's outline.
    package static let point = Item(steps: 50)
    /// A line of a shape within the canvas.
    package static let edge = Item(steps: 40)
    /// A row or a column of pixels that a line crosses.
    package static let crossedPixel = Item(steps: 32)
    /// A line among others in one pixel or a few.
    package static let clusteredEdge = Item(steps: 128)
    /// A change of the order of such lines.
    package static let crossing = Item(steps: 8)
    /// A pixel that a shape paints with an opaque color.
    package static let paintedPixel = Item(steps: 1)
    /// A pixel that a shape paints with a translucent color.
    package static let blendedPixel = Item(steps: 4)
    /// A pixel of the layer of a group.
    package static let layerPixel = Item(steps: 8)
    /// A byte of an element, each time that it is drawn.
    package static let byte = Item(steps: 16)
    /// A comparison of two lines that may cross, to clip a shape.
    package static let comparison = Item(steps: 8)
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
