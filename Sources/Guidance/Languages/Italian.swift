extension Language {
  /// Italian, in the familiar imperative that navigators use.
  static let italian = Language(
    tag: "it", phrase: { italianPhrase($0) },
    joints: Joints(
      onto: "{phrase} {at}{road}", along: "{phrase} {at}{road}",
      stay: "{phrase} per rimanere {at}{road}", toward: "{phrase} verso {destination}",
      departing: "Parti verso {compass}", junction: "{phrase} all’incrocio {junction}",
      exitLabel: "Uscita {exit}"),
    compass: ["nord", "nord-est", "est", "sud-est", "sud", "sud-ovest", "ovest", "nord-ovest"],
    ordinal: { number, _ in "\(number)ª" },
    article: { road, _ in italianPreposition(road) },
    streetWords: [
      StreetWord("Via", "V."), StreetWord("Viale", "V.le"), StreetWord("Corso", "C.so"),
      StreetWord("Piazza", "P.za"), StreetWord("Piazzale", "P.le"), StreetWord("Largo", "L.go"),
      StreetWord("Strada", "Str."), StreetWord("Vicolo", "Vic."), StreetWord("Contrada", "C.da"),
      StreetWord("Località", "Loc."), StreetWord("Circonvallazione", "Circ."),
      StreetWord("Santa", "S."), StreetWord("San", "S."), StreetWord("Santo", "S."),
    ],
    format: NumberFormat(
      decimal: ",", group: ".", minimumGrouping: 2,
      days: { $0 == 1 ? "{n}\u{A0}giorno" : "{n}\u{A0}giorni" },
      hours: "{n}\u{A0}h", minutes: "{n}\u{A0}min"),
    lanes: { use, _ in italianLanes(use) },
    trip: TripWords(
      via: "tramite {road}", and: "{a} e {b}", fastest: "Più veloce", slower: "{time} in più",
      tolls: "Pedaggi", ferry: "Traghetto",
      stops: { $0 == 1 ? "{n}\u{A0}tappa" : "{n}\u{A0}tappe" }, arrival: "Arrivo: {time}",
      traffic: ("Traffico scorrevole", "Traffico moderato", "Traffico intenso")))
}

/// The preposition before a road: streets take "in", numbers "sulla", and others "su".
private func italianPreposition(_ road: String) -> String {
  let first = road.prefix { $0 != " " }.lowercased()
  switch first {
  case "strada" where isNumberedRoad(road): return "sulla "
  case "via", "viale", "corso", "piazza", "piazzale", "piazzetta", "largo", "vicolo", "strada",
    "contrada", "località", "borgo", "salita", "calata", "vico", "galleria", "passaggio":
    return "in "
  case "superstrada", "tangenziale", "circonvallazione", "statale", "provinciale", "bretella",
    "regionale":
    return "sulla "
  case "autostrada", "asse": return "sull’"
  case "raccordo", "ponte", "cavalcavia", "viadotto", "lungomare", "lungotevere", "lungarno",
    "lungolago", "lungofiume", "sottopasso":
    return "sul "
  case "grande" where road.hasPrefix("Grande Raccordo"): return "sul "
  default: break
  }
  let letters = road.prefix { $0.isLetter && $0.isUppercase }
  let rest = road.dropFirst(letters.count).drop { $0 == " " }
  guard !letters.isEmpty, letters.count <= 3, rest.first?.isNumber == true, rest.count <= 6 else {
    return "su "
  }
  switch letters {
  case "A", "E", "I": return "sull’"
  case "RA": return "sul "
  default: return "sulla "
  }
}

/// Whether a road is of the numbered ones, such as a "Strada Statale".
private func isNumberedRoad(_ road: String) -> Bool {
  let words = road.lowercased().split(separator: " ")
  return words.count > 1
    && ["statale", "provinciale", "regionale", "comunale"].contains(words[1])
}

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

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase("Alla rotonda, \(words)", short: short, named: "Alla rotonda {name}, \(words)")
}

