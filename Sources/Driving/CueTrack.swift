import Guidance
import Routes

/// What is due along a route: announcements, or banners.
struct CueTrack: Sendable {
  struct Cue: Sendable {
    /// From here to there it may be reported, in meters from the start of the route.
    var meters: ClosedRange<Double>
    var content: DriveEvent.Content
    /// How long the voice speaks, in milliseconds.
    var duration = 0
    /// Of what names a maneuver ahead.
    var aim: Aim?
  }

  /// What a vehicle that does not keep to the plan needs an announcement for.
  struct Aim: Sendable {
    /// From the maneuver before to this one, from the start of the route.
    var start: Way
    var mark: Way
    /// The planned time before the maneuver, in seconds; nil if the plan has time for none.
    var lead: Double?
    /// Of a warning, which states a distance: that of the last announcement, in seconds.
    var last: Double?
  }

  private var cues: [Cue] = []
  private var next = 0
  /// When the voice is free.
  private var free = 0
  /// The time of the last position; nil at the start.
  private var last: Int?
  private var pace = Pace()
  private var route: DrivableRoute?

  /// Beyond a stop, in meters.
  private static let leaving = 1.0
  /// At least so many seconds before its maneuver begins a warning.
  private static let least = 13.0
  /// A slow vehicle is warned of a maneuver after so many seconds.
  private static let long = 30.0
  /// The longest time until the next position that is reckoned with, in seconds.
  private static let interval = 15.0

  static func announcements(of route: DrivableRoute) -> CueTrack {
    var track = CueTrack()
    track.route = route
    for card in route.cards { track.add(card, on: route.line) }
    return track
  }

  static func banners(of route: DrivableRoute) -> CueTrack {
    var track = CueTrack()
    for card in route.cards {
      let mark = route.line.marks[card.index].meters
      for banner in card.step.banners {
        track.cues.append(
          Cue(meters: mark - banner.distance...mark, content: .banner(banner, card: card)))
      }
    }
    return track
  }

  private mutating func add(_ card: Card, on line: DriveLine) {
    let mark = line.marks[card.index]
    let leg = line.legs[card.leg]
    let before =
      card.index > leg.cards.lowerBound
      ? line.marks[card.index - 1]
      : Way(meters: leg.meters.lowerBound, seconds: leg.seconds.lowerBound)
    for own in card.announcements {
      // After a stop guidance goes on where the vehicle leaves it.
      let start =
        mark.meters - own.meters + (own.moment == .start && card.leg > 0 ? Self.leaving : 0)
      var cue = Cue(
        meters: start...max(start, mark.meters - own.range.lowerBound),
        content: .announcement(own, card: card.index, leg: card.leg),
        duration: Int(own.duration * 1000))
      if [.early, .prepare, .act].contains(own.moment) {
        let last = own.moment == .act ? nil : card.announcements.last?.seconds
        cue.aim = Aim(start: before, mark: mark, lead: own.seconds, last: last)
        if own.moment == .act, own.isTemplate { cues.append(Self.warning(cue, own)) }
      }
      cues.append(cue)
    }
  }

  /// A warning that the plan has no time for, but a slower vehicle has.
  private static func warning(_ cue: Cue, _ own: CardAnnouncement) -> Cue {
    var (cue, own) = (cue, own)
    own.moment = .prepare
    // It is never said without a distance.
    own.range = -1 ... -1
    if case .announcement(_, let card, let leg) = cue.content {
      cue.content = .announcement(own, card: card, leg: leg)
    }
    cue.aim?.lead = nil
    cue.aim?.last = own.seconds
    return cue
  }

  /// Whether a cue is due; a vehicle that is faster than planned, or seldom or badly seen, is warned
  /// earlier.
  private func isDue(_ cue: Cue, _ fix: DriveFix) -> Bool {
    let isReached = cue.meters.lowerBound <= fix.meters + DriveFix.margin
    guard let aim = cue.aim, let line = route?.line else { return isReached }
    if aim.lead != nil, isReached || fix.isPlanned { return isReached }
    let way = aim.mark.seconds - aim.start.seconds
    // A slower vehicle is warned where it is planned.
    let pace = aim.lead == nil ? pace.value : max(1, pace.value)
    if fix.isPlanned || fix.meters < aim.start.meters { return false }
    if aim.lead == nil, way < Self.long * pace { return false }
    let interval = min(Self.interval, Double(fix.milliseconds - (last ?? fix.milliseconds)) / 1000)
    var seconds = (aim.lead ?? 0) * pace
    var ahead = 0.0
    if let last = aim.last {
      let spoken = Double(cue.duration) / 1000 + 1
      seconds = max(seconds, last + (spoken + interval) * pace, (Self.least + interval) * pace)
      // The vehicle may be farther than it is seen.
      ahead = 2 * fix.error
    }
    return line.seconds(atMeters: fix.meters + ahead) >= aim.mark.seconds - seconds
  }

  /// Whether a cue is no longer true; a warning is, as long as there is time for the last one.
  private func isLate(_ cue: Cue, _ fix: DriveFix) -> Bool {
    guard !fix.isPlanned, let aim = cue.aim, let last = aim.last else {
      return cue.meters.upperBound < fix.meters - DriveFix.margin
    }
    let spoken = Double(cue.duration) / 1000 + 1
    return aim.mark.seconds - fix.seconds < last + spoken * pace.value
  }

  /// Resets the state after a jump of the position.
  mutating func find() {
    next = 0
    pace = Pace()
  }

  /// The latest that is due and still true, unless the voice is busy.
  mutating func take(_ fix: DriveFix) -> DriveEvent.Content? {
    defer { last = fix.milliseconds }
    pace.take(fix)
    while next < cues.count {
      let isLast = next + 1 == cues.count || !isDue(cues[next + 1], fix)
      guard isDue(cues[next], fix) || !isLast else { return nil }
      if isLate(cues[next], fix) || !isLast {
        next += 1
        continue
      }
      guard fix.milliseconds >= free else { return nil }
      next += 1
      var cue = cues[next - 1]
      if !fix.isPlanned, let aim = cue.aim, aim.last != nil,
        case .announcement(let own, let card, let leg) = cue.content,
        let said = route?.guided.guide.saying(own, at: aim.mark.meters - fix.meters)
      {
        cue.content = .announcement(said, card: card, leg: leg)
        cue.duration = Int(said.duration * 1000)
      }
      free = fix.milliseconds + cue.duration
      return cue.content
    }
    return nil
  }
}

/// How many planned seconds a vehicle drives in a second.
private struct Pace: Sendable {
  private(set) var value = 1.0
  private var start: DriveFix?

  /// It is measured over as many milliseconds, longer where positions are poor.
  private static let window = 10_000
  private static let longest = 60_000

  mutating func take(_ fix: DriveFix) {
    guard let start else { return self.start = fix }
    let elapsed = fix.milliseconds - start.milliseconds
    guard elapsed >= Self.window,
      elapsed >= Self.longest || fix.meters - start.meters >= 6 * fix.error
    else { return }
    value = (fix.seconds - start.seconds) * 1000 / Double(elapsed)
    self.start = fix
  }
}
