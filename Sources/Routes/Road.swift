/// The names of a road and on its signs.
public struct Road: Hashable, Sendable {
  /// The name, such as `Main Street`.
  public var name: String?
  /// The number, such as `US 101`; `; ` separates several.
  public var ref: String?
  /// The text of the signs toward the road, such as `Springfield, Shelbyville`.
  public var destinations: String?
  /// The numbers of the motorway exit that leads to the road; `; ` separates several.
  public var exits: String?
  /// The name of the roundabout itself.
  public var rotaryName: String?
  /// The name of the junction.
  public var junctionName: String?

  /// Creates a road without names.
  public init() {}
}
