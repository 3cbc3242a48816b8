extension Language {
  /// Hebrew, in the plural imperative, which addresses everyone.
  static let hebrew = Language(
    tag: "he", isRightToLeft: true, phrase: { hebrewPhrase($0) },
    joints: Joints(
      onto: "{phrase} {road:to}", along: "{phrase} {road:in}",
      take: "{phrase} כדי לעלות על {road}", stay: "{phrase} כדי להישאר {road:in}",
      takeExit: "{phrase} כדי לצאת ביציאה {exit}", toward: "{phrase} לכיוון {destination}",
      departing: "התקדמו לכיוון {compass}", junction: "{phrase} בצומת {junction}",
      exitLabel: "יציאה {exit}"),
    compass: [
      "צפון", "צפון־מזרח", "מזרח", "דרום־מזרח", "דרום", "דרום־מערב", "מערב", "צפון־מערב",
    ],
    ordinal: { number, _ in hebrewOrdinal(number) },
    roads: [
      RoadForm(
        .digits,
        ["to": "לכביש {road}", "in": "בכביש {road}", "*": "כביש {road}", "name": "כביש {road}"]),
      // A prefix is joined to Hebrew letters, with a hyphen to others.
      RoadForm(.letters("א"..."ת"), ["to": "ל{road}", "in": "ב{road}"]),
      RoadForm(.any, ["to": "ל־{road}", "in": "ב־{road}"]),
    ],
    streetWords: [
      StreetWord("רחוב", "רח׳"), StreetWord("שדרות", "שד׳"), StreetWord("שדרת", "שד׳"),
      StreetWord("סמטת", "סמ׳"), StreetWord("שכונת", "שכ׳"),
    ],
    streetWordIsFirst: true,
    format: NumberFormat(
      unit: { unit in
        switch unit {
        case .meters: "מ׳"
        case .kilometers: "ק״מ"
        case .feet: "רגל"
        case .yards: "יארד"
        case .miles: "מייל"
        }
      },
      plural: .oneTwo, days: Plural(one: "יום", two: "יומיים", other: "{n}\u{A0}ימים"),
      hours: Plural(one: "שעה", two: "שעתיים", other: "{n}\u{A0}שע׳"),
      minutes: Plural(one: "דקה", other: "{n}\u{A0}דק׳"), clock: .hours24(padded: false)),
    lanes: { use, _ in hebrewLanes(use) },
    ride: RideWords(
      from: "{phrase} מתחנת {stop}", length: "{phrase}, {stops}",
      stops: Plural(one: "תחנה אחת", two: "שתי תחנות", other: "{n}\u{A0}תחנות")),
    trip: TripWords(
      via: "דרך {road}",
      and: TripWords.Pair(
        "{a} ו־{b}", exceptions: [("אבגדהוזחטיכלמנסעפצקרשת".map { String($0) }, "{a} ו{b}")]),
      fastest: "המסלול המהיר ביותר", slower: "ארוך יותר ב־{time}", tolls: "כבישי אגרה",
      ferry: "מעבורת", unpaved: "דרך לא סלולה",
      stops: Plural(one: "עצירה אחת", two: "שתי עצירות", other: "{n}\u{A0}עצירות"),
      arrival: "הגעה ב־{time}", traffic: ("תנועה קלה", "תנועה בינונית", "תנועה כבדה")))
}

/// An exit is feminine: words up to ten, figures beyond.
private func hebrewOrdinal(_ number: Int) -> String {
  let words = [
    "הראשונה", "השנייה", "השלישית", "הרביעית", "החמישית", "השישית", "השביעית", "השמינית",
    "התשיעית", "העשירית",
  ]
  return words.indices.contains(number - 1) ? words[number - 1] : "ה־\(number)"
}

private func hebrewLanes(_ use: LaneUse) -> [String] {
  // The forms before a noun with the article; a prefix is joined to figures with a hyphen.
  let words = ["שני", "שלושת", "ארבעת", "חמשת"]
  func count(_ number: Int) -> String {
    (number - 2 < words.count ? "" : "־") + LaneUse.count(number, words)
  }
  switch use {
  case .any: return ["השתמשו בכל נתיב", "כל הנתיבים"]
  case .left(1): return ["השתמשו בנתיב השמאלי", "הנתיב השמאלי"]
  case .right(1): return ["השתמשו בנתיב הימני", "הנתיב הימני"]
  case .middle(1): return ["השתמשו בנתיב האמצעי", "הנתיב האמצעי"]
  case .left(let number):
    return ["השתמשו ב\(count(number)) הנתיבים השמאליים", "הנתיבים השמאליים"]
  case .right(let number):
    return ["השתמשו ב\(count(number)) הנתיבים הימניים", "הנתיבים הימניים"]
  case .middle(let number):
    return ["השתמשו ב\(count(number)) הנתיבים האמצעיים", "הנתיבים האמצעיים"]
  case .fromLeft(let places):
    if let place = places.first, places.count == 1 {
      let words = [
        "הראשון", "השני", "השלישי", "הרביעי", "החמישי", "השישי", "השביעי", "השמיני", "התשיעי",
        "העשירי",
      ]
      let ordinal = words.indices.contains(place - 1) ? words[place - 1] : "ה־\(place)"
      return ["השתמשו בנתיב \(ordinal) משמאל", "נתיב \(place)"]
    }
    let list = LaneUse.list(places, last: " ו־")
    return ["השתמשו בנתיבים \(list) משמאל", "נתיבים \(list)"]
  }
}

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase("בכיכר, \(words)", short: short, named: "בכיכר {name}, \(words)")
}

