extension Language {
  /// Portuguese as in Brazil.
  static let portuguese = Language(
    tag: "pt-BR", phrase: { portuguesePhrase($0) },
    joints: Joints(
      onto: "{phrase} {road:na}", along: "{phrase} {road:na}",
      take: "{phrase} para pegar {road:a}", stay: "{phrase} para permanecer {road:na}",
      takeExit: "{phrase} para pegar a saída {exit}", toward: "{phrase} sentido {destination}",
      departing: "Siga para {compass}", junction: "{phrase} no cruzamento {junction}",
      exitLabel: "Saída {exit}"),
    compass: [
      "o norte", "o nordeste", "o leste", "o sudeste", "o sul", "o sudoeste", "o oeste",
      "o noroeste",
    ],
    ordinal: { number, _ in "\(number)ª" },
    roads: portugueseRoads,
    streetWords: [
      StreetWord("Rua", "R."), StreetWord("Avenida", "Av."), StreetWord("Praça", "Pç."),
      StreetWord("Rodovia", "Rod."), StreetWord("Estrada", "Estr."), StreetWord("Travessa", "Tv."),
      StreetWord("Alameda", "Al."), StreetWord("Largo", "Lgo."), StreetWord("Viaduto", "Vd."),
      StreetWord("Ladeira", "Lad."),
    ],
    streetWordIsFirst: true,
    format: NumberFormat(
      decimal: ",", group: ".", unit: { $0 == .feet ? "pés" : $0.rawValue },
      plural: .zeroOne, days: Plural(one: "{n}\u{A0}dia", other: "{n}\u{A0}dias"),
      hours: "{n}\u{A0}h",
      minutes: "{n}\u{A0}min"),
    lanes: { use, _ in portugueseLanes(use) },
    ride: RideWords(
      from: "{phrase} a partir de {stop}", length: "{phrase}, {stops}",
      stops: Plural(one: "{n}\u{A0}parada", other: "{n}\u{A0}paradas")),
    trip: TripWords(
      via: "via {road}", and: "{a} e {b}", fastest: "Mais rápida", slower: "{time} a mais",
      tolls: "Pedágios", ferry: "Balsa", unpaved: "Estrada de terra",
      stops: Plural(one: "{n}\u{A0}parada", other: "{n}\u{A0}paradas"),
      arrival: "Chegada: {time}",
      traffic: ("Trânsito leve", "Trânsito moderado", "Trânsito intenso")))
}

/// The prepositions of roads, drawn together with the article that the first word takes.
private let portugueseRoads: [RoadForm] = {
  let feminine = ["na": "na {road}", "à": "à {road}", "a": "a {road}"]
  let masculine = ["na": "no {road}", "à": "ao {road}", "a": "o {road}"]
  return [
    RoadForm(
      .digits,
      [
        "na": "na rodovia {road}", "à": "à rodovia {road}", "a": "a rodovia {road}",
        "*": "rodovia {road}", "name": "rodovia {road}",
      ]),
    RoadForm(.number(), feminine),
    RoadForm(
      .first([
        "rua", "avenida", "praça", "rodovia", "estrada", "travessa", "alameda", "ladeira", "via",
        "ponte", "marginal", "linha", "radial", "perimetral", "rampa", "viela", "rotatória",
        "av.", "r.", "servidão", "calçada", "autoestrada", "auto-estrada", "quadra",
        "superquadra", "esplanada", "rota", "pista", "vila", "rotunda", "circular",
      ]), feminine),
    RoadForm(
      .first([
        "largo", "beco", "viaduto", "túnel", "caminho", "parque", "bulevar", "boulevard", "anel",
        "rodoanel", "elevado", "pátio", "acesso", "calçadão", "corredor", "minhocão", "eixo",
        "setor", "conjunto", "bloco", "trevo", "contorno", "passeio", "campo", "cais",
      ]), masculine),
    RoadForm(.any, ["na": "em {road}", "à": "a {road}"]),
  ]
}()

private func portugueseLanes(_ use: LaneUse) -> [String] {
  let words = ["duas", "três", "quatro", "cinco"]
  switch use {
  case .any: return ["Use qualquer faixa", "Qualquer faixa"]
  case .left(1): return ["Use a faixa da esquerda", "Faixa da esquerda"]
  case .right(1): return ["Use a faixa da direita", "Faixa da direita"]
  case .middle(1): return ["Use a faixa do meio", "Faixa do meio"]
  case .left(let number):
    return ["Use as \(LaneUse.count(number, words)) faixas da esquerda", "Faixas da esquerda"]
  case .right(let number):
    return ["Use as \(LaneUse.count(number, words)) faixas da direita", "Faixas da direita"]
  case .middle(let number):
    return ["Use as \(LaneUse.count(number, words)) faixas do meio", "Faixas do meio"]
  case .fromLeft(let places):
    if let place = places.first, places.count == 1 {
      return ["Use a \(place)ª faixa a partir da esquerda", "Faixa \(place)"]
    }
    let list = LaneUse.list(places, last: " e ")
    return ["Use as faixas \(list) a partir da esquerda", "Faixas \(list)"]
  }
}

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase(
    "Na rotatória, \(words)", short: short, named: "Na rotatória {name}, \(words)")
}

