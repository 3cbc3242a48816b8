import Faults
import JSON

extension EngineTable {
  /// Reads all routes of a response.
  func routes(from response: JSONNode, _ reader: RouteReader) throws(Fault) -> [Route] {
    let scope = EngineScope(response)
    let nodes = try top.list("routes", in: scope)
    let routes = try nodes.map { (node) throws(Fault) in
      try TableRoute(self, scope.at(route: node)).route(reader)
    }
    if routes.isEmpty, let refusal = refusal(in: response) { throw refusal }
    return routes
  }
}

/// A route that is read by the rows of an engine file.
struct TableRoute {
  let table: EngineTable
  let scope: EngineScope
  /// The legs with the nodes of their steps; one where the response does not part them.
  let parts: [(leg: JSONNode, nodes: [JSONNode])]
  /// What the response has of each leg, also where the steps of all legs are in one list.
  private let legNodes: [JSONNode]
  private let line: [Coordinate]
  /// For each part the index in the line of its first point, and those of its steps.
  private let offsets: [(leg: Int, steps: [Int])]

  init(_ table: EngineTable, _ scope: EngineScope) throws(Fault) {
    (self.table, self.scope) = (table, scope)
    let node = scope.route
    legNodes = table.top.has("legs") ? try table.top.list("legs", in: scope) : [node]
    if table.top.has("legBy") {
      parts = try Self.sorted(try table.top.list("steps", in: scope), table, scope).enumerated()
        .map { [legNodes] in (leg: legNodes[ifAny: $0.offset] ?? node, nodes: $0.element) }
    } else if table.top.has("legs"), !table.hasStepsOfRoute {
      parts = try legNodes.map { (leg) throws(Fault) in
        (leg, try table.top.list("steps", in: scope.at(leg: leg)))
      }
    } else {
      parts = [(node, try table.top.list("steps", in: scope))]
    }
    guard parts.reduce(0, { $0 + $1.nodes.count }) <= RouteReader.partLimit else { throw .tooLong }
    (line, offsets) = Self.line(table, scope, parts)
  }

  /// The steps of each leg that they name, by their places in it.
  private static func sorted(
    _ nodes: [JSONNode], _ table: EngineTable, _ scope: EngineScope
  ) throws(Fault) -> [[JSONNode]] {
    func number(_ members: EngineMembers, _ name: String, _ node: JSONNode) -> Double {
      members.value(name, in: scope.at(step: node, next: nil))?.number ?? 0
    }
    let keyed = nodes.enumerated().map { place, node in
      (
        leg: number(table.top, "legBy", node), index: number(table.step, "index", node),
        place: place, node: node
      )
    }.sorted { ($0.leg, $0.index, $0.place) < ($1.leg, $1.index, $1.place) }
    var groups: [[JSONNode]] = []
    for (place, key) in keyed.enumerated() {
      if place == 0 || keyed[place - 1].leg != key.leg { groups.append([]) }
      groups[groups.count - 1].append(key.node)
    }
    return groups
  }

  /// The first of the lines that is there, as one line of the route.
  private static func line(
    _ table: EngineTable, _ scope: EngineScope, _ parts: [(leg: JSONNode, nodes: [JSONNode])]
  ) -> ([Coordinate], [(leg: Int, steps: [Int])]) {
    for rule in table.lines {
      var points: [Coordinate] = []
      var offsets: [(leg: Int, steps: [Int])] = []
      let lines = rule.owner == .legs ? rule.linesOfLegs(in: scope) : []
      if rule.owner == .route { points = rule.points(in: scope) }
      for (index, part) in parts.enumerated() {
        var offset = (leg: rule.owner == .route ? 0 : points.count, steps: [Int]())
        let scope = scope.at(leg: part.leg)
        switch rule.owner {
        case .route: break
        case .legs: points += lines[ifAny: index] ?? []
        case .leg: points += rule.points(in: scope)
        case .step:
          for (place, node) in part.nodes.enumerated() {
            let next = part.nodes[ifAny: place + 1]
            let own = rule.points(in: scope.at(step: node, next: next))
            let isSame = own.first != nil && own.first == points.last
            offset.steps.append(max(0, points.count - (isSame ? 1 : 0)))
            points += isSame ? own.dropFirst() : own[...]
          }
          offset.steps.append(max(0, points.count - 1))
          offset.leg = offset.steps[0]
        }
        offsets.append(offset)
      }
      if !points.isEmpty { return (points, offsets) }
    }
    return ([], [])
  }
}

