extension Language {
  /// Chinese in traditional characters, with the words of Taiwan.
  static let chinese = Language(
    tag: "zh-Hant", phrase: { chinesePhrase($0) },
    joints: Joints(
      onto: "{phrase}進入{road}", along: "{phrase}，沿{road}前進", take: "{phrase}，走{road}",
      stay: "{phrase}，繼續走{road}", takeExit: "{phrase}，從{exit}號出口離開",
      toward: "{phrase}，往{destination}", departing: "向{compass}出發", junction: "在{junction}{phrase}",
      exitLabel: "{exit}號出口", separator: "、", brackets: ("（", "）")),
    compass: ["北", "東北", "東", "東南", "南", "西南", "西", "西北"],
    ordinal: { number, _ in "第\(number)個" },
    roads: [RoadForm(.digits, ["*": "{road}號公路", "name": "{road}號公路"])],
    streetWords: [
      StreetWord("高速公路", "高", .suffix), StreetWord("快速道路", "快速", .suffix),
      StreetWord("快速公路", "快速", .suffix), StreetWord("聯絡道路", "聯絡道", .suffix),
    ],
    format: NumberFormat(
      unit: { unit in
        switch unit {
        case .meters: "公尺"
        case .kilometers: "公里"
        case .feet: "英尺"
        case .yards: "碼"
        case .miles: "英里"
        }
      },
      days: "{n}\u{A0}天", hours: "{n}\u{A0}小時", minutes: "{n}\u{A0}分鐘",
      clock: .hours12(am: "上午", pm: "下午", isBefore: true)),
    lanes: { use, _ in chineseLanes(use) },
    ride: RideWords(
      from: "從{stop}{phrase}", length: "{phrase}，{stops}", stops: "{n}\u{A0}站"),
    trip: TripWords(
      via: "經{road}", and: "{a}和{b}", fastest: "最快路線", slower: "多{time}", tolls: "收費",
      ferry: "渡輪", unpaved: "未鋪設路面", stops: "{n}\u{A0}個停靠點",
      arrival: "{time}抵達", traffic: ("交通順暢", "交通稍慢", "交通壅塞")))
}

private func chineseLanes(_ use: LaneUse) -> [String] {
  let words = ["兩", "三", "四", "五"]
  switch use {
  case .any: return ["使用任一車道", "任一車道"]
  case .left(1): return ["使用左側車道", "左側車道"]
  case .right(1): return ["使用右側車道", "右側車道"]
  case .middle(1): return ["使用中間車道", "中間車道"]
  case .left(let number): return ["使用左側\(LaneUse.count(number, words))個車道", "左側車道"]
  case .right(let number): return ["使用右側\(LaneUse.count(number, words))個車道", "右側車道"]
  case .middle(let number): return ["使用中間\(LaneUse.count(number, words))個車道", "中間車道"]
  case .fromLeft(let places):
    let list = places.map(String.init).joined(separator: "、")
    return ["使用左起第\(list)車道", "第\(list)車道"]
  }
}

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase("在圓環\(words)", short: short, named: "在{name}\(words)")
}

