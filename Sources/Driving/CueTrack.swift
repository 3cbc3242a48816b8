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
  }

  private var cues: [Cue] = []
  private var next = 0
  /// When the voice is free.
  private var free = 0

  /// Positions of the vehicle are this exact, in meters.
  private static let noise = 0.1
  /// Beyond a stop, in meters.
  private static let leaving = 1.0

  static func announcements(of route: DrivableRoute) -> CueTrack {
    var track = CueTrack()
    for card in route.cards {
      track.add(card.announcements, card.index, card.leg, at: route.line.marks[card.index].meters)
    }
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

  private mutating func add(
    _ announcements: [CardAnnouncement], _ card: Int?, _ leg: Int, at mark: Double
  ) {
    for own in announcements {
      // After a stop guidance goes on where the vehicle leaves it.
      let start = mark - own.meters + (own.moment == .start && leg > 0 ? Self.leaving : 0)
      cues.append(
        Cue(
          meters: start...max(start, mark - own.range.lowerBound),
          content: .announcement(own, card: card, leg: leg),
          duration: Int(own.duration * 1000)))
    }
  }

  /// Resets the state after a jump of the position.
  mutating func find() { next = 0 }

  /// The latest that is due and still true, unless the voice is busy.
  mutating func take(_ fix: DriveFix) -> DriveEvent.Content? {
    while next < cues.count, cues[next].meters.lowerBound <= fix.meters + Self.noise {
      let isLate = cues[next].meters.upperBound < fix.meters - Self.noise
      let isLast =
        next + 1 == cues.count || cues[next + 1].meters.lowerBound > fix.meters + Self.noise
      if isLate || !isLast {
        next += 1
        continue
      }
      guard fix.milliseconds >= free else { return nil }
      next += 1
      free = fix.milliseconds + cues[next - 1].duration
      return cues[next - 1].content
    }
    return nil
  }
}
