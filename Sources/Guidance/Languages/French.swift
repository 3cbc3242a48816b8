extension Language {
  /// French: infinitives, as on road signs.
  static let french = Language(
    tag: "fr", phrase: { frenchPhrase($0) },
    joints: Joints(
      onto: "{phrase} {road:sur}", along: "{phrase} {road:sur}",
      take: "{phrase} pour prendre {road:le}", stay: "{phrase} pour rester {road:sur}",
      takeExit: "{phrase} et prendre la sortie {exit}", toward: "{phrase} vers {destination}",
      departing: "Partir vers {compass}", junction: "{phrase} au carrefour {junction}",
      exitLabel: "Sortie {exit}"),
    compass: [
      "le nord", "le nord-est", "l’est", "le sud-est", "le sud", "le sud-ouest", "l’ouest",
      "le nord-ouest",
    ],
    ordinal: { number, _ in number == 1 ? "1re" : "\(number)e" },
    roads: frenchRoads,
    streetWords: [
      StreetWord("Rue", "R."), StreetWord("Avenue", "Av."), StreetWord("Boulevard", "Bd"),
      StreetWord("Place", "Pl."), StreetWord("Route", "Rte"), StreetWord("Chemin", "Ch."),
      StreetWord("Impasse", "Imp."), StreetWord("Allée", "All."), StreetWord("Square", "Sq."),
      StreetWord("Faubourg", "Fg"), StreetWord("Autoroute", "Aut."), StreetWord("rue", "r."),
      StreetWord("avenue", "av."), StreetWord("boulevard", "bd"), StreetWord("place", "pl."),
      StreetWord("route", "rte"),
    ],
    streetWordIsFirst: true,
    format: NumberFormat(
      decimal: ",", group: "\u{202F}", unit: { $0 == .feet ? "pi" : $0.rawValue },
      plural: .zeroOne, days: "{n}\u{A0}j", hours: "{n}\u{A0}h", minutes: "{n}\u{A0}min"),
    lanes: { use, _ in frenchLanes(use) },
    ride: RideWords(
      from: "{phrase} depuis {stop}", length: "{phrase}, {stops}",
      stops: Plural(one: "{n}\u{A0}arrêt", other: "{n}\u{A0}arrêts")),
    trip: TripWords(
      via: "via {road}", roadCase: "le", and: "{a} et {b}", fastest: "Le plus rapide",
      slower: "{time} de plus", tolls: "Péages", ferry: "Ferry", unpaved: "Route non revêtue",
      stops: Plural(one: "{n}\u{A0}étape", other: "{n}\u{A0}étapes"),
      arrival: "Arrivée à {time}",
      traffic: ("Circulation fluide", "Circulation dense", "Embouteillages")))
}

/// The prepositions and articles of roads: one turns into a street, and onto what is wider.
private let frenchRoads: [RoadForm] = {
  func form(_ roads: RoadPattern, _ preposition: String, _ article: String) -> RoadForm {
    RoadForm(
      roads, ["sur": preposition + " " + article + "{road}", "le": article + "{road}"])
  }
  return [
    RoadForm(
      .digits, ["sur": "sur la route {road}", "le": "la route {road}", "name": "route {road}"]),
    form(.number(["A", "E", "I", "O", "U", "AP", "AG", "US"]), "sur", "l’"),
    form(.number(), "sur", "la "),
    form(.first(["rue", "ruelle", "venelle", "cour", "villa", "sente", "r."]), "dans", "la "),
    form(.first(["allée", "impasse", "all.", "imp."]), "dans", "l’"),
    form(.first(["passage", "cul-de-sac", "clos", "hameau"]), "dans", "le "),
    form(
      .first([
        "place", "route", "voie", "rocade", "promenade", "rampe", "côte", "cité", "montée",
        "chaussée", "bretelle", "grande", "petite", "vieille", "corniche", "nationale",
        "départementale", "traverse", "piste", "pénétrante", "pl.", "rte",
      ]), "sur", "la "),
    form(.first(["avenue", "autoroute", "esplanade", "ancienne", "av."]), "sur", "l’"),
    form(
      .first([
        "boulevard", "quai", "chemin", "pont", "square", "cours", "périphérique", "rond-point",
        "sentier", "tunnel", "viaduc", "faubourg", "mail", "parvis", "bd", "ch.", "contournement",
        "carrefour",
      ]), "sur", "le "),
    form(.first(["champs-élysées", "allées", "quais"]), "sur", "les "),
    RoadForm(.any, ["sur": "sur {road}"]),
  ]
}()

