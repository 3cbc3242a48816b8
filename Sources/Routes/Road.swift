/// The names of a road.
public struct Road: Hashable, Sendable {
  /// The name, such as `Main Street`.
  public var name: String?
  /// The number, such as `US 101`; several with `; ` between.
  public var ref: String?
  /// What signs toward the road say, such as `Springfield, Shelbyville`.
  public var destinations: String?
  /// The numbers of the motorway exit that leads to it; several with `; ` between.
  public var exits: String?
  /// The name of the roundabout itself.
  public var rotaryName: String?
  /// The name of the junction.
  public var junctionName: String?

  /// Creates a road without names.
  public init() {}
}
