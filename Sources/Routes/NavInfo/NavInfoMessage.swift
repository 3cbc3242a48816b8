/// A message of the Google Navigation SDK's turn-by-turn feed, as it stands.
struct NavInfoMessage {
  var steps: [NavInfoStep]
  var routeChanged: Bool
  /// Whether any of the feed's own fields is there.
  var isRecognized: Bool
  var timeToDestination: Double?
  var distanceToDestination: Double?

  init(_ node: JSONNode) throws(RouteError) {
    try node.expectObject()
    isRecognized = ["navState", "currentStep", "remainingSteps"].contains(where: node.has)
    steps = []
    if let current = try node.object("currentStep") { steps.append(try NavInfoStep(current)) }
    for step in try node.list("remainingSteps") ?? [] { steps.append(try NavInfoStep(step)) }
    routeChanged = node.flag("routeChanged") ?? false
    timeToDestination = try node.optionalMeasure("timeToFinalDestinationSeconds")
    distanceToDestination = try node.optionalMeasure("distanceToFinalDestinationMeters")
  }
}

struct NavInfoStep {
  /// The maneuver's enumerator, by name or by number.
  var maneuver: String
  var number: Int?
  var road: Road
  var instruction: String?
  var drivingSide: DrivingSide?
  var roundaboutTurn: Int?
  var distanceFromPrevious: Double
  var timeFromPrevious: Double
  var lanes: [NavInfoLane]

  init(_ node: JSONNode) throws(RouteError) {
    try node.expectObject()
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

struct NavInfoLane {
  var directions: [(shape: String, isRecommended: Bool)]

  init(_ node: JSONNode) {
    let list = node["laneDirections"] ?? node["directions"]
    directions = (list?.elements ?? []).filter(\.isObject).map { direction in
      (
        direction.text("laneShape") ?? direction.text("shape") ?? "",
        direction.flag("recommended") ?? direction.flag("isRecommended") ?? false
      )
    }
  }
}
