extension Language {
  /// Portuguese as in Brazil.
  static let portuguese = Language(
    tag: "pt-BR", phrase: { portuguesePhrase($0) },
    joints: Joints(
      onto: "{phrase} {at}{road}", along: "{phrase} {at}{road}",
      stay: "{phrase} para permanecer {at}{road}", toward: "{phrase} sentido {destination}",
      departing: "Siga para {compass}", junction: "{phrase} no cruzamento {junction}",
      exitLabel: "Saída {exit}"),
    compass: [
      "o norte", "o nordeste", "o leste", "o sudeste", "o sul", "o sudoeste", "o oeste",
      "o noroeste",
    ],
    ordinal: { number, _ in "\(number)ª" },
    article: { portugueseArticle($0, $1) },
    streetWords: [
      StreetWord("Rua", "R."), StreetWord("Avenida", "Av."), StreetWord("Praça", "Pç."),
      StreetWord("Rodovia", "Rod."), StreetWord("Estrada", "Estr."), StreetWord("Travessa", "Tv."),
      StreetWord("Alameda", "Al."), StreetWord("Largo", "Lgo."), StreetWord("Viaduto", "Vd."),
      StreetWord("Ladeira", "Lad."), StreetWord("Doutor", "Dr."), StreetWord("Professor", "Prof."),
      StreetWord("Engenheiro", "Eng."), StreetWord("Presidente", "Pres."),
      StreetWord("General", "Gen."), StreetWord("Marechal", "Mal."), StreetWord("Santa", "Sta."),
      StreetWord("Santo", "Sto."),
    ],
    format: NumberFormat(
      decimal: ",", group: ".", unit: { $0 == .feet ? "pés" : $0.rawValue },
      days: { $0 < 2 ? "{n}\u{A0}dia" : "{n}\u{A0}dias" }, hours: "{n}\u{A0}h",
      minutes: "{n}\u{A0}min"),
    lanes: { use, _ in portugueseLanes(use) },
    trip: TripWords(
      via: "via {road}", and: "{a} e {b}", fastest: "Mais rápida", slower: "{time} a mais",
      tolls: "Pedágios", ferry: "Balsa",
      stops: { $0 < 2 ? "{n}\u{A0}parada" : "{n}\u{A0}paradas" }, arrival: "Chegada: {time}",
      traffic: ("Trânsito leve", "Trânsito moderado", "Trânsito intenso")))
}

