/// Facts about each segment of a leg's geometry; an empty list where the engine gave none.
public struct Annotation: Hashable, Sendable {
  /// Lengths, in meters.
  public var distances: [Double] = []
  /// Times, in seconds.
  public var durations: [Double] = []
  /// Levels of congestion in the engine's words.
  public var congestion: [String] = []
  /// Speed limits, in meters per second; nothing where unknown or without limit.
  public var speedLimits: [Double?] = []

  /// Makes an annotation without facts.
  public init() {}
}
