import Guidance
import Routes
import Testing

/// How roads are put into sentences.
@Suite struct RoadWordsTests {
  @Test(arguments: [
    ("en", "Turn left onto Route 9"), ("en-GB", "Turn left onto Route 9"),
    ("de", "Links abbiegen auf die Straße 9"), ("fr", "Tourner à gauche sur la route 9"),
    ("es", "Gira a la izquierda en la carretera 9"), ("pt-BR", "Vire à esquerda na rodovia 9"),
    ("it", "Svolta a sinistra sulla strada 9"), ("nl", "Sla linksaf naar weg 9"),
    ("he", "פנו שמאלה לכביש 9"), ("ar", "انعطف يسارًا إلى الطريق 9"), ("zh-Hant", "左轉進入9號公路"),
    ("ja", "左折して9号線に入る"), ("zh-Hans", "左转进入9号公路"), ("ko", "좌회전하여 9번 도로로 진입"),
    ("sv", "Sväng vänster in på väg 9"), ("da", "Drej til venstre ad rute 9"),
    ("nb", "Sving til venstre inn på vei 9"),
  ])
  func `a number without letters has the noun for any road`(tag: String, text: String) throws {
    #expect(try Spoken.fullest(.turnLeft, tag, ref: "9") == text)
    let named = try Spoken.card(.turnLeft, tag) {
      $0.road.name = "Elm"
      $0.road.ref = "9"
    }
    #expect(named.roadVariants.allSatisfy { Spoken.plain($0) != "9" })
    #expect(!named.instructionVariants.contains { Spoken.plain($0).contains("(9)") })
  }

  @Test(arguments: [
    ("हवाई अड्डा", "हवाई अड्डे के लिए बाएँ मुड़ें"), ("पुराना पुल", "पुराने पुल के लिए बाएँ मुड़ें"),
    ("दिल्ली", "दिल्ली के लिए बाएँ मुड़ें"),
  ])
  func `Hindi declines the places of signs, as it does roads`(place: String, text: String) throws {
    let texts = try Spoken.variants(.turnLeft, "hi") { $0.road.destinations = place }
    #expect(texts.first == text)
  }

  @Test(arguments: [
    ("hr", "Kružni tok Mirogoj", "U kružnom toku Mirogoj skrenite lijevo"),
    ("sl", "Krožišče Tomačevo", "V krožišču Tomačevo zavijte levo"),
    ("cs", "Kruhový objezd Kamenice", "Na kruhovém objezdu Kamenice odbočte vlevo"),
    ("fr", "Giratoire de l’Étoile", "Au rond-point de l’Étoile, tourner à gauche"),
    ("es", "Glorieta de Cibeles", "En la rotonda de Cibeles, gira a la izquierda"),
    ("tr", "Güven Döner Kavşağı", "Güven döner kavşağında sola dönün"),
    ("de", "Kreisverkehr", "Im Kreisverkehr links abbiegen"),
    ("de", "Kreiselstraße", "Im Kreisverkehr Kreiselstraße links abbiegen"),
    ("en", "Logan Circle", "At Logan Circle, turn left"),
  ])
  func `the noun of a roundabout is said once`(tag: String, name: String, text: String) throws {
    let texts = try Spoken.variants(.roundaboutLeftCCW, tag) {
      $0.road.rotaryName = name
    }
    #expect(texts.first == text)
  }

  @Test(
    arguments: [
      ("en", .turnLeft, "A34", "Turn left onto A34"),
      ("en-GB", .turnLeft, "A34", "Turn left onto the A34"),
      ("en-GB", .turnLeft, "US 20", "Turn left onto US 20"),
      ("de", .merge, "C-58", "Einfädeln auf die C-58"),
      ("de", .followRoad, "B 25", "Weiter auf der B 25"),
      ("fr", .merge, "AP-7", "S’insérer sur l’AP-7"),
      ("fr", .merge, "N 20", "S’insérer sur la N 20"),
      ("es", .merge, "AP-7", "Incorpórate a la AP-7"),
      ("it", .merge, "C-58", "Immettiti sulla C-58"),
      ("it", .merge, "A1", "Immettiti sull’A1"), ("nl", .merge, "C-58", "Voeg in op de C-58"),
      ("es", .merge, "N-II", "Incorpórate a la N-II"),
      ("he", .turnLeft, "A1", "פנו שמאלה ל־A1"),
    ] as [(String, ManeuverKind, String, String)])
  func `a number with letters has its article`(
    tag: String, kind: ManeuverKind, ref: String, text: String
  ) throws {
    #expect(try Spoken.fullest(kind, tag, ref: ref) == text)
  }

