import Escaping
package import Faults
import JSON
import Routes

/// The examples of a language file, which stand beside its phrases and show what comes of them.
///
/// They are made of the names in `samples`.
package struct LanguageExamples {
  /// Names as they are in the countries of a language.
  package struct Samples: Sendable {
    package var road, ref, destinations: String
    /// The names of a roundabout, of a stop and of a ferry.
    package var place, stop, ferry: String
  }

  /// The keys of `samples`.
  static let names = ["road", "ref", "destinations", "place", "stop", "ferry"]

  private let guide: Guide
  private let root: JSONNode
  /// The samples of the file, or of the nearest that it extends.
  package let samples: Samples

  /// Returns nil for a language without samples.
  package init?(_ tag: String, in languages: Languages) {
    guard let file = languages.named(tag), let locale = try? LocaleTag(tag),
      let node = file.roots.firstValue({ $0["samples"] })
    else { return nil }
    func text(_ name: String) -> String { node[name]?.string ?? "" }
    guide = Guide(locale: locale, languages: languages)
    root = file.roots[0]
    samples = Samples(
      road: text("road"), ref: text("ref"), destinations: text("destinations"),
      place: text("place"), stop: text("stop"), ferry: text("ferry"))
  }

  /// The examples that no longer come out, and what does.
  package var faults: [Fault] {
    texts.compactMap { place, text in
      let path = place.split(separator: ".").map(String.init)
      guard let example = root[path[0]]?[path[1]]?["example"]?.string, example != text else {
        return nil
      }
      return Fault(
        at: place + ".example", "'\(example)' does not come out", remedy: "write '\(text)'")
    }
  }

  /// The shortest texts that do not fit a row of a car's screen, and nouns of roundabouts said twice.
  package var misfits: [Fault] {
    variants.flatMap { place, texts -> [Fault] in
      guard let full = texts.first, let least = texts.last else { return [] }
      let columns = TerminalText.width(least)
      let row = 24
      let long = Fault(
        at: place, "'\(least)' has \(columns) columns, of which \(row) fit a row",
        remedy: "give it a 'short' of its own")
      let words = full.lowercased().split { !$0.isLetter }.map { $0.prefix(5) }
      let isTwice =
        full.contains(samples.place)
        && samples.place.lowercased().split { !$0.isLetter }
          .contains { noun in noun.count > 4 && words.count { $0 == noun.prefix(5) } > 1 }
      let doubled = Fault(
        at: place, "'\(full)' says a noun twice",
        remedy: "add the noun of '\(samples.place)' to 'roundaboutWords'")
      return (columns > row ? [long] : []) + (isTwice ? [doubled] : [])
    }
  }

  /// What each phrase of the file gives, by its path.
  package var texts: [(place: String, text: String)] {
    variants.compactMap { place, texts in texts.first.map { (place, $0) } }
  }

  private var variants: [(place: String, texts: [String])] {
    ["phrases", "before"].flatMap { section in
      (root[section]?.members ?? []).map { key, value in
        ("\(section).\(key)", variants(of: key, value, isBefore: section == "before"))
      }
    }
  }

  /// The instructions with a phrase; none for a phrase that no kind alone leads to.
  private func variants(of key: String, _ phrase: JSONNode, isBefore: Bool) -> [String] {
    let kind: ManeuverKind? =
      switch key {
      case KindRow.numberedExit: .roundaboutNthExitCCW
      case KindRow.straightFork: .keepMiddle
      default: ManeuverKind.allCases.first { $0.row.phrase == key }
      }
    guard let kind else { return [] }
    var maneuver = Maneuver(kind: kind, engineType: "sample")
    if kind == .keepMiddle, key != KindRow.straightFork { maneuver.engineModifier = "middle" }
    if kind == .roundaboutNthExitCCW { maneuver.exit = 2 }
    var step = Step(maneuver: maneuver, distance: 100, duration: 10)
    step.road.name = kind.boardsFerry ? samples.ferry : samples.road
    if phrase["exit"] != nil { step.road.exits = "12" }
    if phrase["named"] != nil, kind.circulation != nil { step.road.rotaryName = samples.place }
    var leg = Leg(steps: [step], distance: 100, duration: 10)
    if phrase["named"] != nil { leg.placeName = samples.stop }
    guard let guided = try? guide.guide(Route(legs: [leg], distance: 100, duration: 10)) else {
      return []
    }
    return kind.arrives && !isBefore
      ? guided.legs[0].arrivalVariants : guided.cards.first?.instructionVariants ?? []
  }
}

