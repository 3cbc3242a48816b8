extension Language {
  /// Turns the Portuguese of Brazil into that of Portugal.
  mutating func adoptEuropeanPortuguese() {
    tag = "pt-PT"
    replaceWords(
      [
        ("rotatória", "rotunda"), ("faixas", "vias"), ("Faixas", "Vias"), ("faixa", "via"),
        ("Faixa", "Via"), ("curva fechada", "curva apertada"), ("Curva fechada", "Curva apertada"),
        ("rodovia", "autoestrada"),
      ], phrase: europeanPhrase)
    joints.take = "{phrase} para entrar {road:na}"
    joints.takeExit = "{phrase} para sair na saída {exit}"
    joints.toward = "{phrase} em direção a {destination}"
    ordinal = { number, _ in "\(number).ª" }
    format.plural = .one
    let stops = Plural(one: "{n}\u{A0}paragem", other: "{n}\u{A0}paragens")
    ride.stops = stops
    trip.stops = stops
    trip.tolls = "Portagens"
    trip.ferry = "Ferry"
    trip.traffic.light = "Trânsito ligeiro"
  }
}

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase("Na rotunda, \(words)", short: short, named: "Na rotunda {name}, \(words)")
}

/// Where the words of Portugal differ by more than a word.
private func europeanPhrase(_ key: PhraseKey) -> Language.Phrase? {
  switch key {
  case .turnSlightLeft: .init("Vire ligeiramente à esquerda", short: "Ligeiramente à esquerda")
  case .turnSlightRight: .init("Vire ligeiramente à direita", short: "Ligeiramente à direita")
  case .uTurnLeft, .uTurnRight:
    .init(
      "Faça inversão de marcha", short: "Inversão de marcha",
      withRoad: "{phrase} e continue {road:na}")
  case .onRamp: .init("Siga pelo acesso", short: "Acesso", withRoad: "{phrase} e entre {road:na}")
  case .onRampLeft:
    .init(
      "Siga pelo acesso à esquerda", short: "Acesso à esquerda",
      withRoad: "{phrase} e entre {road:na}")
  case .onRampRight:
    .init(
      "Siga pelo acesso à direita", short: "Acesso à direita",
      withRoad: "{phrase} e entre {road:na}")
  case .onRampUTurn:
    .init(
      "Faça inversão de marcha e siga pelo acesso", short: "Inversão e acesso",
      withRoad: "{phrase} para entrar {road:na}")
  case .offRamp:
    .init(
      "Siga pela saída", short: "Saída", exit: "Saia na saída {exit}",
      withRoad: "{phrase} e entre {road:na}")
  case .offRampLeft:
    .init(
      "Siga pela saída à esquerda", short: "Saída à esquerda",
      exit: "Saia na saída {exit} à esquerda", withRoad: "{phrase} e entre {road:na}")
  case .offRampRight:
    .init(
      "Siga pela saída à direita", short: "Saída à direita", exit: "Saia na saída {exit} à direita",
      withRoad: "{phrase} e entre {road:na}")
  case .roundaboutNthExit:
    .init(
      "Na rotunda, saia na {ordinal} saída", short: "{ordinal} saída",
      named: "Na rotunda {name}, saia na {ordinal} saída", withRoad: "{phrase} e entre {road:na}")
  case .roundaboutSlightRight: around("vire ligeiramente à direita", "Ligeiramente à direita")
  case .roundaboutSlightLeft: around("vire ligeiramente à esquerda", "Ligeiramente à esquerda")
  case .roundaboutUTurn: around("faça inversão de marcha", "Inversão de marcha")
  case .ferryBoard:
    .init("Apanhe o ferry", short: "Ferry", road: .none, named: "Apanhe o ferry {name}")
  case .ferryBoardLeft:
    .init(
      "Apanhe o ferry à esquerda", short: "Ferry à esquerda", road: .none,
      named: "Apanhe o ferry {name} à esquerda")
  case .ferryBoardRight:
    .init(
      "Apanhe o ferry à direita", short: "Ferry à direita", road: .none,
      named: "Apanhe o ferry {name} à direita")
  case .ferryDisembark: .init("Saia do ferry", withRoad: "{phrase} e entre {road:na}")
  case .ferryChange: .init("Mude de ferry", road: .none)
  case .trainBoard:
    .init(
      "Apanhe o comboio para automóveis", short: "Comboio", road: .none,
      named: "Apanhe o comboio para automóveis {name}")
  case .trainBoardLeft:
    .init(
      "Apanhe o comboio para automóveis à esquerda", short: "Comboio à esquerda", road: .none,
      named: "Apanhe o comboio para automóveis {name} à esquerda")
  case .trainBoardRight:
    .init(
      "Apanhe o comboio para automóveis à direita", short: "Comboio à direita", road: .none,
      named: "Apanhe o comboio para automóveis {name} à direita")
  case .trainDisembark: .init("Saia do comboio", withRoad: "{phrase} e entre {road:na}")
  case .arrive: .end("Chegou ao seu destino", "Chegou: {name}", "Destino")
  case .waypoint: .end("Chegou à sua paragem", "Chegou: {name}", "Paragem")
  case .waypointStraight:
    .end("A sua paragem está à frente", "{name} está à frente", "Paragem à frente")
  case .waypointLeft:
    .end("A sua paragem está à esquerda", "{name} está à esquerda", "Paragem à esquerda")
  case .waypointRight:
    .end("A sua paragem está à direita", "{name} está à direita", "Paragem à direita")
  case .arriveStraight:
    .end("O seu destino está à frente", "{name} está à frente", "Destino à frente")
  case .arriveLeft:
    .end("O seu destino está à esquerda", "{name} está à esquerda", "Destino à esquerda")
  case .arriveRight:
    .end("O seu destino está à direita", "{name} está à direita", "Destino à direita")
  case .tollGate: .init("Passe a portagem", short: "Portagem", road: .none)
  case .borderCrossing: .init("Atravesse a fronteira", short: "Fronteira", road: .none)
  case .bikeRent:
    .init("Levante uma bicicleta partilhada", short: "Levante a bicicleta", road: .none)
  case .bikeReturn:
    .init("Devolva a bicicleta partilhada", short: "Devolva a bicicleta", road: .none)
  case .transitBoard: .init("Embarque", road: .none, named: "Apanhe a linha {name}")
  case .transitTransfer:
    .init(
      "Faça transbordo", short: "Transbordo", road: .none,
      named: "Faça transbordo para a linha {name}")
  case .transitAlight: .init("Saia", road: .none, named: "Saia em {name}")
  case .elevator: .init("Use o elevador", short: "Elevador", road: .none)
  case .levelChange: .init("Mude de piso", road: .none)
  default: nil
  }
}
