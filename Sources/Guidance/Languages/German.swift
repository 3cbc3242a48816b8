extension Language {
  /// German: infinitives, so that nobody is addressed too closely or too stiffly.
  static let german = Language(
    tag: "de", phrase: { germanPhrase($0) },
    joints: Joints(
      onto: "{phrase} auf {road:acc}", along: "{phrase} auf {road:dat}",
      take: "{phrase}, weiter auf {road:dat}", stay: "{phrase}, um auf {road:dat} zu bleiben",
      takeExit: "{phrase} und Ausfahrt {exit} nehmen", toward: "{phrase} Richtung {destination}",
      departing: "Richtung {compass} starten", junction: "{phrase} bei {junction}",
      exitLabel: "Ausfahrt {exit}"),
    compass: [
      "Norden", "Nordosten", "Osten", "Südosten", "Süden", "Südwesten", "Westen", "Nordwesten",
    ],
    ordinal: { number, _ in "\(number)." },
    finalVerbs: [
      " zu bleiben", " nehmen", " wechseln", " ausfahren", " verlassen", " starten", " umsteigen",
    ],
    roads: germanRoads,
    streetWords: [
      StreetWord("straße", "str.", .suffix), StreetWord("Straße", "Str.", .suffix),
      StreetWord("strasse", "str.", .suffix), StreetWord("Strasse", "Str.", .suffix),
      StreetWord("platz", "pl.", .suffix), StreetWord("Platz", "Pl.", .suffix),
    ],
    format: NumberFormat(
      decimal: ",", group: ".", days: Plural(one: "{n}\u{A0}Tag", other: "{n}\u{A0}Tage"),
      hours: "{n}\u{A0}Std.", minutes: "{n}\u{A0}Min."),
    lanes: { use, _ in germanLanes(use) },
    ride: RideWords(
      from: "{phrase} ab {stop}", length: "{phrase}, {stops}",
      stops: Plural(one: "{n}\u{A0}Haltestelle", other: "{n}\u{A0}Haltestellen")),
    trip: TripWords(
      via: "über {road}", roadCase: "acc", and: "{a} und {b}", fastest: "Schnellste Route",
      slower: "{time} länger", tolls: "Maut", ferry: "Fähre", unpaved: "Unbefestigte Straße",
      stops: Plural(one: "{n}\u{A0}Zwischenstopp", other: "{n}\u{A0}Zwischenstopps"),
      arrival: "Ankunft um {time}",
      traffic: ("Wenig Verkehr", "Mäßiger Verkehr", "Dichter Verkehr")))
}

/// The articles of roads, by what their names end or begin with.
///
/// Names with a preposition have none, and names that begin with an adjective go without, since it
/// would change with the case; "Berliner" and the like do not change.
private let germanRoads: [RoadForm] = {
  let feminine = ["acc": "die {road}", "dat": "der {road}"]
  let masculine = ["acc": "den {road}", "dat": "dem {road}"]
  let neuter = ["acc": "das {road}", "dat": "dem {road}"]
  let adjectives = [
    "alt", "äußer", "breit", "eng", "erst", "frei", "gerad", "groß", "gross", "grün", "heilig",
    "hinter", "hoh", "inner", "klein", "krumm", "kurz", "lang", "mittler", "neu", "nieder", "ober",
    "rot", "schmal", "schön", "schwarz", "steil", "tief", "unter", "vorder", "weiß", "zweit",
  ]
  return [
    RoadForm(
      .digits, ["acc": "die Straße {road}", "dat": "der Straße {road}", "name": "Straße {road}"]),
    RoadForm(.number(), feminine),
    RoadForm(
      .start(
        [
          "am ", "an ", "auf ", "aus ", "bei ", "beim ", "gegenüber ", "hinter ", "hinterm ", "im ",
          "in ", "neben ", "ob ", "über ", "unter ", "unterm ", "vor ", "vorm ", "von ", "zu ",
          "zum ", "zur ", "zwischen ",
        ] + adjectives.flatMap { ["\($0)e ", "\($0)er ", "\($0)es "] }), [:]),
    RoadForm(
      .last([
        "straße", "strasse", "str.", "gasse", "allee", "chaussee", "brücke", "autobahn",
        "promenade", "zeile", "twiete", "umgehung", "tangente", "spange", "umfahrung",
      ]), feminine),
    RoadForm(
      .last([
        "weg", "platz", "ring", "damm", "deich", "steig", "stieg", "pfad", "markt", "graben",
        "wall", "tunnel", "kai", "bogen", "gürtel", "kreisel",
      ]), masculine),
    RoadForm(.last(["ufer"]), neuter),
    RoadForm(
      .first([
        "straße", "strasse", "allee", "autobahn", "bundesstraße", "landstraße", "brücke",
        "promenade",
      ]), feminine),
    RoadForm(.first(["platz", "weg", "ring", "markt"]), masculine),
  ]
}()

private func germanLanes(_ use: LaneUse) -> [String] {
  let words = ["beiden", "drei", "vier", "fünf"]
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
      "Dem Straßenverlauf folgen", short: "Weiter", road: .along, withRoad: "Weiter auf {road:dat}")
  case .nameChange: .init("Weiter", road: .along)
  case .turnSlightLeft: .init("Leicht links abbiegen", short: "Leicht links")
  case .turnSlightRight: .init("Leicht rechts abbiegen", short: "Leicht rechts")
  case .turnLeft: .init("Links abbiegen", short: "Links")
  case .turnRight: .init("Rechts abbiegen", short: "Rechts")
  case .turnSharpLeft: .init("Scharf links abbiegen", short: "Scharf links")
  case .turnSharpRight: .init("Scharf rechts abbiegen", short: "Scharf rechts")
  case .uTurnLeft: .init("Wenden", withRoad: "{phrase}, weiter auf {road:dat}")
  case .uTurnRight: .init("Wenden", withRoad: "{phrase}, weiter auf {road:dat}")
  case .endOfRoadLeft: .init("Am Ende der Straße links abbiegen", short: "Links abbiegen")
  case .endOfRoadRight: .init("Am Ende der Straße rechts abbiegen", short: "Rechts abbiegen")
  case .keepLeft: .init("Links halten", road: .take)
  case .keepRight: .init("Rechts halten", road: .take)
  case .keepMiddle: .init("Mittig halten", road: .take)
  case .forkLeft: .init("An der Gabelung links halten", short: "Links halten", road: .take)
  case .forkRight: .init("An der Gabelung rechts halten", short: "Rechts halten", road: .take)
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
      withRoad: "Auf {road:acc} wechseln")
  case .changeHighwayLeft:
    .init(
      "Links halten und die Autobahn wechseln", short: "Links halten",
      withRoad: "Links halten und auf {road:acc} wechseln")
  case .changeHighwayRight:
    .init(
      "Rechts halten und die Autobahn wechseln", short: "Rechts halten",
      withRoad: "Rechts halten und auf {road:acc} wechseln")
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
      withRoad: "{phrase} und auf {road:acc} ausfahren")
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
  case .transitBoard: .init("Einsteigen", road: .none, named: "Linie {name} nehmen")
  case .transitTransfer: .init("Umsteigen", road: .none, named: "In Linie {name} umsteigen")
  case .transitRemainOn: .init("Sitzen bleiben", road: .none)
  case .transitAlight:
    .init("Aussteigen", road: .none, named: "An der Haltestelle {name} aussteigen")
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
