extension Language {
  /// English as in Great Britain.
  static let britishEnglish: Language = {
    var language = english
    language.tag = "en-GB"
    language.phrase = { britishPhrase($0) }
    language.joints.toward = "{phrase} towards {destination}"
    language.joints.exitLabel = "Junction {exit}"
    language.compass = [
      "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
    ]
    language.streetWords = [
      StreetWord("Street", "St"), StreetWord("Avenue", "Ave"), StreetWord("Road", "Rd"),
      StreetWord("Drive", "Dr"), StreetWord("Lane", "Ln"), StreetWord("Court", "Ct"),
      StreetWord("Place", "Pl"), StreetWord("Square", "Sq"), StreetWord("Terrace", "Terr"),
      StreetWord("Gardens", "Gdns"), StreetWord("Crescent", "Cres"), StreetWord("Close", "Cl"),
      StreetWord("Grove", "Gr"), StreetWord("Bridge", "Br"), StreetWord("Roundabout", "Rbt"),
    ]
    language.format.clock = .hours24(padded: true)
    return language
  }()
}

/// Where British words differ.
private func britishPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .onRamp: .init("Take the slip road", short: "Slip road")
  case .onRampLeft: .init("Take the slip road on the left", short: "Slip road left")
  case .onRampRight: .init("Take the slip road on the right", short: "Slip road right")
  case .onRampUTurn: .init("Make a U-turn to take the slip road", short: "U-turn to slip road")
  case .offRamp:
    .init("Leave at the junction", short: "Exit", exit: "Leave at junction {exit}")
  case .offRampLeft:
    .init(
      "Take the exit on the left", short: "Exit left", exit: "Leave at junction {exit} on the left")
  case .offRampRight:
    .init(
      "Take the exit on the right", short: "Exit right",
      exit: "Leave at junction {exit} on the right")
  case .changeHighway:
    .init(
      "Change to the other motorway", short: "Change motorway", withRoad: "Change to {road}")
  case .changeHighwayLeft:
    .init(
      "Keep left to change motorways", short: "Keep left",
      withRoad: "Keep left to change to {road}")
  case .changeHighwayRight:
    .init(
      "Keep right to change motorways", short: "Keep right",
      withRoad: "Keep right to change to {road}")
  case .mergeLeft: .init("Merge to the left", short: "Merge left")
  case .mergeRight: .init("Merge to the right", short: "Merge right")
  case .straight: .init("Continue straight ahead", short: "Straight ahead")
  case .roundaboutStraight:
    .init(
      "At the roundabout, go straight ahead", short: "Straight ahead",
      named: "At {name}, go straight ahead")
  case .elevator: .init("Take the lift", short: "Lift", road: .none)
  default: englishPhrase(key)
  }
}
