extension Language {
  /// Italian, in the familiar imperative that navigators use.
  static let italian = Language(
    tag: "it", phrase: { italianPhrase($0) },
    joints: Joints(
      onto: "{phrase} {road:in}", along: "{phrase} {road:su}",
      take: "{phrase} per imboccare {road:il}", stay: "{phrase} per rimanere {road:su}",
      takeExit: "{phrase} per prendere l’uscita {exit}", toward: "{phrase} verso {destination}",
      departing: "Parti verso {compass}", junction: "{phrase} all’incrocio {junction}",
      exitLabel: "Uscita {exit}"),
    compass: ["nord", "nord-est", "est", "sud-est", "sud", "sud-ovest", "ovest", "nord-ovest"],
    ordinal: { number, _ in "\(number)ª" },
    roads: italianRoads,
    streetWords: [
      StreetWord("Via", "V."), StreetWord("Viale", "V.le"), StreetWord("Corso", "C.so"),
      StreetWord("Piazza", "P.za"), StreetWord("Piazzale", "P.le"), StreetWord("Largo", "L.go"),
      StreetWord("Strada", "Str."), StreetWord("Vicolo", "Vic."), StreetWord("Contrada", "C.da"),
      StreetWord("Località", "Loc."), StreetWord("Circonvallazione", "Circ."),
    ],
    streetWordIsFirst: true,
    format: NumberFormat(
      decimal: ",", group: ".", minimumGrouping: 2,
      days: Plural(one: "{n}\u{A0}giorno", other: "{n}\u{A0}giorni"),
      hours: "{n}\u{A0}h", minutes: "{n}\u{A0}min"),
    lanes: { use, _ in italianLanes(use) },
    ride: RideWords(
      from: "{phrase} da {stop}", length: "{phrase}, {stops}",
      stops: Plural(one: "{n}\u{A0}fermata", other: "{n}\u{A0}fermate")),
    trip: TripWords(
      via: "tramite {road}", roadCase: "il",
      and: TripWords.Pair("{a} e {b}", exceptions: [(["e", "è", "é"], "{a} ed {b}")]),
      fastest: "Più veloce", slower: "{time} in più", tolls: "Pedaggi", ferry: "Traghetto",
      unpaved: "Strada sterrata",
      stops: Plural(one: "{n}\u{A0}tappa", other: "{n}\u{A0}tappe"), arrival: "Arrivo: {time}",
      traffic: ("Traffico scorrevole", "Traffico moderato", "Traffico intenso")))
}

/// The prepositions and articles of roads: one enters a street with "in" and follows it with "su".
private let italianRoads: [RoadForm] = {
  func form(_ roads: RoadPattern, _ preposition: String, _ article: String) -> RoadForm {
    let text = preposition + "{road}"
    return RoadForm(roads, ["in": text, "su": text, "il": article + "{road}"])
  }
  return [
    RoadForm(
      .digits,
      [
        "in": "sulla strada {road}", "su": "sulla strada {road}", "il": "la strada {road}",
        "name": "strada {road}",
      ]),
    form(.number(["A", "E", "I", "O", "U", "AP", "US"]), "sull’", "l’"),
    form(.number(["RA"]), "sul ", "il "),
    form(.number(), "sulla ", "la "),
    form(
      .start(["strada statale", "strada provinciale", "strada regionale", "strada comunale"]),
      "sulla ", "la "),
    form(
      .first([
        "superstrada", "tangenziale", "circonvallazione", "statale", "provinciale", "bretella",
        "regionale",
      ]), "sulla ", "la "),
    form(.first(["autostrada", "asse"]), "sull’", "l’"),
    form(
      .first([
        "raccordo", "ponte", "cavalcavia", "viadotto", "lungomare", "lungotevere", "lungarno",
        "lungolago", "lungofiume", "sottopasso",
      ]), "sul ", "il "),
    form(.start(["grande raccordo"]), "sul ", "il "),
    RoadForm(
      .first([
        "via", "viale", "corso", "piazza", "piazzale", "piazzetta", "largo", "vicolo", "strada",
        "contrada", "località", "borgo", "salita", "calata", "vico", "galleria", "passaggio",
      ]), ["in": "in {road}", "su": "su {road}"]),
    RoadForm(.any, ["in": "su {road}", "su": "su {road}"]),
  ]
}()

private func italianLanes(_ use: LaneUse) -> [String] {
  let words = ["due", "tre", "quattro", "cinque"]
  switch use {
  case .any: return ["Usa una corsia qualsiasi", "Tutte le corsie"]
  case .left(1): return ["Usa la corsia di sinistra", "Corsia di sinistra"]
  case .right(1): return ["Usa la corsia di destra", "Corsia di destra"]
  case .middle(1): return ["Usa la corsia centrale", "Corsia centrale"]
  case .left(let number):
    return ["Usa le \(LaneUse.count(number, words)) corsie di sinistra", "Corsie di sinistra"]
  case .right(let number):
    return ["Usa le \(LaneUse.count(number, words)) corsie di destra", "Corsie di destra"]
  case .middle(let number):
    return ["Usa le \(LaneUse.count(number, words)) corsie centrali", "Corsie centrali"]
  case .fromLeft(let places):
    if let place = places.first, places.count == 1 {
      return ["Usa la \(place)ª corsia da sinistra", "Corsia \(place)"]
    }
    let list = LaneUse.list(places, last: " e ")
    return ["Usa le corsie \(list) da sinistra", "Corsie \(list)"]
  }
}

