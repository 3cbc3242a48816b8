import JSON
import Routes

extension LanguageReader {
  mutating func language(_ tag: String) -> Language {
    var language = Language(tag: tag)
    required(value("plurals.cardinal"))
    language.cardinal = pluralRule("plurals.cardinal")
    language.ordinal = pluralRule("plurals.ordinal")
    language.isRightToLeft = value("rightToLeft").node?.flag ?? false
    language.driving = words(value("driving"))
    // Comes before all texts, since it defines the cases.
    language.roads = roadForms()
    for key in Language.Text.allCases {
      language.texts[key] = text(value(key.rawValue), needs: key.placeholders)
    }
    for key in Language.Counted.allCases {
      let rule = key.isOrdinal ? language.ordinal : language.cardinal
      language.counted[key] = plural(key.rawValue, rule, may: ["n"])
    }
    for way in Road.Way.allCases {
      let value = value("ways.\(way.rawValue)")
      var forms = ["*": value.node?.string ?? ""]
      for (name, form) in value.members { forms[name] = text(form) }
      language.ways[way] = RoadForm(conditions: [], cases: forms)
    }
    for unit in DistanceUnit.allCases {
      language.units[unit] = plural("units.\(unit.rawValue)", language.cardinal, may: [])
    }
    for key in KindRow.phrases {
      language.phrases[key] = phrase(key)
      if hasBefore(key) { language.before[key] = phrase(key, in: "before") }
    }
    language.brackets = texts(value("joints.brackets"), count: 2)
    language.compass = texts(value("compass"), count: 8)
    if value("finalVerbs").node != nil { language.finalVerbs = texts(value("finalVerbs")) }
    language.roundaboutWords = value("roundaboutWords").elements.map { text($0, may: ["name"]) }
    language.linkEndings = pairs(value("linkEndings"))
    language.streetWords = streetWords()
    language.zero = zero()
    language.minimumGrouping = value("numbers.minimumGrouping").node?.number == 2 ? 2 : 1
    language.unitSpace = value("numbers.unitSpace").node?.string ?? "\u{A0}"
    language.timeSeparator = value("times.separator").node?.string ?? " "
    language.clock = clock()
    for side in LaneUse.Side.allCases {
      language.lanes[side] = byNumber(
        value("lanes.\(side.rawValue)"), language.cardinal, empty: []
      ) { $0.texts($1, may: side.placeholders) }
    }
    let reserved = value("lanes.reserved")
    for holder in Lane.Access.allCases where holder != .reversible {
      language.reservedLanes[holder] = text(reserved[holder.rawValue])
    }
    language.laneList = texts(value("lanes.list"), count: 2)
    for pair in value("trip.andBefore").elements {
      let text = text(pair["text"], needs: ["a", "b"])
      language.andBefore.append((words(pair["starts"]), text))
    }
    let traffic = value("trip.traffic")
    for delay in DelayCategory.allCases {
      language.traffic[delay] = text(traffic[delay.rawValue])
      language.signs["trip.traffic.\(delay.rawValue)"] = language.traffic[delay]
    }
    language.signs[Language.namedSign] = text(
      value(Language.namedSign), needs: ["text", "name"])
    for path in Language.signKeys {
      let value = value(path)
      if value.node == nil, !Language.generalSignKeys.contains(path) { continue }
      language.signs[path] = text(value, needs: path == "along.speedLimit" ? ["value"] : [])
    }
    return language
  }

  private mutating func phrase(_ key: String, in section: String = "phrases") -> Language.Phrase? {
    let own = key == KindRow.numberedExit ? ["ordinal"] : []
    let value = value("\(section).\(key)")
    guard let node = required(value) else { return nil }
    if node.isString { return Language.Phrase(bare: text(value, needs: own), road: .onto) }
    let road = word(value["road"]) ?? Language.RoadUse.onto
    if !KindRow.exitPhrases.contains(key) {
      unread(value["exit"], "the maneuver has no exit with a number")
    }
    if !KindRow.namedPhrases.contains(key) {
      unread(value["named"], "the maneuver has no place with a name")
    }
    if road == .none { unread(value["withRoad"], "'road' is none") }
    let parts = ["phrase", "short", "link"]
    return Language.Phrase(
      bare: text(value["text"], needs: own), short: optionalText(value["short"], may: own),
      road: road,
      exit: optionalText(value["exit"], needs: ["exit"], may: parts),
      named: optionalText(
        value["named"], needs: ["name"] + own, may: key == "transitRemainOn" ? ["line"] : []),
      withRoad: optionalText(value["withRoad"], needs: ["road"], may: parts))
  }

