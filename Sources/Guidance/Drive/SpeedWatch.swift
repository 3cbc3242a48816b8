/// Watches the speed against the limit.
struct SpeedWatch {
  private var told = Speeding(level: .none, percent: 0, speed: 0)

  /// A level ends only when the speed is as many percent below where it starts, so that it does not
  /// flicker.
  private static let margin = 1.0

  /// What is to be told: that the level changed, or while there is one, the percentage; else
  /// nothing.
  mutating func change(
    _ speed: Double?, limit: Double?, _ options: DriveOptions
  ) -> Speeding? {
    var now = Speeding(level: .none, percent: 0, speed: speed ?? 0, limit: limit)
    if let speed, let limit, limit > 0, speed.isFinite {
      let excess = (speed / limit - 1) * 100
      func isReached(_ level: Speeding.Level, _ threshold: Double) -> Bool {
        let isHeld = told.level == level || told.level == .major
        return excess >= threshold - (isHeld ? Self.margin : 0) && excess > 0
      }
      if isReached(.major, options.majorSpeeding) {
        now.level = .major
      } else if isReached(.minor, options.minorSpeeding) {
        now.level = .minor
      }
      now.percent = now.level == .none ? 0 : Int(min(max(0, excess), 10_000))
    }
    guard now.level != told.level || now.percent != told.percent else { return nil }
    told = now
    return now
  }

  /// What is to be told when the limit is no longer known; nothing where nobody is too fast.
  mutating func end(at speed: Double) -> Speeding? {
    guard told.level != .none else { return nil }
    told = Speeding(level: .none, percent: 0, speed: speed)
    return told
  }
}
