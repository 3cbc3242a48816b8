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
    /// Of a warning: where the way to its maneuver begins and ends, in meters, and its planned speed.
    var warning: (start: Double, mark: Double, speed: Double)?
  }

  private var cues: [Cue] = []
  private var next = 0
  /// When the voice is free.
  private var free = 0
  /// The time of the last position; nil at the start.
  private var last: Int?
  private var guide: Guide?

  /// Positions of the vehicle are this exact, in meters.
  private static let noise = 0.1
  /// Beyond a stop, in meters.
  private static let leaving = 1.0
  /// At least so many seconds before its maneuver begins a warning.
  private static let least = 13.0

  static func announcements(of route: DrivableRoute) -> CueTrack {
    var track = CueTrack()
    track.guide = route.guided.guide
    for card in route.cards { track.add(card, at: route.line.marks[card.index].meters) }
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

  private mutating func add(_ card: Card, at mark: Double) {
    for own in card.announcements {
      // After a stop guidance goes on where the vehicle leaves it.
      let start = mark - own.meters + (own.moment == .start && card.leg > 0 ? Self.leaving : 0)
      var cue = Cue(
        meters: start...max(start, mark - own.range.lowerBound),
        content: .announcement(own, card: card.index, leg: card.leg),
        duration: Int(own.duration * 1000))
      if own.isTemplate, own.seconds > 0 {
        let speed = own.meters / own.seconds
        cue.warning = (mark - card.approach.distance.meters, mark, speed)
        // Later than planned, as long as there is time for the last one.
        let end = mark - (card.announcements.last?.meters ?? 0) - (own.duration + 1) * speed
        cue.meters = start...max(end, cue.meters.upperBound)
      }
      cues.append(cue)
    }
  }

  /// Where a cue is due; a vehicle that is faster than planned, or seldom seen, is warned earlier.
  private func start(of cue: Cue, _ fix: DriveFix) -> Double {
    guard let (start, mark, planned) = cue.warning, planned > 0, fix.location.recorded != nil,
      let speed = fix.location.speed
    else { return cue.meters.lowerBound }
    let seconds = max(
      (mark - cue.meters.lowerBound) / planned,
      Self.least + Double(fix.milliseconds - (last ?? fix.milliseconds)) / 1000)
    return max(start, min(cue.meters.lowerBound, mark - seconds * speed))
  }

  /// Resets the state after a jump of the position.
  mutating func find() { next = 0 }

  /// The latest that is due and still true, unless the voice is busy.
  mutating func take(_ fix: DriveFix) -> DriveEvent.Content? {
    defer { last = fix.milliseconds }
    while next < cues.count, start(of: cues[next], fix) <= fix.meters + Self.noise {
      let isLate = cues[next].meters.upperBound < fix.meters - Self.noise
      let isLast =
        next + 1 == cues.count || start(of: cues[next + 1], fix) > fix.meters + Self.noise
      if isLate || !isLast {
        next += 1
        continue
      }
      guard fix.milliseconds >= free else { return nil }
      next += 1
      var cue = cues[next - 1]
      if let mark = cue.warning?.mark, fix.location.recorded != nil,
        case .announcement(let own, let card, let leg) = cue.content,
        let said = guide?.saying(own, at: mark - fix.meters)
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
