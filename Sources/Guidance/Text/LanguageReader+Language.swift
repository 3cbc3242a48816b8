import Routes

extension LanguageReader {
  /// Reads all of a language.
  mutating func language(_ tag: String) -> Language {
    let plural: PluralRule = word(value("plurals", "cardinal")) ?? .none
    let ordinal: PluralRule = word(value("plurals", "ordinal")) ?? .none
    if value("plurals", "cardinal") == nil { report(.missing(place: "plurals.cardinal")) }
    // Before all texts, since they name the cases.
    let roads = roadForms()
    return Language(
      tag: tag, isRightToLeft: flag("rightToLeft"), phrases: phrases(), joints: joints(),
      compass: texts(value("compass"), "compass", count: 8),
      exitOrdinals: self.plural("ordinals", "exit", ordinal), ordinalRule: ordinal,
      finalVerbs: value("finalVerbs").map { texts($0, "finalVerbs") } ?? [],
      linkEndings: pairs("linkEndings"), roads: roads, streetWords: streetWords(),
      format: format(plural), lanes: lanes(plural, ordinal), ride: ride(plural),
      trip: trip(plural))
  }

  private mutating func flag(_ key: String) -> Bool {
    guard let value = value(key) else { return false }
    if let flag = value.node.flag, !value.node.isString { return flag }
    wrongType(value.node, "true or false")
    return false
  }

  private mutating func pairs(_ key: String) -> [[String]] {
    guard let value = value(key) else { return [] }
    if !value.node.isArray { wrongType(value.node, "a list of pairs of texts") }
    var pairs: [[String]] = []
    for element in value.elements { pairs.append(texts(element, key, count: 2)) }
    return pairs
  }

  private mutating func phrases() -> [PhraseKey: Language.Phrase] {
    var phrases: [PhraseKey: Language.Phrase] = [:]
    for key in PhraseKey.allCases {
      let place = "phrases.\(key.rawValue)"
      guard let value = value("phrases", key.rawValue) else {
        report(.missing(place: place))
        continue
      }
      phrases[key] = phrase(value, place, key == .roundaboutNthExit ? ["ordinal"] : [])
    }
    return phrases
  }

  private mutating func phrase(
    _ value: Value, _ place: String, _ own: [String]
  ) -> Language.Phrase {
    if value.node.isString {
      return Language.Phrase(bare: text(value, place, needs: own), road: .onto)
    }
    check(value.node, keys: ["text", "short", "road", "exit", "named", "withRoad"])
    return Language.Phrase(
      bare: text(value["text"], place + ".text", needs: own),
      short: value["short"].map { text($0, place, may: own) },
      road: word(value["road"]) ?? .onto,
      exit: value["exit"].map {
        text($0, place, needs: ["exit"], may: ["phrase", "short", "link"])
      },
      named: value["named"].map { text($0, place, needs: ["name"] + own) },
      withRoad: value["withRoad"].map {
        text($0, place, needs: ["road"], may: ["phrase", "short", "link"])
      })
  }

  private mutating func joints() -> Language.Joints {
    let phrase = "phrase|link|short"
    return Language.Joints(
      onto: text("joints", "onto", needs: [phrase, "road"]),
      along: text("joints", "along", needs: [phrase, "road"]),
      take: text("joints", "take", needs: [phrase, "road"]),
      stay: text("joints", "stay", needs: [phrase, "road"]),
      takeExit: text("joints", "takeExit", needs: [phrase, "exit"]),
      toward: text("joints", "toward", needs: ["phrase", "destination"]),
      departing: text("joints", "departing", needs: ["compass"]),
      junction: text("joints", "junction", needs: ["phrase", "junction"]),
      exitLabel: text("joints", "exitLabel", needs: ["exit"]),
      separator: text("joints", "separator"),
      brackets: texts(value("joints", "brackets"), "joints.brackets", count: 2))
  }

  private mutating func roadForms() -> [RoadForm] {
    guard let value = value("roads") else { return [] }
    if !value.node.isArray { wrongType(value.node, "a list of objects") }
    var forms: [RoadForm] = []
    for element in value.elements {
      check(element.node, keys: ["match", "words", "forms"])
      guard let pattern = pattern(element) else { continue }
      var cases: [String: String] = [:]
      for (name, form) in members(element["forms"]) {
        cases[name] = text(form, form.node.place, needs: ["road"])
      }
      self.cases.formUnion(cases.keys)
      forms.append(RoadForm(roads: pattern, cases: cases))
    }
    return forms
  }

  private mutating func pattern(_ element: Value) -> RoadPattern? {
    let words = words(element["words"])
    let name = element.node["match"]?.string ?? ""
    switch name {
    case "digits": return .digits
    case "refs": return .refs(words)
    case "first": return .first(Set(words))
    case "start": return .start(words)
    case "end": return .end(words)
    case "letters":
      let ends = words.compactMap(\.unicodeScalars.first)
      if ends.count == 2, ends[0] <= ends[1] { return .letters(ends[0]...ends[1]) }
      wrongType(element.node, "the first and the last letter in 'words'")
    case "any": return .any
    default:
      report(
        .unknown(
          place: element.node.place + ".match", word: name,
          known: ["digits", "refs", "first", "start", "end", "letters", "any"]))
    }
    return nil
  }