/// What reads right to `LanguageFile`, and is likely not meant.
extension LanguageFile {
  package var doubts: [Fault] {
    [inheritance].compactMap { $0 } + unservedLocales + capitals + unknownNouns
      + driving + unstaying + glued + declinedOtherwise
  }

  /// Phrases to keep to a side that have their own text with a road, so that they never say "to stay on".
  private var unstaying: [Fault] {
    let phrases = language(of: []).language.phrases
    let keys = Set(
      ManeuverKind.allCases.filter { [.keep, .fork].contains($0.family) }.map { $0.row.phrase }
    ).sorted()
    return keys.filter { phrases[$0]?.withRoad != nil }.map {
      Fault(
        at: "phrases.\($0).withRoad", "the road is entered, also where the driver stays on it",
        remedy: "give the phrase a 'road', and the joint its words")
    }
  }

  /// Abbreviations that a voice opens before a space, but not before the name itself.
  private var glued: [Fault] {
    let language = language(of: [])
    guard let names = language.voice?.words.language.spokenNames else { return [] }
    let words = language.language.streetWords
    return words.entries.filter {
      words.position == .first && $0.kind == .words && $0.short.hasSuffix(".")
    }
    .filter {
      names.opened("\($0.short)Xxx").filter { $0 != " " }
        != names.opened("\($0.short) Xxx").filter { $0 != " " }
    }
    .map {
      Fault(
        at: "streetWords.words.\($0.word)", "'\($0.short)' is not opened where no space follows it",
        remedy: "write it under 'expand.first' of 'spoken', too")
    }
  }

  /// Phrases that a voice says with a road or a name in another case than the text has.
  private var declinedOtherwise: [Fault] {
    let language = language(of: [])
    return (language.voice?.words.language.phrases ?? [:]).sorted { $0.key < $1.key }
      .filter { key, spoken in
        language.language.phrases[key].map {
          spoken.road != $0.road || !spoken.cases.isSubset(of: $0.cases)
        } ?? false
      }
      .map { key, _ in
        Fault(
          at: "spoken.phrases.\(key)", "a road or a name has another case than in 'phrases.\(key)'",
          remedy: "say both in one case")
      }
  }

  /// Finds words of `driving` that no phrase for drivers has, and phrases for walkers that have one.
  private var driving: [Fault] {
    let (car, foot) = (language(of: []), language(of: [Travel.onFoot.rawValue]))
    let words = car.language.driving
    let unused = words.filter { word in !car.instructions.contains { $0.text.says(word) } }
    let left = foot.instructions.compactMap { place, text in
      words.first(where: text.says).map {
        Fault(at: place, "'\($0)' is said on foot", remedy: "replace it in a variety for onFoot")
      }
    }
    return unused.map { Fault(at: "driving", "no phrase has '\($0)'", remedy: "remove it") } + left
  }

  /// Locales of other languages, by which no file is found.
  private var unservedLocales: [Fault] {
    locales.filter { $0.prefix { $0 != "-" } != locale.language }.map {
      Fault(
        at: "locales", "'\($0)' is of another language, so that it is never served",
        remedy: "give it a file that extends '\(tag)'")
    }
  }

