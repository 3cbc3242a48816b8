import Faults
import JSON

extension TableRoute {
  /// Adds the legs of a part, which ends at each stop on the way, with an arrival at the end of each.
  func add(
    _ slots: [TableStep], _ node: JSONNode, until lineEnd: Int?, _ side: FoundSide,
    _ unit: Double, to legs: inout [Leg], _ starts: inout [Int?]
  ) throws(Fault) {
    var steps: [Step] = []
    var objects = StretchJoiner()
    func end() {
      objects.end(at: .end)
      var leg = Leg(steps: steps, distance: nil, duration: nil)
      leg.unplacedObjects = objects.unplacedObjects
      legs.append(leg)
      (steps, objects) = ([], StretchJoiner())
    }
    for (index, slot) in slots.enumerated() {
      var step = try self.step(slot, leg: node, isFirst: steps.isEmpty, side, unit)
      let isLast = index == slots.count - 1
      if isLast, table.isAtEnd, !step.maneuver.kind.isStop { step.maneuver.become(.arrive) }
      let start = slot.start ?? (index == 0 && starts.isEmpty && hasLine ? 0 : nil)
      let (way, isWay) = (at(slot.way, nil, node), slot.way != nil)
      objects.go(on: isWay ? try self.objects(of: .step, in: way) : [], from: .step(steps.count))
      for var object in isWay ? try self.objects(of: .step, counted: true, in: way) : [] {
        (object.start, object.end) = (.step(steps.count), .step(steps.count + 1))
        objects.add(object)
      }
      let isStop = !isLast && index > 0 && step.maneuver.kind.isStop
      let (distance, duration) = (step.distance, step.duration)
      if isStop { (step.distance, step.duration) = (0, 0) }
      steps.append(step)
      starts.append(start)
      guard isStop else { continue }
      end()
      let next = slots[index + 1].node.map { table.word(of: at($0, nil, node)).entry?.kind.family }
      guard next != .depart else { continue }
      steps.append(added(.depart, side, distance, duration))
      starts.append(start)
      // Where maneuvers are at the end of their way, the road after the stop is that of the next one.
      if table.isAtEnd {
        swap(&steps[0].road, &legs[legs.count - 1].steps[legs[legs.count - 1].steps.count - 1].road)
      }
    }
    if table.addsEnds, let last = steps.last, !last.maneuver.kind.isStop,
      last.maneuver.kind.family != .ferryEnd
    {
      steps.append(added(.arrive, side, 0, 0))
      starts.append(lineEnd)
    }
    end()
  }

  /// Adds what the response says of a leg.
  func addMembers(
    to leg: inout Leg, _ node: JSONNode, _ unit: Double
  ) throws(Fault) {
    let scope = self.scope.at(leg: node)
    let time = try table.durationUnit.factor(in: self.scope)
    leg.distance = try table.leg.measure("distance", in: scope).map { $0 * unit } ?? leg.distance
    leg.duration = try table.leg.measure("duration", in: scope).map { $0 * time } ?? leg.duration
    leg.trafficDelay = try table.leg.measure("trafficDelay", in: scope)
      .flatMap { $0 > 0 ? $0 * time : nil }
    leg.takePlace(table.leg.text("destination", in: scope))
    leg.departure = StatedTime(table.leg.text("departure", in: scope))
    leg.arrival = StatedTime(table.leg.text("arrival", in: scope))
    leg.unplacedObjects += try objects(of: .leg, in: scope, beside: leg.unplacedObjects)
      .filter { !hasLineOfRoute || $0.start == .unknown }
    if let place = table.arrivalSide?.side(in: scope), let last = leg.steps.indices.last {
      let kind: ManeuverKind = place == .left ? .arriveLeft : .arriveRight
      let isWaypoint = leg.steps[last].maneuver.kind.family == .waypoint
      leg.steps[last].maneuver.become(isWaypoint ? kind.asWaypoint : kind)
    }
  }

  private func added(
    _ kind: ManeuverKind, _ side: FoundSide, _ distance: Double, _ duration: Double
  ) -> Step {
    var step = Step(kind, type: "", side, distance: distance, duration: duration)
    step.isAdded = true
    return step
  }

