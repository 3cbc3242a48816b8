/// Facts about each segment of a leg's geometry; a list is empty if the engine gives none.
public struct Annotation: Hashable, Sendable {
  /// Lengths, in meters.
  public var distances: [Double] = []
  /// Times, in seconds.
  public var durations: [Double] = []
  /// Levels of congestion in the engine's words.
  public var congestion: [String] = []
  /// Speed limits, in meters per second; `nil` if unknown or without limit.
  public var speedLimits: [Double?] = []

  /// Creates an annotation without facts.
  public init() {}
}
