/// A part of a route, from one stop to the next.
public struct Leg: Hashable, Sendable {
  /// The maneuvers and the roads after them; empty if the request did not ask for steps.
  public var steps: [Step]
  /// The length, in meters.
  public var distance: Double
  /// The expected time, in seconds.
  public var duration: Double
  /// The distance before the first maneuver, in meters; 0 if the leg starts with a departure.
  public var approachDistance: Double
  /// The time before the first maneuver, in seconds.
  public var approachDuration: Double
  /// The time at the stop before the leg, such as for charging, in seconds; no part of `duration`.
  public var stopDuration: Double = 0
  /// The engine's short description, such as the main roads.
  public var summary: String?
  /// The name of the stop at the end, or of its street.
  public var destinationName: String?
  /// The name of the stop, if it is certainly a place and not a street.
  public var placeName: String?
  /// When the leg begins, if the response states it.
  public var departure: StatedTime?
  /// When the leg ends, if the response states it.
  public var arrival: StatedTime?
  /// The points before the first maneuver; without steps, those of the whole leg.
  public var approachLine: [Coordinate] = []
  /// The share of slow traffic; `nil` if the engine does not report it.
  package var congestion: Congestion?
  /// The delay by traffic, in seconds, above 0; `nil` if unknown or 0, which may mean no data.
  public var trafficDelay: Double?
  /// What is left in the battery at the end; `nil` if the engine does not tell it.
  package var charge: BatteryCharge?
  /// The places asked for, from which the ends of the line may be a walk away; `nil` if unknown.
  package var askedStart: Coordinate?
  package var askedEnd: Coordinate?
  package var features = RouteFeatures()
  package var annotation = Annotation()
  /// What lies along the leg, before it has places.
  var unplacedObjects: [UnplacedObject] = []

  /// Creates a leg; an absent length or time is the sum of the approach and the steps.
  public init(
    steps: [Step], distance: Double?, duration: Double?, approachDistance: Double = 0,
    approachDuration: Double = 0
  ) {
    self.steps = steps
    self.distance = distance ?? steps.reduce(approachDistance) { $0 + $1.distance }
    self.duration = duration ?? steps.reduce(approachDuration) { $0 + $1.duration }
    self.approachDistance = approachDistance
    self.approachDuration = approachDuration
  }

  /// The road that the driver of a step comes from; nil if unknown.
  package func road(before step: Int) -> Road? {
    steps[step].roadBefore ?? steps[ifAny: step - 1]?.way
  }

  /// Notes at each step what is known of the road before it, of which signs may tell.
  mutating func takeRoadsBefore() {
    for step in steps.indices.dropFirst() {
      steps[step].refBefore = road(before: step)?.ref
      steps[step].leavesMotorway = steps[step - 1].isMotorway
    }
  }

  mutating func takeDelay(beyond base: Double?) {
    if let base, base > 0, duration > base { trafficDelay = duration - base }
  }

  mutating func takePlace(_ name: String?) {
    destinationName = name
    placeName = name
  }

  /// Takes over the next leg, to which passengers stay on board.
  mutating func extend(by next: Leg) {
    takePlace(next.placeName)
    unplacedObjects += next.unplacedObjects.map { object in
      var object = object
      object.start = .step(steps.count)
      return object
    }
    steps += next.steps
    (distance, duration, arrival) = (
      distance + next.distance, duration + next.duration, next.arrival
    )
  }
}

/// What is in the battery of an electric vehicle; one of both, or both.
package struct BatteryCharge: Hashable, Sendable {
  /// Of its capacity; below 0 where it does not suffice.
  package let percent: Double?
  package let wattHours: Double?

  init?(percent: Double? = nil, wattHours: Double? = nil) {
    guard percent != nil || wattHours != nil else { return nil }
    self.percent = percent
    self.wattHours = wattHours
  }
}

/// Facts about each segment of a leg's geometry; unknown lists are empty.
package struct Annotation: Hashable, Sendable {
  /// Lengths, in meters.
  package var distances: [Double] = []
  /// Times, in seconds.
  package var durations: [Double] = []
  package var congestion: [Congestion.Level] = []
  /// The engine's field of `congestion`.
  package var congestionField = "congestion"
  package var speedLimits: [SentSpeedLimit?] = []
}

// What follows from two neighboring steps, in every engine's form.

