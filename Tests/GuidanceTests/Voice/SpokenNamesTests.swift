import Testing

@testable import Guidance

@Suite struct SpokenNamesTests {
  private static func spoken(
    _ text: String, _ tag: String, _ kind: InstructionText.Component.Kind = .road
  ) throws -> String {
    let voice = try #require(Languages.builtIn.find(try LocaleTag(tag))?.voice)
    return try #require(voice.words.language.spokenNames).spoken(.init(kind, text), in: []).text
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
  func `spoken names have no symbols, and abbreviations are expanded`(
    tag: String, name: String, words: String
  ) throws {
    #expect(try Self.spoken(name, tag) == words)
  }

  /// A lone letter before a street word is a letter; a number may follow the street word.
  @Test(
    arguments: [
      ("en", "E St NW", "E Street Northwest"), ("en", "N St SE", "N Street Southeast"),
      ("en", "S Avenue NW", "S Avenue Northwest"), ("en", "E Main St", "East Main Street"),
      ("en", "County Rd 7", "County Road 7"), ("en", "US 101", "U.S. 101"),
      ("ru", "Порт Кавказ — Порт Крым", "Порт Кавказ, Порт Крым"),
      ("en", "Dover–Calais", "Dover–Calais"), ("fr", "Gare du S", "Gare du S"),
      ("en", "Maple Pvt", "Maple Private"),
    ])
  func `each abbreviation is expanded by its position`(tag: String, name: String, words: String)
    throws
  {
    let spoken = try Self.spoken(name, tag)
    #expect(spoken == words)
  }

  @Test func `a slash in the name of a stop parts no alternatives`() throws {
    #expect(try Self.spoken("Oak Park/Third", "en", .place) == "Oak Park Third")
    #expect(try Self.spoken("Oak Park/Third", "en", .road) == "Oak Park")
  }

  @Test(arguments: [
    ("en", "1&3", "1 and 3"), ("he", "1&3", "1 3"), ("en", "I/80", "I 80"),
    ("en-GB", "A1(M)", "A1 M"), ("en-GB", "A38(M)", "A38 M"), ("en", "I-5 N", "I-5 North"),
    ("en", "US-101 S", "U.S. 101 South"), ("en", "E 40", "E 40"), ("en", "N", "N"),
  ])
  func `spoken numbers have no symbols`(tag: String, ref: String, words: String) throws {
    #expect(try Self.spoken(ref, tag, .ref) == words)
  }
}
