import Routes

/// The numbers, names and places that an engine's sentence has and ours do not.
struct UnsaidWords {
  private let recognizer: LanguageRecognizer
  /// The language in the recognizer, if nouns have capitals in it, so that its words are no names.
  private let nouns: Int?
  /// The words of the phrases of the language, as they are written.
  private let common: Set<String>

  init(_ guide: Guide) {
    let language = guide.language
    recognizer = guide.languages.recognizer
    let hasCapitals = language.compass.first?.first?.isUppercase ?? false
    nouns = hasCapitals ? recognizer.tags.firstIndex(of: guide.recognizedTag) : nil
    let phrases = (Array(language.phrases.values) + language.before.values).flatMap {
      [$0.bare, $0.short, $0.exit, $0.named, $0.withRoad].compactMap { $0 }
    }
    common = Set((phrases + language.texts.values + language.compass).flatMap(Self.words))
  }

  /// In the order of the text; the names of the step are found in scripts without capitals too.
  func words(in text: InstructionText, lackedBy ours: [String]) -> [String] {
    let own = Set(ours.flatMap(Self.words).map { $0.lowercased() })
    var isFirst = true
    return text.components.flatMap { component in
      var before: Substring?
      return component.text.split(separator: ".").flatMap { part in
        // After an abbreviation, which has a capital, the sentence goes on.
        isFirst = isFirst || before?.split(separator: " ").last?.first?.isLowercase == true
        before = part
        return Self.words(String(part)).filter { word in
          defer { isFirst = false }
          let isNumber = word.first?.isNumber == true
          let isCased = word.lowercased() != word.uppercased()
          let isName =
            component.kind != .text && component.kind != .delimiter || isNumber
            || isCased && !isFirst && word.first?.isUppercase == true && !isCommon(word)
          return isName && !own.contains(word.lowercased())
            && (isCased || isNumber || !ours.contains { $0.holds(word) })
        }
      }
    }
  }

  private func isCommon(_ word: String) -> Bool {
    common.contains(word) || nouns.map { recognizer.score(word)[$0] > 0 } ?? false
  }

  /// Runs of letters and of figures: "A5" is two words, as "A 5" is.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.flatMap { run in
      var words: [Substring] = []
      var rest = run
      while let first = rest.first {
        let word = rest.prefix { $0.isNumber == first.isNumber }
        words.append(word)
        rest = rest[word.endIndex...]
      }
      return words.map(String.init)
    }
  }
}

extension GuidedRoute {
  /// The cards of which no variant and no announcement has all numbers, names and places of the engine's
  /// sentence, with those that all lack.
  package var unsaid: [(card: Card, sentence: String, words: [String])] {
    guard !guide.isWordless else { return [] }
    let unsaid = UnsaidWords(guide)
    let cards = Array(cards)
    return cards.compactMap { card in
      guard let sentence = guide.engineText(of: card.step) else { return nil }
      let with = card.announcedWith.flatMap { cards.indices.contains($0) ? cards[$0] : nil }
      let ours =
        card.instructionVariants + (card.laneGuidance?.instructionVariants ?? [])
        + (card.announcements + (with?.announcements ?? [])).map { $0.text }
      let words = unsaid.words(in: sentence, lackedBy: ours)
      return words.isEmpty ? nil : (card, sentence.text, words)
    }
  }
}
