public import Routes

/// When one arrives.
public struct Arrival: Hashable, Sendable {
  /// The moment, from seconds that are not rounded.
  public let time: CivilTime
  /// How many days after the start, by the clocks there; 0 on the same day.
  public let dayChange: Int
  /// The time of day in words, with the change of day.
  public let text: String
  /// The same as a whole phrase, such as `Arrive at 8:30 AM`.
  public let phrase: String
}
