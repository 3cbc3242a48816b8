extension Language {
  /// English as in Great Britain.
  static let britishEnglish: Language = {
    var language = english
    language.tag = "en-GB"
    language.phrase = { britishPhrase($0) }
    language.joints.toward = "{phrase} towards {destination}"
    language.joints.takeExit = "{phrase} to take the exit at junction {exit}"
    language.joints.exitLabel = "Junction {exit}"
    language.roads.append(
      RoadForm(
        .number("ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) } + ["AP"]), ["*": "the {road}"]))
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

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase("At the roundabout, \(words)", short: short, named: "At {name}, \(words)")
}

/// Where British words differ.
private func britishPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .onRamp: .init("Take the slip road", short: "Slip road")
  case .onRampLeft: .init("Take the slip road on the left", short: "Slip road on left")
  case .onRampRight: .init("Take the slip road on the right", short: "Slip road on right")
  case .onRampUTurn: .init("Make a U-turn to take the slip road", short: "U-turn to slip road")
  case .offRamp: .init("Take the exit", short: "Exit", exit: "At junction {exit}, take the exit")
  case .offRampLeft:
    .init(
      "Take the exit on the left", short: "Exit on left",
      exit: "At junction {exit}, take the exit on the left")
  case .offRampRight:
    .init(
      "Take the exit on the right", short: "Exit on right",
      exit: "At junction {exit}, take the exit on the right")
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
  case .turnSlightLeft: .init("Bear left")
  case .turnSlightRight: .init("Bear right")
  case .turnSharpLeft: .init("Turn sharp left", short: "Sharp left")
  case .turnSharpRight: .init("Turn sharp right", short: "Sharp right")
  case .roundaboutSlightLeft: around("bear left", "Bear left")
  case .roundaboutSlightRight: around("bear right", "Bear right")
  case .roundaboutSharpLeft: around("turn sharp left", "Sharp left")
  case .roundaboutSharpRight: around("turn sharp right", "Sharp right")
  case .mergeLeft: .init("Merge to the left", short: "Merge left")
  case .mergeRight: .init("Merge to the right", short: "Merge right")
  case .straight: .init("Continue straight ahead", short: "Straight ahead")
  case .roundaboutStraight: around("go straight ahead", "Straight ahead")
  case .elevator: .init("Take the lift", short: "Lift", road: .none)
  default: englishPhrase(key)
  }
}