private func frenchLanes(_ use: LaneUse) -> [String] {
  let words = ["deux", "trois", "quatre", "cinq"]
  switch use {
  case .any: return ["Emprunter n’importe quelle voie", "Toutes les voies"]
  case .left(1): return ["Emprunter la voie de gauche", "Voie de gauche"]
  case .right(1): return ["Emprunter la voie de droite", "Voie de droite"]
  case .middle(1): return ["Emprunter la voie du milieu", "Voie du milieu"]
  case .left(let number):
    return ["Emprunter les \(LaneUse.count(number, words)) voies de gauche", "Voies de gauche"]
  case .right(let number):
    return ["Emprunter les \(LaneUse.count(number, words)) voies de droite", "Voies de droite"]
  case .middle(let number):
    return ["Emprunter les \(LaneUse.count(number, words)) voies du milieu", "Voies du milieu"]
  case .fromLeft(let places):
    if let place = places.first, places.count == 1 {
      let ordinal = place == 1 ? "1re" : "\(place)e"
      return ["Emprunter la \(ordinal) voie en partant de la gauche", "Voie \(place)"]
    }
    let list = LaneUse.list(places, last: " et ")
    return ["Emprunter les voies \(list) en partant de la gauche", "Voies \(list)"]
  }
}

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase("Au rond-point, \(words)", short: short, named: "Au rond-point {name}, \(words)")
}

