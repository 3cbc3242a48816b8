import Driving
package import Faults
import Glyphs
import Guidance
import JSON
import Routes

/// Drives as the turn-by-turn feed of the Google Navigation SDK, one after the other.
///
/// JSON Lines: a message for each second and each change of the card, one for a search of another
/// route, and one for the stop at the end. Routes are driven as their engines plan; where the next
/// route begins on the way, the vehicle changes to it there. A feed is driven as it was recorded.
package struct FeedDocument {
  private let drives: [(drive: Drive, steps: [FeedSteps])]

  /// The most messages of a planned drive; a longer one has fewer a second.
  private static let mostMessages = 10_000
  /// How long the search of another route takes, in milliseconds.
  private static let search = 1000

  package init(_ sources: [GuidedSource]) throws(Fault) {
    var options = DriveOptions()
    options.needsPlaces = false
    options.repeatsCards = true
    options.mostLocations = Self.mostMessages
    var drives: [(Drive, [FeedSteps])] = []
    for source in sources {
      // A feed's routes follow each other; those of other engines are driven one by one.
      let trips = source.feed == nil ? source.routes.map { [$0] } : [source.routes]
      for routes in trips {
        let drive = try Drive(routes, feed: source.feed, options: options)
        drives.append((drive, routes.map(FeedSteps.init)))
      }
    }
    self.drives = drives
  }

  /// Whether a route states no times, so that its drive assumes 50 km/h.
  package var hasAssumedTimes: Bool { drives.contains { $0.drive.hasAssumedTimes } }

  /// Passes the messages to `output`, each with its line end; rethrows its errors.
  package func write(to output: ([UInt8]) throws -> Void) throws {
    var start = 0
    for (index, (drive, steps)) in drives.enumerated() {
      let next = index + 1 < drives.count ? drives[index + 1].drive : nil
      let left = next.flatMap { drive.metersLeft(atStartOf: $0) }
      start = try write(drive, steps, from: start, until: left, isLast: next == nil, to: output)
    }
  }

  /// Writes a drive from a time to its end, or until some meters are left; returns when the next
  /// one begins.
  private func write(
    _ drive: Drive, _ steps: [FeedSteps], from start: Int, until left: Double?, isLast: Bool,
    to output: ([UInt8]) throws -> Void
  ) throws -> Int {
    var events = drive.events()
    var isNewRoute = true
    var end = start
    var last: [UInt8] = []
    while let event = try events.next() {
      end = start + event.milliseconds
      switch event.content {
      case .card(let shown):
        if let left, shown.toDestination.distance.meters <= left {
          try output(Self.message(.rerouting, at: event, from: start))
          return end + Self.search
        }
        let own = steps.first { $0.route == shown.card.route }
        let line = Self.message(
          .enroute, at: event, from: start, isNewRoute: isNewRoute,
          own.map { (shown, $0.from(shown)) })
        isNewRoute = false
        // A maneuver within a millisecond of a second has two messages that are the same.
        if line != last { try output(line) }
        last = line
      case .routeChanged: isNewRoute = true
      case .paused(.rerouting): try output(Self.message(.rerouting, at: event, from: start))
      case .guidanceEnded where isLast:
        try output(Self.message(.stopped, at: event, from: start))
      default: break
      }
    }
    return end + Self.search
  }

  /// A message at an event of a drive that begins some milliseconds after the first message, in one line
  /// with sorted keys and a line end.
  ///
  /// `guidance` is what is shown and the steps from the current one on; nil unless en route.
  private static func message(
    _ state: NavState, at event: DriveEvent, from start: Int, isNewRoute: Bool = false,
    _ guidance: (shown: ShownCard, steps: ArraySlice<[UInt8]>)? = nil
  ) -> [UInt8] {
    let time = event.time.map {
      CivilTime(milliseconds: $0.milliseconds + Int64(start), offset: $0.offset)
    }
    var json = JSONWriter()
    let maneuver = guidance.map { $0.shown.toManeuver ?? $0.shown.toWaypoint }
    let waypoint = guidance?.shown.toWaypoint
    let destination = guidance?.shown.toDestination
    json.object { json in
      json.member("currentStep", encoded: guidance?.steps.first)
      json.member("distanceToCurrentStepMeters", maneuver?.distance.meters)
      json.member("distanceToFinalDestinationMeters", destination?.distance.meters)
      json.member("distanceToNextDestinationMeters", waypoint?.distance.meters)
      json.member("navState", state.name)
      json.array("remainingSteps", encoded: guidance?.steps.dropFirst() ?? [])
      json.member("routeChanged", isNewRoute)
      json.member("t", Double(start + event.milliseconds) / 1000)
      json.member("time", time?.exactText)
      json.member("timeToCurrentStepSeconds", maneuver?.time.seconds)
      json.member("timeToFinalDestinationSeconds", destination?.time.seconds)
      json.member("timeToNextDestinationSeconds", waypoint?.time.seconds)
    }
    json.endLine()
    return json.bytes
  }
}

