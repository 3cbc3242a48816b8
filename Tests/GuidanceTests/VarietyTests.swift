import Guidance
import Routes
import Testing

/// Words of regions that share a language.
@Suite struct VarietyTests {
  @Test(
    arguments: [
      ("en-AU", .offRampLeft, "Take exit 7 on the left"),
      ("en-SG", .offRamp, "Take exit 7"),
      ("en-NZ", .onRampUTurnLeft, "Make a U-turn to take the ramp"),
      ("en-IE", .offRamp, "At junction 7, take the exit"),
      ("de-CH", .endOfRoadLeft, "Am Ende der Strasse links abbiegen und Ausfahrt 7 nehmen"),
      ("pt-PT", .roundaboutNthExitCCW, "Na rotunda, saia na 2.ª saída"),
      ("pt-AO", .offRamp, "Saia na saída 7"), ("pt-BR", .offRamp, "Pegue a saída 7"),
      ("zh-HK", .roundaboutNthExitCW, "在迴旋處走第2個出口"), ("zh-TW", .uTurnLeft, "向左迴轉"),
      ("zh-HK", .uTurnLeft, "向左掉頭"), ("zh-SG", .uTurnLeft, "向左掉头"),
      ("de-CH", .roundaboutNthExitCCW, "Im Kreisel die 2. Ausfahrt nehmen"),
      ("fr-CA", .ferryDisembark, "Quitter le traversier"),
    ] as [(String, ManeuverKind, String)])
  func `a region has its own words`(tag: String, kind: ManeuverKind, text: String) throws {
    let variants = try Spoken.variants(kind, tag) {
      $0.road.exits = "7"
      $0.maneuver.exit = 2
    }
    #expect(variants[0] == text)
  }

  @Test func `Swiss German has no sharp s in any text`() throws {
    for kind in ManeuverKind.allCases {
      let variants = try Spoken.variants(kind, "de-CH") { $0.road.ref = "9" }
      #expect(!variants.contains { $0.contains("ß") }, "\(variants)")
    }
  }

  @Test func `distances and times are those of the region`() throws {
    let hongKong = Guide(units: .metric, locale: try LocaleTag("zh-HK"))
    #expect(hongKong.text(try RoundedDistance(meters: 300, in: .metric)) == "300\u{A0}米")
    let departure = try Departure("2026-05-04T08:30:00Z")
    let quebec = Guide(locale: try LocaleTag("fr-CA"), departure: departure)
    let leg = Leg(steps: [], distance: 0, duration: 60)
    let route = try quebec.guide(Route(legs: [leg], distance: 0, duration: 60))
    #expect(route.arrival?.text == "08\u{A0}h\u{A0}31")
  }
}
