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
  private let offsets: [(leg: Int, steps: [Int?])]

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
  ) -> ([Coordinate], [(leg: Int, steps: [Int?])]) {
    for rule in table.lines {
      var points: [Coordinate] = []
      var offsets: [(leg: Int, steps: [Int?])] = []
      let lines = rule.owner == .legs ? rule.linesOfLegs(in: scope) : []
      var starts = rule.paths.value("starts", in: scope)?.integers[...] ?? []
      if rule.owner == .route { points = rule.points(in: scope) }
      for (index, part) in parts.enumerated() {
        var offset = (leg: rule.owner == .route ? 0 : points.count, steps: [Int?]())
        let scope = scope.at(leg: part.leg)
        switch rule.owner {
        case .route:
          offset.steps = Array(starts.prefix(part.nodes.count))
          starts = starts.dropFirst(part.nodes.count)
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
          offset.leg = offset.steps[0] ?? 0
        }
        offsets.append(offset)
      }
      if !points.isEmpty { return (points, offsets) }
    }
    return ([], [])
  }
}

/// A step of a table, before it is made: its node, the following one, and the node of the way after it.
struct TableStep {
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
        let here = row.owner == .leg ? scope.at(leg: parts[leg].leg) : scope
        legs[leg].features.take(row.features(from: start, to: end, in: here))
      }
    }
    let time = try table.durationUnit.factor(in: scope)
    let duration = try table.route.measure("duration", in: scope).map { $0 * time }
    var objects = try objects(of: .route, in: scope)
    // Points of the route's line count from its start, whatever part has them.
    for leg in hasLineOfRoute ? legNodes : [] {
      objects += try self.objects(of: .leg, in: scope.at(leg: leg))
        .filter { $0.start != .unknown }
    }
    let language = value("language")?.text?.replacing("_", with: "-")
    var result = reader.route(
      legs: legs, distance: try table.route.measure("distance", in: scope).map { $0 * unit },
      duration: duration, language: language, line: line, starts: starts,
      unplacedObjects: objects)
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

  var hasLineOfRoute: Bool { table.lines.contains { $0.owner == .route } }

  func objects(
    of owner: EngineOwner, counted: Bool = false, in scope: EngineScope,
    beside told: [UnplacedObject] = []
  ) throws(Fault) -> [UnplacedObject] {
    let country = FoundCountry(engine: table.route.text("country", in: self.scope))
    return try table.along.objects(
      of: owner, counted: counted, in: scope, CountryStretches([(0, country)]), beside: told)
  }

  private func distanceUnit() throws(Fault) -> Double {
    var sum = 0.0
    for part in parts {
      for node in part.nodes {
        sum += try table.step.measure("distance", in: at(node, nil, part.leg)) ?? 0
      }
    }
    return try table.distanceUnit.factor(in: scope, sum: sum)
  }

  func at(_ node: JSONNode?, _ next: JSONNode?, _ leg: JSONNode) -> EngineScope {
    scope.at(leg: leg).at(step: node, next: next)
  }

  /// The steps of a part, with a departure first where none is listed.
  private func slots(of part: Int) -> [TableStep] {
    let (leg, nodes) = parts[part]
    let offset = offsets[ifAny: part]
    func index(_ node: JSONNode, _ place: Int) -> Int? {
      guard let index = table.step.value("index", in: at(node, nil, leg))?.integer else {
        return offset?.steps[ifAny: table.isAtEnd ? place + 1 : place] ?? nil
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

  func location(of node: JSONNode?) -> Coordinate? {
    guard let node else { return nil }
    let scope = self.scope.at(step: node, next: nil)
    if let place = table.step.value("point", in: scope)?.coordinate { return place }
    guard let longitude = table.step.value("longitude", in: scope)?.number,
      let latitude = table.step.value("latitude", in: scope)?.number
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private func statedSide(_ slots: [[TableStep]]) -> DrivingSide? {
    table.routeSide?.side(in: scope)
      ?? slots.joined().firstValue { slot in
        table.stepSide?.side(in: scope.at(step: slot.node, next: nil))
      }
  }

  /// The way around the first roundabout that the line shows.
  private func circulation(_ slots: [[TableStep]]) -> Circulation? {
    slots.joined().firstValue { slot in
      guard let node = slot.node, let start = slot.start,
        let entry = table.word(of: scope.at(step: node, next: nil)).entry,
        entry.kind.entersRoundabout, entry.isSideSensitive
      else { return nil }
      return RoundaboutShape(line, entry: start, exit: nil).circulation
    }
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
