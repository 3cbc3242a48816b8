import Driving
import Guidance
import Testing

/// What holds for pauses on every drive, checked event by event.
struct PauseLaws {
  let name: String
  private var pause: PauseReason?
  private(set) var reasons: [PauseReason] = []

  init(_ name: String) { self.name = name }

  mutating func check(_ event: DriveEvent) {
    switch event.content {
    case .paused(let reason):
      #expect(reason != pause, "\(name): \(reason) twice at \(event.milliseconds)")
      pause = reason
      reasons.append(reason)
    case .resumed:
      #expect(pause != nil, "\(name): resumed without a pause at \(event.milliseconds)")
      pause = nil
    case .card, .lanesShown, .next(.shown, _), .next(.covered, _), .maneuverState, .announcement,
      .remainingTime, .remainingDistance:
      #expect(pause == nil, "\(name): \(event.name) in a pause at \(event.milliseconds)")
    default: break
    }
  }
}
