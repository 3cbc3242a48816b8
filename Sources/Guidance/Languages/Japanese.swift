extension Language {
  /// Japanese, in the plain form of car navigators.
  static let japanese = Language(
    tag: "ja", phrase: { japanesePhrase($0) },
    joints: Joints(
      onto: "{link}{road}に入る", along: "{link}{road}を進む", take: "{short}、{road}へ進む",
      stay: "{short}、引き続き{road}を進む", takeExit: "{short}、出口{exit}を出る",
      toward: "{destination}方面へ{phrase}", departing: "{compass}へ向かう",
      junction: "{junction}で{phrase}", exitLabel: "出口{exit}",
      separator: "・", brackets: ("（", "）")),
    compass: ["北", "北東", "東", "南東", "南", "南西", "西", "北西"],
    ordinal: { number, _ in "\(number)番目" },
    linkEndings: [
      ("する", "して"), ("進む", "進んで"), ("入る", "入って"), ("乗り換える", "乗り換えて"),
      ("出る", "出て"), ("乗る", "乗って"), ("降りる", "降りて"), ("向かう", "向かって"), ("移る", "移って"),
      ("曲がる", "曲がって"), ("離れる", "離れて"), ("戻る", "戻って"),
    ],
    roads: [RoadForm(.digits, ["*": "{road}号線", "name": "{road}号線"])],
    streetWords: [
      StreetWord("高速道路", "高速", .suffix), StreetWord("自動車道", "道", .suffix),
      StreetWord("バイパス", "BP", .suffix),
    ],
    format: NumberFormat(
      unit: { unit in
        switch unit {
        case .meters: "m"
        case .kilometers: "km"
        case .feet: "フィート"
        case .yards: "ヤード"
        case .miles: "マイル"
        }
      },
      days: "{n}\u{A0}日", hours: "{n}\u{A0}時間", minutes: "{n}\u{A0}分",
      clock: .hours24(padded: false)),
    lanes: { use, _ in japaneseLanes(use) },
    ride: RideWords(
      from: "{stop}から{phrase}", length: "{phrase}（{stops}）", stops: "停車{n}回"),
    trip: TripWords(
      via: "{road}経由", and: "{a}と{b}", fastest: "最速ルート", slower: "{time}長い",
      tolls: "有料道路", ferry: "フェリー", unpaved: "未舗装路",
      stops: "経由地{n}か所", arrival: "{time}到着", traffic: ("順調", "混雑", "渋滞")))
}

private func japaneseLanes(_ use: LaneUse) -> [String] {
  switch use {
  case .any: return ["どの車線でも進める", "全車線"]
  case .left(1): return ["左端の車線を進む", "左車線"]
  case .right(1): return ["右端の車線を進む", "右車線"]
  case .middle(1): return ["中央の車線を進む", "中央車線"]
  case .left(let number): return ["左側の\(number)車線を進む", "左\(number)車線"]
  case .right(let number): return ["右側の\(number)車線を進む", "右\(number)車線"]
  case .middle(let number): return ["中央の\(number)車線を進む", "中央\(number)車線"]
  case .fromLeft(let places):
    let list = places.map(String.init).joined(separator: "・")
    return ["左から\(list)番目の車線を進む", "左から\(list)番目"]
  }
}

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase("環状交差点を\(words)", short: short, named: "{name}を\(words)")
}

