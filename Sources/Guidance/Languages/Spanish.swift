extension Language {
  /// Spanish, in the familiar imperative that navigators use.
  static let spanish = Language(
    tag: "es", phrase: { spanishPhrase($0) },
    joints: Joints(
      onto: "{phrase} en {road:la}", along: "{phrase} por {road:la}",
      take: "{phrase} para tomar {road:la}", stay: "{phrase} para seguir por {road:la}",
      takeExit: "{phrase} para tomar la salida {exit}", toward: "{phrase} hacia {destination}",
      departing: "Dirígete hacia {compass}", junction: "{phrase} en el cruce {junction}",
      exitLabel: "Salida {exit}"),
    compass: [
      "el norte", "el noreste", "el este", "el sureste", "el sur", "el suroeste", "el oeste",
      "el noroeste",
    ],
    ordinal: { number, _ in "\(number).ª" },
    roads: spanishRoads,
    streetWords: [
      StreetWord("Calle", "C/"), StreetWord("Avenida", "Av."), StreetWord("Plaza", "Pl."),
      StreetWord("Paseo", "P.º"), StreetWord("Carretera", "Ctra."), StreetWord("Camino", "Cno."),
      StreetWord("Autopista", "Autop."), StreetWord("Ronda", "Rda."),
      StreetWord("Glorieta", "Gta."), StreetWord("Travesía", "Trva."),
      StreetWord("Callejón", "Cjón."), StreetWord("Urbanización", "Urb."),
      StreetWord("Boulevard", "Blvr."),
    ],
    streetWordIsFirst: true,
    format: NumberFormat(
      decimal: ",", group: ".", minimumGrouping: 2,
      days: Plural(one: "{n}\u{A0}día", other: "{n}\u{A0}días"), hours: "{n}\u{A0}h",
      minutes: "{n}\u{A0}min", clock: .hours24(padded: false)),
    lanes: { use, _ in spanishLanes(use) },
    ride: RideWords(
      from: "{phrase} desde {stop}", length: "{phrase}, {stops}",
      stops: Plural(one: "{n}\u{A0}parada", other: "{n}\u{A0}paradas")),
    trip: TripWords(
      via: "por {road}", roadCase: "la",
      and: TripWords.Pair(
        "{a} y {b}",
        exceptions: [(["hia", "hie", "hio"], "{a} y {b}"), (["i", "í", "hi"], "{a} e {b}")]),
      fastest: "La ruta más rápida", slower: "{time} más", tolls: "Peajes", ferry: "Ferri",
      unpaved: "Camino sin asfaltar",
      stops: Plural(one: "{n}\u{A0}parada", other: "{n}\u{A0}paradas"),
      arrival: "Llegada: {time}",
      traffic: ("Tráfico fluido", "Tráfico moderado", "Tráfico denso")))
}

/// The articles of roads, by the first word or by the letters of the number.
private let spanishRoads: [RoadForm] = {
  let feminine = ["la": "la {road}", "a": "a la {road}"]
  let masculine = ["la": "el {road}", "a": "al {road}"]
  return [
    RoadForm(
      .digits, ["la": "la ruta {road}", "a": "a la ruta {road}", "name": "ruta {road}"]),
    RoadForm(.number(), feminine),
    RoadForm(.start(["gran vía"]), feminine),
    RoadForm(
      .first([
        "calle", "avenida", "carretera", "plaza", "ronda", "autopista", "autovía", "vía",
        "travesía", "glorieta", "calzada", "rambla", "cuesta", "alameda", "avda.", "av.",
        "calleja", "rotonda", "carrera", "circunvalación", "variante", "costanera", "ctra.",
        "pl.", "rda.", "ruta", "diagonal", "nacional", "interestatal", "autovia", "transversal",
        "senda", "bajada", "subida",
      ]), feminine),
    RoadForm(
      .first([
        "paseo", "camino", "bulevar", "callejón", "puente", "túnel", "pasaje", "boulevard",
        "malecón", "viaducto", "periférico", "sendero", "eje", "jirón", "anillo",
        "libramiento", "p.º", "circuito", "distribuidor", "acceso",
      ]), masculine),
    RoadForm(.any, ["a": "a {road}"]),
  ]
}()

