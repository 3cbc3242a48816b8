extension Language {
  /// Spanish, in the familiar imperative that navigators use.
  static let spanish = Language(
    tag: "es", phrase: { spanishPhrase($0) },
    joints: Joints(
      onto: "{phrase} en {at}{road}", along: "{phrase} por {at}{road}",
      stay: "{phrase} para seguir por {at}{road}", toward: "{phrase} hacia {destination}",
      departing: "Dirígete hacia {compass}", junction: "{phrase} en el cruce {junction}",
      exitLabel: "Salida {exit}"),
    compass: [
      "el norte", "el noreste", "el este", "el sureste", "el sur", "el suroeste", "el oeste",
      "el noroeste",
    ],
    ordinal: { number, _ in "\(number).ª" },
    article: { road, use in
      let article = spanishArticle(road)
      guard use == .into else { return article }
      return article == "el " ? "al " : "a " + article
    },
    streetWords: [
      StreetWord("Calle", "C/"), StreetWord("Avenida", "Av."), StreetWord("Plaza", "Pl."),
      StreetWord("Paseo", "P.º"), StreetWord("Carretera", "Ctra."), StreetWord("Camino", "Cno."),
      StreetWord("Autopista", "Autop."), StreetWord("Ronda", "Rda."),
      StreetWord("Glorieta", "Gta."), StreetWord("Travesía", "Trva."),
      StreetWord("Callejón", "Cjón."),
      StreetWord("Urbanización", "Urb."), StreetWord("Boulevard", "Blvr."),
      StreetWord("Santa", "Sta."), StreetWord("Santo", "Sto."),
    ],
    format: NumberFormat(
      decimal: ",", group: ".", minimumGrouping: 2,
      days: { $0 == 1 ? "{n}\u{A0}día" : "{n}\u{A0}días" }, hours: "{n}\u{A0}h",
      minutes: "{n}\u{A0}min", clock: .hours24(padded: false)),
    lanes: { use, _ in spanishLanes(use) },
    trip: TripWords(
      via: "por {road}", and: "{a} y {b}", fastest: "La ruta más rápida", slower: "{time} más",
      tolls: "Peajes", ferry: "Ferri",
      stops: { $0 == 1 ? "{n}\u{A0}parada" : "{n}\u{A0}paradas" }, arrival: "Llegada: {time}",
      traffic: ("Tráfico fluido", "Tráfico moderado", "Tráfico denso")))
}

/// The article of a road, by its first word or by the letters of its number.
private func spanishArticle(_ road: String) -> String {
  switch road.prefix(while: { $0 != " " }).lowercased() {
  case "calle", "avenida", "carretera", "plaza", "ronda", "autopista", "autovía", "vía",
    "travesía", "glorieta", "calzada", "rambla", "cuesta", "alameda", "avda.", "av.", "calleja",
    "rotonda", "carrera", "circunvalación", "variante", "costanera", "ctra.", "pl.", "rda.":
    return "la "
  case "paseo", "camino", "bulevar", "callejón", "puente", "túnel", "pasaje", "boulevard",
    "malecón", "viaducto", "periférico", "sendero", "eje", "jirón", "anillo", "libramiento", "p.º":
    return "el "
  case "gran" where road.hasPrefix("Gran Vía"): return "la "
  default: break
  }
  let letters = road.prefix { $0.isLetter && $0.isUppercase }
  let rest = road.dropFirst(letters.count).drop { $0 == "-" || $0 == " " }
  let isNumber = !letters.isEmpty && letters.count <= 3 && rest.first?.isNumber == true
  return isNumber && rest.count <= 5 ? "la " : ""
}

private func spanishLanes(_ use: LaneUse) -> [String] {
  let words = ["dos", "tres", "cuatro", "cinco"]
  switch use {
  case .any: return ["Usa cualquier carril", "Cualquier carril"]
  case .left(1): return ["Usa el carril izquierdo", "Carril izquierdo"]
  case .right(1): return ["Usa el carril derecho", "Carril derecho"]
  case .middle(1): return ["Usa el carril central", "Carril central"]
  case .left(let number):
    return ["Usa los \(LaneUse.count(number, words)) carriles izquierdos", "Carriles izquierdos"]
  case .right(let number):
    return ["Usa los \(LaneUse.count(number, words)) carriles derechos", "Carriles derechos"]
  case .middle(let number):
    return ["Usa los \(LaneUse.count(number, words)) carriles centrales", "Carriles centrales"]
  case .fromLeft(let places):
    if let place = places.first, places.count == 1 {
      return ["Usa el \(place).º carril desde la izquierda", "Carril \(place)"]
    }
    let list = LaneUse.list(places, last: " y ")
    return ["Usa los carriles \(list) desde la izquierda", "Carriles \(list)"]
  }
}

