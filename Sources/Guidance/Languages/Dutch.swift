extension Language {
  /// Dutch, in the familiar imperative that navigators use.
  static let dutch = Language(
    tag: "nl", phrase: { dutchPhrase($0) },
    joints: Joints(
      onto: "{phrase} naar {road:de}", along: "{phrase} op {road:de}",
      take: "{phrase} om {road:de} te nemen", stay: "{phrase} om op {road:de} te blijven",
      takeExit: "{phrase} en neem afrit {exit}", toward: "{phrase} richting {destination}",
      departing: "Vertrek in {compass} richting", junction: "{phrase} bij {junction}",
      exitLabel: "Afrit {exit}"),
    compass: [
      "noordelijke", "noordoostelijke", "oostelijke", "zuidoostelijke", "zuidelijke",
      "zuidwestelijke", "westelijke", "noordwestelijke",
    ],
    ordinal: { number, _ in "\(number)e" },
    finalVerbs: [" te blijven", " te nemen"],
    roads: dutchRoads,
    streetWords: [
      StreetWord("straat", "str.", .suffix), StreetWord("Straat", "Str."),
      StreetWord("laan", "ln.", .suffix), StreetWord("plein", "pln.", .suffix),
      StreetWord("Plein", "Pln."), StreetWord("gracht", "gr.", .suffix),
      StreetWord("steenweg", "stwg.", .suffix), StreetWord("Steenweg", "Stwg."),
    ],
    format: NumberFormat(
      decimal: ",", group: ".", days: Plural(one: "{n}\u{A0}dag", other: "{n}\u{A0}dagen"),
      hours: "{n}\u{A0}uur", minutes: "{n}\u{A0}min"),
    lanes: { use, _ in dutchLanes(use) },
    ride: RideWords(
      from: "{phrase} vanaf {stop}", length: "{phrase}, {stops}",
      stops: Plural(one: "{n}\u{A0}halte", other: "{n}\u{A0}haltes")),
    trip: TripWords(
      via: "via {road}", roadCase: "de", and: "{a} en {b}", fastest: "Snelste route",
      slower: "{time} langer", tolls: "Tol", ferry: "Veerboot", unpaved: "Onverharde weg",
      stops: Plural(one: "{n}\u{A0}tussenstop", other: "{n}\u{A0}tussenstops"),
      arrival: "Aankomst om {time}",
      traffic: ("Rustig verkeer", "Druk verkeer", "Zeer druk verkeer")))
}

/// The articles of roads: of numbers, and of names whose last part or first word tells the gender.
private let dutchRoads: [RoadForm] = {
  let common = ["de": "de {road}"]
  let neuter = ["de": "het {road}"]
  return [
    RoadForm(.digits, ["*": "weg {road}", "name": "weg {road}"]),
    RoadForm(.number(), common),
    RoadForm(
      .first([
        "de", "het", "den", "op", "aan", "in", "achter", "bij", "onder", "voor", "langs", "tussen",
        "’t", "'t", "over", "rond", "van", "tegen", "naar",
      ]), [:]),
    RoadForm(.first(["laan", "straat", "weg", "dreef", "kade", "ring", "brug", "avenue"]), common),
    RoadForm(.first(["plein", "park", "pad", "hof"]), neuter),
    RoadForm(
      .last([
        "straat", "weg", "laan", "gracht", "kade", "singel", "dijk", "dreef", "steeg", "ring",
        "baan", "markt", "brug", "boulevard", "tunnel", "allee", "wal", "haven", "vest", "kaai",
        "lei", "route", "poort",
      ]), common),
    RoadForm(
      .last(["plein", "pad", "park", "hof", "damrak", "rokin", "spui", "voorhout", "eiland"]),
      neuter),
  ]
}()

private func dutchLanes(_ use: LaneUse) -> [String] {
  let words = ["twee", "drie", "vier", "vijf"]
  switch use {
  case .any: return ["Gebruik een willekeurige rijstrook", "Alle rijstroken"]
  case .left(1): return ["Gebruik de linkerrijstrook", "Linkerrijstrook"]
  case .right(1): return ["Gebruik de rechterrijstrook", "Rechterrijstrook"]
  case .middle(1): return ["Gebruik de middelste rijstrook", "Middelste rijstrook"]
  case .left(let number):
    return ["Gebruik de \(LaneUse.count(number, words)) linkerrijstroken", "Linkerrijstroken"]
  case .right(let number):
    return ["Gebruik de \(LaneUse.count(number, words)) rechterrijstroken", "Rechterrijstroken"]
  case .middle(let number):
    return [
      "Gebruik de \(LaneUse.count(number, words)) middelste rijstroken", "Middelste rijstroken",
    ]
  case .fromLeft(let places):
    if let place = places.first, places.count == 1 {
      return ["Gebruik de \(place)e rijstrook van links", "Rijstrook \(place)"]
    }
    let list = LaneUse.list(places, last: " en ")
    return ["Gebruik de rijstroken \(list) van links", "Rijstroken \(list)"]
  }
}

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase(
    "\(words) op de rotonde", short: short, named: "\(words) op de rotonde {name}")
}

