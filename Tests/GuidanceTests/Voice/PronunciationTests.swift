import Foundation
import Guidance
import Testing

@testable import Routes

/// How the engine's pronunciations reach a voice.
@Suite struct PronunciationTests {
  private static func ssml(_ json: String, _ tag: String = "en") throws -> [String] {
    let response = try RouteReader().read(Data(json.utf8))
    let cards = try Guide(locale: LocaleTag(tag)).guide(response.routes[0]).cards
    return cards.flatMap(\.announcements).map(\.ssml)
  }

  private static func mapbox(_ name: String, _ pronunciation: String) -> String {
    func step(_ type: String, _ more: String) -> String {
      """
      {"distance": 1000, "duration": 100, "mode": "driving", \(more),
       "maneuver": {"type": "\(type)", "modifier": "left"}}
      """
    }
    let named = "\"name\": \"\(name)\", \"pronunciation\": \"\(pronunciation)\""
    return """
      {"code": "Ok", "uuid": "u", "routes": [{"distance": 2000, "duration": 200, "legs": [
       {"distance": 2000, "duration": 200, "steps": [\(step("depart", "\"name\": \"A\"")),
        \(step("turn", named)), \(step("arrive", "\"name\": \"\""))]}]}]}
      """
  }

  private static func tomTom(_ phonetic: String) -> String {
    """
    {"formatVersion": "0.0.12", "routes": [{"summary": {"lengthInMeters": 900,
     "travelTimeInSeconds": 90}, "legs": [], "guidance": {"instructions": [
      {"routeOffsetInMeters": 0, "travelTimeInSeconds": 0, "maneuver": "DEPART",
       "nextRoadInfo": {"streetName": {"text": "Guisweg", "phonetic": "\(phonetic)",
        "phoneticLanguageCode": "nl-NL"}}},
      {"routeOffsetInMeters": 900, "travelTimeInSeconds": 90, "maneuver": "ARRIVE"}]}}]}
    """
  }

  @Test(arguments: [
    ("Gurrevej", "ˈɡuʁə", "<phoneme alphabet=\"ipa\" ph=\"ˈɡuʁə\">Gurrevej</phoneme>"),
    // With the signs of X-SAMPA, one of which XML escapes.
    (
      "Gurrevej", "\\\"gu|RQ|%vAj?",
      "<phoneme alphabet=\"x-sampa\" ph=\"&quot;gu|RQ|%vAj?\">Gurrevej</phoneme>"
    ),
    ("Elm St", "ɛlm", "<phoneme alphabet=\"ipa\" ph=\"ɛlm\">Elm Street</phoneme>"),
  ])
  func `Mapbox's pronunciation is that of the name`(
    name: String, sounds: String, element: String
  ) throws {
    let word = try #require(name.split(separator: " ").first)
    let turns = try Self.ssml(Self.mapbox(name, sounds)).filter { $0.contains(word) }
    #expect(!turns.isEmpty && turns.allSatisfy { $0.contains(element) })
  }

  @Test func `a declined name does not get the pronunciation of the nominative`() throws {
    let texts = try Self.ssml(Self.mapbox("улица Ленина", "ˈlʲenʲɪnə"), "ru")
    #expect(texts.contains { $0.contains("улицу Ленина") })
    #expect(!texts.contains { $0.contains("улицу Ленина</phoneme>") })
  }

  @Test func `TomTom's pronunciation is used in IPA, not in the other alphabet`() throws {
    let own = try Self.ssml(Self.tomTom("ˈɣœys.ˌʋɛx"))
    #expect(own.contains { $0.contains("ph=\"ˈɣœys.ˌʋɛx\">Guisweg</phoneme>") })
    #expect(try !Self.ssml(Self.tomTom("'Ge+Y+s.%wEx")).contains { $0.contains("phoneme") })
  }
}
