import Foundation

/// Plays the events of a drive at their times.
///
/// An app has its own progress in place of it, and makes events of that.
struct DrivePlayer {
  private let events: [FingerpostCards.DriveEvent]

  init(_ events: [FingerpostCards.DriveEvent]) { self.events = events }

  /// Hands over each event when its time has come, `speed` times as fast.
  @MainActor
  func play(
    speed: Double = 1, _ show: @MainActor (FingerpostCards.DriveEvent) async -> Void
  ) async throws {
    var now = events.first?.t ?? 0
    for event in events {
      let seconds = max(0, event.t - now) / speed
      if seconds > 0 { try await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
      now = event.t
      await show(event)
    }
  }
}
