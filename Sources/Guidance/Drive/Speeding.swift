package struct Speeding: Hashable, Sendable {
  package enum Level: String, Hashable, Sendable, CaseIterable {
    case none
    case minor
    case major
  }

  package var level = Level.none
  /// Above the limit, in whole percent, 0 or more.
  package var percent = 0
  /// In meters per second.
  package var speed: Double
  /// In meters per second, or nil if unknown or unlimited.
  package var limit: Double?
}

struct SpeedWatch {
  private var reported = Speeding(speed: 0)

  /// A level ends only this many percent below its start, to avoid flicker.
  private static let margin = 1.0

  /// The change to report: a new level or, while speeding, a new percentage; else nil.
  mutating func change(
    _ speed: Double?, limit: Double?, _ options: DriveOptions
  ) -> Speeding? {
    var now = Speeding(speed: speed ?? 0, limit: limit)
    if let speed, let limit, limit > 0, speed.isFinite {
      let excess = (speed / limit - 1) * 100
      func isReached(_ level: Speeding.Level, _ threshold: Double) -> Bool {
        let isHeld = reported.level == level || reported.level == .major
        return excess >= threshold - (isHeld ? Self.margin : 0) && excess > 0
      }
      now.level =
        isReached(.major, options.majorSpeeding)
        ? .major : isReached(.minor, options.minorSpeeding) ? .minor : .none
      now.percent = now.level == .none ? 0 : Int(min(max(0, excess), 10_000))
    }
    guard now.level != reported.level || now.percent != reported.percent else { return nil }
    reported = now
    return now
  }

  /// The report when the limit becomes unknown, or nil if there is no speeding.
  mutating func end(at speed: Double) -> Speeding? {
    guard reported.level != .none else { return nil }
    reported = Speeding(speed: speed)
    return reported
  }
}
