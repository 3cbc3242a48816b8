import JSON

enum WordedStep {
  /// The kind that an English instruction clearly names; `nil` for other texts.
  static func kind(of text: String, side: DrivingSide) -> ManeuverKind? {
    let words = text.lowercased()
    if namesRoundabout(words) {
      let leaves = words.hasPrefix("exit the")
      return (leaves ? ManeuverKind.roundaboutExitCCW : .roundaboutNthExitCCW).on(side)
    }
    if words.hasPrefix("at "), words.holds(", take the "), exit(in: text) != nil {
      return ManeuverKind.roundaboutNthExitCCW.on(side)
    }
    for (turn, kind) in becoming where words.holds(turn) { return kind }
    if words.hasPrefix("make a u-turn") || words.hasPrefix("make a legal u-turn") {
      return ManeuverKind.uTurnLeft.on(side)
    }
    let arrivals = ["arrive at", "you have arrived", "the destination is", "your destination is"]
    if arrivals.contains(where: words.hasPrefix) {
      func says(_ side: String) -> Bool {
        words.holds(" on the " + side) || words.holds(" on your " + side)
      }
      return says("left") ? .arriveLeft : says("right") ? .arriveRight : .arrive
    }
    // "At the light, turn left": what to do stands after the comma.
    if words.hasPrefix("at the "), let comma = words.firstPlace(of: ", ") {
      let kind = Self.kind(of: String(words[comma.upperBound...]), side: side)
      guard words.hasPrefix("at the end of the road"), kind?.family == .turn else { return kind }
      return kind?.side.map { $0 == .left ? .endOfRoadLeft : .endOfRoadRight } ?? kind
    }
    for (start, kind) in starts where words.hasPrefix(start) {
      return refined(kind, words)
    }
    return nil
  }

  /// Whether a sentence is about a roundabout that the driver enters, not one that is only passed.
  static func entersRoundabout(_ text: String) -> Bool {
    let words = text.lowercased()
    return ["enter ", "take the ", "at the "].contains(where: words.hasPrefix)
      && namesRoundabout(words)
  }

  /// Whether lowercase words are about a roundabout, not a road named after one or a later one.
  static func namesRoundabout(_ words: String) -> Bool {
    guard words.holds("roundabout") || words.holds("traffic circle") else { return false }
    if words.holds("the roundabout") || words.holds("the traffic circle") { return true }
    let road = [" onto ", " on ", " toward "].compactMap { words.firstPlace(of: $0)?.lowerBound }
    let action = String(words[..<(road.min() ?? words.endIndex)])
    return action.holds("roundabout") || action.holds("traffic circle")
  }

  private static func refined(_ kind: ManeuverKind, _ words: String) -> ManeuverKind {
    guard kind == .onRamp || kind == .offRamp else { return kind }
    let side = [TurnSide.left, .right].map { $0.rawValue }
      .first { words.holds("on the \($0)") || words.holds("the \($0) exit") }
    return side.flatMap(TurnSide.init).map(kind.turned) ?? kind
  }

  /// Words such as `Mill St turns slightly left and becomes Boulton St`.
  private static let becoming = WordList.kinds("becoming")
  private static let starts = WordList.kinds("starts")
  private static let ordinals = WordList["ordinals"]

  /// The exit number in words such as `take the 2nd exit`; `nil` without one.
  static func exit(in text: String) -> Int? {
    let lowercased = text.lowercased()
    let isRoundabout = lowercased.holds("roundabout")
    let words = lowercased.split { $0 == " " || $0 == "," }
    for (word, next) in zip(words, words.dropFirst()) {
      if next == "exit", let index = ordinals.firstIndex(of: String(word)) { return index + 1 }
      if next == "exit", let number = Int(word.prefix { $0.isNumber }), (1...20).contains(number),
        ["st", "nd", "rd", "th"].contains(word.drop { $0.isNumber })
      {
        return number
      }
      if isRoundabout, word == "exit", let number = Int(next), (1...20).contains(number) {
        return number
      }
    }
    return nil
  }
}

