import ActivityKit
import Foundation

/// Shows a drive as a Live Activity: starts it with the first card, and ends it with the drive.
///
/// The app is in the foreground when the drive starts; updates come from the background, too.
@MainActor
final class DriveActivity {
  private let cards: FingerpostCards.CardsDocument
  private var activity: Activity<FingerpostActivity>?
  private var state = FingerpostActivity.ContentState()

  init(_ cards: FingerpostCards.CardsDocument) { self.cards = cards }

  func show(_ event: FingerpostCards.DriveEvent) async {
    let isChanged = state.take(event)
    // Without news for two minutes the system shows it as stale.
    let content = ActivityContent(state: state, staleDate: Date() + 120)
    switch event {
    case .guidanceEnded(let end):
      await activity?.end(
        content, dismissalPolicy: end.arrived ? .after(Date() + 15 * 60) : .immediate)
      activity = nil
    case .card(let card) where activity == nil: start(card.route, content)
    default: if isChanged { await activity?.update(content) }
    }
  }

  private func start(_ route: Int, _ content: ActivityContent<FingerpostActivity.ContentState>) {
    // The person can switch Live Activities off.
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    do {
      activity = try Activity.request(
        attributes: FingerpostActivity(cards.routes[route]), content: content)
    } catch {
      print("no Live Activity: \(error)")
    }
  }
}

/// Plays the recorded drive; an app makes the events of its own progress.
@MainActor
func showDrive(in folder: URL) async throws {
  let cards = try FingerpostCards.load(from: folder.appendingPathComponent("cards.json"))
  let lines = try Data(contentsOf: folder.appendingPathComponent("drive.jsonl"))
  let activity = DriveActivity(cards)
  try await DrivePlayer(FingerpostCards.events(lines)).play { await activity.show($0) }
}
