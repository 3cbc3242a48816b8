struct NavInfoStep {
  let node: JSONNode
  /// The maneuver's enumerator, by name or by number.
  let maneuver: String
  let number: Int?
  let distanceFromPrevious: Double
  let timeFromPrevious: Double

  init(_ node: JSONNode) throws(RouteError) {
    self.node = node
    maneuver = try node.requiredText("maneuver")
    number = node.integer("stepNumber")
    distanceFromPrevious = try node.optionalMeasure("distanceFromPrevStepMeters") ?? 0
    timeFromPrevious = try node.optionalMeasure("timeFromPrevStepSeconds") ?? 0
  }

  var drivingSide: DrivingSide? {
    switch node.text("drivingSide")?.lowercased() {
    case "1", "left", "gmsnavigationdrivingsideleft": .left
    case "2", "right", "gmsnavigationdrivingsideright": .right
    default: nil
    }
  }

  var entry: Vocabulary.Entry? { Self.entries[Self.squeezed(maneuver)] }

  /// The step; `next` states its length and time.
  func step(_ routeSide: FoundSide, next: NavInfoStep?) -> Step {
    var step = Step(
      entry, type: entry?.symbol ?? maneuver, replacement: .straight, at: node,
      routeSide.unless(stated: drivingSide), distance: next?.distanceFromPrevious,
      duration: next?.timeFromPrevious)
    if !step.fallbacks.isEmpty { step.fallbacks[0].place += ".maneuver" }
    step.maneuver.instruction = node.text("fullInstructionText")
    step.maneuver.exit = node.positive("roundaboutTurnNumber")
    if step.maneuver.exit != nil { step.maneuver.kind = step.maneuver.kind.withExit }
    step.road.name = node.text("simpleRoadName") ?? node.text("fullRoadName")
    step.road.exits = node.text("exitNumber")
    step.takeSignsBesideFields()
    for lane in node.elements("lanes") { step.lanes.append(Self.lane(lane, &step.fallbacks)) }
    return step
  }

  private static func lane(_ node: JSONNode, _ fallbacks: inout [Fallback]) -> Lane {
    var arrows: [Lane.Direction] = []
    var followed: Lane.Direction?
    let directions = (node["laneDirections"] ?? node["directions"])?.elements ?? []
    for direction in directions where direction.isObject {
      let shape = direction.text("laneShape") ?? direction.text("shape") ?? "unknown"
      let arrow = Self.arrows[Self.squeezed(shape)]
      if arrow == nil { fallbacks.append(Fallback(arrow: shape, at: node.place)) }
      arrows.append(arrow ?? .noArrow)
      let isRecommended = direction.flag("recommended") ?? direction.flag("isRecommended")
      if isRecommended == true { followed = followed ?? arrow ?? .noArrow }
    }
    return Lane(
      directions: arrows, followed: followed, state: followed == nil ? .avoid : .preferred)
  }

  /// The maneuvers by number, and by name without prefix, underscores and case.
  private static let entries = Dictionary(
    Vocabulary.navInfoIOS.entries.flatMap { [(squeezed($0.symbol), $0), ($0.value, $0)] },
    uniquingKeysWith: { $1 })

  private static func squeezed(_ name: String) -> String {
    var name = name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
    for prefix in [
      "gmsnavigationmaneuver", "maneuver.", "gmsnavigationlaneshape", "laneshape.",
    ] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    return name
  }

  /// The lane shapes by name and by number, the same in both SDKs.
  private static let arrows = WordList.dictionary("navinfo arrows")
    .compactMapValues(Lane.Direction.init)
}