private func chinesePhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("依路線前進", road: .none)
  case .offRoute: .init("前往路線", road: .none)
  case .depart: .init("出發", road: .along, withRoad: "沿{road}出發")
  case .straight: .init("直行")
  case .followRoad: .init("繼續前進", road: .along, withRoad: "沿{road}繼續前進")
  case .nameChange: .init("繼續前進", withRoad: "繼續前進，進入{road}")
  case .turnSlightLeft: .init("稍向左轉", short: "稍左轉")
  case .turnSlightRight: .init("稍向右轉", short: "稍右轉")
  case .turnLeft: .init("左轉")
  case .turnRight: .init("右轉")
  case .turnSharpLeft: .init("向左急轉", short: "左急轉")
  case .turnSharpRight: .init("向右急轉", short: "右急轉")
  case .uTurnLeft: .init("向左迴轉", short: "迴轉", withRoad: "{phrase}，沿{road}前進")
  case .uTurnRight: .init("向右迴轉", short: "迴轉", withRoad: "{phrase}，沿{road}前進")
  case .endOfRoadLeft: .init("在道路盡頭左轉", short: "左轉")
  case .endOfRoadRight: .init("在道路盡頭右轉", short: "右轉")
  case .keepLeft: .init("靠左行駛", short: "靠左", road: .take)
  case .keepRight: .init("靠右行駛", short: "靠右", road: .take)
  case .keepMiddle: .init("靠中間行駛", short: "走中間", road: .take)
  case .forkLeft: .init("在岔路靠左行駛", short: "靠左", road: .take)
  case .forkRight: .init("在岔路靠右行駛", short: "靠右", road: .take)
  case .merge: .init("匯入車流", short: "匯入", withRoad: "匯入{road}")
  case .mergeLeft: .init("向左匯入車流", short: "向左匯入", withRoad: "向左匯入{road}")
  case .mergeRight: .init("向右匯入車流", short: "向右匯入", withRoad: "向右匯入{road}")
  case .onRamp: .init("走匝道", short: "匝道")
  case .onRampLeft: .init("走左側匝道", short: "左側匝道")
  case .onRampRight: .init("走右側匝道", short: "右側匝道")
  case .onRampUTurn: .init("迴轉後走匝道", short: "迴轉上匝道")
  case .offRamp: .init("從出口離開", short: "出口", exit: "從{exit}號出口離開", withRoad: "{phrase}，進入{road}")
  case .offRampLeft:
    .init("從左側出口離開", short: "左側出口", exit: "從左側{exit}號出口離開", withRoad: "{phrase}，進入{road}")
  case .offRampRight:
    .init("從右側出口離開", short: "右側出口", exit: "從右側{exit}號出口離開", withRoad: "{phrase}，進入{road}")
  case .changeHighway: .init("轉往另一條高速公路", short: "換高速公路", withRoad: "轉往{road}")
  case .changeHighwayLeft: .init("靠左轉往另一條高速公路", short: "靠左", withRoad: "靠左轉往{road}")
  case .changeHighwayRight: .init("靠右轉往另一條高速公路", short: "靠右", withRoad: "靠右轉往{road}")
  case .switchParallelRoad: .init("切換到側車道", short: "側車道", road: .none)
  case .switchMainRoad: .init("切換到主線車道", short: "主線車道", road: .none)
  case .roundaboutEnter:
    .init("進入圓環", short: "圓環", named: "進入{name}", withRoad: "{phrase}，從{road}離開")
  case .roundaboutExit: .init("離開圓環", short: "離開", named: "離開{name}", withRoad: "{phrase}，進入{road}")
  case .roundaboutNthExit:
    .init("在圓環走{ordinal}出口", short: "{ordinal}出口", named: "在{name}走{ordinal}出口")
  case .roundaboutSharpRight: around("向右急轉", "右急轉")
  case .roundaboutRight: around("右轉", "右轉")
  case .roundaboutSlightRight: around("稍向右轉", "稍右轉")
  case .roundaboutStraight: around("直行", "直行")
  case .roundaboutSlightLeft: around("稍向左轉", "稍左轉")
  case .roundaboutLeft: around("左轉", "左轉")
  case .roundaboutSharpLeft: around("向左急轉", "左急轉")
  case .roundaboutUTurn: around("迴轉", "迴轉")
  case .ferryBoard: .init("搭乘渡輪", short: "渡輪", road: .none, named: "搭乘{name}渡輪")
  case .ferryBoardLeft: .init("搭乘左側的渡輪", short: "左側渡輪", road: .none, named: "搭乘左側的{name}渡輪")
  case .ferryBoardRight: .init("搭乘右側的渡輪", short: "右側渡輪", road: .none, named: "搭乘右側的{name}渡輪")
  case .ferryDisembark: .init("離開渡輪", withRoad: "{phrase}，進入{road}")
  case .ferryChange: .init("換乘另一班渡輪", short: "換乘渡輪", road: .none)
  case .trainBoard: .init("搭乘載車列車", short: "載車列車", road: .none, named: "搭乘{name}載車列車")
  case .trainBoardLeft: .init("搭乘左側的載車列車", short: "左側列車", road: .none, named: "搭乘左側的{name}載車列車")
  case .trainBoardRight: .init("搭乘右側的載車列車", short: "右側列車", road: .none, named: "搭乘右側的{name}載車列車")
  case .trainDisembark: .init("離開載車列車", withRoad: "{phrase}，進入{road}")
  case .arrive: .end("抵達目的地", "抵達{name}", "目的地")
  case .arriveStraight: .end("目的地在前方", "{name}在前方", "前方抵達")
  case .arriveLeft: .end("目的地在左側", "{name}在左側", "左側抵達")
  case .arriveRight: .end("目的地在右側", "{name}在右側", "右側抵達")
  case .endOfDirections: .end("導航到此結束，請自行前往目的地", nil, "導航結束")
  case .waypoint: .end("抵達停靠點", "抵達{name}", "停靠點")
  case .waypointStraight: .end("停靠點在前方", "{name}在前方", "前方停靠")
  case .waypointLeft: .end("停靠點在左側", "{name}在左側", "左側停靠")
  case .waypointRight: .end("停靠點在右側", "{name}在右側", "右側停靠")
  case .notification: .init("繼續前進", road: .along, withRoad: "沿{road}繼續前進")
  case .tollGate: .init("通過收費站", short: "收費站", road: .none)
  case .borderCrossing: .init("通過邊境", short: "邊境", road: .none)
  case .parkVehicle: .init("停放車輛", short: "停車", road: .none)
  case .bikeRent: .init("租借共享單車", short: "租借單車", road: .none)
  case .bikeReturn: .init("歸還共享單車", short: "歸還單車", road: .none)
  case .transitBoard: .init("上車", road: .none, named: "搭乘{name}")
  case .transitTransfer: .init("轉乘", road: .none, named: "轉乘{name}")
  case .transitRemainOn: .init("留在車上", road: .none)
  case .transitAlight: .init("下車", road: .none, named: "在{name}下車")
  case .stationEnter: .init("進入車站", short: "進站", road: .none)
  case .stationExit: .init("離開車站", short: "出站", road: .none)
  case .elevator: .init("搭乘電梯", short: "電梯", road: .none)
  case .stairs: .init("走樓梯", short: "樓梯", road: .none)
  case .escalator: .init("搭乘電扶梯", short: "電扶梯", road: .none)
  case .buildingEnter: .init("進入建築物", short: "進入", road: .none)
  case .buildingExit: .init("離開建築物", short: "離開", road: .none)
  case .levelChange: .init("更換樓層", road: .none)
  case .gate: .init("通過大門", short: "大門", road: .none)
  }
}
