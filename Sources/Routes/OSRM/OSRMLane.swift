import Faults
import JSON
struct OSRMLane {
  var indications: [String]
  var isValid: Bool
  /// Whether the lane is recommended; `nil` if only `valid` is known.
  var isActive: Bool?
  var followed: String?
  var access: [Lane.Access] = []

  init(_ node: JSONNode) {
    indications = node.elements("indications").compactMap(\.string)
    isValid = node.flag("valid") ?? false
    isActive = node.flag("active")
    followed = node.text("valid_indication")
    access = (node["access"]?.elements("designated") ?? [])
      .compactMap { $0.string.flatMap(Lane.Access.init) }
  }

  init(banner node: JSONNode) {
    indications = node.elements("directions").compactMap(\.string)
    isValid = node.flag("active") ?? false
    isActive = isValid
    followed = node.text("active_direction")
  }

  /// The lane for a turn in degrees, positive to the right; U-turn arrows depend on `side`.
  func lane(turn: Double, _ side: DrivingSide) -> Lane {
    let directions = indications.map { Lane.Direction(osrm: $0, side) ?? .noArrow }
    var lane = Lane(directions: directions, access: access)
    guard isActive ?? isValid || isValid else { return lane }
    lane.state = isActive == true ? .preferred : .usable
    let named = followed.flatMap { Lane.Direction(osrm: $0, side) }
    lane.followed =
      named.flatMap { lane.directions.contains($0) ? $0 : nil }
      ?? Lane.nearest(to: turn, among: lane.directions.filter { $0 != .noArrow })
    return lane
  }
}

extension Lane.Direction {
  init?(osrm word: String, _ side: DrivingSide) {
    switch word {
    case "uturn": self = side == .right ? .uTurnLeft : .uTurnRight
    case "straight": self = .through
    case _ where word.holds("-") || word == "through": return nil
    default: self.init(rawValue: word.replacing(" ", with: "-"))
    }
  }
}
