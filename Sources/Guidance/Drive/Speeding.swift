/// How far the driver is above the speed limit.
public struct Speeding: Hashable, Sendable {
  /// How grave it is.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case none
    case minor
    case major
  }

  /// How grave it is.
  public var level: Level
  /// Above the limit, in whole percent, 0 or more.
  public var percent: Int
  /// In meters per second.
  public var speed: Double
  /// In meters per second, or nil if unknown or there is none.
  public var limit: Double?
}