  /// Words of `roads` with capitals, which match no name, since names are compared in lower case.
  private var capitals: [Fault] {
    let inLowerCase: [RoadForm.Match] = [.first, .start, .end, .sound]
    let words = language(of: []).language.roads.flatMap { $0.conditions }
      .filter { inLowerCase.contains($0.match) }.flatMap { $0.words }
    return words.filter { $0 != $0.lowercased() }.map {
      Fault(at: "roads", "no name matches '\($0)'", remedy: "write it in lower case")
    }
  }

  /// How many texts are of another language, which the file extends.
  private var inheritance: Fault? {
    guard let base = roots.dropFirst().first, let name = base["tag"]?.string,
      let other = try? LocaleTag(name), other.language != locale.language
    else { return nil }
    var missing = 0
    for (section, value) in base.members where value.isObject && section != "samples" {
      for (key, _) in value.members where roots[0][section]?[key] == nil { missing += 1 }
    }
    guard missing > 0 else { return nil }
    return Fault(
      at: "extends", "\(missing) texts are those of '\(name)'",
      remedy: "write them in '\(tag)', too")
  }

  /// Abbreviations that open into a word for which no entry of `roads` is.
  private var unknownNouns: [Fault] {
    let language = language(of: []).language
    let nouns: [RoadForm.Match] = [.first, .start, .end]
    let entries = language.streetWords.entries.filter { $0.kind == .words }
    let unknown = entries.filter { entry in
      !["X \(entry.word)", "\(entry.word) X"].contains { name in
        language.form(of: name).map { nouns.contains($0.conditions[0].match) } ?? false
      }
    }
    // Where no noun has its own grammar, the first words of names are articles and the like.
    guard unknown.count < entries.count else { return [] }
    return unknown.map { entry in
      Fault(
        at: "streetWords.words.\(entry.word)",
        "'\(entry.short)' opens into '\(entry.word)', which no entry of 'roads' has",
        remedy: "add it to 'words' of the entry with its grammar")
    }
  }
}

extension Languages {
  /// What is likely not meant in a file that `add` accepts: texts of another language, abbreviations
  /// of words without grammar, examples that no longer come out.
  package func doubts(in json: [UInt8]) -> [Fault] {
    var languages = self
    guard let file = try? LanguageFile(json, base: named), (try? languages.add(json)) != nil else {
      return []
    }
    return file.doubts
      + (LanguageExamples(file.tag, in: languages).map { $0.faults + $0.misfits } ?? [])
  }
}

extension SpokenLanguage {
  /// What instructions are made of, written and spoken, by its places.
  fileprivate var instructions: [(place: String, text: String)] {
    let languages = [language, voice?.words.language].compactMap { $0 }
    let phrases = languages.flatMap { Array($0.phrases) + Array($0.before) }.flatMap {
      key, phrase in
      [phrase.bare, phrase.short, phrase.exit, phrase.named, phrase.withRoad].compactMap { $0 }
        .map { (place: "phrases.\(key)", text: $0) }
    }
    let joints = languages.flatMap { $0.texts }.map { (place: $0.rawValue, text: $1) }
    let sentences = (voice?.sentences ?? [:]).map {
      (place: "spoken.\($0.rawValue)", text: $1)
    }
    return (phrases + joints + sentences).sorted { $0 < $1 }
  }
}

extension Language.Phrase {
  /// Its placeholders with a case, such as `road:to`.
  fileprivate var cases: Set<String> {
    var cases: Set<String> = []
    for text in [bare, short, exit, named, withRoad].compactMap({ $0 }) {
      Template.eachPiece(of: text) {
        if case .slot(let slot) = $0, slot.contains(":") { cases.insert(String(slot)) }
      }
    }
    return cases
  }
}

extension String {
  /// Whether it has a word in lower case; in scripts without capitals, a part of it.
  func says(_ word: String) -> Bool {
    let text = lowercased()
    guard word.first?.isCased == true else { return text.contains(word) }
    let letters = text.map { $0.isLetter || $0 == "’" ? $0 : " " }
    return " \(String(letters)) ".contains(" \(word) ")
  }
}