/// The preposition before a road, drawn together with the article that its first word takes.
private func portugueseArticle(_ road: String, _ use: Language.RoadUse) -> String {
  let isInto = use == .into
  switch road.prefix(while: { $0 != " " }).lowercased() {
  case "rua", "avenida", "praça", "rodovia", "estrada", "travessa", "alameda", "ladeira", "via",
    "ponte", "marginal", "linha", "radial", "perimetral", "rampa", "viela", "rotatória", "av.",
    "r.", "servidão", "calçada", "autoestrada":
    return isInto ? "à " : "na "
  case "largo", "beco", "viaduto", "túnel", "caminho", "parque", "bulevar", "boulevard", "anel",
    "rodoanel", "elevado", "pátio", "acesso", "calçadão", "corredor", "minhocão", "eixo":
    return isInto ? "ao " : "no "
  default: break
  }
  let letters = road.prefix { $0.isLetter && $0.isUppercase }
  let rest = road.dropFirst(letters.count).drop { $0 == "-" || $0 == " " }
  if !letters.isEmpty, letters.count <= 3, rest.first?.isNumber == true, rest.count <= 6 {
    return isInto ? "à " : "na "
  }
  return isInto ? "a " : "em "
}

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
  case .turnSlightLeft: .init("Vire levemente à esquerda", short: "Levemente à esquerda")
  case .turnSlightRight: .init("Vire levemente à direita", short: "Levemente à direita")
  case .turnLeft: .init("Vire à esquerda", short: "À esquerda")
  case .turnRight: .init("Vire à direita", short: "À direita")
  case .turnSharpLeft: .init("Faça uma curva fechada à esquerda", short: "Curva fechada à esquerda")
  case .turnSharpRight: .init("Faça uma curva fechada à direita", short: "Curva fechada à direita")
  case .uTurnLeft: .init("Faça o retorno pela esquerda", short: "Retorno")
  case .uTurnRight: .init("Faça o retorno pela direita", short: "Retorno")
  case .endOfRoadLeft: .init("No fim da via, vire à esquerda", short: "Vire à esquerda")
  case .endOfRoadRight: .init("No fim da via, vire à direita", short: "Vire à direita")
  case .keepLeft: .init("Mantenha-se à esquerda")
  case .keepRight: .init("Mantenha-se à direita")
  case .keepMiddle: .init("Mantenha-se no meio", short: "Pelo meio")
  case .forkLeft: .init("Na bifurcação, mantenha-se à esquerda", short: "Mantenha-se à esquerda")
  case .forkRight: .init("Na bifurcação, mantenha-se à direita", short: "Mantenha-se à direita")
  case .merge: .init("Entre na via", short: "Entre", withRoad: "Entre {at}{road}")
  case .mergeLeft: .init("Entre à esquerda")
  case .mergeRight: .init("Entre à direita")
  case .onRamp:
    .init("Pegue o acesso", short: "Acesso", withRoad: "{phrase} para entrar {at}{road}")
  case .onRampLeft:
    .init(
      "Pegue o acesso à esquerda", short: "Acesso à esquerda",
      withRoad: "{phrase} para entrar {at}{road}")
  case .onRampRight:
    .init(
      "Pegue o acesso à direita", short: "Acesso à direita",
      withRoad: "{phrase} para entrar {at}{road}")
  case .onRampUTurn:
    .init(
      "Faça o retorno e pegue o acesso", short: "Retorno e acesso",
      withRoad: "{phrase} para entrar {at}{road}")
  case .offRamp:
    .init(
      "Pegue a saída", short: "Saída", exit: "Pegue a saída {exit}",
      withRoad: "{phrase} e entre {at}{road}")
  case .offRampLeft:
    .init(
      "Pegue a saída à esquerda", short: "Saída à esquerda",
      exit: "Pegue a saída {exit} à esquerda", withRoad: "{phrase} e entre {at}{road}")
  case .offRampRight:
    .init(
      "Pegue a saída à direita", short: "Saída à direita", exit: "Pegue a saída {exit} à direita",
      withRoad: "{phrase} e entre {at}{road}")
  case .changeHighway: .init("Mude de rodovia", withRoad: "Mude de rodovia para entrar {at}{road}")
  case .changeHighwayLeft:
    .init(
      "Mantenha-se à esquerda para mudar de rodovia", short: "Mantenha-se à esquerda",
      withRoad: "Mantenha-se à esquerda para entrar {at}{road}")
  case .changeHighwayRight:
    .init(
      "Mantenha-se à direita para mudar de rodovia", short: "Mantenha-se à direita",
      withRoad: "Mantenha-se à direita para entrar {at}{road}")
  case .switchParallelRoad: .init("Passe para a via paralela", short: "Via paralela", road: .none)
  case .switchMainRoad: .init("Passe para a via principal", short: "Via principal", road: .none)
  case .roundaboutEnter:
    .init(
      "Entre na rotatória", short: "Rotatória", named: "Entre na rotatória {name}",
      withRoad: "{phrase} e saia {at}{road}")
  case .roundaboutExit:
    .init(
      "Saia da rotatória", short: "Saia", named: "Saia da rotatória {name}",
      withRoad: "{phrase} e entre {at}{road}")
  case .roundaboutNthExit:
    .init(
      "Na rotatória, pegue a {ordinal} saída", short: "{ordinal} saída",
      named: "Na rotatória {name}, pegue a {ordinal} saída", withRoad: "{phrase} e entre {at}{road}"
    )
  case .roundaboutSharpRight: around("faça uma curva fechada à direita", "Curva fechada à direita")
  case .roundaboutRight: around("vire à direita", "À direita")
  case .roundaboutSlightRight: around("vire levemente à direita", "Levemente à direita")
  case .roundaboutStraight: around("siga em frente", "Em frente")
  case .roundaboutSlightLeft: around("vire levemente à esquerda", "Levemente à esquerda")
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
  case .ferryDisembark: .init("Saia da balsa", withRoad: "{phrase} e entre {at}{road}")
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
  case .trainDisembark: .init("Saia do trem", withRoad: "{phrase} e entre {at}{road}")
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
  case .transitBoard: .init("Embarque", road: .none)
  case .transitTransfer: .init("Faça baldeação", short: "Baldeação", road: .none)
  case .transitRemainOn: .init("Permaneça a bordo", road: .none)
  case .transitAlight: .init("Desembarque", road: .none)
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
