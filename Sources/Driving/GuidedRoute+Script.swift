package import Guidance
import Routes

extension GuidedRoute {
  /// What is said on the whole way, as the events of a drive at the speeds of the steps.
  package func script() -> [DriveEvent] {
    var events: [DriveEvent] = []
    // When the voice is free again: at a stop it ends what it says before it goes on.
    var free = 0.0
    func add(_ announcements: [CardAnnouncement], card: Int?, leg: Int, at mark: Double) {
      for announcement in announcements {
        let waits = announcement.moment == .start
        let seconds = max(waits ? free : 0, mark - announcement.seconds)
        free = seconds + announcement.duration + AnnouncementPlan.gap
        events.append(
          DriveEvent(
            milliseconds: Int((seconds * 1000).rounded()),
            time: guide.departure?.after(seconds: seconds),
            content: .announcement(announcement, card: card, leg: leg)))
      }
    }
    var (mark, number) = (0.0, 0)
    for (index, leg) in route.legs.enumerated() {
      mark += AnnouncementPlan.seconds(leg.approachDistance, leg.approachDuration)
      for step in leg.steps {
        add(cards[number].announcements, card: number, leg: index, at: mark)
        number += 1
        mark += AnnouncementPlan.seconds(step.distance, step.duration)
      }
    }
    return events
  }
}
