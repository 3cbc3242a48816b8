import Routes

extension LanguageReader {
  mutating func language(_ tag: String) -> Language {
    if value("plurals.cardinal") == nil { report(.missing(place: "plurals.cardinal")) }
    var language = Language(tag: tag)
    language.cardinal = word(value("plurals.cardinal")) ?? .none
    language.ordinal = word(value("plurals.ordinal")) ?? .none
    language.isRightToLeft = flag("rightToLeft")
    // Comes before all texts, since it defines the cases.
    language.roads = roadForms()
    for key in Language.Text.allCases {
      language.texts[key] = text(at: key.rawValue, needs: key.placeholders)
    }
    for key in Language.Counted.allCases {
      let rule = key.isOrdinal ? language.ordinal : language.cardinal
      language.counted[key] = plural(key.rawValue, rule, may: ["n"])
    }
    for unit in DistanceUnit.allCases {
      language.units[unit] = plural("units.\(unit.rawValue)", language.cardinal, may: [])
    }
    for key in KindRow.phrases { language.phrases[key] = phrase(key) }
    language.brackets = texts(at: "joints.brackets", count: 2)
    language.compass = texts(at: "compass", count: 8)
    if value("finalVerbs") != nil { language.finalVerbs = texts(at: "finalVerbs") }
    language.linkEndings = list("linkEndings", of: "pairs of texts").map {
      texts($0, "linkEndings", count: 2)
    }
    language.streetWords = streetWords()
    (language.zero, language.minimumGrouping) = (zero(), minimumGrouping())
    language.clock = clock()
    for side in LaneUse.Side.allCases {
      let place = "lanes.\(side.rawValue)"
      language.lanes[side] = byNumber(value(place), place, language.cardinal, empty: []) {
        $0.texts($1, place, may: side.placeholders)
      }
    }
    language.laneList = texts(at: "lanes.list", count: 2)
    for pair in list("trip.andBefore", of: "objects") {
      check(pair.node, keys: ["starts", "text"])
      let text = text(pair["text"], pair.node.place + ".text", needs: ["a", "b"])
      language.andBefore.append((words(pair["starts"]), text))
    }
    let traffic = value("trip.traffic")
    if let traffic { check(traffic.node, keys: DelayCategory.allCases.map(\.rawValue)) }
    for delay in DelayCategory.allCases {
      let name = delay.rawValue
      language.traffic[delay] = text(traffic?[name], "trip.traffic.\(name)")
    }
    return language
  }

  private mutating func flag(_ place: String) -> Bool {
    guard let value = value(place) else { return false }
    if let flag = value.node.flag, !value.node.isString { return flag }
    wrongType(value.node, "true or false")
    return false
  }

  private mutating func phrase(_ key: String) -> Language.Phrase? {
    let own = key == KindRow.numberedExit ? ["ordinal"] : []
    let place = "phrases.\(key)"
    guard let value = value(place) else {
      report(.missing(place: place))
      return nil
    }
    if value.node.isString {
      return Language.Phrase(bare: text(value, place, needs: own), road: .onto)
    }
    check(value.node, keys: ["text", "short", "road", "exit", "named", "withRoad"])
    let parts = ["phrase", "short", "link"]
    return Language.Phrase(
      bare: text(value["text"], place + ".text", needs: own),
      short: value["short"].map { text($0, place, may: own) },
      road: word(value["road"]) ?? .onto,
      exit: value["exit"].map { text($0, place, needs: ["exit"], may: parts) },
      named: value["named"].map { text($0, place, needs: ["name"] + own) },
      withRoad: value["withRoad"].map { text($0, place, needs: ["road"], may: parts) })
  }

  private mutating func roadForms() -> [RoadForm] {
    var forms: [RoadForm] = []
    for element in list("roads", of: "objects") {
      check(element.node, keys: ["match", "words", "forms"])
      let words = words(element["words"])
      guard let match: RoadForm.Match = word(element["match"]) else {
        if element["match"] == nil { report(.missing(place: element.node.place + ".match")) }
        continue
      }
      let ends = words.compactMap(\.unicodeScalars.first)
      if match == .letters, ends.count != 2 || ends[0] > ends[1] {
        wrongType(element.node, "the first and the last letter in 'words'")
        continue
      }
      var cases: [String: String] = [:]
      for (name, form) in members(element["forms"]) {
        cases[name] = text(form, form.node.place, needs: ["road"])
      }
      self.cases.formUnion(cases.keys)
      forms.append(RoadForm(match: match, words: words, cases: cases))
    }
    return forms
  }

  private mutating func streetWords() -> StreetWords {
    var words = StreetWords()
    words.position = word(value("streetWords.position")) ?? .last
    for kind in StreetWords.Kind.allCases {
      for (word, value) in members(value("streetWords.\(kind.rawValue)")) {
        // Ignores replacements of a variety, since names are as on signs.
        if let short = value.node.string {
          words.entries.append(StreetWords.Entry(word: word, short: short, kind: kind))
        } else {
          wrongType(value.node, "a text")
        }
      }
    }
    return words
  }

  private mutating func zero() -> Unicode.Scalar {
    guard let value = value("numbers.zero") else { return "0" }
    let scalar = value.node.string?.unicodeScalars.first ?? "0"
    if scalar.properties.numericValue != 0 { wrongType(value.node, "the digit 0") }
    return scalar
  }

  private mutating func minimumGrouping() -> Int {
    guard let node = value("numbers.minimumGrouping")?.node else { return 1 }
    if node.number != 1, node.number != 2 { wrongType(node, "1 or 2") }
    return node.number == 2 ? 2 : 1
  }

  private mutating func clock() -> [String] {
    let clock = value("times.clock")
    let needs = ["H|HH|h", "mm"]
    guard let clock, clock.node.isObject else {
      return Array(repeating: text(clock, "times.clock", needs: needs), count: 2)
    }
    check(clock.node, keys: ["am", "pm"])
    return [
      text(clock["am"], "times.clock.am", needs: needs),
      text(clock["pm"], "times.clock.pm", needs: needs),
    ]
  }
}