  @Test(
    arguments: [
      ("de", "Berliner Straße", "Links abbiegen auf die Berliner Straße"),
      ("de", "Frankfurter Allee", "Links abbiegen auf die Frankfurter Allee"),
      ("de", "Berliner Platz", "Links abbiegen auf den Berliner Platz"),
      ("de", "Altenburger Straße", "Links abbiegen auf die Altenburger Straße"),
      ("de", "Hadikgasse, B1", "Links abbiegen auf die Hadikgasse, B1"),
      ("de", "Alter Markt", "Links abbiegen auf den Alten Markt"),
      ("de", "Am Markt", "Links abbiegen auf Am Markt"),
      ("de", "Straße des 17. Juni", "Links abbiegen auf die Straße des 17. Juni"),
      ("de", "Unter den Linden", "Links abbiegen auf Unter den Linden"),
      ("fr", "Rue de Rivoli", "Tourner à gauche dans la Rue de Rivoli"),
      ("fr", "Allée des Pins", "Tourner à gauche dans l’Allée des Pins"),
      ("fr", "Boulevard Voltaire", "Tourner à gauche sur le Boulevard Voltaire"),
      ("es", "RN7/Ruta Nacional 7", "Gira a la izquierda en la RN7/Ruta Nacional 7"),
      ("es", "Ruta 5", "Gira a la izquierda en la Ruta 5"),
      ("pt-BR", "Quadra 5", "Vire à esquerda na Quadra 5"),
      ("it", "Via Roma", "Svolta a sinistra in Via Roma"),
      ("nl", "Laan van Meerdervoort", "Sla linksaf naar de Laan van Meerdervoort"),
      ("nl", "Damrak", "Sla linksaf naar het Damrak"), ("he", "רחוב הרצל", "פנו שמאלה לרחוב הרצל"),
    ])
  func `a name has the article of its class`(tag: String, name: String, text: String) throws {
    #expect(try Spoken.fullest(.turnLeft, tag, name: name) == text)
  }

  @Test(arguments: [
    ("테헤란로", "테헤란로로", "테헤란로를"), ("자하문로7길", "자하문로7길로", "자하문로7길을"),
    ("남산터널", "남산터널로", "남산터널을"), ("서해안", "서해안으로", "서해안을"), ("E 1", "E 1로", "E 1을"),
    ("E 6", "E 6으로", "E 6을"), ("E 9", "E 9로", "E 9를"), ("E 9;E 10", "E 9 / E 10으로", "E 9 / E 10을"),
    ("Park Lane", "Park Lane으로", "Park Lane을"),
    ("Main Street (I 6)", "Main Street (I 6)로", "Main Street (I 6)를"),
  ])
  func `Korean particles follow the last sound`(name: String, onto: String, along: String) throws {
    #expect(try Spoken.fullest(.turnLeft, "ko", name: name) == "좌회전하여 \(onto) 진입")
    #expect(try Spoken.fullest(.followRoad, "ko", name: name) == "\(along) 따라 이동")
  }

  @Test(arguments: [
    ("en", "Keep left to take I 80", "Keep left to stay on I 80"),
    ("en-GB", "Keep left to take the I 80", "Keep left to stay on the I 80"),
    ("de", "Links halten, weiter auf der I 80", "Links halten, um auf der I 80 zu bleiben"),
    ("fr", "Serrer à gauche pour prendre l’I 80", "Serrer à gauche pour rester sur l’I 80"),
    (
      "es", "Mantente a la izquierda para tomar la I 80",
      "Mantente a la izquierda para seguir por la I 80"
    ),
    (
      "pt-BR", "Mantenha-se à esquerda para pegar a I 80",
      "Mantenha-se à esquerda para permanecer na I 80"
    ),
    (
      "it", "Mantieni la sinistra per imboccare l’I 80",
      "Mantieni la sinistra per rimanere sull’I 80"
    ),
    ("nl", "Houd links aan om de I 80 te nemen", "Houd links aan om op de I 80 te blijven"),
    ("he", "היצמדו לשמאל כדי להיכנס ל־I 80", "היצמדו לשמאל כדי להישאר ב־I 80"),
    ("ar", "ابقَ على اليسار للدخول إلى I 80", "ابقَ على اليسار لمتابعة السير على I 80"),
    ("zh-Hant", "靠左行駛，走I 80", "靠左行駛，繼續走I 80"), ("ja", "左方向、I 80へ進む", "左方向、引き続きI 80を進む"),
    ("zh-Hans", "靠左行驶，进入I 80", "靠左行驶，继续沿I 80行驶"),
    ("ko", "왼쪽 방향, I 80으로 진입", "왼쪽 방향, I 80을 따라 계속 이동"),
    ("sv", "Håll till vänster in på I 80", "Håll till vänster och fortsätt på I 80"),
    ("da", "Hold til venstre ind på I 80", "Hold til venstre, og fortsæt ad I 80"),
    ("nb", "Hold til venstre inn på I 80", "Hold til venstre og fortsett på I 80"),
  ])
  func `at a fork one takes a road, or stays on it`(
    tag: String, taken: String, stayed: String
  ) throws {
    #expect(try Spoken.fullest(.keepLeft, tag, ref: "I 80") == taken)
    #expect(try Spoken.fullest(.keepLeft, tag, ref: "I 80", staying: true) == stayed)
  }

