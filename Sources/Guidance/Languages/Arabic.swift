extension Language {
  /// Arabic, in the standard language.
  static let arabic = Language(
    tag: "ar", isRightToLeft: true, phrase: { arabicPhrase($0) },
    joints: Joints(
      onto: "{phrase} إلى {road}", along: "{phrase} على {road}",
      take: "{phrase} للدخول إلى {road}", stay: "{phrase} للبقاء على {road}",
      takeExit: "{phrase} لتسلك المخرج {exit}", toward: "{phrase} باتجاه {destination}",
      departing: "توجّه نحو {compass}", junction: "{phrase} عند {junction}",
      exitLabel: "المخرج {exit}", separator: "، "),
    compass: [
      "الشمال", "الشمال الشرقي", "الشرق", "الجنوب الشرقي", "الجنوب", "الجنوب الغربي", "الغرب",
      "الشمال الغربي",
    ],
    ordinal: { arabicOrdinal($0, $1) },
    roads: [RoadForm(.digits, ["*": "الطريق {road}", "name": "الطريق {road}"])],
    format: NumberFormat(
      decimal: "٫", group: "٬", zero: "٠",
      unit: { unit in
        switch unit {
        case .meters: "م"
        case .kilometers: "كم"
        case .feet: "قدم"
        case .yards: "ياردة"
        case .miles: "ميل"
        }
      },
      plural: .arabic,
      days: Plural(
        one: "يوم", two: "يومان", few: "{n}\u{A0}أيام", many: "{n}\u{A0}يومًا",
        other: "{n}\u{A0}يوم"),
      hours: "{n}\u{A0}س", minutes: "{n}\u{A0}د",
      clock: .hours12(am: "ص", pm: "م", isBefore: false)),
    lanes: { arabicLanes($0, $1) },
    ride: RideWords(
      from: "{phrase} من محطة {stop}", length: "{phrase}، {stops}",
      stops: Plural(
        one: "محطة واحدة", two: "محطتان", few: "{n}\u{A0}محطات", other: "{n}\u{A0}محطة")),
    trip: TripWords(
      via: "عبر {road}", and: "{a} و{b}", fastest: "الطريق الأسرع", slower: "أطول بـ {time}",
      tolls: "رسوم مرور", ferry: "عبّارة", unpaved: "طريق غير معبّد",
      stops: Plural(
        one: "محطة واحدة", two: "محطتان", few: "{n}\u{A0}محطات", other: "{n}\u{A0}محطة"),
      arrival: "الوصول {time}", traffic: ("حركة سير خفيفة", "حركة سير متوسطة", "ازدحام شديد")))
}

/// An exit is masculine: words up to ten, figures beyond.
private func arabicOrdinal(_ number: Int, _ format: NumberFormat) -> String {
  let words = [
    "الأول", "الثاني", "الثالث", "الرابع", "الخامس", "السادس", "السابع", "الثامن", "التاسع",
    "العاشر",
  ]
  return words.indices.contains(number - 1)
    ? words[number - 1] : "رقم \(format.digits("\(number)"))"
}

private func arabicLanes(_ use: LaneUse, _ format: NumberFormat) -> [String] {
  func several(_ number: Int, _ sides: String, _ dual: String) -> [String] {
    // Two have a form of their own, after a verb and alone.
    if number == 2 { return ["استخدم المسارين \(dual)ين", "المساران \(dual)ان"] }
    let word =
      ["الثلاثة", "الأربعة", "الخمسة"].dropFirst(number - 3).first
      ?? "الـ" + format.digits("\(number)")
    return ["استخدم المسارات \(word) \(sides)", "المسارات \(sides)"]
  }
  switch use {
  case .any: return ["استخدم أي مسار", "كل المسارات"]
  case .left(1): return ["استخدم المسار الأيسر", "المسار الأيسر"]
  case .right(1): return ["استخدم المسار الأيمن", "المسار الأيمن"]
  case .middle(1): return ["استخدم المسار الأوسط", "المسار الأوسط"]
  case .left(let number): return several(number, "اليسرى", "الأيسر")
  case .right(let number): return several(number, "اليمنى", "الأيمن")
  case .middle(let number): return several(number, "الوسطى", "الأوسط")
  case .fromLeft(let places):
    let numbers = places.map { format.digits("\($0)") }
    if let place = places.first, places.count == 1 {
      return ["استخدم المسار \(arabicOrdinal(place, format)) من اليسار", "المسار \(numbers[0])"]
    }
    let list = numbers.joined(separator: " و")
    return places.count == 2
      ? ["استخدم المسارين \(list) من اليسار", "المساران \(list)"]
      : ["استخدم المسارات \(list) من اليسار", "المسارات \(list)"]
  }
}

