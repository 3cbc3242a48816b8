package import Routes

/// A group of objects along a route, as a user chooses them.
public enum AlongGroup: String, Hashable, Sendable, CaseIterable {
  case signals
  case stops
  case crossings
  case cameras
  case tolls
  case borders
  case tunnels
  case ferries
  case rests
  case charging
  case incidents
  case congestion
  case roads
  case limits
  case areas
  case notices

  private typealias Row = (
    group: AlongGroup, kinds: [RouteObject.Kind], lead: Double, isDense: Bool
  )

  /// The kinds of each group, and by how many seconds a drive announces them.
  private static let table: [Row] = [
    (.signals, [.trafficSignal], 10, true),
    (.stops, [.stopSign, .yieldSign], 10, true),
    (.crossings, [.crosswalk, .railCrossing], 15, false),
    (.cameras, [.speedCamera], 30, false),
    (.tolls, [.toll, .tollRoad], 60, false),
    (.borders, [.border], 60, false),
    (.tunnels, [.tunnel, .bridge], 20, false),
    (.ferries, [.ferry], 120, false),
    (.rests, [.restArea, .serviceArea], 120, false),
    (.charging, [.charging], 120, false),
    (.incidents, [.incident, .closure], 120, false),
    (.congestion, [.congestion], 120, false),
    (.roads, [.roadClass, .surface], 5, true),
    (.limits, [.speedLimit], 0, false),
    (.areas, [.adminArea], 5, true),
    (.notices, [.notice], 60, false),
  ]

  private static let leads = Dictionary(
    uniqueKeysWithValues: table.map { ($0.group, $0.lead) })
  private static let groups = Dictionary(
    uniqueKeysWithValues: table.flatMap { row in row.kinds.map { ($0, row.group) } })

  /// The groups that a drive reports without a choice: those that are rare on most roads.
  public static let rare = Set(table.filter { !$0.isDense }.map(\.group))

  /// The group of a kind; each kind has one.
  package init(_ kind: RouteObject.Kind) { self = Self.groups[kind] ?? .notices }

  /// How many seconds ahead, at the planned speed, a drive says that an object comes.
  package var lead: Double { Self.leads[self] ?? 0 }
}
