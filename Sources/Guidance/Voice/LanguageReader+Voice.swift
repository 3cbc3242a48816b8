import Routes

extension LanguageReader {
  /// Reads the language as a voice speaks it; the reader must include `spoken`.
  mutating func voice(_ tag: String) -> Voice {
    var language = language(tag)
    language.nextRoundabout = pairs(own("nextRoundabout"))
    var names = SpokenNames()
    names.refs = table("refs")
    for place in SpokenNames.Place.allCases {
      for (word, text) in table("expand.\(place.rawValue)") {
        names.words[place, default: [:]][word] = text
      }
    }
    names.endings = members(own("expand.endings")).map { ($0, text($1)) }
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
      check(table, keys: DistanceUnit.allCases.map(\.rawValue))
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
    let pace = own("pace")
    if let node = pace.node {
      voice.pace = node.number ?? 0
      if node.isString || !(1...100 ~= voice.pace) { wrongType(pace, "a number from 1 to 100") }
    }
    return voice
  }

  private mutating func own(_ place: String) -> Value {
    var value = value(place)
    value.path = "spoken." + place
    return value
  }

  private mutating func table(_ place: String) -> [String: String] {
    var table: [String: String] = [:]
    for (word, value) in members(own(place)) { table[word] = text(value) }
    return table
  }
}
