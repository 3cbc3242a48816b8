/// Turns messages of the feed into routes.
///
/// A route begins with the first message and with each one that says the route changed; its steps
/// are all that the messages name, by their numbers.
struct NavInfoRoutes {
  private let steps: [NavInfoStep]
  private let index: Int
  private let reader: RouteReader

  static func routes(
    from messages: [NavInfoMessage], _ reader: RouteReader
  ) throws(RouteError) -> [Route] {
    var groups: [[NavInfoMessage]] = []
    for message in messages where !message.steps.isEmpty {
      if message.routeChanged || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(message)
    }
    guard !groups.isEmpty else { throw .noRoute }
    return groups.enumerated().map { index, group in
      NavInfoRoutes(steps: merged(group), index: index, reader: reader).route()
    }
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
    for (place, source) in self.steps.enumerated() {
      let next = place + 1 < self.steps.count ? self.steps[place + 1] : nil
      steps.append(
        step(
          from: source, distance: next?.distanceFromPrevious ?? 0,
          duration: next?.timeFromPrevious ?? 0, place: "steps[\(place)]"))
    }
    // A destination before the last step is a stop.
    for place in steps.indices.dropLast() {
      steps[place].maneuver.kind = steps[place].maneuver.kind.asWaypoint
    }
    let approach = (self.steps[0].distanceFromPrevious, self.steps[0].timeFromPrevious)
    let distance = approach.0 + steps.reduce(0) { $0 + $1.distance }
    let duration = approach.1 + steps.reduce(0) { $0 + $1.duration }
    let leg = Leg(
      steps: steps, distance: distance, duration: duration, approachDistance: approach.0,
      approachDuration: approach.1)
    return Route(legs: [leg], distance: distance, duration: duration)
  }

  private func step(
    from source: NavInfoStep, distance: Double, duration: Double, place: String
  ) -> Step {
    let (side, sideSource) = side(of: source)
    let entry = Self.entries[Self.squeezed(source.maneuver)]
    var maneuver = Maneuver(
      kind: entry?.kind ?? .straight, engineType: entry?.symbol ?? source.maneuver)
    maneuver.instruction = source.instruction
    maneuver.exit = source.roundaboutTurn
    if source.roundaboutTurn != nil {
      if maneuver.kind == .roundaboutEnterCCW { maneuver.kind = .roundaboutNthExitCCW }
      if maneuver.kind == .roundaboutEnterCW { maneuver.kind = .roundaboutNthExitCW }
    }
    var step = Step(
      maneuver: maneuver, distance: distance, duration: duration, road: source.road,
      drivingSide: side, drivingSideSource: sideSource, lanes: source.lanes.map(Self.lane))
    if entry == nil {
      step.fallbacks = [
        Fallback(
          place: place + ".maneuver", words: source.maneuver,
          replacement: maneuver.kind.rawValue)
      ]
    }
    return step
  }

  private func side(of step: NavInfoStep) -> (DrivingSide, DrivingSideSource) {
    if let side = step.drivingSide { return (side, .stated) }
    let circulation = steps.lazy.compactMap {
      Self.entries[Self.squeezed($0.maneuver)]?.kind.circulation
    }.first
    return DrivingSideFinder(
      stated: steps.lazy.compactMap(\.drivingSide).first, circulation: circulation
    ).side(reader)
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

  private static func squeezed(_ name: String) -> String {
    var name = name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
    for prefix in ["gmsnavigationmaneuver", "maneuver."] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    return name
  }

  private static func lane(_ source: NavInfoLane) -> Lane {
    let shapes = source.directions.map { direction(of: $0.shape) }
    let followed = zip(shapes, source.directions).first { $0.1.isRecommended }?.0
    return Lane(
      directions: shapes, followed: followed, state: followed == nil ? .avoid : .preferred)
  }

  /// The lane shapes in the order of their numbers, which start at 0 in both SDKs.
  private static let shapes: [(name: String, direction: Lane.Direction)] = [
    ("unknown", .noArrow), ("straight", .through), ("slightleft", .slightLeft),
    ("slightright", .slightRight), ("normalleft", .left), ("normalright", .right),
    ("sharpleft", .sharpLeft), ("sharpright", .sharpRight), ("uturnleft", .uTurnLeft),
    ("uturnright", .uTurnRight),
  ]

  private static func direction(of shape: String) -> Lane.Direction {
    if let number = Int(shape) {
      return shapes.indices.contains(number) ? shapes[number].direction : .noArrow
    }
    var name = shape.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
    for prefix in ["gmsnavigationlaneshape", "laneshape."] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    return shapes.first { $0.name == name }?.direction ?? .noArrow
  }
}
