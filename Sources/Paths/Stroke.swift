public import Faults

/// The style of a stroked line.
public struct Stroke: Hashable, Sendable {
  /// The shape of the ends of an open subpath.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// The stroke ends at the end point.
    case butt
    /// Adds a half disc.
    case round
    /// Adds half a square.
    case square
  }

  /// The shape of the corners.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// Extends the outer edges until they meet; becomes `bevel` beyond the miter limit.
    case miter
    /// Fills the corner with a sector of a disc.
    case round
    /// Cuts the corner with a straight edge.
    case bevel
  }

  /// The thickness; positive and finite.
  public let width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public let join: Join
  /// The greatest miter length as a multiple of the width; 1 or more.
  public let miterLimit: Double
  /// Alternating lengths of dashes and gaps, an even number of them; empty for a solid line.
  public let dashes: [Double]
  /// The start of the line within the dashes; any finite number.
  public let dashOffset: Double

  /// Makes a stroke.
  ///
  /// An odd list of dashes is used twice, and a list of zeros means a solid line.
  ///
  /// - Throws: `Fault` for a width that is not positive and finite, a miter limit
  ///   below 1, a negative dash, or a value that is not finite.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) throws(Fault) {
    guard width > 0, width.isFinite else {
      throw Fault("the stroke width is \(width)", remedy: "use a positive number")
    }
    guard miterLimit >= 1, miterLimit.isFinite else {
      throw Fault("the miter limit is \(miterLimit)", remedy: "use 1 or more")
    }
    guard dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashOffset.isFinite else {
      throw Fault("a dash is negative or not finite", remedy: "use numbers of 0 or more")
    }
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    let isSolid = dashes.allSatisfy { $0 == 0 }
    self.dashes = isSolid ? [] : dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
    self.dashOffset = isSolid ? 0 : dashOffset
  }

  /// An upper bound for the distance of the painted area from the line.
  package var reach: Double { width / 2 * max(join == .miter ? miterLimit : 1, 1.5) }

  /// Changes the width and scales the dashes in proportion; `nil` for an invalid width.
  package func widened(to width: Double) -> Stroke? {
    let share = width / self.width
    return try? Stroke(
      width: width, cap: cap, join: join, miterLimit: miterLimit,
      dashes: dashes.map { $0 * share }, dashOffset: dashOffset * share)
  }

  package var withoutDashes: Stroke? {
    try? Stroke(width: width, cap: cap, join: join, miterLimit: miterLimit)
  }
}