private func frenchPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("Suivre l’itinéraire", road: .none)
  case .offRoute: .init("Rejoindre l’itinéraire", road: .none)
  case .depart: .init("Partir", road: .along)
  case .straight: .init("Continuer tout droit", short: "Tout droit")
  case .followRoad: .init("Continuer", road: .along)
  case .nameChange: .init("Continuer")
  case .turnSlightLeft: .init("Tourner légèrement à gauche", short: "Légèrement à gauche")
  case .turnSlightRight: .init("Tourner légèrement à droite", short: "Légèrement à droite")
  case .turnLeft: .init("Tourner à gauche", short: "À gauche")
  case .turnRight: .init("Tourner à droite", short: "À droite")
  case .turnSharpLeft: .init("Tourner franchement à gauche", short: "Franchement à gauche")
  case .turnSharpRight: .init("Tourner franchement à droite", short: "Franchement à droite")
  case .uTurnLeft:
    .init(
      "Faire demi-tour par la gauche", short: "Demi-tour",
      withRoad: "{phrase} et continuer {road:sur}")
  case .uTurnRight:
    .init(
      "Faire demi-tour par la droite", short: "Demi-tour",
      withRoad: "{phrase} et continuer {road:sur}")
  case .endOfRoadLeft: .init("Au bout de la route, tourner à gauche", short: "Tourner à gauche")
  case .endOfRoadRight: .init("Au bout de la route, tourner à droite", short: "Tourner à droite")
  case .keepLeft: .init("Serrer à gauche", road: .take)
  case .keepRight: .init("Serrer à droite", road: .take)
  case .keepMiddle: .init("Se placer au milieu", road: .take)
  case .forkLeft: .init("À la bifurcation, serrer à gauche", short: "Serrer à gauche", road: .take)
  case .forkRight: .init("À la bifurcation, serrer à droite", short: "Serrer à droite", road: .take)
  case .merge: .init("S’insérer")
  case .mergeLeft: .init("S’insérer à gauche")
  case .mergeRight: .init("S’insérer à droite")
  case .onRamp:
    .init("Prendre la bretelle", short: "Bretelle", withRoad: "{phrase} pour rejoindre {road:le}")
  case .onRampLeft:
    .init(
      "Prendre la bretelle à gauche", short: "Bretelle à gauche",
      withRoad: "{phrase} pour rejoindre {road:le}")
  case .onRampRight:
    .init(
      "Prendre la bretelle à droite", short: "Bretelle à droite",
      withRoad: "{phrase} pour rejoindre {road:le}")
  case .onRampUTurn:
    .init(
      "Faire demi-tour et prendre la bretelle", short: "Demi-tour, bretelle",
      withRoad: "{phrase} pour rejoindre {road:le}")
  case .offRamp:
    .init(
      "Prendre la sortie", short: "Sortie", exit: "Prendre la sortie {exit}",
      withRoad: "{phrase} pour rejoindre {road:le}")
  case .offRampLeft:
    .init(
      "Prendre la sortie à gauche", short: "Sortie à gauche",
      exit: "Prendre la sortie {exit} à gauche", withRoad: "{phrase} pour rejoindre {road:le}")
  case .offRampRight:
    .init(
      "Prendre la sortie à droite", short: "Sortie à droite",
      exit: "Prendre la sortie {exit} à droite", withRoad: "{phrase} pour rejoindre {road:le}")
  case .changeHighway:
    .init(
      "Changer d’autoroute", withRoad: "Changer d’autoroute pour prendre {road:le}")
  case .changeHighwayLeft:
    .init(
      "Serrer à gauche pour changer d’autoroute", short: "Serrer à gauche",
      withRoad: "Serrer à gauche pour prendre {road:le}")
  case .changeHighwayRight:
    .init(
      "Serrer à droite pour changer d’autoroute", short: "Serrer à droite",
      withRoad: "Serrer à droite pour prendre {road:le}")
  case .switchParallelRoad:
    .init("Passer sur la contre-allée", short: "Contre-allée", road: .none)
  case .switchMainRoad:
    .init("Passer sur la chaussée principale", short: "Chaussée principale", road: .none)
  case .roundaboutEnter:
    .init(
      "Entrer dans le rond-point", short: "Rond-point", named: "Entrer dans le rond-point {name}",
      withRoad: "{phrase} et sortir {road:sur}")
  case .roundaboutExit:
    .init("Sortir du rond-point", short: "Sortir", named: "Sortir du rond-point {name}")
  case .roundaboutNthExit:
    .init(
      "Au rond-point, prendre la {ordinal} sortie", short: "{ordinal} sortie",
      named: "Au rond-point {name}, prendre la {ordinal} sortie")
  case .roundaboutSharpRight: around("tourner franchement à droite", "Franchement à droite")
  case .roundaboutRight: around("tourner à droite", "À droite")
  case .roundaboutSlightRight: around("tourner légèrement à droite", "Légèrement à droite")
  case .roundaboutStraight: around("continuer tout droit", "Tout droit")
  case .roundaboutSlightLeft: around("tourner légèrement à gauche", "Légèrement à gauche")
  case .roundaboutLeft: around("tourner à gauche", "À gauche")
  case .roundaboutSharpLeft: around("tourner franchement à gauche", "Franchement à gauche")
  case .roundaboutUTurn: around("faire demi-tour", "Demi-tour")
  case .ferryBoard:
    .init("Prendre le ferry", short: "Ferry", road: .none, named: "Prendre le ferry {name}")
  case .ferryBoardLeft:
    .init(
      "Prendre le ferry à gauche", short: "Ferry à gauche", road: .none,
      named: "Prendre le ferry {name} à gauche")
  case .ferryBoardRight:
    .init(
      "Prendre le ferry à droite", short: "Ferry à droite", road: .none,
      named: "Prendre le ferry {name} à droite")
  case .ferryDisembark: .init("Quitter le ferry", withRoad: "{phrase} pour rejoindre {road:le}")
  case .ferryChange: .init("Changer de ferry", road: .none)
  case .trainBoard:
    .init(
      "Prendre le train auto", short: "Train auto", road: .none,
      named: "Prendre le train auto {name}")
  case .trainBoardLeft:
    .init(
      "Prendre le train auto à gauche", short: "Train auto à gauche", road: .none,
      named: "Prendre le train auto {name} à gauche")
  case .trainBoardRight:
    .init(
      "Prendre le train auto à droite", short: "Train auto à droite", road: .none,
      named: "Prendre le train auto {name} à droite")
  case .trainDisembark:
    .init("Quitter le train auto", withRoad: "{phrase} pour rejoindre {road:le}")
  case .arrive: .end("Arrivée à destination", "Arrivée\u{A0}: {name}", "Arrivée")
  case .arriveStraight:
    .end("Votre destination est droit devant", "{name} est droit devant", "Arrivée droit devant")
  case .arriveLeft:
    .end("Votre destination est sur la gauche", "{name} est sur la gauche", "Arrivée à gauche")
  case .arriveRight:
    .end("Votre destination est sur la droite", "{name} est sur la droite", "Arrivée à droite")
  case .endOfDirections:
    .end(
      "Le guidage s’arrête ici\u{A0}; poursuivre jusqu’à la destination", nil, "Fin du guidage")
  case .waypoint: .end("Arrivée à l’étape", "Étape\u{A0}: {name}", "Étape")
  case .waypointStraight:
    .end("Votre étape est droit devant", "{name} est droit devant", "Étape droit devant")
  case .waypointLeft:
    .end("Votre étape est sur la gauche", "{name} est sur la gauche", "Étape à gauche")
  case .waypointRight:
    .end("Votre étape est sur la droite", "{name} est sur la droite", "Étape à droite")
  case .notification: .init("Continuer", road: .along)
  case .tollGate: .init("Passer le péage", short: "Péage", road: .none)
  case .borderCrossing: .init("Passer la frontière", short: "Frontière", road: .none)
  case .parkVehicle: .init("Garer le véhicule", short: "Se garer", road: .none)
  case .bikeRent: .init("Prendre un vélo en libre-service", short: "Prendre un vélo", road: .none)
  case .bikeReturn:
    .init("Rendre le vélo en libre-service", short: "Rendre le vélo", road: .none)
  case .transitBoard: .init("Monter", road: .none, named: "Prendre la ligne {name}")
  case .transitTransfer:
    .init(
      "Prendre la correspondance", short: "Correspondance", road: .none,
      named: "Changer pour la ligne {name}")
  case .transitRemainOn: .init("Rester à bord", road: .none)
  case .transitAlight: .init("Descendre", road: .none, named: "Descendre à l’arrêt {name}")
  case .stationEnter: .init("Entrer dans la station", short: "Entrer", road: .none)
  case .stationExit: .init("Sortir de la station", short: "Sortir", road: .none)
  case .elevator: .init("Prendre l’ascenseur", short: "Ascenseur", road: .none)
  case .stairs: .init("Prendre l’escalier", short: "Escalier", road: .none)
  case .escalator: .init("Prendre l’escalator", short: "Escalator", road: .none)
  case .buildingEnter: .init("Entrer dans le bâtiment", short: "Entrer", road: .none)
  case .buildingExit: .init("Sortir du bâtiment", short: "Sortir", road: .none)
  case .levelChange: .init("Changer d’étage", road: .none)
  case .gate: .init("Passer le portail", short: "Portail", road: .none)
  }
}