private func around(
  _ words: String, _ short: String, road: Language.RoadUse = .onto
) -> Language.Phrase {
  Language.Phrase(
    "Alla rotonda, \(words)", short: short, road: road, named: "Alla rotonda {name}, \(words)")
}

private func italianPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("Segui il percorso", road: .none)
  case .offRoute: .init("Raggiungi il percorso", road: .none)
  case .depart: .init("Parti", road: .along)
  case .straight: .init("Continua dritto", short: "Dritto", road: .along)
  case .followRoad: .init("Continua", road: .along)
  case .nameChange: .init("Continua", road: .along)
  case .turnSlightLeft: .init("Svolta leggermente a sinistra", short: "Leggermente a sinistra")
  case .turnSlightRight: .init("Svolta leggermente a destra", short: "Leggermente a destra")
  case .turnLeft: .init("Svolta a sinistra", short: "A sinistra")
  case .turnRight: .init("Svolta a destra", short: "A destra")
  case .turnSharpLeft:
    .init("Fai una curva a gomito a sinistra", short: "Curva a gomito a sinistra")
  case .turnSharpRight: .init("Fai una curva a gomito a destra", short: "Curva a gomito a destra")
  case .uTurnLeft:
    .init(
      "Fai inversione a U a sinistra", short: "Inversione a U",
      withRoad: "{phrase} e continua {road:su}")
  case .uTurnRight:
    .init(
      "Fai inversione a U a destra", short: "Inversione a U",
      withRoad: "{phrase} e continua {road:su}")
  case .endOfRoadLeft:
    .init("Alla fine della strada, svolta a sinistra", short: "Svolta a sinistra")
  case .endOfRoadRight: .init("Alla fine della strada, svolta a destra", short: "Svolta a destra")
  case .keepLeft: .init("Mantieni la sinistra", road: .take)
  case .keepRight: .init("Mantieni la destra", road: .take)
  case .keepMiddle: .init("Rimani al centro", short: "Al centro", road: .take)
  case .forkLeft:
    .init("Al bivio, mantieni la sinistra", short: "Mantieni la sinistra", road: .take)
  case .forkRight: .init("Al bivio, mantieni la destra", short: "Mantieni la destra", road: .take)
  case .merge: .init("Immettiti")
  case .mergeLeft: .init("Immettiti a sinistra")
  case .mergeRight: .init("Immettiti a destra")
  case .onRamp: .init("Prendi la rampa", short: "Rampa", withRoad: "{phrase} e immettiti {road:in}")
  case .onRampLeft:
    .init(
      "Prendi la rampa a sinistra", short: "Rampa a sinistra",
      withRoad: "{phrase} e immettiti {road:in}")
  case .onRampRight:
    .init(
      "Prendi la rampa a destra", short: "Rampa a destra",
      withRoad: "{phrase} e immettiti {road:in}")
  case .onRampUTurn:
    .init(
      "Fai inversione a U e prendi la rampa", short: "Inversione, rampa",
      withRoad: "Fai inversione a U, prendi la rampa e immettiti {road:in}")
  case .offRamp:
    .init(
      "Prendi l’uscita", short: "Uscita", exit: "Prendi l’uscita {exit}",
      withRoad: "{phrase} e immettiti {road:in}")
  case .offRampLeft:
    .init(
      "Prendi l’uscita a sinistra", short: "Uscita a sinistra",
      exit: "Prendi l’uscita {exit} a sinistra", withRoad: "{phrase} e immettiti {road:in}")
  case .offRampRight:
    .init(
      "Prendi l’uscita a destra", short: "Uscita a destra", exit: "Prendi l’uscita {exit} a destra",
      withRoad: "{phrase} e immettiti {road:in}")
  case .changeHighway:
    .init("Cambia autostrada", withRoad: "Cambia autostrada per imboccare {road:il}")
  case .changeHighwayLeft:
    .init(
      "Mantieni la sinistra per cambiare autostrada", short: "Mantieni la sinistra",
      withRoad: "Mantieni la sinistra per imboccare {road:il}")
  case .changeHighwayRight:
    .init(
      "Mantieni la destra per cambiare autostrada", short: "Mantieni la destra",
      withRoad: "Mantieni la destra per imboccare {road:il}")
  case .switchParallelRoad:
    .init("Passa alla strada parallela", short: "Strada parallela", road: .none)
  case .switchMainRoad:
    .init("Passa alla strada principale", short: "Strada principale", road: .none)
  case .roundaboutEnter:
    .init(
      "Entra nella rotonda", short: "Rotonda", named: "Entra nella rotonda {name}",
      withRoad: "{phrase} ed esci {road:in}")
  case .roundaboutExit:
    .init("Esci dalla rotonda", short: "Esci", named: "Esci dalla rotonda {name}")
  case .roundaboutNthExit:
    .init(
      "Alla rotonda, prendi la {ordinal} uscita", short: "{ordinal} uscita",
      named: "Alla rotonda {name}, prendi la {ordinal} uscita",
      withRoad: "{phrase} e immettiti {road:in}")
  case .roundaboutSharpRight: around("fai una curva a gomito a destra", "Curva a gomito a destra")
  case .roundaboutRight: around("svolta a destra", "A destra")
  case .roundaboutSlightRight: around("svolta leggermente a destra", "Leggermente a destra")
  case .roundaboutStraight: around("continua dritto", "Dritto", road: .along)
  case .roundaboutSlightLeft: around("svolta leggermente a sinistra", "Leggermente a sinistra")
  case .roundaboutLeft: around("svolta a sinistra", "A sinistra")
  case .roundaboutSharpLeft:
    around("fai una curva a gomito a sinistra", "Curva a gomito a sinistra")
  case .roundaboutUTurn: around("fai inversione a U", "Inversione a U")
  case .ferryBoard:
    .init(
      "Prendi il traghetto", short: "Traghetto", road: .none, named: "Prendi il traghetto {name}")
  case .ferryBoardLeft:
    .init(
      "Prendi il traghetto a sinistra", short: "Traghetto a sinistra", road: .none,
      named: "Prendi il traghetto {name} a sinistra")
  case .ferryBoardRight:
    .init(
      "Prendi il traghetto a destra", short: "Traghetto a destra", road: .none,
      named: "Prendi il traghetto {name} a destra")
  case .ferryDisembark: .init("Scendi dal traghetto", withRoad: "{phrase} e prendi {road:il}")
  case .ferryChange: .init("Cambia traghetto", road: .none)
  case .trainBoard:
    .init(
      "Prendi il treno navetta", short: "Treno navetta", road: .none,
      named: "Prendi il treno navetta {name}")
  case .trainBoardLeft:
    .init(
      "Prendi il treno navetta a sinistra", short: "Treno a sinistra", road: .none,
      named: "Prendi il treno navetta {name} a sinistra")
  case .trainBoardRight:
    .init(
      "Prendi il treno navetta a destra", short: "Treno a destra", road: .none,
      named: "Prendi il treno navetta {name} a destra")
  case .trainDisembark: .init("Scendi dal treno", withRoad: "{phrase} e prendi {road:il}")
  case .arrive: .end("Hai raggiunto la destinazione", "Arrivo: {name}", "Arrivo")
  case .arriveStraight:
    .end("La destinazione è davanti a te", "{name} è davanti a te", "Arrivo davanti")
  case .arriveLeft: .end("La destinazione è a sinistra", "{name} è a sinistra", "Arrivo a sinistra")
  case .arriveRight: .end("La destinazione è a destra", "{name} è a destra", "Arrivo a destra")
  case .endOfDirections:
    .end("Le indicazioni finiscono qui; prosegui fino alla destinazione", nil, "Fine indicazioni")
  case .waypoint: .end("Hai raggiunto la tappa", "Tappa: {name}", "Tappa")
  case .waypointStraight: .end("La tappa è davanti a te", "{name} è davanti a te", "Tappa davanti")
  case .waypointLeft: .end("La tappa è a sinistra", "{name} è a sinistra", "Tappa a sinistra")
  case .waypointRight: .end("La tappa è a destra", "{name} è a destra", "Tappa a destra")
  case .notification: .init("Continua", road: .along)
  case .tollGate: .init("Passa il casello", short: "Casello", road: .none)
  case .borderCrossing: .init("Attraversa il confine", short: "Confine", road: .none)
  case .parkVehicle: .init("Parcheggia il veicolo", short: "Parcheggia", road: .none)
  case .bikeRent: .init("Prendi una bici condivisa", short: "Prendi la bici", road: .none)
  case .bikeReturn:
    .init("Restituisci la bici condivisa", short: "Restituisci la bici", road: .none)
  case .transitBoard:
    .init("Sali a bordo", short: "Sali", road: .none, named: "Prendi la linea {name}")
  case .transitTransfer: .init("Cambia linea", road: .none, named: "Passa alla linea {name}")
  case .transitRemainOn: .init("Rimani a bordo", road: .none)
  case .transitAlight: .init("Scendi", road: .none, named: "Scendi alla fermata {name}")
  case .stationEnter: .init("Entra nella stazione", short: "Entra", road: .none)
  case .stationExit: .init("Esci dalla stazione", short: "Esci", road: .none)
  case .elevator: .init("Prendi l’ascensore", short: "Ascensore", road: .none)
  case .stairs: .init("Prendi le scale", short: "Scale", road: .none)
  case .escalator: .init("Prendi la scala mobile", short: "Scala mobile", road: .none)
  case .buildingEnter: .init("Entra nell’edificio", short: "Entra", road: .none)
  case .buildingExit: .init("Esci dall’edificio", short: "Esci", road: .none)
  case .levelChange: .init("Cambia piano", road: .none)
  case .gate: .init("Passa il cancello", short: "Cancello", road: .none)
  }
}
