import Testing

@testable import Routes

@Suite struct PlainNamesTests {
  /// A sentence, and its roads, signs and exit.
  @Test(arguments: [
    ("Links abbiegen auf Eichweg", "Eichweg||"),
    ("Weiter auf A5", "A5||"),
    ("Rechts abbiegen auf die Straße Am Bach", "Straße Am Bach||"),
    ("Die Ausfahrt 12 Richtung Köln-Nord nehmen", "|Köln-Nord|12"),
    ("Auf der Elmstraße nach Norden Richtung Am Bach starten", "Elmstraße|Am Bach|"),
    ("Prendre à droite sur Rue de la Gare", "Rue de la Gare||"),
    ("Prendre la sortie 8 vers Lyon-Centre", "|Lyon-Centre|8"),
    ("Rejoindre l'A6 vers Mâcon", "A6|Mâcon|"),
    ("Gira a la derecha hacia Calle del Sol", "Calle del Sol||"),
    ("Dirígete hacia el norte por C. Mayor hacia Av. Sol", "C. Mayor|Av. Sol|"),
    ("Toma la salida 4 hacia Valdeoca", "|Valdeoca|4"),
    ("Svolta a destra e imbocca Via Roma", "Via Roma||"),
    ("Mantieni la sinistra, segui le indicazioni verso Bivio Nord", "|Bivio Nord|"),
    ("Sla linksaf naar de Kerkstraat", "Kerkstraat||"),
    ("Vire à direita na R. Augusta", "R. Augusta||"),
    ("Sväng vänster in på Storgatan mot Lund", "Storgatan|Lund|"),
    ("Links abbiegen", "||"), ("Turn left", "||"), ("Girar à direita", "||"),
  ])
  func `names follow the words of a language`(sentence: String, wanted: String) {
    let signs = WordedSigns(sentence)
    let found = [
      signs.roads.joined(separator: "/"), signs.destinations.joined(separator: "/"),
      signs.exits ?? "",
    ]
    #expect(found.joined(separator: "|") == wanted)
  }

  @Test(arguments: [
    ("Im Kreisverkehr die zweite Ausfahrt (Bahnhofstraße) nehmen", 2, "Bahnhofstraße"),
    ("Au rond-point, prendre la 3e sortie et continuer sur D 12", 3, "D 12"),
    ("En la rotonda, toma la segunda salida hacia Avenida Nueva", 2, "Avenida Nueva"),
  ])
  func `the exits of a roundabout are counted`(sentence: String, count: Int, road: String) {
    let signs = WordedSigns(sentence)
    #expect(signs.exitCount == count)
    #expect((signs.roads + signs.destinations).joined(separator: "/") == road)
  }

  @Test func `marked names after a word that is also for signs are roads of a turn`() {
    let signs = WordedSigns(MarkedText("Gira a la <b>derecha</b> hacia <b>Calle Sol</b>"))
    #expect(signs.roads == ["Calle Sol"])
    #expect(signs.destinations.isEmpty)
  }
}
