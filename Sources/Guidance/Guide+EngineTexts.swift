import Routes

// Which of the engine's texts stand on a card: those in the card's own language.

extension Guide {
  /// Whether a text of the engine is whole, and in the language of the cards.
  func takes(_ text: String) -> Bool {
    takesEngineText && !EngineSentence.isUnfilled(text)
      && !languages.recognizer.contradicts(text, ownTag: recognizedTag)
  }

  /// Drops the engine's texts that are in another language; of announcements at one spot, keeps the
  /// last, which is the one nearest to the maneuver.
  func dropForeignTexts(of step: inout Step) {
    let kind = step.maneuver.kind
    step.banners = step.banners.filter { takes($0.primary.text, at: kind) }
    step.announcements = own(step.announcements, at: kind)
    guard var exit = step.roundaboutExit else { return }
    exit.banners = exit.banners.filter { takes($0.primary.text) }
    exit.announcements = own(exit.announcements, at: kind)
    step.roundaboutExit = exit
  }

  /// Whether the engine may say a text at a maneuver: at a stop, engines speak of the destination.
  private func takes(_ text: String, at kind: ManeuverKind) -> Bool {
    takes(text) && !(kind.family == .waypoint && EngineSentence.namesDestination(text))
  }

  private func own(_ announcements: [Announcement], at kind: ManeuverKind) -> [Announcement] {
    var kept: [Announcement] = []
    for announcement in announcements where takes(announcement.text, at: kind) {
      // What is heard is in the units of what is seen.
      if let spoken = SpokenUnits.system(in: announcement.text), spoken != units.system { continue }
      if kept.last?.distance == announcement.distance { kept.removeLast() }
      kept.append(announcement)
    }
    return kept
  }

  func engineText(of step: Step) -> InstructionText? {
    guard let text = step.maneuver.sentence, takes(text) else { return nil }
    let banner = step.banners.lazy.map(\.primary).first { primary in
      primary.components.map(\.text).joined() == text
    }
    guard let banner else { return InstructionText([.init(.text, text)]) }
    return InstructionText(
      banner.components.map { part in
        let kind: InstructionText.Component.Kind =
          switch part.type {
          case "exit-number": .exit
          case "delimiter": .delimiter
          case "icon": .ref
          default: part.shield == nil ? .text : .ref
          }
        return .init(kind, part.text, network: part.shield)
      })
  }
}