  private mutating func streetWords() -> StreetWords {
    var words = StreetWords()
    if let position = value("streetWords", "position") {
      words.isFirst = position.node.string == "first"
      if !words.isFirst, position.node.string != "last" {
        report(
          .unknown(
            place: position.node.place, word: position.node.string ?? "", known: ["first", "last"]))
      }
    }
    for kind in StreetWords.Kind.allCases {
      for (word, value) in members(value("streetWords", kind.rawValue)) {
        // Names have what stands on signs, whatever a variety replaces.
        if let short = value.node.string {
          words.entries.append(StreetWords.Entry(word: word, short: short, kind: kind))
        } else {
          wrongType(value.node, "a text")
        }
      }
    }
    return words
  }

  private mutating func format(_ plural: PluralRule) -> NumberFormat {
    let zero = value("numbers", "zero")
    let scalar = (zero?.node.string ?? "0").unicodeScalars.first ?? "0"
    if let zero, scalar.properties.numericValue != 0 { wrongType(zero.node, "the digit 0") }
    let least = value("numbers", "minimumGrouping")
    if let least, least.node.number != 1, least.node.number != 2 {
      wrongType(least.node, "1 or 2")
    }
    var units: [DistanceUnit: Plural] = [:]
    for unit in DistanceUnit.allCases {
      units[unit] = self.plural("units", unit.rawValue, plural, may: [])
    }
    return NumberFormat(
      decimal: text("numbers", "decimal"), group: text("numbers", "group"),
      minimumGrouping: least?.node.number == 2 ? 2 : 1, zero: scalar, units: units, plural: plural,
      days: self.plural("times", "days", plural), hours: self.plural("times", "hours", plural),
      minutes: self.plural("times", "minutes", plural), clock: clock())
  }

  private mutating func clock() -> NumberFormat.Clock {
    let clock = value("times", "clock")
    let needs = ["H|HH|h", "mm"]
    guard let clock, clock.node.isObject else {
      let text = text(clock, "times.clock", needs: needs)
      return NumberFormat.Clock(beforeNoon: text, afterNoon: text)
    }
    check(clock.node, keys: ["am", "pm"])
    return NumberFormat.Clock(
      beforeNoon: text(clock["am"], "times.clock.am", needs: needs),
      afterNoon: text(clock["pm"], "times.clock.pm", needs: needs))
  }

  private mutating func lanes(_ plural: PluralRule, _ ordinal: PluralRule) -> LaneWords {
    func counted(_ key: String, may: [String]) -> ByNumber<[String]> {
      byNumber(value("lanes", key), "lanes.\(key)", plural, empty: []) { reader, value in
        reader.texts(value, "lanes.\(key)", may: may)
      }
    }
    return LaneWords(
      any: texts(value("lanes", "any"), "lanes.any"), left: counted("left", may: ["count"]),
      right: counted("right", may: ["count"]), middle: counted("middle", may: ["count"]),
      fromLeft: counted("fromLeft", may: ["list", "ordinal"]),
      counts: self.plural("lanes", "counts", plural),
      ordinals: self.plural("ordinals", "lane", ordinal),
      list: texts(value("lanes", "list"), "lanes.list", count: 2))
  }

  private mutating func ride(_ plural: PluralRule) -> Language.RideWords {
    Language.RideWords(
      from: text("ride", "from", needs: ["phrase", "stop"]),
      length: text("ride", "length", needs: ["phrase", "stops"]),
      stops: self.plural("ride", "stops", plural))
  }

  private mutating func trip(_ plural: PluralRule) -> TripWords {
    var before: [TripWords.Pair] = []
    for pair in value("trip", "andBefore")?.elements ?? [] {
      check(pair.node, keys: ["starts", "text"])
      before.append(
        TripWords.Pair(
          starts: words(pair["starts"]),
          text: text(pair["text"], pair.node.place + ".text", needs: ["a", "b"])))
    }
    let traffic = value("trip", "traffic")
    if let traffic { check(traffic.node, keys: DelayCategory.allCases.map(\.rawValue)) }
    var delays: [DelayCategory: String] = [:]
    for delay in DelayCategory.allCases {
      delays[delay] = text(traffic?[delay.rawValue], "trip.traffic.\(delay.rawValue)")
    }
    return TripWords(
      via: text("trip", "via", needs: ["road"]), and: text("trip", "and", needs: ["a", "b"]),
      andBefore: before, fastest: text("trip", "fastest"),
      slower: text("trip", "slower", needs: ["time"]), tolls: text("trip", "tolls"),
      ferry: text("trip", "ferry"), unpaved: text("trip", "unpaved"),
      stops: self.plural("trip", "stops", plural),
      arrival: text("trip", "arrival", needs: ["time"]), traffic: delays)
  }
}
