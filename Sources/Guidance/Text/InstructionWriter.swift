import Routes

/// Writes the instructions of a step, from the fullest to the shortest.
struct InstructionWriter {
  typealias Component = InstructionText.Component

  let spoken: SpokenLanguage
  // Not the step itself, which has many more parts.
  let kind: ManeuverKind
  let exit: Int?
  let bearingAfter: Double?
  let road: Road
  let banners: [Banner]
  /// The name of the place where the step's leg ends; not that of the street it lies on.
  var placeName: String?
  /// Whether the road before the maneuver has the same name.
  var staysOnRoad = false
  /// The engine's own instruction, if it is in the same language.
  var engineText: InstructionText?

  init(
    spoken: SpokenLanguage, step: borrowing Step, placeName: String? = nil,
    staysOnRoad: Bool = false, engineText: InstructionText? = nil
  ) {
    self.spoken = spoken
    kind = step.maneuver.kind
    exit = step.maneuver.exit
    bearingAfter = step.maneuver.bearingAfter
    road = step.road
    banners = step.banners
    self.placeName = placeName
    self.staysOnRoad = staysOnRoad
    self.engineText = engineText
  }

  var language: Language {
    @inline(__always) _read { yield spoken.language }
  }

  /// Whole instructions, longest first, without repetition; one or more.
  ///
  /// The engine's own comes first among those of its length; ours is left out where it differs
  /// from the engine's by no more than a final period. Longer means more characters seen, and never
  /// fewer in memory.
  func variants() -> InstructionVariants {
    let phrase = language.phrase(key)
    let roads = phrase.road == .none ? [] : roadNames
    var found: [(instruction: InstructionText, text: String)] = []
    if let engineText { found.append((engineText, engineText.text)) }
    // Whether the engine says what we would say.
    var agrees = false
    for instruction in ours(phrase, roads) {
      let text = instruction.text
      let same = found.firstIndex { $0.text == text || Self.isSame($0.text, endedFrom: text) }
      if same == 0, engineText != nil { agrees = true }
      if !text.isEmpty, same == nil { found.append((instruction, text)) }
    }
    let measures = found.map { Bidi.measure($0.text) }
    let order = found.indices.sorted { (measures[$1].seen, $0) < (measures[$0].seen, $1) }
    var kept: [Int] = []
    for place in order {
      let isEngines = place == 0 && engineText != nil
      while let last = kept.last, measures[last].scalars < measures[place].scalars, isEngines {
        kept.removeLast()
      }
      if let last = kept.last, measures[last].scalars < measures[place].scalars { continue }
      kept.append(place)
    }
    return InstructionVariants(
      instructions: kept.map { found[$0].instruction }, texts: kept.map { found[$0].text },
      engines: engineText == nil || agrees ? nil : kept.firstIndex(of: 0),
      catchword: phrase.short.map { fill($0).text },
      roads: roads.map { InstructionText($0.components).text })
  }

  /// Whether a text is another one with a period at its end.
  private static func isSame(_ text: String, endedFrom other: String) -> Bool {
    text.utf8.last == UInt8(ascii: ".")
      && text[..<text.unicodeScalars.index(before: text.endIndex)] == other
  }

  private var key: PhraseKey {
    PhraseKey(kind, hasExitNumber: (exit ?? 0) > 0)
  }

