/// A step of the Google Navigation SDK's turn-by-turn feed, as it stands.
struct NavInfoStep {
  /// The maneuver's enumerator, by name or by number.
  var maneuver: String
  /// Its number in the route, from 0.
  var number: Int?
  var road: Road
  var instruction: String?
  var drivingSide: DrivingSide?
  /// Which exit of a roundabout to take, from 1.
  var roundaboutTurn: Int?
  /// From the maneuver before, in meters.
  var distanceFromPrevious: Double
  /// From the maneuver before, in seconds.
  var timeFromPrevious: Double
  var lanes: [NavInfoLane]
  let node: JSONNode
  private let line: Int?

  /// The place in the answer; only for reports.
  var place: String { (line.map { "line \($0): " } ?? "") + node.place }

  /// Reads a step; `line` is the line of JSON Lines where it stands, from 1.
  init(_ node: JSONNode, line: Int?) throws(RouteError) {
    try node.expectObject()
    self.node = node
    self.line = line
    maneuver = try node.requiredText("maneuver")
    number = node.integer("stepNumber")
    instruction = node.text("fullInstructionText")
    let simple = node.text("simpleRoadName")
    let full = node.text("fullRoadName")
    road = Road()
    road.name = simple ?? full
    road.exits = node.text("exitNumber")
    switch node.text("drivingSide")?.lowercased() ?? "" {
    case "1", "left", "gmsnavigationdrivingsideleft": drivingSide = .left
    case "2", "right", "gmsnavigationdrivingsideright": drivingSide = .right
    default: drivingSide = nil
    }
    let turn = node.integer("roundaboutTurnNumber") ?? -1
    roundaboutTurn = turn > 0 ? turn : nil
    distanceFromPrevious = try node.optionalMeasure("distanceFromPrevStepMeters") ?? 0
    timeFromPrevious = try node.optionalMeasure("timeFromPrevStepSeconds") ?? 0
    lanes = node.elements("lanes").map(NavInfoLane.init)
  }
}
