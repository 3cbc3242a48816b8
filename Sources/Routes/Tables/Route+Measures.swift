import JSON

extension Route {
  /// Takes from the line what the steps do not say: headings, lengths, and the shapes of roundabouts.
  mutating func measure(
    by table: EngineTable, lanes groups: [(end: Coordinate, lanes: [JSONNode])],
    in scope: EngineScope, language: String?
  ) {
    let isEnglish = language?.lowercased().hasPrefix("en") ?? true
    let ownsNames = legs.contains { leg in
      leg.steps.contains { $0.road.name != nil || $0.road.ref != nil }
    }
    let ownsLengths = table.step.has("distance") || table.step.has("offset")
    var line: [Coordinate] = []
    var starts: ArraySlice<Int> = []
    for leg in legs {
      line += leg.approachLine
      for step in leg.steps {
        // The line of a step ends where that of the next one begins.
        let shared = !line.isEmpty && line.last == step.line.first ? 1 : 0
        starts.append(line.count - shared)
        line += step.line.dropFirst(shared)
      }
    }
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
            step.distance = step.line.length
          }
          if let lanes = table.lanes, !step.maneuver.kind.isPlace,
            let place = step.line.first,
            let group = Self.nearest(of: groups, to: place)
          {
            for lane in group.lanes { lanes.add(lane, in: scope, to: &step) }
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
    func gap(_ end: Coordinate) -> Double { end.distance(to: place) }
    return groups.filter { gap($0.end) <= 30 }.min { gap($0.end) < gap($1.end) }
  }

  /// Shares the time of the route among steps that have none, by their lengths.
  mutating func shareTime() {
    let steps = legs.flatMap { $0.steps }
    let length = steps.reduce(0) { $0 + $1.distance }
    guard length > 0, steps.allSatisfy({ $0.duration == 0 }) else { return }
    for leg in legs.indices {
      for index in legs[leg].steps.indices {
        legs[leg].steps[index].duration =
          (legs[leg].steps[index].distance / length * duration).rounded()
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

  fileprivate mutating func takeRing(from line: [Coordinate], at start: Int) {
    guard maneuver.kind.entersRoundabout, let before = line.bearing(before: start) else { return }
    let shape = RoundaboutShape(line, entry: start, exit: nil)
    maneuver.ring = shape
    if maneuver.roundaboutAngle == nil, let out = shape.exitBearing {
      maneuver.takeRoundaboutAngle(from: before, to: out)
    }
  }
}
