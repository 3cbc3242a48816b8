extension Language {
  /// Dutch, in the familiar imperative that navigators use.
  static let dutch = Language(
    tag: "nl", phrase: { dutchPhrase($0) },
    joints: Joints(
      onto: "{phrase} naar {at}{road}", along: "{phrase} op {at}{road}",
      stay: "{phrase} om op {at}{road} te blijven", toward: "{phrase} richting {destination}",
      departing: "Vertrek naar {compass}", junction: "{phrase} bij {junction}",
      exitLabel: "Afrit {exit}"),
    compass: [
      "het noorden", "het noordoosten", "het oosten", "het zuidoosten", "het zuiden",
      "het zuidwesten", "het westen", "het noordwesten",
    ],
    ordinal: { number, _ in "\(number)e" },
    finalVerbs: [" te blijven"],
    article: { road, _ in dutchArticle(road) },
    streetWords: [
      StreetWord("straat", "str.", isSuffix: true), StreetWord("Straat", "Str."),
      StreetWord("laan", "ln.", isSuffix: true), StreetWord("plein", "pln.", isSuffix: true),
      StreetWord("Plein", "Pln."), StreetWord("gracht", "gr.", isSuffix: true),
      StreetWord("steenweg", "stwg.", isSuffix: true), StreetWord("Steenweg", "Stwg."),
      StreetWord("Burgemeester", "Burg."), StreetWord("Sint", "St."),
    ],
    format: NumberFormat(
      decimal: ",", group: ".", days: { $0 == 1 ? "{n}\u{A0}dag" : "{n}\u{A0}dagen" },
      hours: "{n}\u{A0}uur", minutes: "{n}\u{A0}min"),
    lanes: { use, _ in dutchLanes(use) },
    trip: TripWords(
      via: "via {road}", and: "{a} en {b}", fastest: "Snelste route", slower: "{time} langer",
      tolls: "Tol", ferry: "Veerboot",
      stops: { $0 == 1 ? "{n}\u{A0}tussenstop" : "{n}\u{A0}tussenstops" },
      arrival: "Aankomst om {time}",
      traffic: ("Rustig verkeer", "Druk verkeer", "Zeer druk verkeer")))
}

