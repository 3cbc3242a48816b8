import Foundation
import TestSupport
import Testing

@testable import Guidance

@Suite struct LanguageRecognizerTests {
  private let recognizer = LanguageRecognizer.shared

  @Test(arguments: [
    ("en", "Turn left onto Rue de la Paix"), ("en", "Take exit 7 toward Norwood"),
    ("en", "At the roundabout, take the 2nd exit onto Calle Mayor"),
    ("de", "Links abbiegen auf Main Street"), ("de", "Ausfahrt 12 Richtung Köln nehmen"),
    ("fr", "Tournez à droite sur Broad Street"), ("fr", "Au rond-point, prenez la 2e sortie"),
    ("es", "Gira a la derecha en Via Roma"), ("es", "Toma la salida 5 hacia Sevilla"),
    ("pt", "Vire à esquerda na Main Street"), ("it", "Svolta a destra in Hauptstraße"),
    ("nl", "Sla rechtsaf naar de Kerkstraat"), ("he", "פנו ימינה אל Main Street"),
    ("ar", "انعطف يمينا إلى Main Street"), ("zh-Hant", "在Main Street右轉"),
    ("zh-Hans", "在Main Street右转"), ("ja", "Main Streetに入る"), ("ja", "右折"),
    ("ko", "Main Street에서 좌회전"), ("ru", "Поверните налево на Main Street"),
    ("uk", "Поверніть праворуч на вулицю"), ("pl", "Skręć w lewo w Main Street"),
    ("sv", "Sväng vänster in på Storgatan"), ("da", "Drej til højre ad Storegade"),
    ("nb", "Sving til høyre inn på Storgata"), ("fi", "Käänny vasemmalle tielle Main Street"),
    ("tr", "Main Street üzerinde sola dönün"), ("cs", "Odbočte vlevo na Main Street"),
  ])
  func `words of maneuvers identify the language, whatever the names`(tag: String, text: String) {
    #expect(recognizer.language(ofMost: [text]) == tag)
    #expect(!recognizer.contradicts(text, ownTag: tag))
    #expect(recognizer.contradicts(text, ownTag: tag == "en" ? "de" : "en"))
  }

  @Test(arguments: ["", "A 8", "Champs-Élysées", "12", "Kurfürstendamm"])
  func `names alone identify no language`(text: String) {
    #expect(recognizer.language(ofMost: [text]) == nil)
    #expect(!recognizer.contradicts(text, ownTag: "en"))
  }

  @Test func `the most votes decide, and a tie decides nothing`() {
    let german = "Rechts abbiegen"
    let english = "Turn right"
    #expect(recognizer.language(ofMost: [german, english, german]) == "de")
    #expect(recognizer.language(ofMost: [german, english]) == nil)
    #expect(recognizer.language(ofMost: [String]()) == nil)
  }

  @Test func `no word is repeated in a language`() {
    for (tag, words) in LanguageRecognizer.builtIn("words") {
      let list = words.split(separator: " ")
      let repeated = Dictionary(grouping: list, by: \.self).filter { $0.value.count > 1 }.keys
      #expect(repeated.isEmpty, "\(tag): \(repeated.sorted())")
    }
  }

  private static let folder = "routes/osrm-text-instructions"

  /// The instructions of the public fixtures, by language.
  private static func instructions() throws -> [String: [String]] {
    struct Fixture: Decodable { var instructions: [String: String]? }
    var texts: [String: [String]] = [:]
    for path in Corpus.files(under: folder, suffix: ".json") {
      guard let fixture = try? JSONDecoder().decode(Fixture.self, from: Data(Corpus.bytes(path)))
      else { continue }
      let all = fixture.instructions ?? [:]
      // Some are not translated.
      for (tag, text) in all where !text.isEmpty && (tag == "en" || text != all["en"]) {
        texts[tag, default: []].append(text)
      }
    }
    return texts
  }

  @Test(.enabled(if: Corpus.has(folder), "the public fixtures are absent"))
  func `instructions of 30 languages are recognized`() throws {
    // The fixtures name Norwegian and the varieties of Spanish and Portuguese otherwise.
    let names = ["no": "nb", "es-ES": "es", "pt-BR": "pt", "pt-PT": "pt"]
    let texts = try Self.instructions()
    try #require(texts.count > 25)
    var counts: [String] = []
    // Yoruba is not among the languages.
    for (tag, list) in texts.sorted(by: { $0.key < $1.key }) where tag != "yo" {
      let own = names[tag] ?? tag
      let found = list.map { recognizer.language(ofMost: [$0]) }
      let right = found.count { $0 == own }
      let wrong = zip(list, found).filter { $0.1 != nil && $0.1 != own }
      counts.append("\(tag) \(right) of \(list.count)")
      #expect(
        // Danish and Norwegian share some sentences word for word.
        Double(right) >= 0.85 * Double(list.count),
        "\(tag): \(right) of \(list.count), such as \(zip(list, found).filter { $0.1 != own }.prefix(4))"
      )
      #expect(Double(wrong.count) <= 0.05 * Double(list.count), "\(tag): \(wrong.prefix(4))")
      // All together leave no doubt.
      #expect(recognizer.language(ofMost: list) == own)
    }
    print("recognized: " + counts.joined(separator: ", "))
  }
}