extension Route {
  /// Names stops by their chargers, and puts the time of charging between the legs, where the route's
  /// time has it and the legs' have not.
  mutating func settleStops() {
    let rest = duration - legs.reduce(0) { $0 + $1.duration }
    var stops = [Double](repeating: 0, count: max(0, legs.count - 1))
    // Backwards, so that the first of several in a leg counts.
    for object in objects.lazy.filter({ $0.kind == .charging }).reversed()
    where stops.indices.contains(object.leg) {
      if let seconds = object.number(.seconds) { stops[object.leg] = seconds }
      if let name = object.text(.name) { legs[object.leg].takePlace(name) }
    }
    for (leg, seconds) in stops.enumerated() { legs[leg].dropFromSteps(seconds) }
    let time = stops.reduce(0, +)
    guard time > 0, time <= rest + 1 else { return }
    for (leg, seconds) in stops.enumerated() { legs[leg + 1].stopDuration = max(0, seconds) }
  }
}

extension Route {
  /// Takes the features that a response states only as things along the way.
  mutating func takeFeatures() {
    for object in objects where legs.indices.contains(object.leg) {
      switch object.kind {
      case .toll, .tollRoad:
        legs[object.leg].features.hasTolls = legs[object.leg].features.hasTolls ?? true
      case .ferry: legs[object.leg].features.hasFerry = legs[object.leg].features.hasFerry ?? true
      case .surface where object.text(.type) == "unpaved":
        legs[object.leg].features.hasUnpaved = legs[object.leg].features.hasUnpaved ?? true
      default: break
      }
    }
  }
}

extension Leg {
  /// Completes headings from the lines before and after, each of which has its own, however short.
  mutating func takeHeadings() {
    var before = approachLine
    for index in steps.indices {
      let line = steps[index].line
      let own = steps[index].maneuver
      steps[index].maneuver.bearingBefore =
        own.bearingBefore ?? before.bearing(before: before.count - 1)
      steps[index].maneuver.bearingAfter = own.bearingAfter ?? line.bearing(after: 0)
      if line.contains(where: { $0 != line[0] }) { before = line }
    }
  }

  /// Names a ring by its own road, other than those before and after; one that the route does not
  /// leave leads onto no road, where the engine has a word for leaving.
  mutating func settleRings(_ format: Engine) {
    for index in steps.indices where steps[index].maneuver.kind.entersRoundabout {
      let (road, next) = (steps[index].road, steps[ifAny: index + 1])
      if let next, next.maneuver.kind.leavesRoundabout {
        let others = [self.road(before: index)?.name, next.road.name]
        if let name = road.name, road.rotaryName == nil, next.road.name != nil,
          !others.contains(name)
        {
          steps[index].road.rotaryName = name
        }
      } else if next?.maneuver.kind.arrives == true, steps[index].maneuver.hasNoExit,
        steps[index].stepInfo == nil, format.saysExits
      {
        steps[index].road = Road()
        steps[index].road.rotaryName = road.rotaryName
      }
    }
  }

  /// Makes the first instruction a departure where the engine has no word for it and says to go on.
  mutating func depart(hasWord: Bool) {
    guard let first = steps.first, approachDistance == 0 else { return }
    if !hasWord, steps.count > 1, first.maneuver.kind == .followRoad {
      steps[0].maneuver.become(.depart)
    }
  }

  /// Drops what follows the arrival and leads nowhere, such as charging, and its time from the way.
  mutating func endAtArrival() {
    guard let end = steps.firstIndex(where: { $0.maneuver.kind.arrives }),
      steps[(end + 1)...].allSatisfy({ $0.distance == 0 && $0.maneuver.kind.family == .notice })
    else { return }
    let rest = steps[(end + 1)...].reduce(0) { $0 + $1.duration }
    if excess.magnitude < 1 { duration = max(0, duration - rest) }
    steps.removeLast(steps.count - 1 - end)
  }

  /// How much longer the steps take than the leg, in seconds.
  private var excess: Double { steps.reduce(approachDuration - duration) { $0 + $1.duration } }

  /// Drops the time of a stop from the last step that has it, if the steps take that longer than the leg.
  fileprivate mutating func dropFromSteps(_ seconds: Double) {
    guard seconds > 0, excess > seconds - 1,
      let last = steps.lastIndex(where: { $0.duration >= seconds })
    else { return }
    steps[last].duration -= seconds
  }

