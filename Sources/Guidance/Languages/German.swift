extension Language {
  /// German: infinitives, so that nobody is addressed too closely or too stiffly.
  static let german = Language(
    tag: "de", phrase: { germanPhrase($0) },
    joints: Joints(
      onto: "{phrase} auf {at}{road}", along: "{phrase} auf {at}{road}",
      stay: "{phrase}, um auf {at}{road} zu bleiben", toward: "{phrase} Richtung {destination}",
      departing: "Richtung {compass} starten", junction: "{phrase} bei {junction}",
      exitLabel: "Ausfahrt {exit}"),
    compass: [
      "Norden", "Nordosten", "Osten", "Südosten", "Süden", "Südwesten", "Westen", "Nordwesten",
    ],
    ordinal: { number, _ in "\(number)." },
    finalVerbs: [" zu bleiben", " nehmen", " wechseln", " ausfahren", " verlassen", " starten"],
    article: { germanArticle($0, $1) },
    streetWords: [
      StreetWord("straße", "str.", isSuffix: true), StreetWord("Straße", "Str.", isSuffix: true),
      StreetWord("strasse", "str.", isSuffix: true), StreetWord("Strasse", "Str.", isSuffix: true),
      StreetWord("platz", "pl.", isSuffix: true), StreetWord("Platz", "Pl.", isSuffix: true),
      StreetWord("Sankt", "St."),
    ],
    format: NumberFormat(
      decimal: ",", group: ".", days: { $0 == 1 ? "{n}\u{A0}Tag" : "{n}\u{A0}Tage" },
      hours: "{n}\u{A0}Std.", minutes: "{n}\u{A0}Min."),
    lanes: { use, _ in germanLanes(use) },
    trip: TripWords(
      via: "über {road}", and: "{a} und {b}", fastest: "Schnellste Route", slower: "{time} länger",
      tolls: "Maut", ferry: "Fähre",
      stops: { $0 == 1 ? "{n}\u{A0}Zwischenstopp" : "{n}\u{A0}Zwischenstopps" },
      arrival: "Ankunft um {time}",
      traffic: ("Wenig Verkehr", "Mäßiger Verkehr", "Dichter Verkehr")))
}

/// The article of a road: of numbers and of names in one word, whose last part tells the gender.
///
/// Names of several words are left without, since their adjectives would change with the case.
private func germanArticle(_ road: String, _ use: Language.RoadUse) -> String {
  let isDative = use == .along
  let feminine = isDative ? "der " : "die "
  let digits = road.drop { $0.isLetter && $0.isASCII && $0.isUppercase }
  if digits.count < road.count, digits.first.map({ $0 == " " || $0.isNumber }) == true,
    digits.contains(where: \.isNumber), digits.count <= 6
  {
    return feminine
  }
  guard !road.contains(" ") else { return "" }
  let name = road.lowercased()
  func ends(_ endings: [String]) -> Bool { endings.contains { name.hasSuffix($0) } }
  if ends([
    "straße", "strasse", "gasse", "allee", "chaussee", "brücke", "autobahn", "promenade", "zeile",
    "twiete", "umgehung",
  ]) {
    return feminine
  }
  if ends(["weg", "platz", "ring", "damm", "steig", "pfad", "markt", "graben", "wall", "tunnel"]) {
    return isDative ? "dem " : "den "
  }
  if ends(["ufer"]) { return isDative ? "dem " : "das " }
  return ""
}

private func germanLanes(_ use: LaneUse) -> [String] {
  let words = ["zwei", "drei", "vier", "fünf"]
  switch use {
  case .any: return ["Beliebige Spur benutzen", "Alle Spuren"]
  case .left(1): return ["Linke Spur benutzen", "Linke Spur"]
  case .right(1): return ["Rechte Spur benutzen", "Rechte Spur"]
  case .middle(1): return ["Mittlere Spur benutzen", "Mittlere Spur"]
  case .left(let number):
    return ["Die \(LaneUse.count(number, words)) linken Spuren benutzen", "Linke Spuren"]
  case .right(let number):
    return ["Die \(LaneUse.count(number, words)) rechten Spuren benutzen", "Rechte Spuren"]
  case .middle(let number):
    return ["Die \(LaneUse.count(number, words)) mittleren Spuren benutzen", "Mittlere Spuren"]
  case .fromLeft(let places):
    if let place = places.first, places.count == 1 {
      return ["\(place). Spur von links benutzen", "Spur \(place)"]
    }
    let list = LaneUse.list(places, last: " und ")
    return ["Spuren \(list) von links benutzen", "Spuren \(list)"]
  }
}

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase(
    "Im Kreisverkehr \(words)", short: short, named: "Im Kreisverkehr {name} \(words)")
}

