import Faults
import Guidance
package import Routes

/// What a response leaves out, or what its cards had to guess.
package struct CardWarning: Hashable, Sendable {
  package enum Kind: CaseIterable, Sendable {
    case noSteps, fault, nameless, word, reduction, language
  }

  package let kind: Kind
  /// The place in the response or among the cards; empty for the whole route.
  package let place: String
  package let words: String
  /// How often, if it stands for several cards.
  package let times: Int?

  init(_ kind: Kind, at place: String = "", _ words: String, times: Int? = nil) {
    (self.kind, self.place, self.words, self.times) = (kind, place, words, times)
  }

  /// One line, after the name of the file.
  package var line: String {
    (place.isEmpty ? "" : "\(place): ") + words + (times.map { " (\($0) times)" } ?? "")
  }

  /// What more than a few of the kind are, in a file.
  package func rest(of name: String) -> String {
    switch kind {
    case .noSteps: "legs of \(name) have no steps"
    case .fault: "faults of \(name)"
    case .word: "words of \(name) are not known"
    case .reduction: "glyphs of \(name) are drawn with less"
    case .nameless, .language: "routes of \(name)"
    }
  }
}

extension RouteResponse {
  /// What was left out of the routes, and the words that are not known.
  package var warnings: [CardWarning] {
    var warnings: [CardWarning] = []
    for (number, route) in routes.enumerated() {
      for (leg, part) in route.legs.enumerated() where part.steps.isEmpty {
        let place = routes.count > 1 ? "route \(number + 1), leg \(leg + 1)" : "leg \(leg + 1)"
        warnings.append(CardWarning(.noSteps, at: place, Fault.noSteps.description))
      }
    }
    for fault in feed?.faults ?? [] { warnings.append(CardWarning(.fault, fault.description)) }
    for fault in routes.flatMap({ $0.faults }) { warnings.append(CardWarning(.fault, fault)) }
    for word in routes.flatMap({ $0.legs }).flatMap({ $0.steps }).flatMap({ $0.fallbacks }) {
      warnings.append(
        CardWarning(
          .word, at: word.place, "'\(word.words)' is not known; drawn as '\(word.replacement)'"))
    }
    return warnings
  }
}

extension [GuidedRoute] {
  /// Where the cards keep the engine's sentences, or show less than the response says.
  package var warnings: [CardWarning] {
    var warnings: [CardWarning] = []
    let count = reduce(0) { $0 + $1.namedByEngine }
    if count > 0 {
      let words = "a name stands only in the engine's sentence, the longest instruction"
      warnings.append(CardWarning(.nameless, words, times: count))
    }
    for (index, step) in flatMap({ $0.steps }).enumerated() {
      for part in step.reductions(at: "cards[\(index)]") {
        warnings.append(
          CardWarning(.reduction, at: part.place, "\(part.words); drawn as \(part.replacement)"))
      }
    }
    func warn(_ words: (String) -> String, where isSo: (Guide) -> Bool) {
      for tag in Set(map { $0.guide }.filter(isSo).map { $0.languageTag }).sorted() {
        warnings.append(CardWarning(.language, words(tag)))
      }
    }
    warn({ "no words of the engine in \($0); give --locale in their language" }) {
      $0.lacksEngineText
    }
    warn({
      "no words in \($0), so cards keep the engine's sentences alone; give --locale for another "
        + "language"
    }) { $0.isWordless }
    return warnings
  }
}
