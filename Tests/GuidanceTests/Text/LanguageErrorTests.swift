import Guidance
import Testing
import Faults

/// What is said of files that are wrong.
@Suite struct LanguageErrorTests {
  private static let faults: [(String, [String])] = [
    (#"{"tag": "en-US", "extends": "en"}"#, []),
    ("{", ["the file: not JSON: the text ends too early, in line 1; correct it"]),
    ("[]", ["the file: not an object; write it in braces"]),
    ("{}", ["tag: missing; add it"]),
    (#"{"tag": "x"}"#, ["tag: 'x' is not a language tag; write one such as pt-BR"]),
    (#"{"tag": "zh-hant"}"#, ["tag: 'zh-hant' is not a language tag; write 'zh-Hant'"]),
    (
      #"{"tag": "ru", "extends": "xx"}"#,
      ["extends: unknown language 'xx'; name one of the program, or give its file first"]
    ),
    (
      #"{"tag": "ru", "extends": "en", "phrase": {}}"#,
      ["the file: unknown key 'phrase'; did you mean 'phrases'?"]
    ),
    (
      #"{"tag": "ru", "extends": "en", "phrases": {"turnLeft": {"text": "A", "shrt": "B"}}}"#,
      ["phrases.turnLeft: unknown key 'shrt'; did you mean 'short'?"]
    ),
    (
      #"{"tag": "ru", "extends": "en", "ride": {"from": "{stop}", "from": "{phrase} {stop}"}}"#,
      ["ride.from: 'from' appears twice; remove one"]
    ),
    (
      #"{"tag": "ru", "extends": "en", "streetWords": {"words": ["St"]}, "joints": "x"}"#,
      [
        "streetWords.words: not an object; write it in braces: words and their abbreviations",
        "joints: not an object; write it in braces: how phrases, roads and signs are joined",
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "phrases": {"turnLeft": {"text": "A", "road": "in"}}}"#,
      ["phrases.turnLeft.road: is 'in'; expected onto, along, take or none"]
    ),
    (
      #"{"tag": "ru", "extends": "en", "phrases": {"turnLeft": ["A"]}}"#,
      [
        "phrases.turnLeft: not a text or an object; correct it",
        "phrases.turnLeft.text: missing; add it",
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "phrases": {"turnLeft": "Go {road}"}}"#,
      ["phrases.turnLeft: unknown placeholder {road}; remove it"]
    ),
    (
      #"{"tag": "ru", "extends": "en", "joints": {"onto": "{phrase} on {raod}"}}"#,
      [
        "joints.onto: unknown placeholder {raod}; use {phrase}, {link}, {short} or {road}",
        "joints.onto: no placeholder {road}; add it",
      ]
    ),
    (
      #"{"tag": "de", "extends": "de", "joints": {"onto": "auf {road:akk}"}}"#,
      [
        "joints.onto: unknown placeholder {road:akk}; "
          + "use {road:acc}, {road:name}, {road:on} or {road:onto}",
        "joints.onto: no placeholder {phrase} or {link} or {short}; add it",
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "joints": {"exitLabel": "Exit {exit}}"}}"#,
      [
        "joints.exitLabel: a brace without its partner; "
          + "write placeholders such as {road}, and no other braces"
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "compass": ["N", "E", "S", "W"]}"#,
      ["compass: has 4 elements; expected 8: north, northeast and so on, clockwise"]
    ),
    (
      #"{"tag": "ru", "extends": "ja", "plurals": {"cardinal": "slavic"}}"#,
      [
        "plurals.cardinal: not an object; "
          + #"write it in braces, such as {"one": "i = 1 and v = 0"}"#
      ]
    ),
    (
      #"{"tag": "ru", "extends": "ja", "plurals": {"cardinal": {"some": "i = 1"}}}"#,
      ["plurals.cardinal: unknown key 'some'; use zero, one, two, few, many, other"]
    ),
    (
      #"{"tag": "ru", "extends": "en", "times": {"days": {"one": "{n} day"}}}"#,
      ["times.days.other: missing; add it"]
    ),
    (
      #"{"tag": "ru", "extends": "en", "times": {"days": {"few": "{n}", "one": "1", "other": "{n}"}}}"#,
      ["times.days.few: unknown word 'few'; use one or other"]
    ),
    (
      #"{"tag": "ru", "extends": "en", "times": {"clock": "{hh}.{mm}"}}"#,
      [
        "times.clock: unknown placeholder {hh}; use {H}, {HH}, {h} or {mm}",
        "times.clock: no placeholder {H} or {HH} or {h}; add it",
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "numbers": {"zero": "o", "minimumGrouping": 3}}"#,
      [
        "numbers.minimumGrouping: is 3; expected 1 or 2",
        "numbers.zero: expected the digit 0; correct it",
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "roads": [{"match": "all"}, {"match": "letters", "words": "z"}]}"#,
      [
        "roads[0].match: is 'all'; "
          + "expected digits, refs, first, start, end, sound, letters or any",
        "roads[1]: expected the first and the last letter in 'words'; correct it",
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "varieties": [{"numbers": {"decimal": ""}, "tag": "x"}]}"#,
      [
        "varieties[0].numbers.decimal: empty; "
          + "write one letter or more: between whole number and decimals",
        "varieties[0]: unknown key 'tag'; see 'fingerpost schema language'",
        "varieties[0].for: missing; "
          + "add it: regions such as MX, digits such as nu-latn, or onFoot, byBike, asPassenger",
      ]
    ),
    (
      #"{"tag": "en", "extends": "en", "phrases": {"turnLeft": {"text": "Left", "road": "none", "named": "{name}", "withRoad": "{road}"}, "uTurnLeft": {"text": "U-turn", "exit": "{exit}"}}}"#,
      [
        "phrases.turnLeft.named: never read, since the maneuver has no place with a name; remove it",
        "phrases.turnLeft.withRoad: never read, since 'road' is none; remove it",
        "phrases.uTurnLeft.exit: never read, since the maneuver has no exit with a number; remove it",
      ]
    ),
    (
      #"{"tag": "en", "extends": "en", "roads": [{"match": "any", "words": "a", "forms": {"gen": "{road}"}}]}"#,
      [
        "roads[0].words: never read, since 'match' is any; remove it",
        "roads[0].forms.gen: never read, since no text asks for {road:gen}; remove it",
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "spoken": {"sentences": {"then": "{first}"}, "pace": 0}}"#,
      [
        "spoken.pace: is 0; expected 1 to 100",
        "spoken.sentences.then: no placeholder {second} or {verb}; add it",
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "spoken": {"distances": {"in": {"m": "{n}", "km": {"1.5": "a", "other": "b"}, "ft": "{n}", "yd": "{n}", "mi": "{n}"}, "for": {"feet": "{n}"}}}}"#,
      [
        "spoken.distances.for: unknown key 'feet'; did you mean 'ft'?",
        "spoken.distances.in.km: no placeholder {n}; add it",
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "replace": ["a"], "rightToLeft": 1, "locales": 2}"#,
      [
        "replace[0]: not a list; write it in brackets",
        "rightToLeft: not true or false; "
          + "write one of them: whether the language is written from right to left",
        "locales: not a text or a list; correct it",
      ]
    ),
    (
      #"{"tag": "ru", "extends": "en", "phrases": {"turnLeft": "a\u0007b"}}"#,
      [
        "phrases.turnLeft: expected a text of 1 to 1000 bytes without control characters; "
          + "correct it"
      ]
    ),
  ]

  @Test(arguments: faults)
  func `each fault is a line with path, finding and remedy`(json: String, lines: [String]) {
    #expect(Languages.builtIn.faults(in: Array(json.utf8)).map(\.description) == lines)
  }

  @Test func `a language that extends none has a fault for each missing key`() {
    let faults = Languages.builtIn.faults(in: Array(#"{"tag": "ru"}"#.utf8)).map(\.description)
    #expect(faults.count > 130 && Set(faults).count == faults.count)
    for place in ["phrases.turnLeft", "joints.onto", "units.km", "compass", "lanes.left"] {
      #expect(faults.contains("\(place): missing; add it"))
    }
  }

  @Test func `an incomplete voice has a fault for each missing sentence and distance`() {
    let json = #"{"tag": "be", "spoken": {"sentences": {"now": "{instruction}"}}}"#
    let faults = Languages.builtIn.faults(in: Array(json.utf8)).filter {
      $0.place.hasPrefix("spoken.")
    }
    let places =
      ["ahead", "then", "lanes", "continue", "continueOn"].map { "spoken.sentences.\($0)" }
      + ["m", "km", "ft", "yd", "mi"].map { "spoken.distances.in.\($0)" }
    #expect(faults.map(\.description) == places.map { "\($0): missing; add it" })
  }

  @Test func `words that are replaced repeatedly do not fill the memory`() {
    let pairs = Array(repeating: #"["e", "ee"]"#, count: 100).joined(separator: ",")
    let file = #"{"tag": "ru", "extends": "en", "replace": [\#(pairs)]}"#
    let faults = Languages.builtIn.faults(in: Array(file.utf8))
    #expect(faults.contains { $0.place == "phrases.turnLeft.text" })
  }

  @Test func `a file with a fault is not added`() throws {
    var languages = Languages.builtIn
    #expect(throws: Fault.missing(place: "tag")) { try languages.add(Array("{}".utf8)) }
    #expect(languages.tags == Languages.builtIn.tags)
  }
}