  private func step(
    _ slot: TableStep, leg: JSONNode, isFirst: Bool, _ side: FoundSide, _ unit: Double
  ) throws(Fault) -> Step {
    let here = at(slot.node, slot.next, leg)
    if let node = slot.node, let number = table.step["number"].first {
      guard let value = number.values(in: here).first else {
        throw .missing(field: number.text, at: node.place)
      }
      if value.word == nil, !value.isString {
        throw .wrongType(at: value.place, expected: "a string")
      }
    }
    let (distance, duration) = try length(slot, leg, unit)
    let sentence = slot.node == nil ? nil : table.step.value("sentence", in: here)?.marked()
    var step = kind(slot, here, sentence, isFirst: isFirst, side, distance, duration)
    let members = table.step
    step.maneuver.take(sentence)
    step.maneuver.location = location(of: slot.node)
    if slot.node != nil {
      step.foundSide = side.unless(stated: table.stepSide?.side(in: here))
      step.maneuver.exit = members.value("roundaboutExit", in: here)?.integer
        .flatMap { (1...100).contains($0.magnitude) ? Int($0.magnitude) : nil }
      func heading(_ name: String) -> Double? {
        members.value(name, in: here)?.number.flatMap { $0.magnitude <= 360 ? $0 : nil }
      }
      step.maneuver.bearingBefore = heading("bearingBefore")
      step.maneuver.bearingAfter = heading("bearing")
      step.maneuver.roundaboutAngle = members.value("roundaboutAngle", in: here)?.number
        .flatMap { $0 == 0 || $0.magnitude > 360 ? nil : max(1, $0.magnitude.rounded()) }
      step.road.destinations = members.texts("destinations", in: here).joined(by: ", ")
      step.road.exits = members.texts("exit", in: here).joined(by: "; ")
      step.road.junctionName = members.text("junction", in: here)
      step.country = FoundCountry(engine: members.text("country", in: here))
      step.maneuver.landmark = members.text("landmark", in: here)
    }
    if table.readsSentencesFirst, let sentence { step.takeSigns(of: sentence) }
    let refs = members.texts("refs", in: here)
    let names = members.texts("names", in: here)
    if !refs.isEmpty {
      step.road.ref = refs.joined(by: "; ")
      step.road.name = names.filter { !$0.isRoadNumber && !refs.contains($0) }.joined(by: "/")
    } else if names.count == 1 {
      step.road.take(listed: names[0])
    } else {
      step.road.take(names)
    }
    if let lanes = table.lanes, !lanes.areOfRoute, slot.node != nil {
      for lane in lanes.paths.elements("list", in: here) { lanes.add(lane, in: here, to: &step) }
    }
    step.mode =
      members.text("mode", in: at(slot.way ?? slot.node, slot.next, leg))
      ?? table.leg.text("mode", in: scope.at(leg: leg)) ?? table.route.text("mode", in: scope)
    return step
  }

  /// The length and the time of the way after a step: its own, or up to the next one's place, or the end.
  private func length(
    _ slot: TableStep, _ leg: JSONNode, _ unit: Double
  ) throws(Fault) -> (distance: Double?, duration: Double?) {
    func way(_ name: String, _ offset: String, _ factor: Double) throws(Fault) -> Double? {
      guard table.step.has(offset) else {
        return slot.way == nil
          ? nil : try table.step.measure(name, in: at(slot.way, nil, leg)).map { $0 * factor }
      }
      let start = try table.step.measure(offset, in: at(slot.node, nil, leg)) ?? 0
      let end =
        slot.next == nil
        ? try table.route.measure(name, in: scope)
        : try table.step.measure(offset, in: at(slot.next, nil, leg))
      return max(0, (end ?? start) - start) * factor
    }
    return (
      try way("distance", "offset", unit),
      try way("duration", "timeOffset", try table.durationUnit.factor(in: scope))
    )
  }

  /// A step of the kind that its word has, else of that which its sentence names.
  private func kind(
    _ slot: TableStep, _ here: EngineScope, _ sentence: MarkedText?, isFirst: Bool,
    _ side: FoundSide, _ distance: Double?, _ duration: Double?
  ) -> Step {
    guard let node = slot.node else { return added(.depart, side, distance ?? 0, duration ?? 0) }
    var (words, entry) = table.word(of: here)
    let isSilent = words.allSatisfy { $0.isEmpty }
    if isSilent, isFirst {
      return Step(.depart, type: "", side, distance: distance ?? 0, duration: duration ?? 0)
    }
    // A departure in the midst is a word for any turn, which only the sentence tells.
    if entry?.kind.family == .depart, !isFirst { entry = nil }
    if entry == nil, isSilent, let sentence {
      return Step(
        wordedBy: sentence, at: node, isFirst: isFirst, side, distance: distance ?? 0,
        duration: duration ?? 0)
    }
    let modifier = words.dropFirst().joined(separator: ";")
    var step = Step(
      entry, type: words.first ?? "", modifier: modifier.isEmpty ? nil : modifier, at: node, side,
      distance: distance, duration: duration)
    let text = sentence?.sentence ?? ""
    let kind: ManeuverKind? =
      if table.hasUnnamedEnds, isFirst {
        .depart
      } else if table.hasUnnamedEnds, slot.next == nil, step.distance == 0 || entry == nil {
        .arrive
      } else if table.readsSentencesFirst, entry == nil || WordedStep.entersRoundabout(text) {
        WordedStep.kind(of: text, side: side.side)
      } else {
        nil
      }
    if let kind { step.maneuver.become(kind) }
    if isSilent || kind != nil { step.unreadWord = nil }
    return step
  }
}

extension ManeuverKind {
  /// Whether a way ends here: at a stop or at the destination.
  fileprivate var isStop: Bool { [.arrive, .waypoint].contains(family) }
}