  @Test(arguments: Languages.builtIn.tags)
  func `exits, ramps, merges and U-turns do not stay on a road`(tag: String) throws {
    for kind in ManeuverKind.allCases
    where ["ramp", "merge", "u-turn", "roundabout"].contains(where: kind.rawValue.contains) {
      #expect(
        try Spoken.fullest(kind, tag, ref: "I 80", staying: true)
          == Spoken.fullest(kind, tag, ref: "I 80"), "\(kind)")
    }
  }

  @Test(
    arguments: [
      ("en", "Old Court House Street", "Old Court House St"),
      ("en", "Lane Cove Road", "Lane Cove Rd"),
      ("en", "King Street West", "King St W"), ("en", "South Street", "South St"),
      ("en", "Street Number 16", nil), ("en", "Broadway", nil), ("en", "Avenue Road", "Avenue Rd"),
      ("de", "Hauptstraße", "Hauptstr."), ("de", "Straße des 17. Juni", nil),
      ("fr", "Rue du Chemin Vert", "R. du Chemin Vert"),
      ("es", "Calle Plaza Mayor", "C/ Plaza Mayor"), ("pt-BR", "Rua Santa Rita", "R. Santa Rita"),
      ("it", "Via Piazza Nuova", "V. Piazza Nuova"), ("nl", "Dorpsstraat", "Dorpsstr."),
      ("ar", "شارع طريق الحج", nil), ("zh-Hant", "中山高速公路", "中山高"),
      ("zh-Hans", "京沪高速公路", "京沪高速"), ("sv", "Stora Nygatan", "Stora Nyg."),
      ("da", "Vesterbrogade", "Vesterbrog."), ("nb", "Karl Johans gate", "Karl Johans gt."),
    ] as [(String, String, String?)])
  func `only the street word of a name is abbreviated`(
    tag: String, name: String, short: String?
  ) throws {
    let roads = try Spoken.card(.turnLeft, tag) { $0.road.name = name }.roadVariants
    #expect(roads.map(Spoken.plain) == [name] + [short].compactMap(\.self))
  }

  @Test func `several numbers are separated by a slash, on cards and in trips`() throws {
    let card = try Spoken.card(.turnLeft, "en") {
      $0.road.name = "Eastshore Freeway (I 80;I 580)"
      $0.road.ref = "US 9;CA 4"
    }
    #expect(
      card.roadVariants == [
        "Eastshore Freeway (I 80 / I 580) (US 9 / CA 4)",
        "Eastshore Freeway (I 80 / I 580)", "US 9 / CA 4",
      ])
    let kinds = card.instructions[0].components.map(\.kind)
    #expect(kinds.filter { $0 == .ref }.count == 2 && kinds.contains(.road))
    var leg = Leg(steps: [], distance: 0, duration: 0)
    leg.summary = "I 80;US 50, CA 4"
    let route = try Guide().guide(Route(legs: [leg], distance: 0, duration: 0))
    #expect([route].choices[0].summaryVariants == ["via I 80 / US 50, CA 4"])
  }

  @Test(arguments: [
    ("es", "Calle Mayor", "Ibiza", "por la Calle Mayor e Ibiza"),
    ("es", "Ibiza", "Hierro", "por Ibiza y Hierro"), ("it", "A1", "Enna", "tramite l’A1 ed Enna"),
    ("fr", "A 7", "Rue Foch", "via l’A 7 et la Rue Foch"),
    ("he", "כביש 4", "I 5", "דרך כביש 4 ו־I 5"),
    ("he", "4", "6", "דרך כביש 4 וכביש 6"), ("en-GB", "M4", "A34", "via the M4 and the A34"),
    ("de", "Hauptstraße", "A 8", "über die Hauptstraße und die A 8"),
  ])
  func `a trip names its roads as the language does`(
    tag: String, first: String, second: String, text: String
  ) throws {
    let steps = [first, second].map { name in
      var step = Step(
        maneuver: Maneuver(kind: .turnLeft, engineType: "test"), distance: 9, duration: 9)
      step.road.name = name
      return step
    }
    let route = try Guide(locale: LocaleTag(tag)).guide(
      Route(legs: [Leg(steps: steps, distance: 18, duration: 18)], distance: 18, duration: 18))
    #expect([route].choices[0].summaryVariants.first.map(Spoken.plain) == text)
  }

  @Test func `straight on at a fork is the middle only with a road on each side`() throws {
    func words(_ bearings: [Double], modifier: String? = nil) throws -> String {
      try Spoken.card(.keepMiddle, "en") {
        $0.maneuver.engineModifier = modifier
        $0.maneuver.intersection = Intersection(bearings: bearings, entry: 0, exit: 1)
      }.instructionVariants[0]
    }
    #expect(try words([180, 0]) == "Keep straight at the fork")
    #expect(try words([180, 0, 30]) == "Keep straight at the fork")
    #expect(try words([180, 0, 30, 330]) == "Keep to the middle")
    #expect(try words([180, 0], modifier: "middle;light") == "Keep to the middle")
  }
}