private func spanishLanes(_ use: LaneUse) -> [String] {
  let words = ["dos", "tres", "cuatro", "cinco"]
  switch use {
  case .any: return ["Usa cualquier carril", "Cualquier carril"]
  case .left(1): return ["Usa el carril izquierdo", "Carril izquierdo"]
  case .right(1): return ["Usa el carril derecho", "Carril derecho"]
  case .middle(1): return ["Usa el carril central", "Carril central"]
  case .left(let number):
    return [
      "Usa los \(LaneUse.count(number, words)) carriles de la izquierda",
      "Carriles de la izquierda",
    ]
  case .right(let number):
    return [
      "Usa los \(LaneUse.count(number, words)) carriles de la derecha", "Carriles de la derecha",
    ]
  case .middle(let number):
    return ["Usa los \(LaneUse.count(number, words)) carriles centrales", "Carriles centrales"]
  case .fromLeft(let places):
    if let place = places.first, places.count == 1 {
      // "Primer" and "tercer" lose their last letter.
      let ending = place == 1 || place == 3 ? ".er" : ".º"
      return ["Usa el \(place)\(ending) carril desde la izquierda", "Carril \(place)"]
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
  case .uTurnLeft:
    .init(
      "Cambia de sentido por la izquierda", short: "Cambia de sentido",
      withRoad: "{phrase} y continúa por {road:la}")
  case .uTurnRight:
    .init(
      "Cambia de sentido por la derecha", short: "Cambia de sentido",
      withRoad: "{phrase} y continúa por {road:la}")
  case .endOfRoadLeft:
    .init("Al final de la vía, gira a la izquierda", short: "Gira a la izquierda")
  case .endOfRoadRight: .init("Al final de la vía, gira a la derecha", short: "Gira a la derecha")
  case .keepLeft: .init("Mantente a la izquierda", road: .take)
  case .keepRight: .init("Mantente a la derecha", road: .take)
  case .keepMiddle: .init("Mantente en el centro", short: "Por el centro", road: .take)
  case .forkLeft:
    .init(
      "En la bifurcación, mantente a la izquierda", short: "Mantente a la izquierda", road: .take)
  case .forkRight:
    .init("En la bifurcación, mantente a la derecha", short: "Mantente a la derecha", road: .take)
  case .merge: .init("Incorpórate", withRoad: "{phrase} {road:a}")
  case .mergeLeft: .init("Incorpórate a la izquierda")
  case .mergeRight: .init("Incorpórate a la derecha")
  case .onRamp: .init("Toma el acceso", short: "Acceso", withRoad: "{phrase} {road:a}")
  case .onRampLeft:
    .init(
      "Toma el acceso de la izquierda", short: "Acceso a la izquierda",
      withRoad: "{phrase} {road:a}")
  case .onRampRight:
    .init(
      "Toma el acceso de la derecha", short: "Acceso a la derecha",
      withRoad: "{phrase} {road:a}")
  case .onRampUTurn:
    .init(
      "Cambia de sentido y toma el acceso", short: "Cambia de sentido, acceso",
      withRoad: "{phrase} {road:a}")
  case .offRamp:
    .init(
      "Toma la salida", short: "Salida", exit: "Toma la salida {exit}",
      withRoad: "{phrase} y continúa por {road:la}")
  case .offRampLeft:
    .init(
      "Toma la salida de la izquierda", short: "Salida a la izquierda",
      exit: "Toma la salida {exit} a la izquierda",
      withRoad: "{phrase} y continúa por {road:la}")
  case .offRampRight:
    .init(
      "Toma la salida de la derecha", short: "Salida a la derecha",
      exit: "Toma la salida {exit} a la derecha",
      withRoad: "{phrase} y continúa por {road:la}")
  case .changeHighway:
    .init("Cambia de autopista", withRoad: "Cambia de autopista para tomar {road:la}")
  case .changeHighwayLeft:
    .init(
      "Mantente a la izquierda para cambiar de autopista", short: "Mantente a la izquierda",
      withRoad: "Mantente a la izquierda para tomar {road:la}")
  case .changeHighwayRight:
    .init(
      "Mantente a la derecha para cambiar de autopista", short: "Mantente a la derecha",
      withRoad: "Mantente a la derecha para tomar {road:la}")
  case .switchParallelRoad:
    .init("Pasa a la vía de servicio", short: "Vía de servicio", road: .none)
  case .switchMainRoad: .init("Pasa a la vía principal", short: "Vía principal", road: .none)
  case .roundaboutEnter:
    .init(
      "Entra en la rotonda", short: "Rotonda", named: "Entra en la rotonda {name}",
      withRoad: "{phrase} y sal por {road:la}")
  case .roundaboutExit:
    .init("Sal de la rotonda", short: "Sal", road: .along, named: "Sal de la rotonda {name}")
  case .roundaboutNthExit:
    .init(
      "En la rotonda, toma la {ordinal} salida", short: "{ordinal} salida",
      named: "En la rotonda {name}, toma la {ordinal} salida",
      withRoad: "{phrase} y continúa por {road:la}")
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
  case .ferryDisembark: .init("Baja del ferri", withRoad: "{phrase} y toma {road:la}")
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
  case .trainDisembark: .init("Baja del tren", withRoad: "{phrase} y toma {road:la}")
  case .arrive: .end("Has llegado a tu destino", "Has llegado: {name}", "Destino")
  case .arriveStraight:
    .end("Tu destino está más adelante", "{name} está más adelante", "Destino más adelante")
  case .arriveLeft:
    .end("Tu destino está a la izquierda", "{name} está a la izquierda", "Destino a la izquierda")
  case .arriveRight:
    .end("Tu destino está a la derecha", "{name} está a la derecha", "Destino a la derecha")
  case .endOfDirections:
    .end("Las indicaciones terminan aquí; continúa hasta tu destino", nil, "Fin de la guía")
  case .waypoint: .end("Has llegado a tu parada", "Has llegado: {name}", "Parada")
  case .waypointStraight:
    .end("Tu parada está más adelante", "{name} está más adelante", "Parada más adelante")
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
  case .transitBoard: .init("Sube", road: .none, named: "Toma la línea {name}")
  case .transitTransfer:
    .init(
      "Haz transbordo", short: "Transbordo", road: .none, named: "Haz transbordo a la línea {name}")
  case .transitRemainOn: .init("Sigue a bordo", road: .none)
  case .transitAlight: .init("Baja", road: .none, named: "Baja en {name}")
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
