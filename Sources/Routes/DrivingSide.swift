/// The side of the road that traffic keeps to.
public enum DrivingSide: String, Hashable, Sendable, CaseIterable, Codable {
  case left
  case right

  /// The direction of roundabouts on this side.
  public var circulation: Circulation {
    switch self {
    case .left: .clockwise
    case .right: .counterClockwise
    }
  }

  /// Creates the side on which roundabouts have a direction.
  init(_ circulation: Circulation) { self = circulation == .clockwise ? .left : .right }
}

/// The driving side, and how it was found.
public struct FoundSide: Hashable, Sendable {
  /// The side.
  public var side: DrivingSide
  /// How it was found.
  public var source: DrivingSideSource

  /// Creates a finding.
  public init(_ side: DrivingSide, _ source: DrivingSideSource) {
    self.side = side
    self.source = source
  }

  /// The side of a step that may state its own: the caller's option, else the stated side, else this
  /// one, which is that of the route.
  func unless(stated: DrivingSide?) -> FoundSide {
    guard let stated, source != .option else { return self }
    return FoundSide(stated, .stated)
  }
}