  private mutating func roadForms() -> [RoadForm] {
    var forms: [RoadForm] = []
    for element in value("roads").elements {
      let sources = [element] + (element["and"].node == nil ? [] : [element["and"]])
      let conditions = sources.compactMap { roadCondition($0) }
      guard conditions.count == sources.count else { continue }
      var cases: [String: String] = [:]
      for (name, form) in element["forms"].members {
        cases[name] = text(form, needs: ["road"])
      }
      var endings: [String: [[String]]] = [:]
      for (names, value) in element["endings"].members {
        let pairs = pairs(value)
        for name in names.split(separator: " ") { endings[String(name)] = pairs }
      }
      self.cases.formUnion(Array(cases.keys) + endings.keys)
      forms.append(RoadForm(conditions: conditions, cases: cases, endings: endings))
    }
    return forms
  }

  private mutating func roadCondition(_ value: Value) -> RoadForm.Condition? {
    let words = words(value["words"])
    guard let match: RoadForm.Match = word(value["match"]) else { return nil }
    let ends = words.compactMap { $0.unicodeScalars.first }
    if match == .letters, ends.count != 2 || ends[0] > ends[1] {
      wrongType(value, "the first and the last letter in 'words'")
      return nil
    }
    if match == .digits || match == .any {
      unread(value["words"], "'match' is \(match.rawValue)")
    }
    return RoadForm.Condition(match: match, words: words)
  }

  private mutating func streetWords() -> StreetWords {
    var words = StreetWords()
    words.position = word(value("streetWords.position")) ?? .last
    for kind in StreetWords.Kind.allCases {
      // Ignores replacements of a variety, since names are as on signs.
      for (word, short) in value("streetWords.\(kind.rawValue)").node?.members ?? [] {
        words.entries.append(
          StreetWords.Entry(word: word, short: short.string ?? "", kind: kind))
      }
    }
    return words
  }

  private mutating func zero() -> Unicode.Scalar {
    let value = value("numbers.zero")
    let scalar = value.node?.string?.unicodeScalars.first ?? "0"
    if scalar.properties.numericValue != 0 { wrongType(value, "the digit 0") }
    return scalar
  }

  private mutating func clock() -> [(hour: Int, text: String)] {
    let clock = value("times.clock")
    let needs = ["H|HH|h", "mm"]
    guard clock.node?.isObject == true else { return [(0, text(clock, needs: needs))] }
    return clock.members.map { name, value in
      (["am": 0, "pm": 12][name] ?? Int(name) ?? 0, text(value, needs: needs))
    }.sorted { $0.hour < $1.hour }
  }
}

extension LanguageReader {
  /// Reads the language as a voice speaks it; the reader must include `spoken`.
  mutating func voice(_ tag: String) -> Voice {
    var language = language(tag)
    language.nextRoundabout = pairs(own("nextRoundabout"))
    var names = SpokenNames()
    for (key, word) in table("refs") {
      let parts = key.split(separator: " ").map(String.init)
      if let letters = parts.first { names.refs[letters] = (word, Array(parts.dropFirst())) }
    }
    for place in SpokenNames.Place.allCases {
      for (word, text) in table("expand.\(place.rawValue)") {
        names.words[place, default: [:]][word] = text
      }
    }
    for (words, value) in own("expand.before").members {
      let parts = words.split(separator: " ").map(String.init)
      for next in parts.dropFirst() {
        names.beforeWords[parts[0], default: []].append((next, text(value)))
      }
    }
    names.endings = own("expand.endings").members.map { ($0, text($1)) }
    names.add(language.streetWords)
    var voice = Voice(language, names: names)
    let cardinal = language.cardinal
    for key in Voice.Sentence.allCases {
      let value = own(key.rawValue)
      if key.isOptional, value.node == nil { continue }
      voice.sentences[key] = text(
        value, needs: key.placeholders, may: key == .then ? ["rest"] : [])
    }
    for use in Voice.DistanceUse.allCases {
      let table = own("distances.\(use.rawValue)")
      for unit in DistanceUnit.allCases {
        let forms = table[unit.rawValue]
        if use == .along, forms.node == nil {
          voice.distances[use, default: [:]][unit] = voice.distances[.ahead]?[unit]
          continue
        }
        let plural = byNumber(forms, cardinal, empty: "", hasDecimals: true) {
          $0.text($1, may: ["n"])
        }
        if forms.node != nil, !plural.other.contains("{n}") {
          report(.missingPlaceholder(place: forms.place, name: "n"))
        }
        voice.distances[use, default: [:]][unit] = plural
      }
    }
    voice.capitals = Set(words(value("capitals")))
    voice.pace = own("pace").node?.number ?? voice.pace
    return voice
  }

  private mutating func own(_ place: String) -> Value {
    var value = value(place)
    value.path = "spoken." + place
    return value
  }

  private mutating func table(_ place: String) -> [String: String] {
    var table: [String: String] = [:]
    for (word, value) in own(place).members { table[word] = text(value) }
    return table
  }
}
