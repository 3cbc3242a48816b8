import Testing

@testable import Guidance

@Suite struct SpokenNamesTests {
  private static func spoken(
    _ text: String, _ tag: String, _ kind: InstructionText.Component.Kind = .road
  ) throws -> String {
    let voice = try #require(Languages.builtIn.find(try LocaleTag(tag))?.voice)
    return try #require(voice.words.language.spokenNames).spoken(.init(kind, text)).text
  }

  @Test(
    arguments: [
      ("es", "C/ Mayor", "Calle Mayor"), ("es", "C/Mayor", "Calle Mayor"),
      ("es", "Avda/ Diagonal", "Avda Diagonal"), ("es", "C Street", "C Street"),
      ("en", "C/ Mayor", "C Mayor"), ("en", "A/B", "A B"), ("en", "C/", "C"),
      ("en", "Main St / 1st Ave", "Main Street"), ("en", "Rue Neuve/Nieuwstraat", "Rue Neuve"),
      ("ja", "中山路/南京路", "中山路"), ("ar", "A & B", "A و B"),
      ("sv", "S:t Eriksgatan", "Sankt Eriksgatan"), ("en", "S:t Eriksgatan", "S:t Eriksgatan"),
      ("en", "12:30 Club", "12 30 Club"), ("en", "1&3 Road", "1 and 3 Road"),
      ("he", "A & B", "A B"), ("en", "22nd St NW", "22nd Street Northwest"),
      ("en", "St Mark's Pl", "Saint Mark's Place"), ("en", "Hwy 33", "Highway 33"),
      ("de", "S 25th St", "S 25th St"), ("de", "St. Georg", "Sankt Georg"),
      ("fr", "Mulholland Dr", "Mulholland Dr"), ("fr", "Rue du Dr Roux", "Rue du Docteur Roux"),
    ])
  func `names have no signs, and their abbreviations are words`(
    tag: String, name: String, words: String
  ) throws {
    #expect(try Self.spoken(name, tag) == words)
  }

  @Test(arguments: [("en", "1&3", "1 and 3"), ("he", "1&3", "1 3"), ("en", "I/80", "I 80")])
  func `numbers have no signs`(tag: String, ref: String, words: String) throws {
    #expect(try Self.spoken(ref, tag, .ref) == words)
  }
}