  /// Takes the side and the name of the end from sentences, where no field has them.
  mutating func settleArrival() {
    guard let last = steps.indices.last, steps[last].maneuver.kind.arrives else { return }
    if placeName == nil, let name = steps[last].arrivalName,
      !steps.contains(where: { $0.road.name == name })
    {
      placeName = name
    }
    if let side = steps[last].sentenceSide ?? sideOfEnd,
      let kind = steps[last].maneuver.kind.at(side)
    {
      steps[last].maneuver.kind = kind
    }
  }

  /// The side of the end in a note of the last steps, such as `Destination will be on the right`.
  package var sideOfEnd: TurnSide? {
    steps.suffix(2).reversed().firstValue { step in
      step.maneuver.note?.split(separator: ";").map(String.init)
        .first(where: EngineSentence.namesDestination).flatMap { SideWords.side(in: $0) }
    }
  }

  /// Makes the first maneuver after a ferry or a car train its end: a mode that changes says so where
  /// the engine's word is a turn.
  mutating func endFerries() {
    for index in steps.indices.dropFirst() {
      let (before, step) = (steps[index - 1], steps[index])
      // Sections of TomTom name only what carries the vehicle.
      guard let mode = before.mode, before.isCarried, !step.isCarried, step.mayLeaveFerry,
        step.mode.map({ $0 != mode }) ?? ["FERRY", "CAR_TRAIN"].contains(mode)
      else { continue }
      let isTrain = mode.lowercased().holds("train")
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
        WordList["stays on the road"].contains(where: sentence.holds)
      else { continue }
      steps[index].roadBefore = steps[index].road
    }
  }

  /// Joins each step that asks for nothing with the one before, which gets its way.
  mutating func joinIdleSteps() {
    joinSteps(where: { $1.asksNothing(after: $0) }, by: { $0.extend(by: $1) })
  }

  /// Joins each step with the one before it where the two go together; in place, since steps are large.
  mutating func joinSteps(
    where goTogether: (_ before: Step, _ step: Step) -> Bool,
    by join: (_ before: inout Step, _ step: Step) -> Void
  ) {
    var count = 0
    for index in steps.indices {
      if count > 0, goTogether(steps[count - 1], steps[index]) {
        join(&steps[count - 1], steps[index])
      } else {
        if count < index { steps.swapAt(count, index) }
        count += 1
      }
    }
    steps.removeLast(steps.count - count)
  }
}

extension Step {
  /// The place that an English sentence of an arrival names, such as `City Hall is on the left`.
  fileprivate var arrivalName: String? {
    guard let sentence = maneuver.sentence else { return nil }
    let start = WordList["start of arrivals"].first(where: sentence.hasPrefix) ?? ""
    let name = WordList["end of arrivals"].reduce(String(sentence.dropFirst(start.count))) {
      $0.withoutEnd($1)
    }
    let words = name.lowercased()
    let isPlain = words.hasPrefix("the ") || words.hasPrefix("arrive ")
    return name == sentence || isPlain || words.holds("your ") || words.holds("destination")
      ? nil : name
  }

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
  fileprivate func asksNothing(after other: Step) -> Bool {
    guard !other.maneuver.kind.isPlace || other.maneuver.kind.family == .depart,
      other.isCarried == isCarried, other.mode == mode || mode == nil
    else { return false }
    // The same sign once.
    let isRepeated =
      maneuver.kind == .followRoad && other.maneuver.kind == .followRoad
      && road.destinations != nil && road == other.road
    let hasLanes = lanes.contains { $0.state != .avoid } && lanes.contains { $0.state == .avoid }
    let isSigned = road.destinations != nil || road.exits != nil || road.junctionName != nil
    guard !hasLanes, isRepeated || !isSigned, walksBike == other.walksBike, unreadWord == nil,
      fallbacks.isEmpty, transit == nil,
      other.transit == nil,
      stepInfo == nil
    else { return false }
    if isRepeated { return true }
    switch maneuver.kind {
    case .noManeuver, .followRoad, .nameChange:
      if road.name == nil, road.ref == nil {
        return maneuver.instruction == nil && maneuver.engineType.isEmpty
      }
      return road.name == other.way.name && road.ref == other.way.ref
        && maneuver.kind != .followRoad
    default: return false
    }
  }

  /// Takes over the way of the next step.
  mutating func extend(by next: Step) {
    line += line.last == next.line.first ? next.line.dropFirst() : next.line[...]
    distance += next.distance
    duration += next.duration
    country = country ?? next.country
    roadOnward = next.roadOnward ?? roadOnward
    shields += next.shields.filter { !shields.contains($0) }
    fallbacks += next.fallbacks
  }
}