private func italianPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("Segui il percorso", road: .none)
  case .offRoute: .init("Raggiungi il percorso", road: .none)
  case .depart: .init("Parti", road: .along)
  case .straight: .init("Continua dritto", short: "Dritto")
  case .followRoad: .init("Continua", road: .along)
  case .nameChange: .init("Continua")
  case .turnSlightLeft: .init("Svolta leggermente a sinistra", short: "Leggermente a sinistra")
  case .turnSlightRight: .init("Svolta leggermente a destra", short: "Leggermente a destra")
  case .turnLeft: .init("Svolta a sinistra", short: "A sinistra")
  case .turnRight: .init("Svolta a destra", short: "A destra")
  case .turnSharpLeft: .init("Fai una curva stretta a sinistra", short: "Curva stretta a sinistra")
  case .turnSharpRight: .init("Fai una curva stretta a destra", short: "Curva stretta a destra")
  case .uTurnLeft: .init("Fai inversione a U a sinistra", short: "Inversione a U")
  case .uTurnRight: .init("Fai inversione a U a destra", short: "Inversione a U")
  case .endOfRoadLeft:
    .init("Alla fine della strada, svolta a sinistra", short: "Svolta a sinistra")
  case .endOfRoadRight: .init("Alla fine della strada, svolta a destra", short: "Svolta a destra")
  case .keepLeft: .init("Mantieni la sinistra")
  case .keepRight: .init("Mantieni la destra")
  case .keepMiddle: .init("Rimani al centro", short: "Al centro")
  case .forkLeft: .init("Al bivio, mantieni la sinistra", short: "Mantieni la sinistra")
  case .forkRight: .init("Al bivio, mantieni la destra", short: "Mantieni la destra")
  case .merge: .init("Immettiti")
  case .mergeLeft: .init("Immettiti a sinistra")
  case .mergeRight: .init("Immettiti a destra")
  case .onRamp: .init("Prendi la rampa", short: "Rampa", withRoad: "{phrase} ed entra {at}{road}")
  case .onRampLeft:
    .init(
      "Prendi la rampa a sinistra", short: "Rampa a sinistra",
      withRoad: "{phrase} ed entra {at}{road}")
  case .onRampRight:
    .init(
      "Prendi la rampa a destra", short: "Rampa a destra", withRoad: "{phrase} ed entra {at}{road}")
  case .onRampUTurn:
    .init(
      "Fai inversione a U e prendi la rampa", short: "Inversione, rampa",
      withRoad: "Fai inversione a U, prendi la rampa ed entra {at}{road}")
  case .offRamp:
    .init(
      "Prendi l’uscita", short: "Uscita", exit: "Prendi l’uscita {exit}",
      withRoad: "{phrase} ed entra {at}{road}")
  case .offRampLeft:
    .init(
      "Prendi l’uscita a sinistra", short: "Uscita a sinistra",
      exit: "Prendi l’uscita {exit} a sinistra", withRoad: "{phrase} ed entra {at}{road}")
  case .offRampRight:
    .init(
      "Prendi l’uscita a destra", short: "Uscita a destra", exit: "Prendi l’uscita {exit} a destra",
      withRoad: "{phrase} ed entra {at}{road}")
  case .changeHighway: .init("Cambia autostrada", withRoad: "Cambia autostrada ed entra {at}{road}")
  case .changeHighwayLeft:
    .init(
      "Mantieni la sinistra per cambiare autostrada", short: "Mantieni la sinistra",
      withRoad: "Mantieni la sinistra ed entra {at}{road}")
  case .changeHighwayRight:
    .init(
      "Mantieni la destra per cambiare autostrada", short: "Mantieni la destra",
      withRoad: "Mantieni la destra ed entra {at}{road}")
  case .switchParallelRoad:
    .init("Passa alla strada parallela", short: "Strada parallela", road: .none)
  case .switchMainRoad:
    .init("Passa alla strada principale", short: "Strada principale", road: .none)
  case .roundaboutEnter:
    .init(
      "Entra nella rotonda", short: "Rotonda", named: "Entra nella rotonda {name}",
      withRoad: "{phrase} ed esci {at}{road}")
  case .roundaboutExit:
    .init("Esci dalla rotonda", short: "Esci", named: "Esci dalla rotonda {name}")
  case .roundaboutNthExit:
    .init(
      "Alla rotonda, prendi la {ordinal} uscita", short: "{ordinal} uscita",
      named: "Alla rotonda {name}, prendi la {ordinal} uscita",
      withRoad: "{phrase} ed entra {at}{road}")
  case .roundaboutSharpRight: around("fai una curva stretta a destra", "Curva stretta a destra")
  case .roundaboutRight: around("svolta a destra", "A destra")
  case .roundaboutSlightRight: around("svolta leggermente a destra", "Leggermente a destra")
  case .roundaboutStraight: around("continua dritto", "Dritto")
  case .roundaboutSlightLeft: around("svolta leggermente a sinistra", "Leggermente a sinistra")
  case .roundaboutLeft: around("svolta a sinistra", "A sinistra")
  case .roundaboutSharpLeft: around("fai una curva stretta a sinistra", "Curva stretta a sinistra")
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
  case .ferryDisembark: .init("Scendi dal traghetto", withRoad: "{phrase} ed entra {at}{road}")
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
  case .trainDisembark: .init("Scendi dal treno", withRoad: "{phrase} ed entra {at}{road}")
  case .arrive: .end("Sei a destinazione", "Arrivo: {name}", "Arrivo")
  case .arriveStraight:
    .end("La destinazione è davanti a te", "{name} è davanti a te", "Arrivo davanti")
  case .arriveLeft: .end("La destinazione è a sinistra", "{name} è a sinistra", "Arrivo a sinistra")
  case .arriveRight: .end("La destinazione è a destra", "{name} è a destra", "Arrivo a destra")
  case .endOfDirections:
    .end("Le indicazioni finiscono qui; prosegui fino alla destinazione", nil, "Fine indicazioni")
  case .waypoint: .end("Sei alla tappa", "Tappa: {name}", "Tappa")
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
  case .transitBoard: .init("Sali a bordo", short: "Sali", road: .none)
  case .transitTransfer: .init("Cambia linea", road: .none)
  case .transitRemainOn: .init("Rimani a bordo", road: .none)
  case .transitAlight: .init("Scendi", road: .none)
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