/// The steps of a route as the objects of a feed, encoded once for all messages.
struct FeedSteps {
  /// An object on one line for each step.
  private var lines: [[UInt8]] = []
  /// The step of each card.
  private var cards: [Int] = []
  /// The step at the end of each leg.
  private var ends: [Int] = []
  /// The route by its index among those read together.
  let route: Int

  init(_ route: GuidedRoute) {
    var rest = Array(route.cards)[...]
    self.route = rest.first?.route ?? 0
    for (index, leg) in route.legs.enumerated() {
      let own = rest.prefix { $0.leg == index }
      rest = rest.dropFirst(own.count)
      for card in own {
        cards.append(lines.count)
        lines.append(
          card.step.maneuver.engineType.isEmpty
            ? StepInfoWriter(endOf: leg, at: card, number: lines.count).line
            : StepInfoWriter(card, number: lines.count).line)
      }
      ends.append(lines.count - 1)
    }
  }

  /// The steps from the current one on: the maneuver of a card, and after it the end of its leg.
  func from(_ shown: ShownCard) -> ArraySlice<[UInt8]> {
    lines[(shown.toManeuver == nil ? ends[shown.card.leg] : cards[shown.card.index])...]
  }
}

/// A step as `GMSNavigationStepInfo`; what a feed said of it stays as it came.
struct StepInfoWriter {
  private let step: Step
  private let number: Int
  private let approach: TravelEstimate
  private let instruction: String
  private let roads: (full: String, simple: String)

  init(_ card: Card, number: Int) {
    step = card.step
    self.number = step.stepInfo?.number ?? number
    approach = card.approach
    guard let info = step.stepInfo else {
      instruction = card.instructionVariants[0]
      let simple = step.road.name ?? step.road.ref
      let names = [card.exitLabel, card.roadVariants.first ?? simple, step.road.destinations]
      roads = (names.compactMap { $0 }.joined(separator: " / "), simple ?? "")
      return
    }
    instruction = info.instruction ?? ""
    roads = (info.fullRoadName ?? "", info.simpleRoadName ?? "")
  }

  /// The end of a leg that the engine has no step for.
  init(endOf leg: GuidedLeg, at card: Card, number: Int) {
    (step, self.number, approach) = (card.step, number, card.approach)
    instruction = leg.arrivalVariants[0]
    roads = (leg.destinationName ?? "", leg.destinationName ?? "")
  }

  /// The object on one line; what a feed sent keeps unknown words and all recommended arrows.
  var line: [UInt8] { JSON.encoding { write(to: &$0) }.line }

  private func write(to json: inout JSONWriter) {
    let (info, types) = (step.stepInfo, PlatformTypes(step))
    let strip = GlyphSpec(lanesOf: step)
    json.member("distanceFromPrevStepMeters", approach.distance.meters)
    json.member(
      "drivingSide", "GMSNavigationDrivingSide" + (step.drivingSide == .left ? "Left" : "Right"))
    json.member("exitNumber", step.road.exits)
    json.member("fullInstructionText", instruction)
    json.member("fullRoadName", roads.full)
    if let info {
      json.objects("lanes", info.lanes.nonEmpty) { arrows, json in
        json.objects("laneDirections", arrows) { arrow, json in
          let known = LaneArrow(arrow.direction, isRecommended: arrow.isRecommended)
          json.member("laneShape", arrow.unknownShape ?? known.google.name)
          json.member("recommended", arrow.isRecommended)
        }
      }
    } else {
      let arrows = LaneArrow.arrows(of: step.lanes)
      json.objects("lanes", arrows.nonEmpty, LaneArrow.writeGoogle)
    }
    json.member("lanesImage", info?.lanesImage ?? strip?.name)
    json.member("maneuver", info?.maneuver ?? types.google.name)
    json.member(
      "maneuverImage", info?.maneuverImage ?? GlyphSpec(step, junctions: .schematic).name)
    json.member("maneuverValue", info == nil ? types.google.value : info?.maneuverValue)
    json.member(
      "roundaboutTurnNumber", info?.roundaboutTurnNumber ?? types.googleRoundaboutTurnNumber)
    json.member("simpleRoadName", roads.simple)
    json.member("stepNumber", number)
    json.member("timeFromPrevStepSeconds", approach.time.seconds)
  }
}
