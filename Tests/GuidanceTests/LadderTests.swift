import Guidance
import Routes
import TestSupport
import Testing

/// The variants of an instruction leave out what matters least first, and never bring it back.
@Suite struct LadderTests {
  @Test
  func `a sign's further places are dropped first, then the road's name, sign, road and side`()
    throws
  {
    let variants = try Spoken.variants(.offRampRight, "en") {
      $0.road.name = "Court Street"
      $0.road.ref = "US 20"
      $0.road.exits = "7"
      $0.road.destinations = "Salem, Portland"
    }
    #expect(
      variants == [
        "Take exit 7 on the right onto US 20 (Court Street) toward Salem, Portland",
        "Take exit 7 on the right onto US 20 (Court Street) toward Salem",
        "Take exit 7 on the right onto US 20 toward Salem",
        "Take exit 7 on the right onto US 20",
        "Take exit 7 on the right", "Exit 7 on right", "Exit 7",
      ])
  }

  @Test func `the name of the place is dropped before the road`() throws {
    let variants = try Spoken.variants(.turnLeft, "ja") {
      $0.road.name = "青山通り"
      $0.road.junctionName = "六本木交差点"
    }
    #expect(variants == ["六本木交差点で左折して青山通りに入る", "左折して青山通りに入る", "左折する", "左折"])
    let kept = try Spoken.variants(.keepLeft, "ja") {
      $0.road.name = "青山通り"
      $0.road.junctionName = "谷町"
    }
    #expect(kept == ["谷町で左方向、青山通りへ進む", "左方向、青山通りへ進む", "左方向に進む", "左方向"])
  }

  @Test func `an exit's name follows its number, or stands for it`() throws {
    func variants(_ exits: String?, _ destinations: String? = nil) throws -> [String] {
      try Spoken.variants(.offRampRight, "en") {
        $0.road.exits = exits
        $0.road.junctionName = "Riverton North"
        $0.road.destinations = destinations
      }
    }
    #expect(
      try variants("7") == [
        "Take exit 7 Riverton North on the right", "Take exit 7 on the right", "Exit 7 on right",
        "Exit 7",
      ])
    #expect(
      try variants(nil) == [
        "Take exit Riverton North on the right", "Take the exit on the right", "Exit on right",
      ])
    // The sign has it.
    #expect(try variants("7", "Riverton North")[1] == "Take exit 7 on the right")
  }

  @Test(arguments: [
    ("en", "Exit 7"), ("en-GB", "Junction 7"), ("de", "Ausfahrt 7"), ("fr", "Sortie 7"),
    ("es", "Salida 7"), ("pt-BR", "Saída 7"), ("it", "Uscita 7"), ("nl", "Afrit 7"),
    ("he", "יציאה 7"), ("ar", "المخرج 7"), ("zh-Hant", "7號出口"), ("ja", "出口7"),
    ("zh-Hans", "7号出口"), ("ko", "7번 출구"), ("sv", "Avfart 7"), ("da", "Frakørsel 7"),
    ("nb", "Avkjørsel 7"), ("fi", "Liittymä 7"), ("pl", "Zjazd 7"), ("cs", "Exit 7"),
    ("ru", "Съезд 7"), ("uk", "З’їзд 7"), ("tr", "Çıkış 7"),
  ])
  func `the shortest text of an exit is its number`(tag: String, text: String) throws {
    for kind in [ManeuverKind.offRamp, .offRampSlightLeft, .keepRight, .forkLeft, .merge] {
      let card = try Spoken.card(kind, tag) { $0.road.exits = "7" }
      #expect(card.instructionVariants.last.map(Spoken.plain) == text)
      #expect(card.exitLabel.map(Spoken.plain) == text)
      #expect(card.instructionVariants.allSatisfy { $0.contains("7") })
      #expect(card.dashboardVariants.allSatisfy { $0.contains("7") })
      #expect(!card.notificationVariants.contains { Spoken.plain($0) == text })
    }
  }

  /// Every kind with every name at once, and with each left out.
  @Test(arguments: Languages.builtIn.tags)
  func `no exit number is lost, no part comes back, and each variant is shorter`(
    tag: String
  ) throws {
    let turn = Languages.builtIn.tags.firstIndex(of: tag) ?? 0
    for kind in Cases.share(of: ManeuverKind.allCases, every: 9, turn: turn) {
      for mask in 0..<32 {
        let card = try Spoken.card(kind, tag) { step in
          if mask & 1 != 0 { step.road.name = "Elm Street; Old Elm Street" }
          if mask & 2 != 0 { step.road.ref = "US 5; 81" }
          if mask & 4 != 0 { step.road.exits = "46A;46B" }
          if mask & 8 != 0 { step.road.destinations = "I 9: Salem;Keizer, Portland" }
          if mask & 16 != 0 { step.road.junctionName = "Big Corner" }
        }
        let variants = card.instructionVariants.map(Spoken.plain)
        let note: Comment = "\(tag) \(kind): \(variants)"
        #expect(zip(variants, variants.dropFirst()).allSatisfy { $0.count > $1.count }, note)
        #expect(!variants.contains { $0.contains("Elm Street;") || $0.contains("Salem;") }, note)
        for parts in [["46A", "46B"], ["Big Corner"], ["Salem"], ["Keizer"]] {
          let has = variants.map { text in parts.allSatisfy(text.contains) }
          #expect(has == has.sorted { $0 && !$1 }, note)
          if parts.count == 2, has[0] { #expect(has.allSatisfy { $0 }, note) }
        }
      }
    }
  }

  @Test func `the engine's words without the exit, or with semicolons, are not a variant`() throws {
    for words in ["Take the ramp.", "Take exit 7 to A 1;B 2"] {
      let card = try Spoken.card(.offRampRight, "en", words: .engine) {
        $0.road.exits = "7"
        $0.maneuver.instruction = words
      }
      #expect(
        card.instructionVariants == ["Take exit 7 on the right", "Exit 7 on right", "Exit 7"])
    }
  }

  @Test func `the engine's words do not replace ours that say something else`() throws {
    for (words, isKept) in [
      ("Right here", false), ("Right onto Main", true), ("Go right onto Main Street", true),
      ("Go right onto Main Stre", false),
    ] {
      let variants = try Spoken.variants(.turnRight, "en", words: .engine) {
        $0.road.name = "Main Street"
        $0.maneuver.instruction = words
      }
      #expect(variants.contains(words) == isKept, "\(variants)")
      #expect(variants.contains("Turn right onto Main St") && variants.contains("Turn right"))
    }
  }
}