/// A step of a table, before it is made: its node, the following one, and the node of the way after it.
private struct TableStep {
  var node: JSONNode?
  var next: JSONNode?
  var way: JSONNode?
  /// The index of its place in the line of the route.
  var start: Int?
}

extension TableRoute {
  func route(_ reader: RouteReader) throws(Fault) -> Route {
    func value(_ name: String) -> JSONNode? { table.route.value(name, in: scope) }
    let slots = parts.indices.map { self.slots(of: $0) }
    let country = Country.alpha2(value("country")?.text)
    let side = FoundSide(
      reader, stated: statedSide(slots), circulation: circulation(slots), country: country,
      start: line.first ?? slots.joined().firstValue { location(of: $0.node) })
    var legs: [Leg] = []
    var starts: [Int?] = []
    let unit = try distanceUnit()
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let end = (isLast ? line.count : offsets[ifAny: index + 1]?.leg ?? 0) - 1
      try add(
        slots[index], part.leg, until: end > 0 ? end : nil, side, unit, to: &legs, &starts)
    }
    if legs.count == legNodes.count {
      for leg in legs.indices { try addMembers(to: &legs[leg], legNodes[leg], unit) }
    }
    for leg in legs.indices where legs.count == slots.count {
      let start = slots[leg].first?.start ?? 0
      let end = slots[ifAny: leg + 1]?.first?.start ?? .max
      for row in table.along where row.isWhole {
        legs[leg].features.take(row.features(from: start, to: end, in: scope))
      }
    }
    let time = table.durationUnit.factor(in: scope)
    let duration = try table.route.measure("duration", in: scope).map { $0 * time }
    let language = value("language")?.text?.replacing("_", with: "-")
    var result = reader.route(
      legs: legs, distance: try table.route.measure("distance", in: scope).map { $0 * unit },
      duration: duration, language: language, line: line, starts: starts,
      unplacedObjects: objects(of: .route, in: scope)
        // Points of the route's line count from its start, whatever part has them.
        + (hasLineOfRoute ? legNodes.flatMap { objects(of: .leg, in: scope.at(leg: $0)) } : []))
    result.country = country
    result.statedUnits = MeasurementSystem(
      engine: table.distanceUnit.paths.text("at", in: scope))
    result.originName = value("origin")?.text
    if let name = value("destination")?.text { result.legs[result.legs.count - 1].takePlace(name) }
    result.legs[0].departure = result.legs[0].departure ?? StatedTime(value("departure")?.text)
    result.legs[result.legs.count - 1].arrival =
      result.legs[result.legs.count - 1].arrival ?? StatedTime(value("arrival")?.text)
    result.measure(by: table, lanes: groupsOfLanes, in: scope, language: language)
    if duration != nil { result.shareTime() }
    return result
  }

  private var groupsOfLanes: [(end: Coordinate, lanes: [JSONNode])] {
    guard let lanes = table.lanes, lanes.areOfRoute else { return [] }
    return lanes.groups(in: scope).compactMap { end, lanes in
      line[ifAny: end].map { (end: $0, lanes: lanes) }
    }
  }

  var hasLine: Bool { !line.isEmpty }

  private var hasLineOfRoute: Bool { table.lines.contains { $0.owner == .route } }

  private func objects(
    of owner: EngineAlong.Owner, counted: Bool = false, in scope: EngineScope
  ) -> [UnplacedObject] {
    let country = Country.alpha2(table.route.text("country", in: self.scope))
    return table.along.filter { $0.owner == owner && $0.isCount == counted }
      .reduce(into: []) { objects, row in
        let told = Set(objects.map { $0.kind })
        objects += row.objects(in: scope, country: country)
          .filter { !row.isRest || !told.contains($0.kind) }
      }
  }

  private func distanceUnit() throws(Fault) -> Double {
    var sum = 0.0
    for part in parts {
      for node in part.nodes {
        sum += try table.step.measure("distance", in: at(node, nil, part.leg)) ?? 0
      }
    }
    return table.distanceUnit.factor(in: scope, sum: sum)
  }

  private func at(_ node: JSONNode?, _ next: JSONNode?, _ leg: JSONNode) -> EngineScope {
    scope.at(leg: leg).at(step: node, next: next)
  }

  /// The steps of a part, with a departure first where none is listed.
  private func slots(of part: Int) -> [TableStep] {
    let (leg, nodes) = parts[part]
    let offset = offsets[ifAny: part]
    func index(_ node: JSONNode, _ place: Int) -> Int? {
      guard let index = table.step.value("index", in: at(node, nil, leg))?.integer else {
        return offset?.steps[ifAny: table.isAtEnd ? place + 1 : place]
      }
      return (offset?.leg ?? 0).addingClamped(index)
    }
    var slots = nodes.enumerated().map { place, node in
      let next = nodes[ifAny: place + 1]
      return TableStep(
        node: node, next: next, way: table.isAtEnd ? next : node, start: index(node, place))
    }
    guard table.addsEnds, let first = nodes.first else { return slots }
    let (words, entry) = table.word(of: at(first, nil, leg))
    let starts: [ManeuverKind.Family] = [.depart, .ferryBoard, .ferryTrainBoard]
    let isShort = table.step.value("distance", in: at(first, nil, leg))?.number == 0
    let isSilent = words.allSatisfy { $0.isEmpty } && (!table.isAtEnd || isShort)
    if !(entry.map { starts.contains($0.kind.family) } ?? isSilent) {
      slots.insert(
        TableStep(
          node: nil, next: first, way: table.isAtEnd ? first : nil,
          start: offset.map { $0.leg }), at: 0)
    }
    return slots
  }

  private func location(of node: JSONNode?) -> Coordinate? {
    guard let node else { return nil }
    let scope = self.scope.at(step: node, next: nil)
    if let place = table.step.value("point", in: scope)?.coordinate { return place }
    guard let longitude = table.step.value("longitude", in: scope)?.number,
      let latitude = table.step.value("latitude", in: scope)?.number
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private func statedSide(_ slots: [[TableStep]]) -> DrivingSide? {
    let side =
      table.routeSide?.side(in: scope)
      ?? slots.joined().firstValue { slot in
        table.stepSide?.side(in: scope.at(step: slot.node, next: nil))
      }
    return side.map { $0 == .left ? .left : .right }
  }

  /// The way around the first roundabout that the line shows.
  private func circulation(_ slots: [[TableStep]]) -> Circulation? {
    let line = Polyline(self.line)
    return slots.joined().firstValue { slot in
      guard let node = slot.node, let start = slot.start,
        let entry = table.word(of: scope.at(step: node, next: nil)).entry,
        entry.kind.entersRoundabout, entry.isSideSensitive
      else { return nil }
      return RoundaboutShape(line, entry: start, exit: nil).circulation
    }
  }
}

