import JSON
extension Road {
  init(here action: JSONNode) {
    self.init()
    let next = action["nextRoad"]
    name = next?.texts("name", "value", by: "/")
    ref = next?.texts("number", "value", by: "; ")
    destinations =
      next?.texts("toward", "value", by: ", ")
      ?? Self.destinations(onSign: action["signpost"])
      ?? action["currentRoad"]?.texts("toward", "value", by: ", ")
    exits = action["exitSign"]?.texts("number", "value", by: "; ")
    junctionName = action["intersectionName"]?.first?.text("value")
  }

  private static func destinations(onSign sign: JSONNode?) -> String? {
    let labels = sign?.elements("labels") ?? []
    let numbers = labels.compactMap { $0["routeNumber"] }.texts("value", by: ", ")
    return numbers.joined(labels.compactMap { $0["name"] }.texts("value", by: ", "), by: ": ")
  }
}

extension Road {
  /// The road before an action; `nil` if the action does not state it.
  static func before(here action: JSONNode) -> Road? {
    var road = Road()
    let current = action["currentRoad"]
    road.name = current?.texts("name", "value", by: "/")
    road.ref = current?.texts("number", "value", by: "; ")
    return road == Road() ? nil : road
  }
}

extension RouteFeatures {
  /// Reads a section: its spans, sent on request, cover all of it; its mode always shows a ferry.
  init(here section: JSONNode, mode: String?) {
    self.init()
    if let mode { hasFerry = ["ferry", "carShuttleTrain"].contains(mode) }
    if let tolls = section["tolls"] { hasTolls = !tolls.elements.isEmpty }
    let spans = section.elements("spans")
    func values(_ names: String...) -> Set<String> {
      Set(names.flatMap { name in spans.flatMap { $0.elements(name).compactMap(\.string) } })
    }
    let streets = values("streetAttributes")
    if !streets.isEmpty {
      hasMotorway = streets.contains("motorway") || streets.contains("controlledAccessHighway")
      hasUnpaved = streets.contains("dirtRoad")
    }
    let access = values("carAttributes", "truckAttributes", "scooterAttributes")
    if hasTolls == nil, !access.isEmpty { hasTolls = access.contains("tollRoad") }
    if section.elements("turnByTurnActions").contains(where: {
      $0["nextRoad"]?.text("type") == "highway"
    }) {
      hasMotorway = true
    }
    for code in section.elements("notices").compactMap({ $0.text("code") }) {
      switch code {
      case "violatedAvoidTollRoad": hasTolls = true
      case "violatedAvoidFerry": hasFerry = true
      case "violatedAvoidDirtRoad": hasUnpaved = true
      case "violatedAvoidControlledAccessHighway": hasMotorway = true
      default: break
      }
    }
  }
}