extension ManeuverKind {
  /// Refines the kind if a sentence takes an exit or names the side of a ramp.
  func refined(by signs: WordedSigns) -> ManeuverKind {
    guard circulation == nil else { return self }
    let kind = signs.isExit ? asExit(isFirst: signs.isExitFirst) : self
    guard kind == .onRamp || kind == .offRamp, let side = signs.side else { return kind }
    return kind.turned(to: side)
  }
}

extension Step {
  /// Creates a step from words alone, with a fallback if they are not clear.
  ///
  /// Only reads clear English phrases at the start; a leg's first step is always the departure.
  init(
    wordedBy text: MarkedText, at node: JSONNode, isFirst: Bool, _ side: FoundSide,
    distance: Double, duration: Double
  ) {
    let words = text.sentence
    let signs = WordedSigns(text)
    let found =
      WordedStep.kind(of: words, side: side.side)
      ?? (signs.isExit ? .offRamp : isFirst ? .depart : nil)
    self.init(found ?? .followRoad, type: "", side, distance: distance, duration: duration)
    if !words.isEmpty { maneuver.take(text) }
    take(signs, of: text)
    if found == nil {
      unreadWord = Fallback(place: node.place, words: String(words.prefix(60)))
    }
  }

  /// Takes the absent road and signs from an English sentence, and refines a ramp or an exit.
  mutating func takeSigns(of text: MarkedText) { take(WordedSigns(text), of: text) }

  /// Takes the absent exit and signs from the instruction, but no name, which is that of a sign.
  mutating func takeSignsBesideFields() {
    guard let sentence = maneuver.instruction else { return }
    // Check quickly first, since most steps have their signs in fields.
    let saysExit = road.exits == nil && sentence.holds("xit ")
    let saysSigns = road.destinations == nil && sentence.holds(" toward")
    guard saysExit || saysSigns else { return }
    let (name, ref) = (road.name, road.ref)
    takeSigns(of: MarkedText(sentence))
    (road.name, road.ref) = (name, ref)
  }

  /// Takes the road of the way from a sentence after the first, such as `Continue to follow US-287`.
  mutating func takeWay(from sentences: [String]) {
    for sentence in sentences where roadOnward == nil {
      guard let start = WordList["start of the way"].first(where: sentence.hasPrefix) else {
        continue
      }
      let name = String(sentence.dropFirst(start.count).prefix { $0 != "(" }).withoutEnd(".")
        .cleaned
      var way = Road()
      way.take(name.partsOfName)
      // A bare number, such as "7/8", names no road.
      if name.contains(where: { $0.isLetter }), !name.holds(" for "),
        way != Road(name: road.name, ref: road.ref)
      {
        roadOnward = way
      }
    }
  }

  private mutating func take(_ signs: WordedSigns, of text: MarkedText) {
    var kind = maneuver.kind.refined(by: signs)
    let isPlain = [.arrive, .straight, .followRoad].contains(kind)
    if isPlain || kind.entersRoundabout,
      let worded = WordedStep.kind(of: text.sentence, side: drivingSide)?.refined(by: signs)
    {
      // Some engines state the side of the destination, or a ramp, only in words.
      let saysMore = (kind == .arrive ? [.arrive] : [.offRamp, .onRamp]).contains(worded.family)
      // "Exit the roundabout" does not enter it, though the engine has one word for both.
      if isPlain ? saysMore : worded.leavesRoundabout { kind = worded }
    }
    if kind != maneuver.kind { maneuver.become(kind) }
    let stated = road.exits
    road.take(signs)
    takeWay(from: text.notes)
    if kind.circulation != nil {
      road.exits = stated
      road.rotaryName = road.rotaryName ?? signs.rotary
      if kind.entersRoundabout, maneuver.exit == nil {
        maneuver.exit = WordedStep.exit(in: text.sentence) ?? signs.exitCount
      }
    } else if road.exits == nil {
      road.exits = ExitWords.number(in: text, leavesRoad: kind.family == .offRamp)
    }
  }
}