private func hebrewPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("המשיכו במסלול", road: .none)
  case .offRoute: .init("חזרו למסלול", road: .none)
  case .depart: .init("צאו לדרך", road: .along)
  case .straight: .init("המשיכו ישר", short: "ישר")
  case .followRoad: .init("המשיכו", road: .along)
  case .nameChange: .init("המשיכו")
  case .turnSlightLeft: .init("פנו קלות שמאלה", short: "קלות שמאלה")
  case .turnSlightRight: .init("פנו קלות ימינה", short: "קלות ימינה")
  case .turnLeft: .init("פנו שמאלה", short: "שמאלה")
  case .turnRight: .init("פנו ימינה", short: "ימינה")
  case .turnSharpLeft: .init("פנו בחדות שמאלה", short: "בחדות שמאלה")
  case .turnSharpRight: .init("פנו בחדות ימינה", short: "בחדות ימינה")
  case .uTurnLeft:
    .init("בצעו פניית פרסה שמאלה", short: "פניית פרסה", withRoad: "{phrase} והמשיכו {road:in}")
  case .uTurnRight:
    .init("בצעו פניית פרסה ימינה", short: "פניית פרסה", withRoad: "{phrase} והמשיכו {road:in}")
  case .endOfRoadLeft: .init("בסוף הדרך, פנו שמאלה", short: "פנו שמאלה")
  case .endOfRoadRight: .init("בסוף הדרך, פנו ימינה", short: "פנו ימינה")
  case .keepLeft: .init("היצמדו לשמאל", road: .take)
  case .keepRight: .init("היצמדו לימין", road: .take)
  case .keepMiddle: .init("הישארו באמצע", road: .take)
  case .forkLeft: .init("בהתפצלות, היצמדו לשמאל", short: "היצמדו לשמאל", road: .take)
  case .forkRight: .init("בהתפצלות, היצמדו לימין", short: "היצמדו לימין", road: .take)
  case .merge: .init("השתלבו", withRoad: "{phrase} {road:in}")
  case .mergeLeft: .init("השתלבו שמאלה", withRoad: "{phrase} {road:in}")
  case .mergeRight: .init("השתלבו ימינה", withRoad: "{phrase} {road:in}")
  case .onRamp: .init("עלו ברמפה", short: "רמפה")
  case .onRampLeft: .init("עלו ברמפה משמאל", short: "רמפה משמאל")
  case .onRampRight: .init("עלו ברמפה מימין", short: "רמפה מימין")
  case .onRampUTurn: .init("בצעו פניית פרסה ועלו ברמפה", short: "פרסה ורמפה")
  case .offRamp: .init("צאו ביציאה", short: "יציאה", exit: "צאו ביציאה {exit}")
  case .offRampLeft:
    .init("צאו ביציאה משמאל", short: "יציאה משמאל", exit: "צאו ביציאה {exit} משמאל")
  case .offRampRight:
    .init("צאו ביציאה מימין", short: "יציאה מימין", exit: "צאו ביציאה {exit} מימין")
  case .changeHighway:
    .init("עברו לכביש המהיר האחר", short: "כביש מהיר אחר", withRoad: "עברו {road:to}")
  case .changeHighwayLeft:
    .init(
      "היצמדו לשמאל למעבר בין כבישים מהירים", short: "היצמדו לשמאל",
      withRoad: "היצמדו לשמאל כדי לעלות על {road}")
  case .changeHighwayRight:
    .init(
      "היצמדו לימין למעבר בין כבישים מהירים", short: "היצמדו לימין",
      withRoad: "היצמדו לימין כדי לעלות על {road}")
  case .switchParallelRoad: .init("עברו לדרך המקבילה", short: "דרך מקבילה", road: .none)
  case .switchMainRoad: .init("עברו לדרך הראשית", short: "דרך ראשית", road: .none)
  case .roundaboutEnter:
    .init(
      "היכנסו לכיכר", short: "כיכר", named: "היכנסו לכיכר {name}",
      withRoad: "{phrase} וצאו {road:to}")
  case .roundaboutExit: .init("צאו מהכיכר", short: "צאו", named: "צאו מכיכר {name}")
  case .roundaboutNthExit:
    .init(
      "בכיכר, צאו ביציאה {ordinal}", short: "היציאה {ordinal}",
      named: "בכיכר {name}, צאו ביציאה {ordinal}")
  case .roundaboutSharpRight: around("פנו בחדות ימינה", "בחדות ימינה")
  case .roundaboutRight: around("פנו ימינה", "ימינה")
  case .roundaboutSlightRight: around("פנו קלות ימינה", "קלות ימינה")
  case .roundaboutStraight: around("המשיכו ישר", "ישר")
  case .roundaboutSlightLeft: around("פנו קלות שמאלה", "קלות שמאלה")
  case .roundaboutLeft: around("פנו שמאלה", "שמאלה")
  case .roundaboutSharpLeft: around("פנו בחדות שמאלה", "בחדות שמאלה")
  case .roundaboutUTurn: around("בצעו פניית פרסה", "פניית פרסה")
  case .ferryBoard:
    .init("עלו על המעבורת", short: "מעבורת", road: .none, named: "עלו על המעבורת {name}")
  case .ferryBoardLeft:
    .init(
      "עלו על המעבורת משמאל", short: "מעבורת משמאל", road: .none,
      named: "עלו על המעבורת {name} משמאל")
  case .ferryBoardRight:
    .init(
      "עלו על המעבורת מימין", short: "מעבורת מימין", road: .none,
      named: "עלו על המעבורת {name} מימין")
  case .ferryDisembark: .init("רדו מהמעבורת")
  case .ferryChange: .init("עברו למעבורת האחרת", short: "מעבורת אחרת", road: .none)
  case .trainBoard:
    .init(
      "עלו על רכבת המכוניות", short: "רכבת מכוניות", road: .none,
      named: "עלו על רכבת המכוניות {name}")
  case .trainBoardLeft:
    .init(
      "עלו על רכבת המכוניות משמאל", short: "רכבת משמאל", road: .none,
      named: "עלו על רכבת המכוניות {name} משמאל")
  case .trainBoardRight:
    .init(
      "עלו על רכבת המכוניות מימין", short: "רכבת מימין", road: .none,
      named: "עלו על רכבת המכוניות {name} מימין")
  case .trainDisembark: .init("רדו מהרכבת")
  case .arrive: .end("הגעתם ליעד", "הגעתם אל {name}", "יעד")
  case .arriveStraight: .end("היעד נמצא לפניכם", "{name} לפניכם", "היעד לפניכם")
  case .arriveLeft: .end("היעד נמצא משמאל", "{name} משמאל", "היעד משמאל")
  case .arriveRight: .end("היעד נמצא מימין", "{name} מימין", "היעד מימין")
  case .endOfDirections: .end("ההנחיות מסתיימות כאן; המשיכו אל היעד", nil, "סוף ההנחיות")
  case .waypoint: .end("הגעתם לעצירה", "הגעתם אל {name}", "עצירה")
  case .waypointStraight: .end("העצירה נמצאת לפניכם", "{name} לפניכם", "העצירה לפניכם")
  case .waypointLeft: .end("העצירה נמצאת משמאל", "{name} משמאל", "העצירה משמאל")
  case .waypointRight: .end("העצירה נמצאת מימין", "{name} מימין", "העצירה מימין")
  case .notification: .init("המשיכו", road: .along)
  case .tollGate: .init("עברו בעמדת האגרה", short: "אגרה", road: .none)
  case .borderCrossing: .init("חצו את הגבול", short: "גבול", road: .none)
  case .parkVehicle: .init("החנו את הרכב", short: "חניה", road: .none)
  case .bikeRent: .init("קחו אופניים שיתופיים", short: "קחו אופניים", road: .none)
  case .bikeReturn: .init("החזירו את האופניים השיתופיים", short: "החזירו אופניים", road: .none)
  case .transitBoard: .init("עלו", road: .none, named: "עלו על קו {name}")
  case .transitTransfer: .init("החליפו קו", road: .none, named: "עברו לקו {name}")
  case .transitRemainOn: .init("הישארו בפנים", road: .none)
  case .transitAlight: .init("רדו", road: .none, named: "רדו בתחנת {name}")
  case .stationEnter: .init("היכנסו לתחנה", short: "היכנסו", road: .none)
  case .stationExit: .init("צאו מהתחנה", short: "צאו", road: .none)
  case .elevator: .init("השתמשו במעלית", short: "מעלית", road: .none)
  case .stairs: .init("השתמשו במדרגות", short: "מדרגות", road: .none)
  case .escalator: .init("השתמשו במדרגות הנעות", short: "מדרגות נעות", road: .none)
  case .buildingEnter: .init("היכנסו לבניין", short: "היכנסו", road: .none)
  case .buildingExit: .init("צאו מהבניין", short: "צאו", road: .none)
  case .levelChange: .init("עברו קומה", road: .none)
  case .gate: .init("עברו בשער", short: "שער", road: .none)
  }
}