/// The article of a road: of numbers, and of names whose last part tells the gender.
private func dutchArticle(_ road: String) -> String {
  let letters = road.prefix { $0.isLetter && $0.isUppercase }
  let rest = road.dropFirst(letters.count).drop { $0 == " " }
  if !letters.isEmpty, letters.count <= 2, rest.first?.isNumber == true, rest.count <= 5 {
    return "de "
  }
  switch road.prefix(while: { $0 != " " }) {
  case "De", "Het", "Op", "Aan", "In", "Achter", "Bij", "Onder", "Voor", "Langs", "Tussen", "’t",
    "'t", "Den":
    return ""
  default: break
  }
  let name = road.lowercased()
  func ends(_ endings: [String]) -> Bool { endings.contains { name.hasSuffix($0) } }
  if ends([
    "straat", "weg", "laan", "gracht", "kade", "singel", "dijk", "dreef", "steeg", "ring", "baan",
    "markt", "brug", "boulevard", "tunnel", "allee", "wal", "haven",
  ]) {
    return "de "
  }
  return ends(["plein", "pad", "park", "hof"]) ? "het " : ""
}

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
  case .turnSlightLeft: .init("Ga flauw linksaf", short: "Flauw links")
  case .turnSlightRight: .init("Ga flauw rechtsaf", short: "Flauw rechts")
  case .turnLeft: .init("Sla linksaf", short: "Linksaf")
  case .turnRight: .init("Sla rechtsaf", short: "Rechtsaf")
  case .turnSharpLeft: .init("Sla scherp linksaf", short: "Scherp links")
  case .turnSharpRight: .init("Sla scherp rechtsaf", short: "Scherp rechts")
  case .uTurnLeft: .init("Keer linksom", short: "Keer om", road: .along)
  case .uTurnRight: .init("Keer rechtsom", short: "Keer om", road: .along)
  case .endOfRoadLeft: .init("Sla aan het einde van de weg linksaf", short: "Sla linksaf")
  case .endOfRoadRight: .init("Sla aan het einde van de weg rechtsaf", short: "Sla rechtsaf")
  case .keepLeft: .init("Houd links aan")
  case .keepRight: .init("Houd rechts aan")
  case .keepMiddle: .init("Houd het midden aan")
  case .forkLeft: .init("Houd links aan bij de splitsing", short: "Houd links aan")
  case .forkRight: .init("Houd rechts aan bij de splitsing", short: "Houd rechts aan")
  case .merge: .init("Voeg in", road: .along)
  case .mergeLeft: .init("Voeg links in", road: .along)
  case .mergeRight: .init("Voeg rechts in", road: .along)
  case .onRamp: .init("Neem de oprit", short: "Oprit")
  case .onRampLeft: .init("Neem de oprit links", short: "Oprit links")
  case .onRampRight: .init("Neem de oprit rechts", short: "Oprit rechts")
  case .onRampUTurn: .init("Keer om en neem de oprit", short: "Keer om, oprit")
  case .offRamp: .init("Neem de afrit", short: "Afrit", exit: "Neem afrit {exit}")
  case .offRampLeft:
    .init("Neem de afrit links", short: "Afrit links", exit: "Neem afrit {exit} links")
  case .offRampRight:
    .init("Neem de afrit rechts", short: "Afrit rechts", exit: "Neem afrit {exit} rechts")
  case .changeHighway: .init("Wissel van snelweg", withRoad: "Wissel van snelweg naar {at}{road}")
  case .changeHighwayLeft:
    .init(
      "Houd links aan en wissel van snelweg", short: "Houd links aan",
      withRoad: "Houd links aan en ga naar {at}{road}")
  case .changeHighwayRight:
    .init(
      "Houd rechts aan en wissel van snelweg", short: "Houd rechts aan",
      withRoad: "Houd rechts aan en ga naar {at}{road}")
  case .switchParallelRoad: .init("Ga naar de parallelweg", short: "Parallelweg", road: .none)
  case .switchMainRoad: .init("Ga naar de hoofdrijbaan", short: "Hoofdrijbaan", road: .none)
  case .roundaboutEnter:
    .init(
      "Ga de rotonde op", short: "Rotonde", named: "Ga de rotonde {name} op",
      withRoad: "{phrase} en neem de afslag naar {at}{road}")
  case .roundaboutExit:
    .init("Verlaat de rotonde", short: "Rotonde af", named: "Verlaat de rotonde {name}")
  case .roundaboutNthExit:
    .init(
      "Neem op de rotonde de {ordinal} afslag", short: "{ordinal} afslag",
      named: "Neem op de rotonde {name} de {ordinal} afslag")
  case .roundaboutSharpRight: around("Sla scherp rechtsaf", "Scherp rechts")
  case .roundaboutRight: around("Sla rechtsaf", "Rechtsaf")
  case .roundaboutSlightRight: around("Ga flauw rechtsaf", "Flauw rechts")
  case .roundaboutStraight: around("Ga rechtdoor", "Rechtdoor")
  case .roundaboutSlightLeft: around("Ga flauw linksaf", "Flauw links")
  case .roundaboutLeft: around("Sla linksaf", "Linksaf")
  case .roundaboutSharpLeft: around("Sla scherp linksaf", "Scherp links")
  case .roundaboutUTurn: around("Keer om", "Keer om")
  case .ferryBoard:
    .init("Neem de veerboot", short: "Veerboot", road: .none, named: "Neem de veerboot {name}")
  case .ferryBoardLeft:
    .init(
      "Neem de veerboot links", short: "Veerboot links", road: .none,
      named: "Neem de veerboot {name} links")
  case .ferryBoardRight:
    .init(
      "Neem de veerboot rechts", short: "Veerboot rechts", road: .none,
      named: "Neem de veerboot {name} rechts")
  case .ferryDisembark: .init("Verlaat de veerboot")
  case .ferryChange: .init("Stap over op de andere veerboot", short: "Andere veerboot", road: .none)
  case .trainBoard:
    .init("Neem de autotrein", short: "Autotrein", road: .none, named: "Neem de autotrein {name}")
  case .trainBoardLeft:
    .init(
      "Neem de autotrein links", short: "Autotrein links", road: .none,
      named: "Neem de autotrein {name} links")
  case .trainBoardRight:
    .init(
      "Neem de autotrein rechts", short: "Autotrein rechts", road: .none,
      named: "Neem de autotrein {name} rechts")
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
  case .transitBoard: .init("Stap in", road: .none)
  case .transitTransfer: .init("Stap over", road: .none)
  case .transitRemainOn: .init("Blijf zitten", road: .none)
  case .transitAlight: .init("Stap uit", road: .none)
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
