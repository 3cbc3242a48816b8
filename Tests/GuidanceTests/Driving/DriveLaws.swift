import Driving
import Guidance
import Routes
import Testing

/// What holds on every drive that follows its route, checked event by event.
struct DriveLaws {
  let name: String
  private var count = 0
  private var last = 0
  private var start: DriveStart?
  private var isEnded = false
  private var leg = 0
  private var arrivals = 0
  private var meters: Double?
  private var seconds: Double?
  private var sum = 0.0
  private var nextCard = 0
  private var shown: ShownCard?
  private var lanes: Card?
  private var state: ManeuverState?
  private var next: Card?
  private var road: [String] = []
  private var hasArrived = false
  /// Objects along the route that came, and those that lie behind.
  private var near: Set<Int> = []
  private var passed: Set<Int> = []
  private var limit: SpeedLimitSign?
  /// When the voice has ended.
  private var silence = 0

  init(_ name: String) { self.name = name }

  mutating func check(_ event: DriveEvent) {
    #expect(!isEnded, "\(name): \(event) after the end")
    #expect((start == nil) == (event.name == .guidanceStarted), "\(name): start")
    #expect(event.milliseconds >= last, "\(name): time runs backward at \(event.milliseconds)")
    last = event.milliseconds
    count += 1
    switch event.content {
    case .guidanceStarted(let facts): start = facts
    case .location(let location): check(location)
    case .remainingTime(let value, let index):
      #expect(index == leg && value >= 0 && value <= seconds ?? .infinity, "\(name): time up")
      seconds = value
    case .remainingDistance(let value, let index):
      #expect(index == leg && value >= 0 && value <= meters ?? .infinity, "\(name): distance up")
      if meters == nil { sum += value }
      meters = value
    case .card(let card): check(card)
    case .lanesShown(let card):
      #expect(lanes == nil && card.index == nextCard - 1, "\(name): lanes")
      lanes = card
    case .lanesHidden(let card):
      #expect(lanes?.index == card.index, "\(name): lanes hidden")
      lanes = nil
    case .maneuverState(let state, let card):
      let states = ManeuverState.allCases
      let rank = states.firstIndex(of: state) ?? 0
      let before = self.state.flatMap(states.firstIndex) ?? -1
      #expect(rank > before && card.index == nextCard - 1, "\(name): \(state) of \(card.index)")
      self.state = state
    case .next(.hidden, let card):
      #expect(next?.index == card.index, "\(name): next card hidden")
      next = nil
    case .next(let look, let card):
      #expect(card.index == nextCard && card.leg == leg, "\(name): next card \(card.index)")
      #expect(look == (lanes == nil ? .shown : .covered), "\(name): \(look)")
      #expect(state != .onward && state != nil, "\(name): next card while the first is far")
      next = card
    case .road(let names):
      #expect(names != road, "\(name): \(names) again")
      road = names
    case .arrived(let index, _, let isDestination, _):
      #expect(index == leg && meters == 0 && seconds == 0, "\(name): arrival at leg \(index)")
      #expect(isDestination == (index == (start?.legs ?? 0) - 1), "\(name)")
      arrivals += 1
      hasArrived = isDestination
    case .continued(let index):
      #expect(index == leg + 1 && arrivals == index, "\(name): leg \(index)")
      leg = index
      (meters, seconds) = (nil, nil)
    case .guidanceEnded(let hasArrived):
      #expect(hasArrived && self.hasArrived, "\(name): end")
      isEnded = true
    case .announcement(let announcement, let card, let index):
      #expect(event.milliseconds >= silence, "\(name): '\(announcement.text)' interrupts")
      #expect(index >= leg && card ?? 0 < start?.cards ?? 0, "\(name): '\(announcement.text)'")
      silence = event.milliseconds + Int(announcement.duration * 1000)
    case .approaching(let ahead):
      #expect(near.insert(ahead.object.index).inserted, "\(name): \(ahead) comes twice")
      #expect(ahead.meters >= 0 && ahead.seconds >= 0, "\(name): \(ahead)")
      #expect(ahead.seconds <= ahead.object.group.lead + 1, "\(name): \(ahead)")
    case .passed(let object):
      #expect(near.contains(object.index), "\(name): \(object.index) never came")
      #expect(passed.insert(object.index).inserted, "\(name): \(object.index) passes twice")
    case .speedLimit(let sign):
      #expect(sign != limit, "\(name): \(String(describing: sign)) again")
      limit = sign
    case .delayCategory, .speeding, .lightingMode, .banner: break
    case .paused(.arrived), .resumed: break
    case .offRoute, .onRoute, .routeChanged, .paused:
      Issue.record("\(name): \(event.name) on the planned way")
    }
  }

  private func check(_ location: VehicleLocation) {
    #expect(
      location.place.latitude.magnitude <= 90 && location.place.longitude.magnitude <= 180
        && location.isOnRoute && (location.speed ?? 0).isFinite, "\(name): \(location)")
    if let course = location.course { #expect(course >= 0 && course < 360, "\(name)") }
  }

  private mutating func check(_ card: ShownCard) {
    #expect(card.isNew == (card.card.index == nextCard), "\(name): card \(card.card.index)")
    if card.isNew {
      #expect(next == nil && lanes == nil, "\(name): what belongs to the card before stays")
      nextCard += 1
      state = nil
    }
    #expect(card.card.index == nextCard - 1 && card.card.leg == leg, "\(name): order of cards")
    if let before = shown {
      #expect(isDown(before.toDestination, card.toDestination), "\(name): destination")
      if before.card.leg == leg {
        #expect(isDown(before.toWaypoint, card.toWaypoint), "\(name): waypoint")
      }
      if !card.isNew, let first = before.toManeuver, let second = card.toManeuver {
        #expect(isDown(first, second), "\(name): maneuver \(card.card.index)")
      }
      #expect(before.progress.elapsed <= card.progress.elapsed, "\(name): progress")
    }
    shown = card
  }

  private func isDown(_ before: TravelEstimate, _ after: TravelEstimate) -> Bool {
    func length(_ estimate: TravelEstimate) -> Double {
      estimate.distance.rounded.map { rounded in
        let unit: [DistanceUnit: Double] = [
          .meters: 1, .kilometers: 1000, .feet: 0.3048, .yards: 0.9144, .miles: 1609.344,
        ]
        return rounded.value * (unit[rounded.unit] ?? .nan)
      } ?? 0
    }
    return length(after) <= length(before) + 1e-9
      && after.time.rounded?.minutes ?? 0 <= before.time.rounded?.minutes ?? 0
  }

  /// Checks the whole, after the last event.
  func finish() {
    guard let start else {
      Issue.record("\(name): nothing happened")
      return
    }
    #expect(isEnded, "\(name): no end")
    #expect(arrivals == start.legs, "\(name): \(arrivals) of \(start.legs) legs")
    #expect(nextCard == start.cards, "\(name): \(nextCard) of \(start.cards) cards")
    #expect(lanes == nil && next == nil, "\(name): lanes or the next card stay")
    #expect(
      (sum - start.meters).magnitude <= 0.01 * Double(start.legs + 1),
      "\(name): the legs sum to \(sum), not \(start.meters)")
    #expect(
      (Double(last) / 1000 - start.seconds).magnitude <= 0.001, "\(name): ends at \(last)")
  }
}
