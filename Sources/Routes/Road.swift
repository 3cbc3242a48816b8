/// The names of a road.
public struct Road: Hashable, Sendable {
  /// The name, such as `Main Street`.
  public var name: String?
  /// The number, such as `US 101`; several with `; ` between.
  public var ref: String?
  /// What signs toward the road say, such as `Springfield, Shelbyville`.
  public var destinations: String? {
    get { rare.get(\.destinations) }
    set { rare.set(isAbsent: newValue == nil) { $0.destinations = newValue } }
  }
  /// The numbers of the motorway exit that leads to it; several with `; ` between.
  public var exits: String? {
    get { rare.get(\.exits) }
    set { rare.set(isAbsent: newValue == nil) { $0.exits = newValue } }
  }
  /// The name of the roundabout itself.
  public var rotaryName: String? {
    get { rare.get(\.rotaryName) }
    set { rare.set(isAbsent: newValue == nil) { $0.rotaryName = newValue } }
  }
  /// The name of the junction.
  public var junctionName: String? {
    get { rare.get(\.junctionName) }
    set { rare.set(isAbsent: newValue == nil) { $0.junctionName = newValue } }
  }

  private var rare = Rare<RareNames>()

  private struct RareNames: RareFields {
    var destinations: String?
    var exits: String?
    var rotaryName: String?
    var junctionName: String?
  }

  /// Makes a road without names.
  public init() {}
}
