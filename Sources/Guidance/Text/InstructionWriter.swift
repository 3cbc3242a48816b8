import Routes

/// Writes the instructions of a step, from the fullest to the shortest.
struct InstructionWriter {
  typealias Component = InstructionText.Component

  let spoken: SpokenLanguage
  // Not the step itself, which has many more parts.
  private let kind: ManeuverKind
  private let exit: Int?
  private let bearingAfter: Double?
  private let road: Road
  private let banners: [Banner]
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

  private func fill(_ text: String, _ values: [String: [Component]] = [:]) -> InstructionText {
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
  private var properName: String? {
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
  private var exitNumber: String? { road.exits.flatMap { RoadNumber.list($0).first } }

  private var compass: String? {
    guard let bearing = bearingAfter, bearing.isFinite else { return nil }
    let turn = bearing.truncatingRemainder(dividingBy: 360)
    return language.compass[Int(((turn < 0 ? turn + 360 : turn) + 22.5) / 45) % 8]
  }
}

extension InstructionWriter {
  /// A name so that it does not disturb the order of what stands around it.
  private func isolated(_ component: Component) -> [Component] {
    guard language.isRightToLeft || Bidi.hasRightToLeft(component.text) else { return [component] }
    return [Component(.text, Bidi.isolate), component, Component(.text, Bidi.pop)]
  }

  /// A road as it is written in an instruction.
  fileprivate struct RoadText {
    var components: [Component]
    /// What the article before it depends on.
    var leading: String
  }

  /// The names of the road: name and number, name, name abbreviated, number.
  private var roadNames: [RoadText] {
    let refs = road.ref.map(RoadNumber.list) ?? []
    let numbers = refs.enumerated().flatMap { place, ref in
      (place == 0 ? [] : [Component(.delimiter, "/")])
        + isolated(Component(.ref, ref, network: network(of: ref)))
    }
    let brackets = language.joints.brackets
    var result: [RoadText] = []
    if let name = road.name, !name.isEmpty {
      let own = isolated(Component(.road, name))
      if !refs.isEmpty, !refs.contains(where: { name.contains($0) }) {
        result.append(
          RoadText(
            components: own + [Component(.delimiter, brackets.open)] + numbers + [
              Component(.delimiter, brackets.close)
            ],
            leading: name))
      }
      result.append(RoadText(components: own, leading: name))
      if let short = language.abbreviated(name) {
        result.append(
          RoadText(components: isolated(Component(.road, short)), leading: name))
      }
    }
    if !refs.isEmpty, road.name != refs[0] {
      result.append(RoadText(components: numbers, leading: refs[0]))
    }
    return result
  }

  /// The network of a number: as the engine's banner says, else where the number leaves no doubt.
  private func network(of ref: String) -> String? {
    func squeezed(_ text: String) -> String { text.filter { $0 != " " && $0 != "-" } }
    for banner in banners {
      for part in [banner.primary, banner.secondary].compactMap(\.self).flatMap(\.components)
      where part.shield != nil && squeezed(part.text) == squeezed(ref) {
        return part.shield
      }
    }
    return RoadNumber.network(of: ref)
  }

  /// What signs say beside the road's own names, in full and the first place alone.
  ///
  /// OSRM puts the numbers on a sign before the places, with a colon between.
  private var destinations: [[Component]] {
    guard let signs = road.destinations, !signs.isEmpty else { return [] }
    let names = (road.name ?? "").split(separator: "/").map(\.trimmingSpaces)
    let own =
      [road.name].compactMap(\.self) + names + (road.ref.map(RoadNumber.list) ?? [])
    // Searching for characters takes long, and few signs have numbers.
    let hasNumbers = signs.utf8.contains(UInt8(ascii: ":"))
    let places = (hasNumbers ? signs.replacing(": ", with: ",") : signs).split(separator: ",")
      .map(\.trimmingSpaces).filter { place in
        !place.isEmpty && !own.contains { place == $0 || place.hasPrefix($0 + " ") }
      }
    guard let first = places.first else { return [] }
    let one = isolated(Component(.destination, first))
    guard places.count > 1 else { return [one] }
    let all = places.enumerated().flatMap { place, name in
      (place == 0 ? [] : [Component(.delimiter, language.joints.separator)])
        + isolated(Component(.destination, name))
    }
    return [all, one]
  }

  private func join(
    _ head: InstructionText, _ road: RoadText, _ phrase: Language.Phrase, isPlain: Bool
  ) -> InstructionText {
    let stays = staysOnRoad && phrase.road == .onto && phrase.withRoad == nil
    let usual =
      stays
      ? language.joints.stay
      : phrase.road == .along ? language.joints.along : language.joints.onto
    let use: Language.RoadUse = stays ? .along : phrase.road
    let own = phrase.withRoad.flatMap {
      isPlain || $0.contains("{phrase}") || $0.contains("{link}") ? $0 : nil
    }
    let splits = own == nil && !stays
    let (start, verb) = splits ? split(head) : (head.components, nil)
    var result = InstructionText(own ?? usual) { slot in
      switch slot {
      case "phrase": start
      case "link": linked(head)
      case "at": [Component(.text, language.article(road.leading, use))]
      case "into": [Component(.text, language.article(road.leading, .into))]
      case "road": road.components
      default: []
      }
    }
    if let verb { result.append(verb) }
    return result
  }

  private func join(_ head: InstructionText, sign: [Component]) -> InstructionText {
    let (start, verb) = split(head)
    var result = InstructionText(language.joints.toward) { slot in
      switch slot {
      case "phrase": start
      case "link": linked(head)
      case "destination": sign
      default: []
      }
    }
    if let verb { result.append(verb) }
    return result
  }

  /// An instruction without the verb that stays at its end, and that verb.
  private func split(_ head: InstructionText) -> (start: [Component], verb: Component?) {
    var components = head.components
    guard let last = components.last, last.kind == .text,
      let verb = language.finalVerbs.first(where: { last.text.hasSuffix($0) })
    else { return (components, nil) }
    components[components.count - 1].text.removeLast(verb.count)
    if last.text == verb { components.removeLast() }
    return (components, Component(.text, verb))
  }

  /// An instruction in the form that another verb may follow.
  private func linked(_ head: InstructionText) -> [Component] {
    var components = head.components
    if let last = components.last, last.kind == .text {
      components[components.count - 1].text = language.link(last.text)
    }
    return components
  }
}
