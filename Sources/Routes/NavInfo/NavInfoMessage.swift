import JSON
import Faults

/// A message of the feed as it came; a measure that is out of range is a fault and unknown.
struct NavInfoMessage {
  let node: JSONNode
  let steps: [NavInfoStep]
  let routeChanged: Bool
  let isRecognized: Bool
  /// Nil if it is absent or unknown.
  let state: NavState?
  let time: JSONTraceReader.Moment?
  let toStep: Feed.Way
  let toNextDestination: Feed.Way
  let toFinalDestination: Feed.Way
  let badMeasures: [BadMeasure]

  init(_ node: JSONNode) throws(Fault) {
    try node.expectObject()
    self.node = node
    isRecognized = Engine(of: node) == .navInfo
    let current = try node.object("currentStep").map { [$0] } ?? []
    // React Native has a name of its own, and on iOS no numbers that are 0.
    let later = try node.objects(
      node["remainingSteps"] == nil ? "getRemainingSteps" : "remainingSteps")
    var steps = try (current + later).map(NavInfoStep.init)
    if steps[ifAny: 0]?.number == nil, steps[ifAny: 1]?.number == 1 { steps[0].number = 0 }
    self.steps = steps
    routeChanged = node.flag("routeChanged") ?? false
    time = JSONTraceReader.moment(JSONTraceReader.time(of: node))
    state = node.text("navState").flatMap { NavState(word: $0) }
    var badMeasures: [BadMeasure] = []
    func way(_ place: String) throws(Fault) -> Feed.Way {
      Feed.Way(
        meters: try node.plausibleMeasure("distanceTo\(place)Meters", &badMeasures),
        seconds: try node.plausibleMeasure("timeTo\(place)Seconds", &badMeasures))
    }
    toStep = try way("CurrentStep")
    toNextDestination = try way("NextDestination")
    toFinalDestination = try way("FinalDestination")
    self.badMeasures = badMeasures
  }

  /// Throws for a measure that is out of range, which is a fault of a feed but not of a route.
  func checkMeasures() throws(Fault) {
    for (place, value) in badMeasures + steps.flatMap({ $0.badMeasures }) {
      throw .invalid(at: place, value: "\(value)", expected: "a finite number of 0 or more")
    }
  }

  /// What the message says of the state, else what its steps do.
  var effect: NavState {
    if let state, state != .unknown { return state }
    return steps.isEmpty ? .unknown : .enroute
  }

  /// Whether it was sent before another, by the times, else by steps and ways that are left.
  func precedes(_ other: NavInfoMessage) -> Bool {
    if let time, let late = other.time, time.isAbsolute == late.isAbsolute {
      return time.milliseconds < late.milliseconds
    }
    guard !routeChanged, !other.routeChanged else { return false }
    return goesBack(from: other)
  }

  /// Whether it is at an earlier step than another, or farther from the end on the same step.
  func goesBack(from other: NavInfoMessage) -> Bool {
    guard let step = steps.first, let late = other.steps.first else { return false }
    if let number = step.number, let last = late.number, number != last { return number < last }
    guard let meters = toFinalDestination.meters ?? toStep.meters,
      let left = other.toFinalDestination.meters ?? other.toStep.meters
    else { return false }
    return meters > left + Self.noise
  }

  /// Remaining ways are this exact, in meters.
  private static let noise = 5.0
}

/// A distance in meters or a time in seconds that is out of range, with its place.
typealias BadMeasure = (place: String, value: Double)

extension JSONNode {
  /// The largest measure that is no nonsense, in meters or seconds.
  static let mostMeasure = 1e8

  /// A distance in meters or a time in seconds; nil if it is out of range, and noted.
  func plausibleMeasure(_ name: String, _ bad: inout [BadMeasure]) throws(Fault) -> Double? {
    guard let value = self[name] else { return nil }
    guard let number = value.number else {
      throw .wrongType(at: value.place, expected: "a number")
    }
    if (0...Self.mostMeasure).contains(number) { return number }
    bad.append((value.place, number))
    return nil
  }
}