private func portuguesePhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("Siga a rota", road: .none)
  case .offRoute: .init("Vá até a rota", road: .none)
  case .depart: .init("Siga", road: .along)
  case .straight: .init("Siga em frente", short: "Em frente")
  case .followRoad: .init("Continue", road: .along)
  case .nameChange: .init("Continue")
  case .turnSlightLeft: .init("Faça uma curva suave à esquerda", short: "Curva suave à esquerda")
  case .turnSlightRight: .init("Faça uma curva suave à direita", short: "Curva suave à direita")
  case .turnLeft: .init("Vire à esquerda", short: "À esquerda")
  case .turnRight: .init("Vire à direita", short: "À direita")
  case .turnSharpLeft: .init("Faça uma curva fechada à esquerda", short: "Curva fechada à esquerda")
  case .turnSharpRight: .init("Faça uma curva fechada à direita", short: "Curva fechada à direita")
  case .uTurnLeft:
    .init(
      "Faça o retorno pela esquerda", short: "Retorno", withRoad: "{phrase} e continue {road:na}")
  case .uTurnRight:
    .init(
      "Faça o retorno pela direita", short: "Retorno", withRoad: "{phrase} e continue {road:na}")
  case .endOfRoadLeft: .init("No fim da via, vire à esquerda", short: "Vire à esquerda")
  case .endOfRoadRight: .init("No fim da via, vire à direita", short: "Vire à direita")
  case .keepLeft: .init("Mantenha-se à esquerda", road: .take)
  case .keepRight: .init("Mantenha-se à direita", road: .take)
  case .keepMiddle: .init("Mantenha-se no meio", short: "Pelo meio", road: .take)
  case .forkLeft:
    .init("Na bifurcação, mantenha-se à esquerda", short: "Mantenha-se à esquerda", road: .take)
  case .forkRight:
    .init("Na bifurcação, mantenha-se à direita", short: "Mantenha-se à direita", road: .take)
  case .merge: .init("Incorpore-se à via", short: "Incorpore-se", withRoad: "Incorpore-se {road:à}")
  case .mergeLeft: .init("Incorpore-se à esquerda")
  case .mergeRight: .init("Incorpore-se à direita")
  case .onRamp:
    .init("Pegue o acesso", short: "Acesso", withRoad: "{phrase} para entrar {road:na}")
  case .onRampLeft:
    .init(
      "Pegue o acesso à esquerda", short: "Acesso à esquerda",
      withRoad: "{phrase} para entrar {road:na}")
  case .onRampRight:
    .init(
      "Pegue o acesso à direita", short: "Acesso à direita",
      withRoad: "{phrase} para entrar {road:na}")
  case .onRampUTurn:
    .init(
      "Faça o retorno e pegue o acesso", short: "Retorno e acesso",
      withRoad: "{phrase} para entrar {road:na}")
  case .offRamp:
    .init(
      "Pegue a saída", short: "Saída", exit: "Pegue a saída {exit}",
      withRoad: "{phrase} e entre {road:na}")
  case .offRampLeft:
    .init(
      "Pegue a saída à esquerda", short: "Saída à esquerda",
      exit: "Pegue a saída {exit} à esquerda", withRoad: "{phrase} e entre {road:na}")
  case .offRampRight:
    .init(
      "Pegue a saída à direita", short: "Saída à direita", exit: "Pegue a saída {exit} à direita",
      withRoad: "{phrase} e entre {road:na}")
  case .changeHighway: .init("Mude de rodovia", withRoad: "Mude de rodovia para entrar {road:na}")
  case .changeHighwayLeft:
    .init(
      "Mantenha-se à esquerda para mudar de rodovia", short: "Mantenha-se à esquerda",
      withRoad: "Mantenha-se à esquerda para entrar {road:na}")
  case .changeHighwayRight:
    .init(
      "Mantenha-se à direita para mudar de rodovia", short: "Mantenha-se à direita",
      withRoad: "Mantenha-se à direita para entrar {road:na}")
  case .switchParallelRoad: .init("Passe para a via paralela", short: "Via paralela", road: .none)
  case .switchMainRoad: .init("Passe para a via principal", short: "Via principal", road: .none)
  case .roundaboutEnter:
    .init(
      "Entre na rotatória", short: "Rotatória", named: "Entre na rotatória {name}",
      withRoad: "{phrase} e saia {road:na}")
  case .roundaboutExit:
    .init(
      "Saia da rotatória", short: "Saia", named: "Saia da rotatória {name}",
      withRoad: "{phrase} e entre {road:na}")
  case .roundaboutNthExit:
    .init(
      "Na rotatória, pegue a {ordinal} saída", short: "{ordinal} saída",
      named: "Na rotatória {name}, pegue a {ordinal} saída", withRoad: "{phrase} e entre {road:na}"
    )
  case .roundaboutSharpRight: around("faça uma curva fechada à direita", "Curva fechada à direita")
  case .roundaboutRight: around("vire à direita", "À direita")
  case .roundaboutSlightRight: around("faça uma curva suave à direita", "Curva suave à direita")
  case .roundaboutStraight: around("siga em frente", "Em frente")
  case .roundaboutSlightLeft: around("faça uma curva suave à esquerda", "Curva suave à esquerda")
  case .roundaboutLeft: around("vire à esquerda", "À esquerda")
  case .roundaboutSharpLeft: around("faça uma curva fechada à esquerda", "Curva fechada à esquerda")
  case .roundaboutUTurn: around("faça o retorno", "Retorno")
  case .ferryBoard:
    .init("Pegue a balsa", short: "Balsa", road: .none, named: "Pegue a balsa {name}")
  case .ferryBoardLeft:
    .init(
      "Pegue a balsa à esquerda", short: "Balsa à esquerda", road: .none,
      named: "Pegue a balsa {name} à esquerda")
  case .ferryBoardRight:
    .init(
      "Pegue a balsa à direita", short: "Balsa à direita", road: .none,
      named: "Pegue a balsa {name} à direita")
  case .ferryDisembark: .init("Saia da balsa", withRoad: "{phrase} e entre {road:na}")
  case .ferryChange: .init("Troque de balsa", road: .none)
  case .trainBoard:
    .init(
      "Pegue o trem para carros", short: "Trem para carros", road: .none,
      named: "Pegue o trem para carros {name}")
  case .trainBoardLeft:
    .init(
      "Pegue o trem para carros à esquerda", short: "Trem à esquerda", road: .none,
      named: "Pegue o trem para carros {name} à esquerda")
  case .trainBoardRight:
    .init(
      "Pegue o trem para carros à direita", short: "Trem à direita", road: .none,
      named: "Pegue o trem para carros {name} à direita")
  case .trainDisembark: .init("Saia do trem", withRoad: "{phrase} e entre {road:na}")
  case .arrive: .end("Você chegou ao seu destino", "Você chegou: {name}", "Destino")
  case .arriveStraight:
    .end("Seu destino está à frente", "{name} está à frente", "Destino à frente")
  case .arriveLeft:
    .end("Seu destino está à esquerda", "{name} está à esquerda", "Destino à esquerda")
  case .arriveRight:
    .end("Seu destino está à direita", "{name} está à direita", "Destino à direita")
  case .endOfDirections:
    .end("As instruções terminam aqui; siga até o seu destino", nil, "Fim das instruções")
  case .waypoint: .end("Você chegou à sua parada", "Você chegou: {name}", "Parada")
  case .waypointStraight:
    .end("Sua parada está à frente", "{name} está à frente", "Parada à frente")
  case .waypointLeft:
    .end("Sua parada está à esquerda", "{name} está à esquerda", "Parada à esquerda")
  case .waypointRight:
    .end("Sua parada está à direita", "{name} está à direita", "Parada à direita")
  case .notification: .init("Continue", road: .along)
  case .tollGate: .init("Passe pelo pedágio", short: "Pedágio", road: .none)
  case .borderCrossing: .init("Cruze a fronteira", short: "Fronteira", road: .none)
  case .parkVehicle: .init("Estacione o veículo", short: "Estacione", road: .none)
  case .bikeRent:
    .init("Pegue uma bicicleta compartilhada", short: "Pegue a bicicleta", road: .none)
  case .bikeReturn:
    .init("Devolva a bicicleta compartilhada", short: "Devolva a bicicleta", road: .none)
  case .transitBoard: .init("Embarque", road: .none, named: "Pegue a linha {name}")
  case .transitTransfer:
    .init(
      "Faça baldeação", short: "Baldeação", road: .none, named: "Faça baldeação para a linha {name}"
    )
  case .transitRemainOn: .init("Permaneça a bordo", road: .none)
  case .transitAlight: .init("Desembarque", road: .none, named: "Desembarque em {name}")
  case .stationEnter: .init("Entre na estação", short: "Entre", road: .none)
  case .stationExit: .init("Saia da estação", short: "Saia", road: .none)
  case .elevator: .init("Pegue o elevador", short: "Elevador", road: .none)
  case .stairs: .init("Use a escada", short: "Escada", road: .none)
  case .escalator: .init("Use a escada rolante", short: "Escada rolante", road: .none)
  case .buildingEnter: .init("Entre no edifício", short: "Entre", road: .none)
  case .buildingExit: .init("Saia do edifício", short: "Saia", road: .none)
  case .levelChange: .init("Mude de andar", road: .none)
  case .gate: .init("Passe pelo portão", short: "Portão", road: .none)
  }
}