private func germanPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("Der Route folgen", road: .none)
  case .offRoute: .init("Zur Route zurückkehren", short: "Zur Route", road: .none)
  case .depart: .init("Starten", road: .along)
  case .straight: .init("Geradeaus weiter", short: "Geradeaus", road: .along)
  case .followRoad:
    .init(
      "Dem Straßenverlauf folgen", short: "Weiter", road: .along, withRoad: "Weiter auf {at}{road}")
  case .nameChange: .init("Weiter", road: .along)
  case .turnSlightLeft: .init("Leicht links abbiegen", short: "Leicht links")
  case .turnSlightRight: .init("Leicht rechts abbiegen", short: "Leicht rechts")
  case .turnLeft: .init("Links abbiegen", short: "Links")
  case .turnRight: .init("Rechts abbiegen", short: "Rechts")
  case .turnSharpLeft: .init("Scharf links abbiegen", short: "Scharf links")
  case .turnSharpRight: .init("Scharf rechts abbiegen", short: "Scharf rechts")
  case .uTurnLeft: .init("Nach links wenden", short: "Wenden", road: .along)
  case .uTurnRight: .init("Nach rechts wenden", short: "Wenden", road: .along)
  case .endOfRoadLeft: .init("Am Ende der Straße links abbiegen", short: "Links abbiegen")
  case .endOfRoadRight: .init("Am Ende der Straße rechts abbiegen", short: "Rechts abbiegen")
  case .keepLeft: .init("Links halten")
  case .keepRight: .init("Rechts halten")
  case .keepMiddle: .init("In der Mitte weiter", short: "In der Mitte")
  case .forkLeft: .init("An der Gabelung links halten", short: "Links halten")
  case .forkRight: .init("An der Gabelung rechts halten", short: "Rechts halten")
  case .merge: .init("Einfädeln")
  case .mergeLeft: .init("Links einfädeln")
  case .mergeRight: .init("Rechts einfädeln")
  case .onRamp:
    .init("Die Auffahrt nehmen", short: "Auffahrt")
  case .onRampLeft:
    .init("Die Auffahrt links nehmen", short: "Auffahrt links")
  case .onRampRight:
    .init("Die Auffahrt rechts nehmen", short: "Auffahrt rechts")
  case .onRampUTurn: .init("Wenden und die Auffahrt nehmen", short: "Wenden, Auffahrt")
  case .offRamp:
    .init(
      "Die Ausfahrt nehmen", short: "Ausfahrt", exit: "Ausfahrt {exit} nehmen")
  case .offRampLeft:
    .init(
      "Die Ausfahrt links nehmen", short: "Ausfahrt links", exit: "Ausfahrt {exit} links nehmen")
  case .offRampRight:
    .init(
      "Die Ausfahrt rechts nehmen", short: "Ausfahrt rechts", exit: "Ausfahrt {exit} rechts nehmen")
  case .changeHighway:
    .init(
      "Auf die andere Autobahn wechseln", short: "Autobahn wechseln",
      withRoad: "Auf {at}{road} wechseln")
  case .changeHighwayLeft:
    .init(
      "Links halten und die Autobahn wechseln", short: "Links halten",
      withRoad: "Links halten und auf {at}{road} wechseln")
  case .changeHighwayRight:
    .init(
      "Rechts halten und die Autobahn wechseln", short: "Rechts halten",
      withRoad: "Rechts halten und auf {at}{road} wechseln")
  case .switchParallelRoad:
    .init(
      "Auf die Parallelfahrbahn wechseln", short: "Parallelfahrbahn",
      withRoad: "Auf die Parallelfahrbahn {road} wechseln")
  case .switchMainRoad:
    .init(
      "Auf die Hauptfahrbahn wechseln", short: "Hauptfahrbahn",
      withRoad: "Auf die Hauptfahrbahn {road} wechseln")
  case .roundaboutEnter:
    .init(
      "In den Kreisverkehr einfahren", short: "Kreisverkehr",
      named: "In den Kreisverkehr {name} einfahren",
      withRoad: "{phrase} und auf {at}{road} ausfahren")
  case .roundaboutExit:
    .init(
      "Den Kreisverkehr verlassen", short: "Ausfahren", named: "Den Kreisverkehr {name} verlassen")
  case .roundaboutNthExit:
    .init(
      "Im Kreisverkehr die {ordinal} Ausfahrt nehmen", short: "{ordinal} Ausfahrt nehmen",
      named: "Im Kreisverkehr {name} die {ordinal} Ausfahrt nehmen")
  case .roundaboutSharpRight: around("scharf rechts abbiegen", "Scharf rechts")
  case .roundaboutRight: around("rechts abbiegen", "Rechts")
  case .roundaboutSlightRight: around("leicht rechts abbiegen", "Leicht rechts")
  case .roundaboutStraight: around("geradeaus weiter", "Geradeaus")
  case .roundaboutSlightLeft: around("leicht links abbiegen", "Leicht links")
  case .roundaboutLeft: around("links abbiegen", "Links")
  case .roundaboutSharpLeft: around("scharf links abbiegen", "Scharf links")
  case .roundaboutUTurn: around("wenden", "Wenden")
  case .ferryBoard:
    .init("Die Fähre nehmen", short: "Fähre", road: .none, named: "Die Fähre {name} nehmen")
  case .ferryBoardLeft:
    .init(
      "Die Fähre links nehmen", short: "Fähre links", road: .none,
      named: "Die Fähre {name} links nehmen")
  case .ferryBoardRight:
    .init(
      "Die Fähre rechts nehmen", short: "Fähre rechts", road: .none,
      named: "Die Fähre {name} rechts nehmen")
  case .ferryDisembark: .init("Die Fähre verlassen")
  case .ferryChange: .init("Auf die andere Fähre wechseln", short: "Fähre wechseln", road: .none)
  case .trainBoard:
    .init("Den Autozug nehmen", short: "Autozug", road: .none, named: "Den Autozug {name} nehmen")
  case .trainBoardLeft:
    .init(
      "Den Autozug links nehmen", short: "Autozug links", road: .none,
      named: "Den Autozug {name} links nehmen")
  case .trainBoardRight:
    .init(
      "Den Autozug rechts nehmen", short: "Autozug rechts", road: .none,
      named: "Den Autozug {name} rechts nehmen")
  case .trainDisembark: .init("Den Autozug verlassen")
  case .arrive: .end("Ziel erreicht", "{name} erreicht", "Ziel")
  case .arriveStraight: .end("Das Ziel liegt geradeaus", "{name} liegt geradeaus", "Ziel geradeaus")
  case .arriveLeft: .end("Das Ziel liegt links", "{name} liegt links", "Ziel links")
  case .arriveRight: .end("Das Ziel liegt rechts", "{name} liegt rechts", "Ziel rechts")
  case .endOfDirections:
    .end("Die Wegführung endet hier; weiter zum Ziel", nil, "Ende der Wegführung")
  case .waypoint: .end("Zwischenstopp erreicht", "{name} erreicht", "Zwischenstopp")
  case .waypointStraight:
    .end("Der Zwischenstopp liegt geradeaus", "{name} liegt geradeaus", "Stopp geradeaus")
  case .waypointLeft: .end("Der Zwischenstopp liegt links", "{name} liegt links", "Stopp links")
  case .waypointRight: .end("Der Zwischenstopp liegt rechts", "{name} liegt rechts", "Stopp rechts")
  case .notification: .init("Weiter", road: .along)
  case .tollGate: .init("Die Mautstelle passieren", short: "Maut", road: .none)
  case .borderCrossing: .init("Die Grenze überqueren", short: "Grenze", road: .none)
  case .parkVehicle: .init("Das Fahrzeug parken", short: "Parken", road: .none)
  case .bikeRent: .init("Ein Leihrad abholen", short: "Leihrad", road: .none)
  case .bikeReturn: .init("Das Leihrad zurückgeben", short: "Rad zurück", road: .none)
  case .transitBoard: .init("Einsteigen", road: .none)
  case .transitTransfer: .init("Umsteigen", road: .none)
  case .transitRemainOn: .init("Sitzen bleiben", road: .none)
  case .transitAlight: .init("Aussteigen", road: .none)
  case .stationEnter: .init("Die Station betreten", short: "Station", road: .none)
  case .stationExit: .init("Die Station verlassen", short: "Ausgang", road: .none)
  case .elevator: .init("Den Aufzug nehmen", short: "Aufzug", road: .none)
  case .stairs: .init("Die Treppe nehmen", short: "Treppe", road: .none)
  case .escalator: .init("Die Rolltreppe nehmen", short: "Rolltreppe", road: .none)
  case .buildingEnter: .init("Das Gebäude betreten", short: "Hinein", road: .none)
  case .buildingExit: .init("Das Gebäude verlassen", short: "Hinaus", road: .none)
  case .levelChange: .init("Die Etage wechseln", road: .none)
  case .gate: .init("Das Tor passieren", short: "Tor", road: .none)
  }
}
