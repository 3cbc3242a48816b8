import JSON
import Faults

struct NavInfoStep {
  let node: JSONNode
  /// The maneuver's enumerator, by name or by number.
  let maneuver: String
  var number: Int?
  let distanceFromPrevious: Double
  let timeFromPrevious: Double
  let badMeasures: [BadMeasure]

  init(_ node: JSONNode) throws(Fault) {
    self.node = node
    maneuver = try node.requiredText("maneuver")
    number = node.integer("stepNumber")
    var badMeasures: [BadMeasure] = []
    distanceFromPrevious =
      try node.plausibleMeasure("distanceFromPrevStepMeters", &badMeasures) ?? 0
    timeFromPrevious = try node.plausibleMeasure("timeFromPrevStepSeconds", &badMeasures) ?? 0
    self.badMeasures = badMeasures
  }

  var drivingSide: DrivingSide? {
    switch node.text("drivingSide")?.lowercased() {
    case "1", "left", "gmsnavigationdrivingsideleft": .left
    case "2", "right", "gmsnavigationdrivingsideright": .right
    default: nil
    }
  }

  /// The enumerators that are not known: of the maneuver, the driving side and the lanes.
  var unknownWords: [String] {
    let side = node.text("drivingSide")
    let hasSide =
      drivingSide != nil || ["0", "none", "unknown"].contains(side?.lowercased() ?? "0")
    let shapes = node.elements("lanes").flatMap(Self.arrows).compactMap { $0.unknownShape }
    return (entry == nil ? [maneuver] : []) + (hasSide ? [] : [side ?? ""]) + shapes
  }

  var hasLanes: Bool { node["lanes"]?.first != nil }

  var entry: Vocabulary.Entry? { Self.entries[Self.squeezed(maneuver)] }

  /// Whether the leg ends here, if steps follow.
  var isDestination: Bool { entry?.kind.family == .arrive }

  /// The step with its number in the route; `next` states its length and time.
  func step(_ routeSide: FoundSide, number: Int, next: NavInfoStep?) -> Step {
    var step = Step(
      entry, type: entry?.symbol ?? maneuver, replacement: .straight,
      at: node["maneuver"] ?? node, routeSide.unless(stated: drivingSide),
      distance: next?.distanceFromPrevious, duration: next?.timeFromPrevious)
    let instruction =
      node["fullInstructionText"] ?? node["fullInstructions"] ?? node["instruction"]
    step.maneuver.instruction = instruction?.text
    step.maneuver.exit = node.positive("roundaboutTurnNumber")
    if step.maneuver.exit != nil { step.maneuver.kind = step.maneuver.kind.withExit }
    step.road.name = node.text("simpleRoadName") ?? node.text("fullRoadName")
    step.road.exits = node.text("exitNumber")
    step.takeSignsBesideFields()
    let lanes = node.elements("lanes").map { lane in
      let arrows = Self.arrows(of: lane)
      step.fallbacks += arrows.compactMap { $0.unknownShape }.map {
        Fallback(arrow: $0, at: lane.place)
      }
      return arrows
    }
    step.lanes = lanes.map { arrows in
      let followed = arrows.first { $0.isRecommended }?.direction
      return Lane(
        directions: arrows.map { $0.direction }, followed: followed,
        state: followed == nil ? .avoid : .preferred)
    }
    step.stepInfo = StepInfo(
      number: number, maneuver: entry?.symbol ?? maneuver,
      maneuverValue: entry.flatMap { Int($0.value) },
      roundaboutTurnNumber: node.integer("roundaboutTurnNumber"),
      instruction: instruction?.isolatedText, fullRoadName: node["fullRoadName"]?.isolatedText,
      simpleRoadName: node.text("simpleRoadName"),
      maneuverImage: node.text("maneuverImage"), lanesImage: node.text("lanesImage"), lanes: lanes)
    return step
  }

  private static func arrows(of lane: JSONNode) -> [StepInfo.Arrow] {
    let directions = (lane["laneDirections"] ?? lane["directions"])?.elements ?? []
    return directions.filter { $0.isObject }.map { direction in
      let shape = direction.text("laneShape") ?? direction.text("shape") ?? "unknown"
      let arrow = Self.arrows[Self.squeezed(shape)]
      let isRecommended = direction.flag("recommended") ?? direction.flag("isRecommended")
      return StepInfo.Arrow(
        direction: arrow ?? .noArrow, unknownShape: arrow == nil ? shape : nil,
        isRecommended: isRecommended ?? false)
    }
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
