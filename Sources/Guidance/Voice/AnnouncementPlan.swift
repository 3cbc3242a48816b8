import Faults
import Routes

/// When ours are said along a route: what is spoken ends before the next begins.
///
/// A stretch leads to a maneuver, at one speed. The voice is free from some moment of it on; then it
/// may go on ("continue"), and announces the maneuver up to three times. A maneuver that follows too
/// closely for an announcement of its own is said with the one before.
package struct AnnouncementPlan: Sendable {
  struct Entry: Sendable {
    var announcements: [CardAnnouncement] = []
    /// The card whose announcement also says this one's maneuver.
    var announcedWith: Int?
  }

  /// For each card.
  private(set) var cards: [Entry] = []

  private struct Stretch {
    var leg: Int
    /// The index of the step in the leg.
    var step: Int
    var kind: ManeuverKind
    var meters: Double
    var seconds: Double

    /// In meters per second; finite.
    var speed: Double { seconds > 0 ? min(1e6, meters / seconds) : 0 }
    var family: ManeuverKind.Family { kind.family }
    /// Whether guidance starts here, also after a stop; nothing is announced before.
    var starts: Bool { family == .depart || step == 0 && seconds == 0 }
    /// Whether a driver must get ready for the maneuver.
    var isAnnouncedEarly: Bool { family != .goOn && family != .notice }
    /// Whether a warning must name the maneuver.
    var needsWarning: Bool { seconds >= AnnouncementPlan.long }
    /// Whether "then" fits before the maneuver: a place such as a roundabout needs its own sentence.
    var followsWell: Bool { kind.circulation == nil && family != .merge }
  }

  private struct Saying {
    var text: InstructionText
    var moment: CardAnnouncement.Moment
    /// In seconds after the start of the stretch.
    var begin: Double
    var range: ClosedRange<Double>
    /// What a warning would say after its distance.
    var instruction: InstructionText?
  }

  /// Between two announcements, in seconds.
  package static let gap = 1.0
  /// A maneuver within this time after another is also said with it, in seconds.
  private static let close = 13.0
  /// From this time on, a maneuver needs a warning, in seconds.
  static let long = 45.0
  /// How long before its maneuver a warning begins, in seconds.
  static let warned = 12.0...200.0
  /// At most so many instructions are said at once.
  private static let longest = 4

  private let spoken: SpokenLanguage
  private let voice: Voice
  private let units: UnitSystem
  private let route: Route
  private var stretches: [Stretch] = []
  private var speakers: [Speaker] = []

  init(_ route: Route, _ spoken: SpokenLanguage, voice: Voice, units: UnitSystem) {
    (self.route, self.spoken, self.voice, self.units) = (route, spoken, voice, units)
    for (leg, part) in route.legs.enumerated() {
      var way = (part.approachDistance, part.approachDuration)
      for (index, step) in part.steps.enumerated() {
        let seconds = Self.seconds(way.0, way.1)
        stretches.append(
          Stretch(
            leg: leg, step: index, kind: step.maneuver.kind, meters: way.0, seconds: seconds))
        speakers.append(
          Speaker(
            spoken.on(step).voice ?? voice, step, after: part.road(before: index),
            placeName: part.placeName))
        way = (step.distance, step.duration)
      }
    }
    cards = stretches.map { _ in Entry() }
    plan()
    for index in cards.indices where !cards[index].announcements.isEmpty {
      cards[index].announcedWith = nil
    }
    (stretches, speakers) = ([], [])
  }

  /// The time of a stretch; at 50 km/h if the engine states none.
  package static func seconds(_ meters: Double, _ seconds: Double) -> Double {
    seconds > 0 ? seconds : meters / (50 / 3.6)
  }

  private mutating func plan() {
    // In seconds after the start of the stretch.
    var free = 0.0
    for index in stretches.indices {
      let stretch = stretches[index]
      if stretch.family != .none { free = announce(index, from: free) }
      free = max(0, free - stretch.seconds)
    }
  }

  /// Plans a stretch; returns when the voice is free again.
  private mutating func announce(_ index: Int, from start: Double) -> Double {
    let stretch = stretches[index]
    let speaker = speakers[index]
    if speaker.asksNothing {
      return onward(index, from: start, until: stretch.seconds).map { say($0, on: index) } ?? start
    }
    if stretch.starts {
      let own = speaker.act(withLanes: false)
      let end = max(start, stretch.seconds) + length(own)
      let text = speaker.act(withLanes: false, then: following(index, until: end))
      let begin = max(start, stretch.seconds)
      return say(
        Saying(text: text, moment: .start, begin: begin, range: -100...stretch.meters), on: index)
    }
    var withLanes = speaker.hasLanes
    var act = speaker.act(withLanes: false)
    let isForced = cards[index].announcedWith == nil && start <= stretch.seconds
    guard start + length(act) <= stretch.seconds + 0.5 || isForced else { return start }
    let others = following(index, until: start + length(act))
    act = speaker.act(withLanes: false, then: others)
    // Fast drivers need more time.
    let margin = stretch.kind.arrives ? Self.gap : 1.5 + min(40, stretch.speed) / 12
    func begin(of text: InstructionText) -> Double {
      max(start, stretch.seconds - length(text) - margin)
    }
    var end = begin(of: act)
    var early: [Saying] = []
    if stretch.isAnnouncedEarly || stretch.needsWarning {
      let speed = stretch.speed
      // Early enough that a long text ends before the next one, which may be long, too.
      let lead = max(60 / max(speed, 1), ManeuverState.lead(at: speed), stretch.seconds - end + 11)
      if let warning = warning(stretch, speaker, lead: lead, from: start, until: end) {
        early.append(warning.saying)
        if warning.hasLanes { withLanes = false }
        end = warning.saying.begin
      }
      if !early.isEmpty, stretch.isAnnouncedEarly, speed >= 16,
        let first = first(stretch, speaker, within: 75, from: start, until: end)
      {
        early.append(first)
        end = first.begin
      }
    }
    if let onward = onward(index, from: start, until: end) { early.append(onward) }
    var free = start
    for saying in early.reversed() { free = say(saying, on: index) }
    if withLanes {
      let laned = speaker.act(withLanes: true, then: others)
      if free + length(laned) <= stretch.seconds { act = laned }
    }
    let range = 0...stretch.meters
    let begin = max(free, begin(of: act))
    // Without a planned warning, a vehicle that is slower than planned has time for one.
    let isWarned = early.contains { $0.moment != .onward }
    let own = isWarned ? nil : speaker.instruction(.full)
    return say(
      Saying(text: act, moment: .act, begin: begin, range: range, instruction: own), on: index)
  }

  /// The warning that names a maneuver, about `lead` seconds before it, while the voice is free.
  ///
  /// The first that fits of: with lanes, in full, brief; each at a round distance, else at the moment
  /// nearest to `lead`, with the nearest distance that is spoken well.
  private func warning(
    _ stretch: Stretch, _ speaker: Speaker, lead: Double, from start: Double, until end: Double
  ) -> (saying: Saying, hasLanes: Bool)? {
    let forms: [Speaker.Form] = (speaker.hasLanes ? [.withLanes] : []) + [.full, .brief]
    let table = RoundedDistance.spoken(in: units)
    // On a short way, a late warning is better than none.
    for least in stretch.needsWarning ? [Self.warned.lowerBound, 0] : [0] {
      let times = least...Self.warned.upperBound
      let round = table.map { ($0, $0.meters / stretch.speed) }.filter {
        $0.0.meters <= stretch.meters && times.contains($0.1) && stretch.seconds - $0.1 >= start
      }
      let ordered = round.filter { $0.1 <= lead }.reversed() + round.filter { $0.1 > lead }
      for form in forms {
        let instruction = speaker.instruction(form)
        for gap in [4, Self.gap] {
          for (distance, time) in ordered {
            let at = stretch.seconds - time
            guard at + gap <= end else { continue }
            let text = speaker.voice.warning(of: instruction, in: distance)
            guard at + length(text) + gap <= end else { continue }
            return (saying(text, instruction, .prepare, at: at, in: distance), form == .withLanes)
          }
        }
        guard least > 0 else { continue }
        func text(at time: Double) -> (InstructionText, ClosedRange<Double>) {
          // A ride whose length is not stated.
          if stretch.meters < 10 { return (speaker.now(form), 0...stretch.meters) }
          let (distance, range) = RoundedDistance.spoken(nearest: time * stretch.speed, in: units)
          return (speaker.voice.warning(of: instruction, in: distance), range)
        }
        let latest = min(end - Self.gap - length(text(at: lead).0), stretch.seconds - least)
        let at = min(latest, max(start, stretch.seconds - lead))
        let (own, range) = text(at: stretch.seconds - at)
        guard at >= start, at + length(own) + Self.gap <= end else { continue }
        let saying = Saying(
          text: own, moment: .prepare, begin: at, range: range,
          instruction: stretch.meters < 10 ? nil : instruction)
        return (saying, form == .withLanes)
      }
    }
    return nil
  }

  /// What is said at a round distance.
  private func saying(
    _ text: InstructionText, _ instruction: InstructionText, _ moment: CardAnnouncement.Moment,
    at begin: Double, in distance: RoundedDistance
  ) -> Saying {
    let range = RoundedDistance.spoken(nearest: distance.meters, in: units).range
    return Saying(
      text: text, moment: moment, begin: begin, range: range, instruction: instruction)
  }

  /// A first, earlier warning at the farthest round distance within some seconds.
  private func first(
    _ stretch: Stretch, _ speaker: Speaker, within reach: Double, from start: Double,
    until end: Double
  ) -> Saying? {
    for distance in RoundedDistance.spoken(in: units).reversed() {
      let time = distance.meters / stretch.speed
      let at = stretch.seconds - time
      guard time <= reach, at >= start, distance.meters <= stretch.meters else { continue }
      let instruction = speaker.instruction(.full)
      let text = speaker.voice.warning(of: instruction, in: distance)
      guard at + length(text) + 15 <= end else { return nil }
      return saying(text, instruction, .early, at: at, in: distance)
    }
    return nil
  }

  /// The way on after the previous maneuver, if the next announcement is far.
  private func onward(
    _ index: Int, from start: Double, until end: Double
  ) -> Saying? {
    let stretch = stretches[index]
    guard index > 0, stretches[index - 1].leg == stretch.leg else { return nil }
    let before = stretches[index - 1].family
    guard ![.goOn, .notice, .none, .passenger].contains(before), !isCarried(index) else {
      return nil
    }
    let at = max(start, 3)
    let left = stretch.meters - at * stretch.speed
    guard left >= (units == .metric ? 1500 : Double.mile) else { return nil }
    let (distance, range) = RoundedDistance.spoken(nearest: left, in: units)
    let text = speakers[index - 1].onward(distance)
    guard at + length(text) + 20 <= end else { return nil }
    return Saying(text: text, moment: .onward, begin: at, range: range)
  }

  /// Whether a ferry or a train carries the driver along a stretch.
  private func isCarried(_ index: Int) -> Bool {
    route.legs[stretches[index].leg].steps[stretches[index].step - 1].isCarried
  }

  /// The instructions to say together with that of a maneuver, since they follow closely; alone it
  /// is spoken until `end` at the earliest, in seconds after the start of its stretch.
  private mutating func following(_ first: Int, until end: Double) -> [Speaker.Addition] {
    var result: [Speaker.Addition] = []
    var next = first + 1
    // How long the voice is busy in the next stretch.
    var busy = end + Self.gap - stretches[first].seconds
    while next < stretches.count, result.count + 1 < Self.longest,
      stretches[next].leg == stretches[first].leg, !stretches[next - 1].kind.arrives
    {
      let stretch = stretches[next]
      guard stretch.family != .none, stretch.family != .depart, stretch.seconds < 30 else { break }
      let speaker = speakers[next]
      guard !speaker.asksNothing else { break }
      let needs = length(speaker.act(withLanes: false)) + 2
      func hasRoom() -> Bool { stretch.seconds - max(0, busy) >= needs }
      let isClose = stretch.seconds < Self.close && stretch.isAnnouncedEarly && stretch.followsWell
      if hasRoom(), !isClose { break }
      let second = speaker.second(after: stretches[next - 1].kind)
      result.append(second)
      cards[next].announcedWith = first
      busy += length(second.text)
      if hasRoom() { break }
      busy -= stretch.seconds
      next += 1
    }
    return result
  }

  private func length(_ text: InstructionText) -> Double { voice.seconds(text.text) }

  /// Returns when the voice is free again.
  private mutating func say(_ saying: Saying, on index: Int) -> Double {
    let stretch = stretches[index]
    let duration = length(saying.text)
    // A start waits at its place until the voice is free.
    let seconds = max(0, stretch.seconds - saying.begin)
    func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    let (meters, range) = (rounded(seconds * stretch.speed), saying.range)
    cards[index].announcements.append(
      CardAnnouncement(
        moment: saying.moment, meters: meters, seconds: rounded(seconds), duration: duration,
        text: saying.text.text, ssml: saying.text.ssml(in: voice.words.language.tag),
        isEngines: false, range: range.lowerBound...max(meters, range.upperBound),
        instruction: saying.instruction))
    return saying.begin + duration + Self.gap
  }
}
