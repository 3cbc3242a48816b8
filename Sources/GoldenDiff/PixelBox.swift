/// A rectangle of whole pixels; columns and rows start at 0.
public struct PixelBox: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns; 1 or more.
  public var width: Int
  /// The number of rows; 1 or more.
  public var height: Int

  /// Creates a box.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the box contains a pixel.
  public func contains(x column: Int, y row: Int) -> Bool {
    column >= x && row >= y && column - x < width && row - y < height
  }
}

extension PixelBox: CustomStringConvertible {
  /// The form `WIDTHxHEIGHT+X+Y`, for example `20x12+4+0`.
  public var description: String { "\(width)x\(height)+\(x)+\(y)" }

  /// Parses `WIDTHxHEIGHT+X+Y`; returns `nil` for other texts and empty boxes.
  public init?(_ text: String) {
    let (places, sides) = (0...1_000_000_000, 1...1_000_000_000)
    guard let match = text.wholeMatch(of: /(\d+)x(\d+)\+(\d+)\+(\d+)/),
      let width = Int(match.1), let height = Int(match.2), let x = Int(match.3),
      let y = Int(match.4), [x, y].allSatisfy(places.contains),
      [width, height].allSatisfy(sides.contains)
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
