import Testing

@testable import Guidance

/// What a voice says in regions and in files that extend others.
@Suite struct VoiceLayersTests {
  private static func voice(_ tag: String, _ file: String? = nil) throws -> Voice {
    var languages = Languages.builtIn
    if let file { try languages.add(Array(file.utf8)) }
    return try #require(languages.find(try LocaleTag(tag))?.voice)
  }

  @Test func `written words of a file override spoken ones that it inherits`() throws {
    let file = """
      {"tag": "en", "extends": "en", "phrases": {
        "arrive": {"text": "There", "road": "none"}, "turnLeft": "Go left then straight on"}}
      """
    let voice = try Self.voice("en", file)
    #expect(voice.words.language.phrase("arrive").bare == "There")
    #expect(voice.words.language.phrase("arriveLeft").bare != "There")
    #expect(voice.sentences[.then] == (try Self.voice("en")).sentences[.then])
  }

  @Test func `the replacements of the voice change the written words of all files`() throws {
    let file = """
      {"tag": "fr", "extends": "fr", "phrases": {"turnLeft": "Tourner tout à gauche"}}
      """
    #expect(
      try Self.voice("fr", file).words.language.phrase("turnLeft").bare == "Tournez tout à gauche")
  }

  @Test(
    arguments: [
      ("pt-PT", "Utilize a via da esquerda"), ("zh-HK", "使用左側行車線"),
    ])
  func `the replacements of a region change spoken words, too`(
    tag: String, lanes: String
  ) throws {
    let language = try Self.voice(tag).words.language
    #expect(language.lanes[.left]?.value(1, language.cardinal).first == lanes)
  }

  @Test func `kilometers and parking are as in Quebec`() throws {
    let voice = try Self.voice("fr-CA")
    #expect(voice.words.language.phrase("parkVehicle").bare.hasPrefix("Stationnez"))
    let mile = RoundedDistance(hundredths: 200, unit: .miles)
    #expect(voice.text(mile, .ahead).text == "2 milles")
  }
}
