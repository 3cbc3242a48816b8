/// A message of the Google Navigation SDK's turn-by-turn feed, as it stands.
struct NavInfoMessage: Decodable {
  var steps: [NavInfoStep]
  var routeChanged: Bool
  /// Whether any of the feed's own fields is there.
  var isRecognized: Bool
  var timeToDestination: Double?
  var distanceToDestination: Double?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    isRecognized = ["navState", "currentStep", "remainingSteps"].contains {
      container.contains(JSONKey($0))
    }
    let current = try container.optional(NavInfoStep.self, "currentStep")
    let remaining = try container.optional([NavInfoStep].self, "remainingSteps") ?? []
    steps = (current.map { [$0] } ?? []) + remaining
    routeChanged = container.tolerated(Bool.self, "routeChanged") ?? false
    timeToDestination = try container.optionalMeasure("timeToFinalDestinationSeconds")
    distanceToDestination = try container.optionalMeasure("distanceToFinalDestinationMeters")
  }
}

struct NavInfoStep: Decodable {
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

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    maneuver = try container.required(JSONText.self, "maneuver").value.cleaned
    number = container.tolerated(Int.self, "stepNumber")
    instruction = container.text("fullInstructionText")
    let simple = container.text("simpleRoadName")
    let full = container.text("fullRoadName")
    road = Road()
    road.name = simple ?? full
    road.exits = container.text("exitNumber")
    switch container.text("drivingSide")?.lowercased() ?? "" {
    case "1", "left", "gmsnavigationdrivingsideleft": drivingSide = .left
    case "2", "right", "gmsnavigationdrivingsideright": drivingSide = .right
    default: drivingSide = nil
    }
    let turn = container.tolerated(Int.self, "roundaboutTurnNumber") ?? -1
    roundaboutTurn = turn > 0 ? turn : nil
    distanceFromPrevious = try container.optionalMeasure("distanceFromPrevStepMeters") ?? 0
    timeFromPrevious = try container.optionalMeasure("timeFromPrevStepSeconds") ?? 0
    lanes = container.tolerated([NavInfoLane].self, "lanes") ?? []
  }
}

struct NavInfoLane: Decodable {
  var directions: [(shape: String, isRecommended: Bool)]

  private struct Direction: Decodable {
    var shape: String
    var isRecommended: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: JSONKey.self)
      shape = container.text("laneShape") ?? container.text("shape") ?? ""
      isRecommended =
        container.tolerated(Bool.self, "recommended")
        ?? container.tolerated(Bool.self, "isRecommended") ?? false
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    let list =
      container.tolerated([Direction].self, "laneDirections")
      ?? container.tolerated([Direction].self, "directions") ?? []
    directions = list.map { ($0.shape, $0.isRecommended) }
  }
}