private func japanesePhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("ルートに沿って進む", short: "ルートを進む", road: .none)
  case .offRoute: .init("ルートに向かう", road: .none)
  case .depart: .init("出発する", short: "出発", road: .along)
  case .straight: .init("直進する", short: "直進")
  case .followRoad: .init("道なりに進む", short: "道なり", road: .along, withRoad: "{road}を道なりに進む")
  case .nameChange: .init("そのまま進む", short: "そのまま", withRoad: "そのまま{road}に入る")
  case .turnSlightLeft: .init("斜め左に曲がる", short: "斜め左")
  case .turnSlightRight: .init("斜め右に曲がる", short: "斜め右")
  case .turnLeft: .init("左折する", short: "左折")
  case .turnRight: .init("右折する", short: "右折")
  case .turnSharpLeft: .init("左手前方向に曲がる", short: "左手前")
  case .turnSharpRight: .init("右手前方向に曲がる", short: "右手前")
  case .uTurnLeft: .init("左にUターンする", short: "Uターン", withRoad: "{link}{road}を進む")
  case .uTurnRight: .init("右にUターンする", short: "Uターン", withRoad: "{link}{road}を進む")
  case .endOfRoadLeft: .init("突き当たりを左折する", short: "左折")
  case .endOfRoadRight: .init("突き当たりを右折する", short: "右折")
  case .keepLeft: .init("左方向に進む", short: "左方向", road: .take)
  case .keepRight: .init("右方向に進む", short: "右方向", road: .take)
  case .keepMiddle: .init("中央を進む", short: "中央", road: .take)
  case .forkLeft: .init("分岐を左方向に進む", short: "左方向", road: .take)
  case .forkRight: .init("分岐を右方向に進む", short: "右方向", road: .take)
  case .merge: .init("合流する", short: "合流", withRoad: "{road}に合流する")
  case .mergeLeft: .init("左に合流する", short: "左に合流", withRoad: "左に進んで{road}に合流する")
  case .mergeRight: .init("右に合流する", short: "右に合流", withRoad: "右に進んで{road}に合流する")
  case .onRamp: .init("入口から入る", short: "入口", withRoad: "入口から{road}に入る")
  case .onRampLeft: .init("左側の入口から入る", short: "左の入口", withRoad: "左側の入口から{road}に入る")
  case .onRampRight: .init("右側の入口から入る", short: "右の入口", withRoad: "右側の入口から{road}に入る")
  case .onRampUTurn: .init("Uターンして入口から入る", short: "Uターン、入口", withRoad: "Uターンして入口から{road}に入る")
  case .offRamp: .init("出口を出る", short: "出口", exit: "出口{exit}を出る")
  case .offRampLeft: .init("左側の出口を出る", short: "左の出口", exit: "左側の出口{exit}を出る")
  case .offRampRight: .init("右側の出口を出る", short: "右の出口", exit: "右側の出口{exit}を出る")
  case .changeHighway: .init("別の高速道路に移る", short: "高速道路を変更", withRoad: "{road}に移る")
  case .changeHighwayLeft: .init("左方向に進んで別の高速道路に移る", short: "左方向", withRoad: "左方向、{road}へ進む")
  case .changeHighwayRight: .init("右方向に進んで別の高速道路に移る", short: "右方向", withRoad: "右方向、{road}へ進む")
  case .switchParallelRoad: .init("側道に移る", short: "側道", road: .none)
  case .switchMainRoad: .init("本線に移る", short: "本線", road: .none)
  case .roundaboutEnter:
    .init("環状交差点に入る", short: "環状交差点", named: "{name}に入る", withRoad: "{link}{road}に出る")
  case .roundaboutExit: .init("環状交差点を出る", short: "出る", named: "{name}を出る")
  case .roundaboutNthExit:
    .init("環状交差点で{ordinal}の出口を出る", short: "{ordinal}の出口", named: "{name}で{ordinal}の出口を出る")
  case .roundaboutSharpRight: around("右手前方向に曲がる", "右手前")
  case .roundaboutRight: around("右折する", "右折")
  case .roundaboutSlightRight: around("斜め右に曲がる", "斜め右")
  case .roundaboutStraight: around("直進する", "直進")
  case .roundaboutSlightLeft: around("斜め左に曲がる", "斜め左")
  case .roundaboutLeft: around("左折する", "左折")
  case .roundaboutSharpLeft: around("左手前方向に曲がる", "左手前")
  case .roundaboutUTurn: .init("環状交差点でUターンする", short: "Uターン", named: "{name}でUターンする")
  case .ferryBoard: .init("フェリーに乗る", short: "フェリー", road: .none, named: "{name}フェリーに乗る")
  case .ferryBoardLeft: .init("左側のフェリーに乗る", short: "左のフェリー", road: .none, named: "左側の{name}フェリーに乗る")
  case .ferryBoardRight:
    .init("右側のフェリーに乗る", short: "右のフェリー", road: .none, named: "右側の{name}フェリーに乗る")
  case .ferryDisembark: .init("フェリーを降りる", short: "下船")
  case .ferryChange: .init("別のフェリーに乗り換える", short: "フェリー乗り換え", road: .none)
  case .trainBoard: .init("カートレインに乗る", short: "カートレイン", road: .none, named: "{name}カートレインに乗る")
  case .trainBoardLeft:
    .init("左側のカートレインに乗る", short: "左のカートレイン", road: .none, named: "左側の{name}カートレインに乗る")
  case .trainBoardRight:
    .init("右側のカートレインに乗る", short: "右のカートレイン", road: .none, named: "右側の{name}カートレインに乗る")
  case .trainDisembark: .init("カートレインを降りる", short: "降車")
  case .arrive: .end("目的地に到着です", "{name}に到着です", "目的地")
  case .arriveStraight: .end("目的地は前方です", "{name}は前方です", "前方に目的地")
  case .arriveLeft: .end("目的地は左側です", "{name}は左側です", "左に目的地")
  case .arriveRight: .end("目的地は右側です", "{name}は右側です", "右に目的地")
  case .endOfDirections: .end("案内はここまでです。目的地までお進みください", nil, "案内終了")
  case .waypoint: .end("経由地に到着です", "{name}に到着です", "経由地")
  case .waypointStraight: .end("経由地は前方です", "{name}は前方です", "前方に経由地")
  case .waypointLeft: .end("経由地は左側です", "{name}は左側です", "左に経由地")
  case .waypointRight: .end("経由地は右側です", "{name}は右側です", "右に経由地")
  case .notification: .init("道なりに進む", short: "道なり", road: .along, withRoad: "{road}を道なりに進む")
  case .tollGate: .init("料金所を通過する", short: "料金所", road: .none)
  case .borderCrossing: .init("国境を越える", short: "国境", road: .none)
  case .parkVehicle: .init("駐車する", short: "駐車", road: .none)
  case .bikeRent: .init("シェアサイクルを借りる", short: "自転車を借りる", road: .none)
  case .bikeReturn: .init("シェアサイクルを返却する", short: "自転車を返却", road: .none)
  case .transitBoard: .init("乗車する", short: "乗車", road: .none, named: "{name}に乗る")
  case .transitTransfer: .init("乗り換える", short: "乗り換え", road: .none, named: "{name}に乗り換える")
  case .transitRemainOn: .init("乗り続ける", road: .none)
  case .transitAlight: .init("下車する", short: "下車", road: .none, named: "{name}で下車する")
  case .stationEnter: .init("駅に入る", road: .none)
  case .stationExit: .init("駅を出る", road: .none)
  case .elevator: .init("エレベーターに乗る", short: "エレベーター", road: .none)
  case .stairs: .init("階段を利用する", short: "階段", road: .none)
  case .escalator: .init("エスカレーターに乗る", short: "エスカレーター", road: .none)
  case .buildingEnter: .init("建物に入る", road: .none)
  case .buildingExit: .init("建物を出る", road: .none)
  case .levelChange: .init("階を移動する", short: "階を移動", road: .none)
  case .gate: .init("ゲートを通過する", short: "ゲート", road: .none)
  }
}