  private func ours(_ phrase: Language.Phrase, _ roads: [RoadText]) -> [InstructionText] {
    let signs = phrase.road == .none && !boardsFerry ? [] : destinations
    var result: [InstructionText] = []
    let heads = heads(phrase)
    let limit = heads.first.map { Bidi.seenLength($0.text) } ?? 0
    for (place, head) in heads.enumerated() {
      let isFullest = place == 0
      // What says less must be shorter, or it would be taken first.
      if !isFullest, Bidi.seenLength(head.text) >= limit { continue }
      var shortestWithRoad = Int.max
      for (rank, road) in roads.prefix(isFullest ? 4 : 1).enumerated() {
        let withRoad = join(head, road, phrase, isPlain: head.text == phrase.bare)
        for sign in rank == 0 ? signs : signs.suffix(1) {
          result.append(join(withRoad, sign: sign))
        }
        result.append(withRoad)
        shortestWithRoad = min(shortestWithRoad, Bidi.seenLength(withRoad.text))
      }
      // A wording of its own with the road may be shorter than the one without.
      if Bidi.seenLength(head.text) >= shortestWithRoad { continue }
      for sign in isFullest ? signs : signs.suffix(1) { result.append(join(head, sign: sign)) }
      result.append(head)
    }
    // A catchword says the least; it is of use only where it is the shortest.
    if let short = phrase.short.map({ fill($0) }),
      result.allSatisfy({ Bidi.seenLength(short.text) < Bidi.seenLength($0.text) })
    {
      result.append(short)
    }
    return result
  }

  private var boardsFerry: Bool {
    switch key {
    case .ferryBoard, .ferryBoardLeft, .ferryBoardRight, .trainBoard, .trainBoardLeft,
      .trainBoardRight:
      true
    default: false
    }
  }

  /// The instructions without road and signs, the fullest first.
  private func heads(_ phrase: Language.Phrase) -> [InstructionText] {
    var result: [InstructionText] = []
    if let named = phrase.named, let name = properName {
      let template = Template.sparing(named, before: "name", name: name)
      result.append(fill(template, ["name": isolated(Component(.place, name))]))
    }
    if let exit = phrase.exit, let number = exitNumber {
      result.append(fill(exit, ["exit": isolated(Component(.exit, number))]))
    }
    if let name = road.junctionName, !name.isEmpty, turnsAtJunction {
      let place = isolated(Component(.place, name))
      let bare = fill(phrase.bare)
      result.append(
        InstructionText(
          Template.sparing(language.joints.junction, before: "junction", name: name)
        ) { $0 == "phrase" ? bare.components : place })
    }
    if key == .depart, let compass {
      result.append(fill(language.joints.departing, ["compass": [Component(.text, compass)]]))
    }
    result.append(fill(phrase.bare))
    return result
  }

  /// Whether it is well said that the maneuver is at a junction of some name.
  private var turnsAtJunction: Bool {
    switch key {
    case .straight, .turnSlightLeft, .turnSlightRight, .turnLeft, .turnRight, .turnSharpLeft,
      .turnSharpRight, .uTurnLeft, .uTurnRight, .endOfRoadLeft, .endOfRoadRight, .keepLeft,
      .keepRight, .keepMiddle, .forkLeft, .forkRight:
      true
    default: false
    }
  }

  func fill(_ text: String, _ values: [String: [Component]] = [:]) -> InstructionText {
    if !text.utf8.contains(UInt8(ascii: "{")) { return InstructionText(words: text) }
    return InstructionText(text) { slot in
      if slot == "ordinal" {
        return [
          Component(.text, language.ordinal(max(1, exit ?? 1), language.format))
        ]
      }
      return values[String(slot)] ?? []
    }
  }

  /// The name of the roundabout, the ferry, or the place where one arrives.
  var properName: String? {
    if kind.circulation != nil { return road.rotaryName }
    return boardsFerry ? road.name : placeName
  }

  /// What the sign of the motorway exit says; nothing where the maneuver takes none.
  var exitLabel: String? {
    guard let number = exitNumber, language.phrase(key).exit != nil else { return nil }
    return InstructionText(language.joints.exitLabel) { _ in
      isolated(Component(.exit, number))
    }.text
  }

  /// The number of the motorway exit; the first of several.
  var exitNumber: String? { road.exits.flatMap { RoadNumber.list($0).first } }

  private var compass: String? {
    guard let bearing = bearingAfter, bearing.isFinite else { return nil }
    let turn = bearing.truncatingRemainder(dividingBy: 360)
    return language.compass[Int(((turn < 0 ? turn + 360 : turn) + 22.5) / 45) % 8]
  }
}
