/// A rectangle of whole pixels; the first column and row are 0.
public struct PixelBox: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// Columns; 1 or more.
  public var width: Int
  /// Rows; 1 or more.
  public var height: Int

  /// Makes a box.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a pixel lies in the box.
  public func contains(x column: Int, y row: Int) -> Bool {
    column >= x && row >= y && column - x < width && row - y < height
  }

  /// The smallest box that holds both.
  func union(_ other: PixelBox) -> PixelBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelBox(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension PixelBox: CustomStringConvertible {
  /// As `WIDTHxHEIGHT+X+Y`, for example `20x12+4+0`.
  public var description: String { "\(width)x\(height)+\(x)+\(y)" }

  /// Reads `WIDTHxHEIGHT+X+Y`, or nil for other words, and for a box without pixels.
  public init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    let range = 1...1_000_000_000
    guard sides.count == 2, let width = sides[0], let height = sides[1], let x = Int(parts[1]),
      let y = Int(parts[2]), range.contains(width), range.contains(height),
      range.contains(x + 1), range.contains(y + 1)
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
