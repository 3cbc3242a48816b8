import Guidance
import Routes
import Testing

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
    let tag = try locale.map { text throws(GuidanceError) in try LocaleTag(text) }
    return try Guide(locale: tag, languages: languages).guide(route).cards[0]
  }

  private static let russian = #"""
    {"tag": "ru", "extends": "en", "plurals": {"cardinal": "east-slavic"},
     "times": {
       "days": {"one": "{n} день", "few": "{n} дня", "many": "{n} дней", "other": "{n} дня"}},
     "ride": {
       "stops": {"one": "{n} станция", "few": "{n} станции", "many": "{n} станций", "other": "-"}},
     "trip": {
       "stops": {"one": "{n} остановка", "few": "{n} остановки", "many": "{n} остановок",
                 "other": "-"}},
     "lanes": {"left": {"1": ["Левая полоса"], "other": ["{count} левые"]}},
     "roads": [{"match": "any", "forms": {"acc": "улицу {road}"}}],
     "joints": {"onto": "{phrase} на {road:acc}"},
     "phrases": {"turnLeft": "Поверните налево"}}
    """#

  @Test func `a file adds a language`() throws {
    let languages = try languages(Self.russian)
    #expect(languages.tags == Languages.builtIn.tags + ["ru"])
    for locale in ["ru", "ru-RU", "ru-Cyrl-KZ"] {
      let card = try card(languages, locale)
      #expect(card.language == "ru")
      #expect(card.instructionVariants[0] == "Поверните налево на улицу Elm Street")
    }
    // The route states the language.
    #expect(try card(languages, nil, language: "ru").language == "ru")
    let guide = Guide(locale: try LocaleTag("ru"), languages: languages)
    for (days, text) in [(1, "1 день"), (3, "3 дня"), (11, "11 дней"), (21, "21 день")] {
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

  @Test func `a file extends one before it, and replaces words in what it takes`() throws {
    let file = #"""
      {"tag": "ru-KZ", "extends": "ru", "replace": [["улицу", "көше"], ["налево", "сол"]]}
      """#
    let languages = try languages(Self.russian, file)
    #expect(
      try card(languages, "ru-KZ").instructionVariants[0] == "Поверните сол на көше Elm Street")
    #expect(
      try card(languages, "ru-RU").instructionVariants[0] == "Поверните налево на улицу Elm Street")
    #expect(throws: LanguageError.unknownBase("ru")) { try self.languages(file) }
  }

  @Test func `a language for other locales, with a variety for a region`() throws {
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
