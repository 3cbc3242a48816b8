import Maneuvers
import Routes

/// How near the maneuver of a card is, in CarPlay's words; later cases are nearer.
public enum ManeuverState: String, Hashable, Sendable, CaseIterable {
  /// The driver follows the road.
  case onward = "continue"
  /// The maneuver comes.
  case initial
  /// The driver gets ready: looks for the place, takes the lane.
  case prepare
  /// The driver acts.
  case execute

  /// The value of `CPManeuverState`: the place among the cases.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ManeuverState {
  /// How many seconds a driver at a speed in meters per second has to get ready: 20 in town, 33 from
  /// 97 km/h on.
  package static func lead(at speed: Double) -> Double { 20 + min(13, max(0, speed - 14)) }

  /// The speed of a way, in meters per second; faster than 70 is taken as that.
  private static func speed(_ meters: Double, _ seconds: Double) -> Double {
    seconds > 0 ? min(70, max(0, meters) / seconds) : 70
  }

  /// How many seconds before the maneuver the state begins at a speed in meters per second.
  private func begin(at speed: Double) -> Double {
    switch self {
    case .onward: .infinity
    case .initial: 2 * Self.lead(at: speed)
    case .prepare: Self.lead(at: speed)
    case .execute: 4 + speed / 12
    }
  }

  /// The least distances at which the states begin without an announcement, in meters.
  private static let floors: [ManeuverState: Double] = [.initial: 120, .prepare: 60, .execute: 15]
  /// Positions of the vehicle are this exact, in meters.
  private static let noise = 0.1

  /// The state so many meters and seconds before a card's maneuver.
  ///
  /// Each state begins where the voice says so: `initial` with the early announcement, `prepare` with
  /// the preparing one, `execute` with that at the maneuver. A state without an announcement begins by
  /// time, but not while an earlier announcement is spoken: `execute` as long before as a short sentence
  /// takes, `prepare` by `lead`, `initial` twice as early. A driver need not get ready for going on.
  package init(of card: Card, meters: Double, seconds: Double) {
    self = .onward
    let speed = Self.speed(meters, seconds)
    let isEasy = [.goOn, .notice].contains(card.step.maneuver.kind.family)
    let announced = card.announcements.map { (state: Self($0), announcement: $0) }
    // An announcement is spoken until here.
    var free = Double.infinity
    for state in Self.allCases {
      let own = announced.first { $0.state == state }?.announcement
      if let own, own.seconds > 0 {
        free = min(free, own.meters * max(0, 1 - own.duration / own.seconds))
      }
      guard state != .onward, own != nil || !isEasy || state == .execute else { continue }
      let usual = max(Self.floors[state] ?? 0, state.begin(at: speed) * speed)
      if meters <= (own?.meters ?? min(usual, free)) + Self.noise { self = state }
    }
  }

  /// What an announcement says: ours by its moment, an engine's by the time at which it is spoken.
  private init(_ announcement: CardAnnouncement) {
    switch announcement.moment {
    case .start, .onward: self = .onward
    case .early: self = .initial
    case .prepare: self = .prepare
    case .act: self = .execute
    case nil:
      let seconds = announcement.seconds
      let speed = Self.speed(announcement.meters, seconds)
      func isNear(_ state: Self, _ before: Self) -> Bool {
        seconds <= (state.begin(at: speed) + before.begin(at: speed)) / 2
      }
      self =
        isNear(.execute, .prepare)
        ? .execute
        : isNear(.prepare, .initial)
          ? .prepare : seconds <= 1.5 * Self.initial.begin(at: speed) ? .initial : .onward
    }
  }
}
