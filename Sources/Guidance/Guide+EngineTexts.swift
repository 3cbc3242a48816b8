import Routes

/// Whose words a route has; those of the engine only in the language of the cards.
public enum WordSource: String, Hashable, Sendable, CaseIterable {
  /// Made here, in the language of the cards.
  case ours
  /// The engine's; ours where it has none.
  case engine
  /// Instructions: the engine's if it names what ours do not. Announcements: the engine's if all cards
  /// have them. Else ours.
  case auto
}

// Cards keep only the engine's texts in the card's own language.

extension Guide {
  /// Whether a text of the engine is complete and in the language of the cards.
  func takes(_ text: String) -> Bool {
    takesEngineText && !EngineSentence.isUnfilled(text)
      && !languages.recognizer.contradicts(text, ownTag: recognizedTag)
  }

  /// Drops texts in other languages; of announcements at one distance, keeps the last and nearest.
  func dropForeignTexts(of step: inout Step) {
    let kind = step.maneuver.kind
    step.banners = step.banners.filter { takes($0.primary.text, at: kind) }
    step.announcements = own(step.announcements, at: kind)
    guard var exit = step.roundaboutExit else { return }
    exit.banners = exit.banners.filter { takes($0.primary.text) }
    exit.announcements = own(exit.announcements, at: kind)
    step.roundaboutExit = exit
  }

  /// Also rejects texts about the destination, which engines write even at intermediate stops.
  private func takes(_ text: String, at kind: ManeuverKind) -> Bool {
    takes(text) && !(kind.family == .waypoint && EngineSentence.namesDestination(text))
  }

  func own(_ announcements: [Announcement], at kind: ManeuverKind) -> [Announcement] {
    var kept: [Announcement] = []
    for announcement in announcements where takes(announcement.text, at: kind) {
      // Speech and card use the same units.
      if let spoken = StatedLength.units(in: announcement.text), spoken != units.system { continue }
      if kept.last?.distance == announcement.distance { kept.removeLast() }
      kept.append(announcement)
    }
    return kept
  }

  /// Whether a sentence of the engine has a name or a number that our words do not say.
  func engineSaysMore(on route: borrowing Route) -> Bool {
    let unsaid = UnsaidWords(self)
    return route.legs.contains { leg in
      leg.steps.contains { step in
        guard let text = engineText(of: step) else { return false }
        let own = StepWords(step, guide: self, placeName: leg.placeName).variants
        return !unsaid.words(in: text, lackedBy: own.texts).isEmpty
      }
    }
  }

  /// The engine's sentence of a step whose names are nowhere else.
  func namingText(of step: Step, besides ours: [String]) -> InstructionText? {
    guard let unsaid, step.isNameless, let text = engineText(of: step),
      !unsaid.words(in: text, lackedBy: ours).isEmpty
    else { return nil }
    return text
  }

  /// The engine's sentence in its components: those of its banner with the same text, and the names
  /// and numbers of the step that it says.
  func engineText(of step: Step) -> InstructionText? {
    guard let text = step.maneuver.sentence, takes(text) else { return nil }
    let banner = step.banners.lazy.map { $0.primary }.first { primary in
      primary.components.map { $0.text }.joined() == text
    }
    let names = KnownNames(of: step)
    guard let banner else { return InstructionText(names.components(of: text)) }
    return InstructionText(
      banner.components.flatMap { part -> [InstructionText.Component] in
        switch part.type {
        case "exit-number": [.init(.exit, part.text)]
        case "delimiter": [.init(.delimiter, part.text)]
        case "icon": [.init(.ref, part.text)]
        default: part.shield == nil ? names.components(of: part.text) : [.init(.ref, part.text)]
        }
      })
  }
}

extension Step {
  /// Whether the step has no name on the way, except perhaps in its sentence.
  var isNameless: Bool {
    let (road, kind) = (road, maneuver.kind)
    return maneuver.sentence != nil && kind != .depart
      && ![.waypoint, .passenger].contains(kind.family)
      && [
        road.name, road.ref, road.destinations, road.exits, road.rotaryName, road.junctionName,
      ].allSatisfy { $0 == nil }
  }
}
