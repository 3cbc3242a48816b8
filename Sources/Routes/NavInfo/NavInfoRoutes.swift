/// Turns messages of the feed into routes.
///
/// A route begins with the first message and with each one that says the route changed; its steps
/// are all that the messages name, by their numbers.
struct NavInfoRoutes {
  private let steps: [NavInfoStep]
  /// The driving side of steps that do not state one.
  private let side: (DrivingSide, DrivingSideSource)

  static func routes(
    from messages: [NavInfoMessage], _ reader: RouteReader
  ) throws(RouteError) -> [Route] {
    var groups: [[NavInfoMessage]] = []
    for message in messages where !message.steps.isEmpty {
      if message.routeChanged || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(message)
    }
    guard !groups.isEmpty else { throw .noRoute }
    return groups.map { NavInfoRoutes(steps: merged($0), reader).route() }
  }

  /// Prepares a route of steps; one or more.
  private init(steps: [NavInfoStep], _ reader: RouteReader) {
    self.steps = steps
    let circulation = steps.firstValue {
      Self.entries[Self.squeezed($0.maneuver)]?.kind.circulation
    }
    side = DrivingSideFinder(
      stated: steps.firstValue(\.drivingSide), circulation: circulation
    ).side(reader)
  }

  /// The steps of all messages, each once, in the order of their numbers.
  private static func merged(_ messages: [NavInfoMessage]) -> [NavInfoStep] {
    guard messages.count > 1, messages.allSatisfy({ $0.steps.allSatisfy { $0.number != nil } })
    else { return messages[0].steps }
    var steps: [Int: NavInfoStep] = [:]
    for step in messages.flatMap(\.steps) {
      if let number = step.number, steps[number] == nil { steps[number] = step }
    }
    return steps.sorted { $0.key < $1.key }.map(\.value)
  }

  private func route() -> Route {
    var steps: [Step] = []
    for (index, source) in self.steps.enumerated() {
      let next = index + 1 < self.steps.count ? self.steps[index + 1] : nil
      steps.append(
        step(
          from: source, distance: next?.distanceFromPrevious ?? 0,
          duration: next?.timeFromPrevious ?? 0))
    }
    // A destination before the last step is a stop.
    for index in steps.indices.dropLast() { steps[index].makeWaypoint() }
    let approach = (self.steps[0].distanceFromPrevious, self.steps[0].timeFromPrevious)
    let distance = approach.0 + steps.reduce(0) { $0 + $1.distance }
    let duration = approach.1 + steps.reduce(0) { $0 + $1.duration }
    let leg = Leg(
      steps: steps, distance: distance, duration: duration, approachDistance: approach.0,
      approachDuration: approach.1)
    return Route(legs: [leg], distance: distance, duration: duration)
  }

  private func step(from source: NavInfoStep, distance: Double, duration: Double) -> Step {
    let entry = Self.entries[Self.squeezed(source.maneuver)]
    var step = Step(
      entry, type: entry?.symbol ?? source.maneuver, replacement: .straight, at: source.node,
      side: DrivingSideFinder.side(stated: source.drivingSide, route: side), distance: distance,
      duration: duration)
    if !step.fallbacks.isEmpty { step.fallbacks[0].place = source.place + ".maneuver" }
    step.maneuver.instruction = source.instruction
    step.maneuver.exit = source.roundaboutTurn
    if source.roundaboutTurn != nil {
      if step.maneuver.kind == .roundaboutEnterCCW { step.maneuver.kind = .roundaboutNthExitCCW }
      if step.maneuver.kind == .roundaboutEnterCW { step.maneuver.kind = .roundaboutNthExitCW }
    }
    step.road = source.road
    step.takeSignsBesideFields()
    addLanes(of: source, to: &step)
    return step
  }

  /// The lanes before the maneuver; a shape that is not known is a lane without arrow.
  private func addLanes(of source: NavInfoStep, to step: inout Step) {
    for (slot, lane) in source.lanes.enumerated() {
      var arrows: [Lane.Direction] = []
      var followed: Lane.Direction?
      for (shape, isRecommended) in lane.directions {
        let arrow = Self.direction(of: shape)
        if arrow == nil {
          step.fallbacks.append(
            Fallback(
              place: source.place + ".lanes[\(slot)]", words: shape,
              replacement: Lane.Direction.noArrow.rawValue))
        }
        arrows.append(arrow ?? .noArrow)
        if isRecommended, followed == nil { followed = arrow ?? .noArrow }
      }
      step.lanes.append(
        Lane(
          directions: arrows, followed: followed, state: followed == nil ? .avoid : .preferred))
    }
  }

  /// The maneuvers by name, without prefix, underscores and case, and by number.
  private static let entries: [String: Vocabulary.Entry] = {
    var result: [String: Vocabulary.Entry] = [:]
    for entry in Vocabulary.navInfoIOS.entries {
      result[squeezed(entry.symbol)] = entry
      result[entry.value] = entry
    }
    return result
  }()

  private static let prefixes = [
    "gmsnavigationmaneuver", "maneuver.", "gmsnavigationlaneshape", "laneshape.",
  ]

  /// An enumerator's name without prefix, underscores and case.
  private static func squeezed(_ name: String) -> String {
    var name = name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
    for prefix in prefixes where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    return name
  }

  /// The lane shapes in the order of their numbers, which start at 0 in both SDKs.
  private static let shapes: [(name: String, direction: Lane.Direction)] = [
    ("unknown", .noArrow), ("straight", .through), ("slightleft", .slightLeft),
    ("slightright", .slightRight), ("normalleft", .left), ("normalright", .right),
    ("sharpleft", .sharpLeft), ("sharpright", .sharpRight), ("uturnleft", .uTurnLeft),
    ("uturnright", .uTurnRight),
  ]

  /// The arrow of a shape by number or name; nothing for one that is not known.
  private static func direction(of shape: String) -> Lane.Direction? {
    if shape.isEmpty { return .noArrow }
    if let number = Int(shape) {
      return shapes.indices.contains(number) ? shapes[number].direction : nil
    }
    let name = squeezed(shape)
    return shapes.first { $0.name == name }?.direction
  }
}