extension TableRoute {
  /// Adds the legs of a part, which ends at each stop on the way, with an arrival at the end of each.
  private func add(
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
      let start = slot.start ?? (index == 0 && starts.isEmpty && !line.isEmpty ? 0 : nil)
      let (way, isWay) = (at(slot.way, nil, node), slot.way != nil)
      objects.go(on: isWay ? self.objects(of: .step, in: way) : [], from: .step(steps.count))
      for var object in isWay ? self.objects(of: .step, counted: true, in: way) : [] {
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
  private func addMembers(
    to leg: inout Leg, _ node: JSONNode, _ unit: Double
  ) throws(Fault) {
    let scope = self.scope.at(leg: node)
    let time = table.durationUnit.factor(in: self.scope)
    leg.distance = try table.leg.measure("distance", in: scope).map { $0 * unit } ?? leg.distance
    leg.duration = try table.leg.measure("duration", in: scope).map { $0 * time } ?? leg.duration
    leg.trafficDelay = try table.leg.measure("trafficDelay", in: scope)
      .flatMap { $0 > 0 ? $0 * time : nil }
    leg.takePlace(table.leg.text("destination", in: scope))
    leg.departure = StatedTime(table.leg.text("departure", in: scope))
    leg.arrival = StatedTime(table.leg.text("arrival", in: scope))
    if !hasLineOfRoute { leg.unplacedObjects += objects(of: .leg, in: scope) }
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
    if let node = slot.node, let number = table.step["number"].first,
      number.values(in: here).isEmpty
    {
      throw .missing(field: number.text, at: node.place)
    }
    let (distance, duration) = try length(slot, leg, unit)
    let sentence = slot.node == nil ? nil : table.step.value("sentence", in: here)?.marked()
    var step = kind(slot, here, sentence, isFirst: isFirst, side, distance, duration)
    let members = table.step
    step.maneuver.take(sentence)
    step.maneuver.location = location(of: slot.node)
    if slot.node != nil {
      let stated = table.stepSide?.side(in: here)
      step.foundSide = side.unless(stated: stated.map { $0 == .left ? .left : .right })
      step.maneuver.exit = members.value("roundaboutExit", in: here)?.integer
        .flatMap { $0 == 0 ? nil : Int($0.magnitude) }
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
    let refs = members.texts("refs", in: here)
    step.road.ref = refs.joined(by: "; ")
    let names = members.texts("names", in: here)
    if names.count == 1, refs.isEmpty {
      step.road.take(listed: names[0])
    } else if refs.isEmpty {
      step.road.take(names)
    } else {
      step.road.name = names.filter { !$0.isRoadNumber && !refs.contains($0) }.joined(by: "/")
    }
    if let lanes = table.lanes, !lanes.areOfRoute, slot.node != nil {
      for lane in lanes.list(in: here) {
        step.lanes.append(lanes.lane(lane, in: here, &step.fallbacks))
      }
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
      try way("duration", "timeOffset", table.durationUnit.factor(in: scope))
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
    if isSilent { step.unreadWord = nil }
    return step
  }
}

extension ManeuverKind {
  /// Whether a way ends here: at a stop or at the destination.
  fileprivate var isStop: Bool { [.arrive, .waypoint].contains(family) }
}

extension JSONNode {
  fileprivate func marked() -> MarkedText? {
    let text = (string ?? self.text).map { MarkedText($0) }
    return text?.sentence.isEmpty == false ? text : nil
  }
}

extension EngineMembers {
  /// The elements of the list to which the paths lead, or of several.
  func list(_ name: String, in scope: EngineScope) throws(Fault) -> [JSONNode] {
    if !has(name) { return [scope.node].compactMap { $0 } }
    var nodes: [JSONNode] = []
    for path in self[name] { nodes += try path.list(in: scope) }
    return nodes
  }
}

extension Route {
  /// Takes from the line what the steps do not say: headings, lengths, and the shapes of roundabouts.
  fileprivate mutating func measure(
    by table: EngineTable, lanes groups: [(end: Coordinate, lanes: [JSONNode])],
    in scope: EngineScope, language: String?
  ) {
    let isEnglish = language?.lowercased().hasPrefix("en") ?? true
    let ownsNames = legs.contains { leg in
      leg.steps.contains { $0.road.name != nil || $0.road.ref != nil }
    }
    let ownsLengths = table.step.has("distance") || table.step.has("offset")
    var points: [Coordinate] = []
    var starts: ArraySlice<Int> = []
    for leg in legs {
      points += leg.approachLine
      for step in leg.steps {
        // The line of a step ends where that of the next one begins.
        let shared = !points.isEmpty && points.last == step.line.first ? 1 : 0
        starts.append(points.count - shared)
        points += step.line.dropFirst(shared)
      }
    }
    let line = Polyline(points)
    for leg in legs.indices {
      legs[leg].takeHeadings()
      for index in legs[leg].steps.indices {
        var step = legs[leg].steps[index]
        if isEnglish, let sentence = step.maneuver.instruction {
          if ownsNames, !table.readsSentences {
            step.takeSignsBesideFields()
          } else {
            step.takeSigns(of: MarkedText(sentence))
          }
        }
        let start = starts.removeFirst()
        if !step.line.isEmpty {
          step.maneuver.takeLocation(from: line, at: start)
          step.takeRing(from: line, at: start)
          step.turnAlongLine()
          // What is not listed has no length of its own.
          if step.distance == 0, !ownsLengths || step.isAdded {
            step.distance = Polyline(step.line).length
          }
          if let lanes = table.lanes, !step.maneuver.kind.isPlace,
            let place = step.line.first,
            let group = Self.nearest(of: groups, to: place)
          {
            for lane in group.lanes {
              step.lanes.append(lanes.lane(lane, in: scope, &step.fallbacks))
            }
          }
        }
        legs[leg].steps[index] = step
      }
      if legs[leg].distance == 0 {
        legs[leg].distance = legs[leg].steps.reduce(0) { $0 + $1.distance }
      }
    }
    if distance == 0 { distance = legs.reduce(0) { $0 + $1.distance } }
  }

  /// The group of lanes that ends nearest to a place, at most 30 meters from it.
  private static func nearest(
    of groups: [(end: Coordinate, lanes: [JSONNode])], to place: Coordinate
  ) -> (end: Coordinate, lanes: [JSONNode])? {
    func gap(_ end: Coordinate) -> Double { Polyline.distance(from: end, to: place) }
    return groups.filter { gap($0.end) <= 30 }.min { gap($0.end) < gap($1.end) }
  }

  /// Shares the time of the route among steps that have none, by their lengths.
  fileprivate mutating func shareTime() {
    let steps = legs.flatMap { $0.steps }
    let length = steps.reduce(0) { $0 + $1.distance }
    guard length > 0, steps.allSatisfy({ $0.duration == 0 }) else { return }
    for leg in legs.indices {
      for index in legs[leg].steps.indices {
        legs[leg].steps[index].duration =
          (duration * legs[leg].steps[index].distance / length).rounded()
      }
      if legs[leg].duration == 0 {
        legs[leg].duration = legs[leg].steps.reduce(0) { $0 + $1.duration }
      }
    }
  }
}

extension Step {
  /// Takes the turn that the line makes where neither a word nor a sentence says more.
  fileprivate mutating func turnAlongLine() {
    let hasWord = !maneuver.engineType.isEmpty || maneuver.engineModifier != nil
    guard maneuver.kind == .followRoad, !hasWord || unreadWord != nil,
      let (before, after) = maneuver.headings
    else { return }
    let turn = TurnDirection(turnDegrees: Bearing.turn(from: before, to: after))
    if let entry = Vocabulary.osrm.entry("turn", turn.rawValue) {
      maneuver.become(entry.kind(on: drivingSide))
    }
  }

  fileprivate mutating func takeRing(from line: Polyline, at start: Int) {
    guard maneuver.kind.entersRoundabout, let before = line.bearing(before: start) else { return }
    let shape = RoundaboutShape(line, entry: start, exit: nil)
    maneuver.ring = shape
    if maneuver.roundaboutAngle == nil, let out = shape.exitBearing {
      maneuver.takeRoundaboutAngle(from: before, to: out)
    }
  }
}