private func around(
  _ words: String, _ short: String, road: Language.RoadUse = .onto
) -> Language.Phrase {
  Language.Phrase(
    "En la rotonda, \(words)", short: short, road: road, named: "En la rotonda {name}, \(words)")
}

private func spanishPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("Sigue la ruta", road: .none)
  case .offRoute: .init("Dirígete a la ruta", road: .none)
  case .depart: .init("Inicia la marcha", road: .along)
  case .straight: .init("Sigue recto", short: "Recto", road: .along)
  case .followRoad: .init("Continúa", road: .along)
  case .nameChange: .init("Continúa", road: .along)
  case .turnSlightLeft:
    .init("Gira ligeramente a la izquierda", short: "Ligeramente a la izquierda")
  case .turnSlightRight: .init("Gira ligeramente a la derecha", short: "Ligeramente a la derecha")
  case .turnLeft: .init("Gira a la izquierda", short: "A la izquierda")
  case .turnRight: .init("Gira a la derecha", short: "A la derecha")
  case .turnSharpLeft:
    .init("Haz un giro cerrado a la izquierda", short: "Giro cerrado a la izquierda")
  case .turnSharpRight:
    .init("Haz un giro cerrado a la derecha", short: "Giro cerrado a la derecha")
  case .uTurnLeft: .init("Cambia de sentido por la izquierda", short: "Cambia de sentido")
  case .uTurnRight: .init("Cambia de sentido por la derecha", short: "Cambia de sentido")
  case .endOfRoadLeft:
    .init("Al final de la vía, gira a la izquierda", short: "Gira a la izquierda")
  case .endOfRoadRight: .init("Al final de la vía, gira a la derecha", short: "Gira a la derecha")
  case .keepLeft: .init("Mantente a la izquierda")
  case .keepRight: .init("Mantente a la derecha")
  case .keepMiddle: .init("Mantente en el centro", short: "Por el centro", road: .along)
  case .forkLeft:
    .init("En la bifurcación, mantente a la izquierda", short: "Mantente a la izquierda")
  case .forkRight: .init("En la bifurcación, mantente a la derecha", short: "Mantente a la derecha")
  case .merge: .init("Incorpórate", withRoad: "{phrase} {into}{road}")
  case .mergeLeft: .init("Incorpórate por la izquierda", withRoad: "{phrase} {into}{road}")
  case .mergeRight: .init("Incorpórate por la derecha", withRoad: "{phrase} {into}{road}")
  case .onRamp: .init("Toma el acceso", short: "Acceso", withRoad: "{phrase} {into}{road}")
  case .onRampLeft:
    .init(
      "Toma el acceso de la izquierda", short: "Acceso a la izquierda",
      withRoad: "{phrase} {into}{road}")
  case .onRampRight:
    .init(
      "Toma el acceso de la derecha", short: "Acceso a la derecha",
      withRoad: "{phrase} {into}{road}")
  case .onRampUTurn:
    .init(
      "Cambia de sentido y toma el acceso", short: "Cambia de sentido, acceso",
      withRoad: "{phrase} {into}{road}")
  case .offRamp:
    .init(
      "Toma la salida", short: "Salida", exit: "Toma la salida {exit}",
      withRoad: "{phrase} y continúa por {at}{road}")
  case .offRampLeft:
    .init(
      "Toma la salida de la izquierda", short: "Salida a la izquierda",
      exit: "Toma la salida {exit} a la izquierda",
      withRoad: "{phrase} y continúa por {at}{road}")
  case .offRampRight:
    .init(
      "Toma la salida de la derecha", short: "Salida a la derecha",
      exit: "Toma la salida {exit} a la derecha",
      withRoad: "{phrase} y continúa por {at}{road}")
  case .changeHighway:
    .init("Cambia de autopista", withRoad: "Cambia de autopista para tomar {at}{road}")
  case .changeHighwayLeft:
    .init(
      "Mantente a la izquierda para cambiar de autopista", short: "Mantente a la izquierda",
      withRoad: "Mantente a la izquierda para tomar {at}{road}")
  case .changeHighwayRight:
    .init(
      "Mantente a la derecha para cambiar de autopista", short: "Mantente a la derecha",
      withRoad: "Mantente a la derecha para tomar {at}{road}")
  case .switchParallelRoad:
    .init("Pasa a la vía de servicio", short: "Vía de servicio", road: .none)
  case .switchMainRoad: .init("Pasa a la vía principal", short: "Vía principal", road: .none)
  case .roundaboutEnter:
    .init(
      "Entra en la rotonda", short: "Rotonda", named: "Entra en la rotonda {name}",
      withRoad: "{phrase} y sal por {at}{road}")
  case .roundaboutExit:
    .init("Sal de la rotonda", short: "Sal", road: .along, named: "Sal de la rotonda {name}")
  case .roundaboutNthExit:
    .init(
      "En la rotonda, toma la {ordinal} salida", short: "{ordinal} salida",
      named: "En la rotonda {name}, toma la {ordinal} salida",
      withRoad: "{phrase} y continúa por {at}{road}")
  case .roundaboutSharpRight:
    around("haz un giro cerrado a la derecha", "Giro cerrado a la derecha")
  case .roundaboutRight: around("gira a la derecha", "A la derecha")
  case .roundaboutSlightRight:
    around("gira ligeramente a la derecha", "Ligeramente a la derecha")
  case .roundaboutStraight: around("sigue recto", "Recto", road: .along)
  case .roundaboutSlightLeft:
    around("gira ligeramente a la izquierda", "Ligeramente a la izquierda")
  case .roundaboutLeft: around("gira a la izquierda", "A la izquierda")
  case .roundaboutSharpLeft:
    around("haz un giro cerrado a la izquierda", "Giro cerrado a la izquierda")
  case .roundaboutUTurn: around("cambia de sentido", "Cambia de sentido")
  case .ferryBoard:
    .init("Toma el ferri", short: "Ferri", road: .none, named: "Toma el ferri {name}")
  case .ferryBoardLeft:
    .init(
      "Toma el ferri a la izquierda", short: "Ferri a la izquierda", road: .none,
      named: "Toma el ferri {name} a la izquierda")
  case .ferryBoardRight:
    .init(
      "Toma el ferri a la derecha", short: "Ferri a la derecha", road: .none,
      named: "Toma el ferri {name} a la derecha")
  case .ferryDisembark: .init("Baja del ferri", withRoad: "{phrase} y toma {at}{road}")
  case .ferryChange: .init("Cambia de ferri", road: .none)
  case .trainBoard:
    .init(
      "Toma el tren para automóviles", short: "Tren para automóviles", road: .none,
      named: "Toma el tren para automóviles {name}")
  case .trainBoardLeft:
    .init(
      "Toma el tren para automóviles a la izquierda", short: "Tren a la izquierda", road: .none,
      named: "Toma el tren para automóviles {name} a la izquierda")
  case .trainBoardRight:
    .init(
      "Toma el tren para automóviles a la derecha", short: "Tren a la derecha", road: .none,
      named: "Toma el tren para automóviles {name} a la derecha")
  case .trainDisembark: .init("Baja del tren", withRoad: "{phrase} y toma {at}{road}")
  case .arrive: .end("Has llegado a tu destino", "Has llegado: {name}", "Destino")
  case .arriveStraight:
    .end("Tu destino está de frente", "{name} está de frente", "Destino de frente")
  case .arriveLeft:
    .end("Tu destino está a la izquierda", "{name} está a la izquierda", "Destino a la izquierda")
  case .arriveRight:
    .end("Tu destino está a la derecha", "{name} está a la derecha", "Destino a la derecha")
  case .endOfDirections:
    .end("Las indicaciones terminan aquí; continúa hasta tu destino", nil, "Fin de la guía")
  case .waypoint: .end("Has llegado a tu parada", "Has llegado: {name}", "Parada")
  case .waypointStraight:
    .end("Tu parada está de frente", "{name} está de frente", "Parada de frente")
  case .waypointLeft:
    .end("Tu parada está a la izquierda", "{name} está a la izquierda", "Parada a la izquierda")
  case .waypointRight:
    .end("Tu parada está a la derecha", "{name} está a la derecha", "Parada a la derecha")
  case .notification: .init("Continúa", road: .along)
  case .tollGate: .init("Pasa el peaje", short: "Peaje", road: .none)
  case .borderCrossing: .init("Cruza la frontera", short: "Frontera", road: .none)
  case .parkVehicle: .init("Estaciona el vehículo", short: "Estaciona", road: .none)
  case .bikeRent: .init("Recoge una bici compartida", short: "Recoge la bici", road: .none)
  case .bikeReturn: .init("Devuelve la bici compartida", short: "Devuelve la bici", road: .none)
  case .transitBoard: .init("Sube", road: .none)
  case .transitTransfer: .init("Haz transbordo", short: "Transbordo", road: .none)
  case .transitRemainOn: .init("Sigue a bordo", road: .none)
  case .transitAlight: .init("Baja", road: .none)
  case .stationEnter: .init("Entra en la estación", short: "Entra", road: .none)
  case .stationExit: .init("Sal de la estación", short: "Sal", road: .none)
  case .elevator: .init("Toma el ascensor", short: "Ascensor", road: .none)
  case .stairs: .init("Toma las escaleras", short: "Escaleras", road: .none)
  case .escalator: .init("Toma la escalera mecánica", short: "Escalera mecánica", road: .none)
  case .buildingEnter: .init("Entra en el edificio", short: "Entra", road: .none)
  case .buildingExit: .init("Sal del edificio", short: "Sal", road: .none)
  case .levelChange: .init("Cambia de planta", road: .none)
  case .gate: .init("Pasa por la puerta", short: "Puerta", road: .none)
  }
}
