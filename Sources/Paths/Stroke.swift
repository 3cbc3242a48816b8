/// How to turn a line into an area.
public struct Stroke: Hashable, Sendable {
  /// The shape of the ends of an open subpath.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// The stroke ends at the end point.
    case butt
    /// A half disc is added.
    case round
    /// Half a square is added.
    case square
  }

  /// The shape of the corners.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// The outer edges meet in a point, or are cut as `bevel` beyond the miter limit.
    case miter
    /// A sector of a disc fills the corner.
    case round
    /// A straight edge cuts the corner.
    case bevel
  }

  /// The thickness; positive and finite.
  public let width: Double
  /// The shape of the ends.
  public let cap: Cap
  /// The shape of the corners.
  public let join: Join
  /// The greatest miter length as a multiple of the width; 1 or more.
  public let miterLimit: Double
  /// Lengths of dashes and gaps in turn, always an even number; none for a solid line.
  public let dashes: [Double]
  /// How far into the dashes the line starts; any finite number.
  public let dashOffset: Double

  /// Makes a stroke.
  ///
  /// - Parameters:
  ///   - width: The thickness; positive and finite.
  ///   - cap: The shape of the ends.
  ///   - join: The shape of the corners.
  ///   - miterLimit: 1 or more.
  ///   - dashes: 0 or more each; an odd list is used twice, a list of zeros means a solid line.
  ///   - dashOffset: Any finite number.
  /// - Throws: `PathError.badStroke` for a value outside its range.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) throws(PathError) {
    guard width > 0, width.isFinite else {
      throw .badStroke("the stroke width is \(width); use a positive number")
    }
    guard miterLimit >= 1, miterLimit.isFinite else {
      throw .badStroke("the miter limit is \(miterLimit); use 1 or more")
    }
    guard dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashOffset.isFinite else {
      throw .badStroke("a dash is negative or not finite; use numbers of 0 or more")
    }
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    let isSolid = dashes.allSatisfy { $0 == 0 }
    self.dashes = isSolid ? [] : dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
    self.dashOffset = isSolid ? 0 : dashOffset
  }
}
