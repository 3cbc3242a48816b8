/// How a voice speaks a language: the section `spoken` of language files.
struct Voice: Sendable {
  /// A sentence around instructions, by its path in `spoken`.
  enum Sentence: String, CaseIterable {
    case now = "sentences.now"
    case ahead = "sentences.ahead"
    case then = "sentences.then"
    /// For a second one that states where a place is; else as `then`.
    case thenPlace = "sentences.thenPlace"
    case lanes = "sentences.lanes"
    /// For instructions that begin with a place, such as "At the roundabout"; else as `lanes`.
    case lanesAt = "sentences.lanesAt"
    case onward = "sentences.continue"
    case onwardOn = "sentences.continueOn"

    /// Whether a language may leave it out: another sentence takes its place.
    var isOptional: Bool { self == .lanesAt || self == .thenPlace }

    /// Required placeholders: of `second|verb` one is enough.
    var placeholders: [String] { Placeholders.of(rawValue) }
  }

  /// What stands before a distance, as a key of `spoken.distances`.
  enum DistanceUse: String, CaseIterable {
    /// The distance in "in 2 kilometers".
    case ahead = "in"
    /// The distance in "for 2 kilometers".
    case along = "for"
  }

  /// The written language under the section `spoken`.
  let words: SpokenLanguage
  var sentences: [Sentence: String] = [:]
  var distances: [DistanceUse: [DistanceUnit: Plural]] = [:]
  /// Words that keep their capital inside a sentence.
  var capitals: Set<String> = []
  /// Letters that a voice speaks in a second.
  var pace = 17.0

  init(_ language: Language, names: SpokenNames) {
    var language = language
    language.spokenNames = names
    words = SpokenLanguage(language)
  }
}

extension Voice {
  /// A distance in words, such as `half a mile`.
  func text(_ distance: RoundedDistance, _ use: DistanceUse) -> InstructionText {
    let language = words.language
    let forms = distances[use]?[distance.unit] ?? Plural(other: "{n}")
    let parts = PluralRule.Number(hundredths: distance.hundredths)
    let number =
      "\(parts.whole)" + (parts.digits.isEmpty ? "" : language[.decimal] + parts.digits)
    let form = forms.value(hundredths: distance.hundredths, language.cardinal)
    let text = Template.fill(form) { _ in language.digits(number) }
    return InstructionText([.init(.text, text)])
  }

  /// Joins an instruction with the one that follows closely.
  func join(_ first: InstructionText, _ second: Speaker.Addition) -> InstructionText {
    var verb: [InstructionText.Component] = []
    var rest = second.text.components
    // The verb is the first word: some languages put "then" after it.
    if let start = rest.first, let space = start.text.firstIndex(of: " ") {
      verb = [.init(start.kind, String(start.text[..<space]))]
      rest[0].text = String(start.text[start.text.index(after: space)...])
    } else if !rest.isEmpty {
      verb = [rest.removeFirst()]
    }
    let own = sentences[second.sentence] == nil ? .then : second.sentence
    return fill(
      own,
      [
        "first": first, "second": second.text, "verb": InstructionText(verb),
        "rest": InstructionText(rest),
      ]
    ).trimmingEnd
  }

  /// Fills a sentence; what begins it gets a capital, what is inside it loses its capital.
  func fill(_ sentence: Sentence, _ values: [String: InstructionText]) -> InstructionText {
    fill(sentences[sentence] ?? "", values)
  }

  func fill(_ template: String, _ values: [String: InstructionText]) -> InstructionText {
    var result = InstructionText([])
    Template.eachPiece(of: template) { piece in
      switch piece {
      case .text(let text): result.append(.init(.text, String(text)))
      case .slot(let slot):
        let name = String(slot.prefix { $0 != ":" })
        let end = result.text.last { $0 != " " }
        let starts = end.map { ".!?。".contains($0) } ?? true
        for (place, component) in (values[name]?.components ?? []).enumerated() {
          let isFirst = place == 0 && name != "rest"
          result.append(isFirst ? beginning(component, isCapital: starts) : component)
        }
      }
    }
    return result
  }

  func beginning(
    _ component: InstructionText.Component, isCapital: Bool
  ) -> InstructionText.Component {
    guard component.kind == .text, let first = component.text.first else { return component }
    let rest = component.text.dropFirst()
    let word = component.text.prefix { $0.isLetter || $0.isNumber }
    if !isCapital, rest.first?.isUppercase == true || capitals.contains(String(word)) {
      return component
    }
    let isTurkish = ["tr", "az"].contains(words.language.tag.prefix { $0 != "-" })
    let initial =
      switch (first, isTurkish) {
      case ("I", true): isCapital ? "I" : "ı"
      case ("i", true): isCapital ? "İ" : "i"
      case ("İ", _): isCapital ? "İ" : "i"
      default: isCapital ? first.uppercased() : first.lowercased()
      }
    return .init(.text, initial + rest)
  }
}

extension Voice {
  /// A voice begins and ends with a short silence, in seconds.
  private static let silence = 0.4

  /// Reckons how long a voice speaks a text, in seconds.
  ///
  /// It speaks `pace` letters in a second. Measured on 20 languages, in letters: 6 for a figure, which
  /// is a word, but 1 for a zero, which only makes it longer; 4 for the pause at a comma or a period;
  /// 2.5 for a letter that is spelled, as in words of up to three capitals; 3 for a kana, a Korean
  /// syllable or a Chinese ideograph; 6 for an ideograph beside kana, which has two syllables in
  /// Japanese.
  func seconds(_ text: String) -> Double {
    let hasKana = text.unicodeScalars.contains { ("\u{3040}"..."\u{30FF}").contains($0) }
    var size = 0.0
    var (letters, capitals) = (0, 0)
    func spelled() -> Double { 1...3 ~= letters && letters == capitals ? 1.5 * Double(letters) : 0 }
    for scalar in text.unicodeScalars {
      size += Self.letters(scalar, hasKana: hasKana)
      if Self.isLetter(scalar) {
        letters += 1
        if scalar.isASCII ? scalar.value < 0x60 : scalar.properties.isUppercase { capitals += 1 }
      } else {
        size += spelled()
        (letters, capitals) = (0, 0)
      }
    }
    size += spelled()
    return ((Self.silence + size / pace) * 10).rounded() / 10
  }

  // Asking for properties is slow, so it is left to scalars beyond ASCII.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z": true
    case _ where scalar.isASCII: false
    default: scalar.properties.isAlphabetic
    }
  }

  private static func letters(_ scalar: Unicode.Scalar, hasKana: Bool) -> Double {
    switch scalar {
    case "1"..."9": 6
    case ",", ".", "。", "、", "，", "،": 4
    case _ where scalar.isASCII: 1
    case _ where scalar.properties.numericType == .decimal:
      scalar.properties.numericValue == 0 ? 1 : 6
    case "\u{3040}"..."\u{30FF}", "\u{AC00}"..."\u{D7A3}": 3
    case _ where scalar.properties.isIdeographic: hasKana ? 6 : 3
    default: 1
    }
  }
}
