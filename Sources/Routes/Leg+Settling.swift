// What follows from two neighboring steps, in every engine's form.

extension Route {
  /// Puts the time of charging between the legs, where the route's time has it and the legs' have not.
  mutating func settleStops() {
    let rest = duration - legs.reduce(0) { $0 + $1.duration }
    let stops = legs.indices.dropLast().map { leg in
      objects.firstValue { $0.kind == .charging && $0.leg == leg ? $0.number(.seconds) : nil } ?? 0
    }
    let time = stops.reduce(0, +)
    guard time > 0, time <= rest + 1 else { return }
    for (leg, seconds) in stops.enumerated() { legs[leg + 1].stopDuration = max(0, seconds) }
  }
}

extension Leg {
  /// Gives the departure the heading of its line; makes the first instruction one where the engine has
  /// no word for it and says to go on.
  mutating func depart(hasWord: Bool) {
    guard let first = steps.first, approachDistance == 0 else { return }
    if !hasWord, steps.count > 1, first.maneuver.kind == .followRoad {
      steps[0].maneuver.become(.depart)
    }
    if steps[0].maneuver.kind.family == .depart, first.maneuver.bearingAfter == nil {
      steps[0].maneuver.bearingAfter = Polyline(first.line).bearing(after: 0)
    }
  }

  /// Makes the first maneuver after a ferry or a car train its end: a mode that changes says so where
  /// the engine's word is a turn.
  mutating func endFerries() {
    for index in steps.indices.dropFirst() {
      let (before, step) = (steps[index - 1], steps[index])
      guard let mode = step.mode, before.isCarried, !step.isCarried, step.mayLeaveFerry,
        before.mode.map({ $0 != mode }) ?? false
      else { continue }
      let isTrain = before.mode?.lowercased().holds("train") ?? false
      steps[index].maneuver.become(isTrain ? .ferryTrainDisembark : .ferryDisembark)
    }
  }

  /// Makes a lane change a keep where the sentence says to keep to a side.
  mutating func keepLanes() {
    for index in steps.indices where steps[index].maneuver.engineType == "use lane" {
      guard steps[index].maneuver.kind.family == .goOn, let side = steps[index].sentenceSide else {
        continue
      }
      steps[index].maneuver.become(side == .left ? .keepLeft : .keepRight)
    }
  }

  /// Does not name the exit again that the driver has just taken, on the ramp behind it.
  mutating func forgetTakenExits() {
    for index in steps.indices.dropFirst().reversed() {
      let (before, step) = (steps[index - 1], steps[index])
      guard let exit = step.road.exits, exit == before.road.exits,
        before.maneuver.kind.family == .offRamp, step.maneuver.kind.family != .offRamp
      else { continue }
      steps[index].road.exits = nil
    }
  }

  /// Stays on the road where the sentence says so, whatever the step before is called.
  mutating func stayOnRoads() {
    for index in steps.indices where steps[index].road.name != nil || steps[index].road.ref != nil {
      guard let sentence = steps[index].maneuver.instruction?.lowercased(),
        Step.staying.contains(where: sentence.holds)
      else { continue }
      steps[index].roadBefore = steps[index].road
    }
  }

  /// Joins each step that asks for nothing with the one before, which gets its way.
  mutating func joinIdleSteps() {
    guard steps.indices.dropFirst().contains(where: { steps[$0].asksNothing(after: steps[$0 - 1]) })
    else { return }
    var count = 0
    for index in steps.indices {
      if count > 0, steps[index].asksNothing(after: steps[count - 1]) {
        steps[count - 1].extend(by: steps[index])
      } else {
        if count < index { steps.swapAt(count, index) }
        count += 1
      }
    }
    steps.removeLast(steps.count - count)
  }
}

extension Step {
  fileprivate static let staying = WordList["stays on the road"]

  /// Whether the maneuver may be the end of a ferry: one on the road, not an arrival or a roundabout.
  fileprivate var mayLeaveFerry: Bool {
    switch maneuver.kind.family {
    case .goOn, .notice, .turn, .uTurn, .endOfRoad, .keep, .fork, .merge, .onRamp, .offRamp,
      .changeHighway, .switchRoad:
      true
    case .none, .depart, .arrive, .endOfDirections, .waypoint, .roundaboutEntry, .roundaboutExit,
      .numberedExit, .roundabout, .ferryBoard, .ferryTrainBoard, .ferryEnd, .passenger:
      false
    }
  }

  /// Whether a driver on the way of another step has nothing to do here: to go on along the same road,
  /// or where no word, name, lane or sentence says what to do.
  func asksNothing(after other: Step) -> Bool {
    guard !other.maneuver.kind.isPlace || other.maneuver.kind.family == .depart,
      other.isCarried == isCarried, other.mode == mode || mode == nil
    else { return false }
    let hasLanes = lanes.contains { $0.state != .avoid } && lanes.contains { $0.state == .avoid }
    let isSigned = road.destinations != nil || road.exits != nil || road.junctionName != nil
    guard !hasLanes, !isSigned, fallbacks.isEmpty, transit == nil, other.transit == nil,
      stepInfo == nil
    else { return false }
    switch maneuver.kind {
    case .noManeuver, .followRoad, .nameChange:
      if road.name == nil, road.ref == nil {
        return maneuver.instruction == nil && maneuver.engineType.isEmpty
      }
      return road.name == other.road.name && road.ref == other.road.ref
        && maneuver.kind != .followRoad
    default: return false
    }
  }

  /// Takes over the way of the next step.
  fileprivate mutating func extend(by next: Step) {
    line += line.last == next.line.first ? next.line.dropFirst() : next.line[...]
    distance += next.distance
    duration += next.duration
    country = country ?? next.country
    shields += next.shields.filter { !shields.contains($0) }
    fallbacks += next.fallbacks
  }
}
