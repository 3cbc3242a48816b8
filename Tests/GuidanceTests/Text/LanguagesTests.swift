import Guidance
import Routes
import Testing
import Faults

/// Languages of files, added to those of the program.
@Suite struct LanguagesTests {
  private func languages(_ files: String...) throws -> Languages {
    var languages = Languages.builtIn
    for file in files { try languages.add(Array(file.utf8)) }
    return languages
  }

  private func card(
    _ languages: Languages, _ locale: String?, language: String? = nil,
    _ change: (inout Step) -> Void = { _ in }
  ) throws -> Card {
    var step = Step(
      maneuver: Maneuver(kind: .turnLeft, engineType: "test"), distance: 9, duration: 9)
    step.road.name = "Elm Street"
    change(&step)
    let route = Route(
      legs: [Leg(steps: [step], distance: 9, duration: 9)], distance: 9, duration: 9,
      language: language)
    let tag = try locale.map { text throws(Fault) in try LocaleTag(text) }
    var guide = Guide(locale: tag, languages: languages)
    guide.instructions = .engine
    return try guide.guide(route).cards[0]
  }

  private static let belarusian = #"""
    {"tag": "be", "extends": "en", "plurals": {"cardinal": {
      "one": "v = 0 and i % 10 = 1 and i % 100 != 11",
      "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
      "many": "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14"}},
     "times": {
       "days": {"one": "{n} дзень", "few": "{n} дні", "many": "{n} дзён", "other": "{n} дні"}},
     "ride": {
       "stops": {"one": "{n} станцыя", "few": "{n} станцыі", "many": "{n} станцый", "other": "-"}},
     "trip": {
       "stops": {"one": "{n} прыпынак", "few": "{n} прыпынкі", "many": "{n} прыпынкаў",
                 "other": "-"}},
     "lanes": {"left": {"1": ["Левая паласа"], "other": ["{count} левыя"]}},
     "roads": [{"match": "any", "forms": {"acc": "вуліцу {road}"}}],
     "joints": {"onto": "{phrase} на {road:acc}"},
     "phrases": {"turnLeft": "Павярніце налева"}}
    """#

  @Test func `a file adds a language`() throws {
    let languages = try languages(Self.belarusian)
    #expect(languages.tags == Languages.builtIn.tags + ["be"])
    for locale in ["be", "be-BY", "be-Cyrl-PL"] {
      let card = try card(languages, locale)
      #expect(card.language == "be")
      #expect(card.instructionVariants[0] == "Павярніце налева на вуліцу Elm Street")
    }
    // The route states the language.
    #expect(try card(languages, nil, language: "be").language == "be")
    let guide = Guide(locale: try LocaleTag("be"), languages: languages)
    for (days, text) in [(1, "1 дзень"), (3, "3 дні"), (11, "11 дзён"), (21, "21 дзень")] {
      #expect(guide.text(try RoundedTime(seconds: Double(days) * 86_400)) == text)
    }
  }

  @Test func `a file replaces the language of its tag, and may extend it`() throws {
    let file = #"{"tag": "en-GB", "extends": "en-GB", "phrases": {"turnLeft": "Hang a left"}}"#
    let languages = try languages(file)
    #expect(languages.tags == Languages.builtIn.tags)
    // Its locales and varieties are those of the language that it replaces.
    for locale in ["en-GB", "en-AU"] {
      #expect(try card(languages, locale).instructionVariants[0] == "Hang a left onto Elm Street")
    }
    #expect(try card(languages, "en").instructionVariants[0] == "Turn left onto Elm Street")
    let other = try self.languages(
      file, #"{"tag": "en-GB", "extends": "en-GB", "joints": {"onto": "{phrase} into {road}"}}"#)
    #expect(try card(other, "en-GB").instructionVariants[0] == "Hang a left into Elm Street")
  }

  @Test func `a file extends an earlier one and replaces words that it inherits`() throws {
    let file = #"""
      {"tag": "be-PL", "extends": "be", "replace": [["вуліцу", "праспект"], ["налева", "направа"]]}
      """#
    let languages = try languages(Self.belarusian, file)
    #expect(
      try card(languages, "be-PL").instructionVariants[0]
        == "Павярніце направа на праспект Elm Street")
    #expect(
      try card(languages, "be-BY").instructionVariants[0] == "Павярніце налева на вуліцу Elm Street"
    )
    #expect(throws: Fault.unknownBase("be")) { try self.languages(file) }
  }

  @Test func `a file adds a language for other locales, with a variety for a region`() throws {
    let file = #"""
      {"tag": "zh-Hans", "extends": "zh-Hant", "locales": "zh zh-CN zh-SG",
       "replace": [["轉", "转"], ["進", "进"]],
       "varieties": [{"for": "SG", "phrases": {"turnLeft": "左拐"}}]}
      """#
    let languages = try languages(file)
    for locale in ["zh", "zh-CN", "zh-Hans-TW"] {
      #expect(try card(languages, locale).instructionVariants[0] == "左转进入Elm Street")
    }
    #expect(try card(languages, "zh-SG").instructionVariants[0] == "左拐进入Elm Street")
    #expect(try card(languages, "zh-TW").instructionVariants[0] == "左轉進入Elm Street")
  }

  @Test func `the words of a file recognize its language`() throws {
    let languages = try languages(
      #"{"tag": "la", "extends": "it", "recognizer": "verte sinistrorsum dextrorsum"}"#)
    let card = try card(languages, nil) { $0.maneuver.instruction = "Verte sinistrorsum" }
    #expect(card.language == "la")
    #expect(card.instructionVariants.contains("Verte sinistrorsum"))
  }
}
