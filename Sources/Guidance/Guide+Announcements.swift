import Routes

extension Guide {
  /// Ours for a route; nil if its cards have the engine's.
  func announcementPlan(of route: Route) -> AnnouncementPlan? {
    guard let voice = spoken.voice, announcements != .engine else { return nil }
    let plan = AnnouncementPlan(route, voice: voice, units: units)
    return announcements == .auto && hasAllAnnouncements(route, besides: plan) ? nil : plan
  }

  /// Whether the engine announces all maneuvers in the language and the units of the cards, and
  /// more than once where ours do.
  private func hasAllAnnouncements(_ route: Route, besides plan: AnnouncementPlan) -> Bool {
    guard takesEngineText else { return false }
    var ours = plan.cards[...]
    return route.legs.allSatisfy { leg in
      leg.steps.allSatisfy { step in
        let planned = ours.removeFirst().announcements.count { $0.moment != .onward }
        let kind = step.maneuver.kind
        return [.none, .depart].contains(kind.family)
          || own(step.announcements, at: kind).count(where: { !$0.lacksDistance })
            >= min(max(planned, 1), 2)
      }
    }
  }

  /// The engine's on the way to a maneuver, some meters and seconds long.
  func announcements(
    of step: Step, meters: Double, seconds: Double
  ) -> [CardAnnouncement] {
    // Without its distance, an early one sounds like the maneuver itself.
    step.announcements.filter { !$0.lacksDistance }.map { own in
      let text = InstructionText([.init(.text, own.text)])
      let ahead = max(0, own.distance)
      let time = meters > 0 ? ahead * seconds / meters : 0
      return CardAnnouncement(
        meters: ahead, seconds: (time * 10).rounded() / 10,
        duration: (spoken.voice ?? languages.fallback.voice)?.seconds(own.text) ?? 0,
        text: own.text, ssml: own.ssml ?? text.ssml(in: language.tag), isEngines: true,
        range: 0...ahead)
    }
  }
}

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