private func dutchPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("Volg de route", road: .none)
  case .offRoute: .init("Ga naar de route", road: .none)
  case .depart: .init("Vertrek", road: .along)
  case .straight: .init("Ga rechtdoor", short: "Rechtdoor", road: .along)
  case .followRoad: .init("Ga verder", road: .along)
  case .nameChange: .init("Ga verder", road: .along)
  case .turnSlightLeft: .init("Sla flauw linksaf", short: "Flauw links")
  case .turnSlightRight: .init("Sla flauw rechtsaf", short: "Flauw rechts")
  case .turnLeft: .init("Sla linksaf", short: "Linksaf")
  case .turnRight: .init("Sla rechtsaf", short: "Rechtsaf")
  case .turnSharpLeft: .init("Sla scherp linksaf", short: "Scherp links")
  case .turnSharpRight: .init("Sla scherp rechtsaf", short: "Scherp rechts")
  case .uTurnLeft:
    .init("Keer linksom", short: "Keer om", withRoad: "{phrase} en ga verder op {road:de}")
  case .uTurnRight:
    .init("Keer rechtsom", short: "Keer om", withRoad: "{phrase} en ga verder op {road:de}")
  case .endOfRoadLeft: .init("Sla aan het einde van de weg linksaf", short: "Sla linksaf")
  case .endOfRoadRight: .init("Sla aan het einde van de weg rechtsaf", short: "Sla rechtsaf")
  case .keepLeft: .init("Houd links aan", road: .take)
  case .keepRight: .init("Houd rechts aan", road: .take)
  case .keepMiddle: .init("Houd het midden aan", road: .take)
  case .forkLeft: .init("Houd links aan bij de splitsing", short: "Houd links aan", road: .take)
  case .forkRight: .init("Houd rechts aan bij de splitsing", short: "Houd rechts aan", road: .take)
  case .merge: .init("Voeg in", road: .along)
  case .mergeLeft: .init("Voeg links in", road: .along)
  case .mergeRight: .init("Voeg rechts in", road: .along)
  case .onRamp: .init("Neem de oprit", short: "Oprit")
  case .onRampLeft: .init("Neem links de oprit", short: "Oprit links")
  case .onRampRight: .init("Neem rechts de oprit", short: "Oprit rechts")
  case .onRampUTurn: .init("Keer om en neem de oprit", short: "Keer om, oprit")
  case .offRamp: .init("Neem de afrit", short: "Afrit", exit: "Neem afrit {exit}")
  case .offRampLeft:
    .init("Neem links de afrit", short: "Afrit links", exit: "Neem links afrit {exit}")
  case .offRampRight:
    .init("Neem rechts de afrit", short: "Afrit rechts", exit: "Neem rechts afrit {exit}")
  case .changeHighway: .init("Wissel van snelweg", withRoad: "Wissel van snelweg naar {road:de}")
  case .changeHighwayLeft:
    .init(
      "Houd links aan en wissel van snelweg", short: "Houd links aan",
      withRoad: "Houd links aan om {road:de} te nemen")
  case .changeHighwayRight:
    .init(
      "Houd rechts aan en wissel van snelweg", short: "Houd rechts aan",
      withRoad: "Houd rechts aan om {road:de} te nemen")
  case .switchParallelRoad: .init("Ga naar de parallelweg", short: "Parallelweg", road: .none)
  case .switchMainRoad: .init("Ga naar de hoofdrijbaan", short: "Hoofdrijbaan", road: .none)
  case .roundaboutEnter:
    .init(
      "Ga de rotonde op", short: "Rotonde", named: "Ga de rotonde {name} op",
      withRoad: "{phrase} en neem de afslag naar {road:de}")
  case .roundaboutExit:
    .init("Verlaat de rotonde", short: "Rotonde af", named: "Verlaat de rotonde {name}")
  case .roundaboutNthExit:
    .init(
      "Neem op de rotonde de {ordinal} afslag", short: "{ordinal} afslag",
      named: "Neem op de rotonde {name} de {ordinal} afslag")
  case .roundaboutSharpRight: around("Sla scherp rechtsaf", "Scherp rechts")
  case .roundaboutRight: around("Sla rechtsaf", "Rechtsaf")
  case .roundaboutSlightRight: around("Sla flauw rechtsaf", "Flauw rechts")
  case .roundaboutStraight: around("Ga rechtdoor", "Rechtdoor")
  case .roundaboutSlightLeft: around("Sla flauw linksaf", "Flauw links")
  case .roundaboutLeft: around("Sla linksaf", "Linksaf")
  case .roundaboutSharpLeft: around("Sla scherp linksaf", "Scherp links")
  case .roundaboutUTurn: around("Keer om", "Keer om")
  case .ferryBoard:
    .init("Neem de veerboot", short: "Veerboot", road: .none, named: "Neem de veerboot {name}")
  case .ferryBoardLeft:
    .init(
      "Neem links de veerboot", short: "Veerboot links", road: .none,
      named: "Neem links de veerboot {name}")
  case .ferryBoardRight:
    .init(
      "Neem rechts de veerboot", short: "Veerboot rechts", road: .none,
      named: "Neem rechts de veerboot {name}")
  case .ferryDisembark: .init("Verlaat de veerboot")
  case .ferryChange: .init("Stap over op de andere veerboot", short: "Andere veerboot", road: .none)
  case .trainBoard:
    .init("Neem de autotrein", short: "Autotrein", road: .none, named: "Neem de autotrein {name}")
  case .trainBoardLeft:
    .init(
      "Neem links de autotrein", short: "Autotrein links", road: .none,
      named: "Neem links de autotrein {name}")
  case .trainBoardRight:
    .init(
      "Neem rechts de autotrein", short: "Autotrein rechts", road: .none,
      named: "Neem rechts de autotrein {name}")
  case .trainDisembark: .init("Verlaat de autotrein")
  case .arrive: .end("Bestemming bereikt", "{name} bereikt", "Bestemming")
  case .arriveStraight:
    .end("Je bestemming ligt recht vooruit", "{name} ligt recht vooruit", "Bestemming vooruit")
  case .arriveLeft: .end("Je bestemming ligt links", "{name} ligt links", "Bestemming links")
  case .arriveRight: .end("Je bestemming ligt rechts", "{name} ligt rechts", "Bestemming rechts")
  case .endOfDirections:
    .end("De routebeschrijving eindigt hier; ga verder naar je bestemming", nil, "Einde route")
  case .waypoint: .end("Tussenstop bereikt", "{name} bereikt", "Tussenstop")
  case .waypointStraight:
    .end("Je tussenstop ligt recht vooruit", "{name} ligt recht vooruit", "Tussenstop vooruit")
  case .waypointLeft: .end("Je tussenstop ligt links", "{name} ligt links", "Tussenstop links")
  case .waypointRight: .end("Je tussenstop ligt rechts", "{name} ligt rechts", "Tussenstop rechts")
  case .notification: .init("Ga verder", road: .along)
  case .tollGate: .init("Passeer het tolstation", short: "Tol", road: .none)
  case .borderCrossing: .init("Steek de grens over", short: "Grens", road: .none)
  case .parkVehicle: .init("Parkeer je voertuig", short: "Parkeer", road: .none)
  case .bikeRent: .init("Pak een deelfiets", short: "Deelfiets", road: .none)
  case .bikeReturn: .init("Breng de deelfiets terug", short: "Fiets terug", road: .none)
  case .transitBoard: .init("Stap in", road: .none, named: "Neem lijn {name}")
  case .transitTransfer: .init("Stap over", road: .none, named: "Stap over op lijn {name}")
  case .transitRemainOn: .init("Blijf zitten", road: .none)
  case .transitAlight: .init("Stap uit", road: .none, named: "Stap uit bij halte {name}")
  case .stationEnter: .init("Ga het station in", short: "Naar binnen", road: .none)
  case .stationExit: .init("Verlaat het station", short: "Naar buiten", road: .none)
  case .elevator: .init("Neem de lift", short: "Lift", road: .none)
  case .stairs: .init("Neem de trap", short: "Trap", road: .none)
  case .escalator: .init("Neem de roltrap", short: "Roltrap", road: .none)
  case .buildingEnter: .init("Ga het gebouw in", short: "Naar binnen", road: .none)
  case .buildingExit: .init("Verlaat het gebouw", short: "Naar buiten", road: .none)
  case .levelChange: .init("Ga naar een andere verdieping", short: "Andere verdieping", road: .none)
  case .gate: .init("Ga door de poort", short: "Poort", road: .none)
  }
}