private func around(
  _ words: String, _ short: String, road: Language.RoadUse = .onto
) -> Language.Phrase {
  Language.Phrase(
    "عند الدوّار، \(words)", short: short, road: road, named: "عند دوّار {name}، \(words)")
}

private func arabicPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("اتبع خط السير", road: .none)
  case .offRoute: .init("عُد إلى خط السير", road: .none)
  case .depart: .init("انطلق", road: .along)
  case .straight: .init("تابع إلى الأمام", short: "إلى الأمام", road: .along)
  case .followRoad: .init("تابع السير", road: .along)
  case .nameChange: .init("تابع السير", road: .along)
  case .turnSlightLeft: .init("انعطف قليلًا يسارًا", short: "قليلًا يسارًا")
  case .turnSlightRight: .init("انعطف قليلًا يمينًا", short: "قليلًا يمينًا")
  case .turnLeft: .init("انعطف يسارًا", short: "يسارًا")
  case .turnRight: .init("انعطف يمينًا", short: "يمينًا")
  case .turnSharpLeft: .init("انعطف بحدّة يسارًا", short: "بحدّة يسارًا")
  case .turnSharpRight: .init("انعطف بحدّة يمينًا", short: "بحدّة يمينًا")
  case .uTurnLeft:
    .init("استدر للخلف من اليسار", short: "استدر للخلف", withRoad: "{phrase} وتابع على {road}")
  case .uTurnRight:
    .init("استدر للخلف من اليمين", short: "استدر للخلف", withRoad: "{phrase} وتابع على {road}")
  case .endOfRoadLeft: .init("عند نهاية الطريق، انعطف يسارًا", short: "انعطف يسارًا")
  case .endOfRoadRight: .init("عند نهاية الطريق، انعطف يمينًا", short: "انعطف يمينًا")
  case .keepLeft: .init("ابقَ على اليسار", road: .take)
  case .keepRight: .init("ابقَ على اليمين", road: .take)
  case .keepMiddle: .init("ابقَ في الوسط", road: .take)
  case .forkLeft: .init("عند التفرّع، ابقَ على اليسار", short: "ابقَ على اليسار", road: .take)
  case .forkRight: .init("عند التفرّع، ابقَ على اليمين", short: "ابقَ على اليمين", road: .take)
  case .merge: .init("اندمج", withRoad: "اندمج في {road}")
  case .mergeLeft: .init("اندمج يسارًا", withRoad: "اندمج يسارًا في {road}")
  case .mergeRight: .init("اندمج يمينًا", withRoad: "اندمج يمينًا في {road}")
  case .onRamp: .init("اسلك المدخل", short: "المدخل")
  case .onRampLeft: .init("اسلك المدخل على اليسار", short: "المدخل يسارًا")
  case .onRampRight: .init("اسلك المدخل على اليمين", short: "المدخل يمينًا")
  case .onRampUTurn: .init("استدر للخلف واسلك المدخل", short: "استدر إلى المدخل")
  case .offRamp: .init("اسلك المخرج", short: "المخرج", exit: "اسلك المخرج {exit}")
  case .offRampLeft:
    .init("اسلك المخرج على اليسار", short: "المخرج يسارًا", exit: "اسلك المخرج {exit} على اليسار")
  case .offRampRight:
    .init("اسلك المخرج على اليمين", short: "المخرج يمينًا", exit: "اسلك المخرج {exit} على اليمين")
  case .changeHighway:
    .init("انتقل إلى الطريق السريع الآخر", short: "غيّر الطريق السريع", withRoad: "انتقل إلى {road}")
  case .changeHighwayLeft:
    .init(
      "ابقَ على اليسار لتغيير الطريق السريع", short: "ابقَ على اليسار",
      withRoad: "ابقَ على اليسار للدخول إلى {road}")
  case .changeHighwayRight:
    .init(
      "ابقَ على اليمين لتغيير الطريق السريع", short: "ابقَ على اليمين",
      withRoad: "ابقَ على اليمين للدخول إلى {road}")
  case .switchParallelRoad: .init("انتقل إلى الطريق الموازي", short: "الطريق الموازي", road: .none)
  case .switchMainRoad: .init("انتقل إلى الطريق الرئيسي", short: "الطريق الرئيسي", road: .none)
  case .roundaboutEnter:
    .init(
      "ادخل الدوّار", short: "دوّار", named: "ادخل دوّار {name}", withRoad: "{phrase} واخرج إلى {road}"
    )
  case .roundaboutExit: .init("اخرج من الدوّار", short: "اخرج", named: "اخرج من دوّار {name}")
  case .roundaboutNthExit:
    .init(
      "عند الدوّار، اسلك المخرج {ordinal}", short: "المخرج {ordinal}",
      named: "عند دوّار {name}، اسلك المخرج {ordinal}")
  case .roundaboutSharpRight: around("انعطف بحدّة يمينًا", "بحدّة يمينًا")
  case .roundaboutRight: around("انعطف يمينًا", "يمينًا")
  case .roundaboutSlightRight: around("انعطف قليلًا يمينًا", "قليلًا يمينًا")
  case .roundaboutStraight: around("تابع إلى الأمام", "إلى الأمام", road: .along)
  case .roundaboutSlightLeft: around("انعطف قليلًا يسارًا", "قليلًا يسارًا")
  case .roundaboutLeft: around("انعطف يسارًا", "يسارًا")
  case .roundaboutSharpLeft: around("انعطف بحدّة يسارًا", "بحدّة يسارًا")
  case .roundaboutUTurn: around("استدر للخلف", "استدر للخلف")
  case .ferryBoard:
    .init("اركب العبّارة", short: "العبّارة", road: .none, named: "اركب العبّارة {name}")
  case .ferryBoardLeft:
    .init(
      "اركب العبّارة على اليسار", short: "العبّارة يسارًا", road: .none,
      named: "اركب العبّارة {name} على اليسار")
  case .ferryBoardRight:
    .init(
      "اركب العبّارة على اليمين", short: "العبّارة يمينًا", road: .none,
      named: "اركب العبّارة {name} على اليمين")
  case .ferryDisembark: .init("غادر العبّارة")
  case .ferryChange: .init("انتقل إلى العبّارة الأخرى", short: "العبّارة الأخرى", road: .none)
  case .trainBoard:
    .init(
      "اركب قطار السيارات", short: "قطار السيارات", road: .none, named: "اركب قطار السيارات {name}")
  case .trainBoardLeft:
    .init(
      "اركب قطار السيارات على اليسار", short: "القطار يسارًا", road: .none,
      named: "اركب قطار السيارات {name} على اليسار")
  case .trainBoardRight:
    .init(
      "اركب قطار السيارات على اليمين", short: "القطار يمينًا", road: .none,
      named: "اركب قطار السيارات {name} على اليمين")
  case .trainDisembark: .init("غادر قطار السيارات")
  case .arrive: .end("لقد وصلت إلى وجهتك", "لقد وصلت إلى {name}", "الوجهة")
  case .arriveStraight: .end("وجهتك أمامك", "{name} أمامك", nil)
  case .arriveLeft: .end("وجهتك على اليسار", "{name} على اليسار", "الوجهة يسارًا")
  case .arriveRight: .end("وجهتك على اليمين", "{name} على اليمين", "الوجهة يمينًا")
  case .endOfDirections: .end("تنتهي الإرشادات هنا؛ تابع إلى وجهتك", nil, "نهاية الإرشادات")
  case .waypoint: .end("لقد وصلت إلى محطتك", "لقد وصلت إلى {name}", "محطة")
  case .waypointStraight: .end("محطتك أمامك", "{name} أمامك", nil)
  case .waypointLeft: .end("محطتك على اليسار", "{name} على اليسار", "المحطة يسارًا")
  case .waypointRight: .end("محطتك على اليمين", "{name} على اليمين", "المحطة يمينًا")
  case .notification: .init("تابع السير", road: .along)
  case .tollGate: .init("اعبر بوابة الرسوم", short: "رسوم", road: .none)
  case .borderCrossing: .init("اعبر الحدود", short: "الحدود", road: .none)
  case .parkVehicle: .init("أوقف مركبتك", road: .none)
  case .bikeRent: .init("خذ دراجة مشتركة", short: "خذ دراجة", road: .none)
  case .bikeReturn: .init("أعد الدراجة المشتركة", short: "أعد الدراجة", road: .none)
  case .transitBoard: .init("اصعد", road: .none, named: "اركب الخط {name}")
  case .transitTransfer: .init("بدّل الخط", road: .none, named: "انتقل إلى الخط {name}")
  case .transitRemainOn: .init("ابقَ في المركبة", road: .none)
  case .transitAlight: .init("انزل", road: .none, named: "انزل في محطة {name}")
  case .stationEnter: .init("ادخل المحطة", short: "ادخل", road: .none)
  case .stationExit: .init("اخرج من المحطة", short: "اخرج", road: .none)
  case .elevator: .init("استخدم المصعد", short: "المصعد", road: .none)
  case .stairs: .init("استخدم الدرج", short: "الدرج", road: .none)
  case .escalator: .init("استخدم السلم المتحرك", short: "السلم المتحرك", road: .none)
  case .buildingEnter: .init("ادخل المبنى", short: "ادخل", road: .none)
  case .buildingExit: .init("اخرج من المبنى", short: "اخرج", road: .none)
  case .levelChange: .init("انتقل إلى طابق آخر", short: "طابق آخر", road: .none)
  case .gate: .init("اعبر البوابة", short: "البوابة", road: .none)
  }
}
