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
  let ride: TransitRide?
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
    ride = step.transit
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
  /// Longer means more characters seen, and never fewer in memory. The engine's own is among them
  /// where it fits between ours, names the exit and has no names with semicolons between; it stands
  /// for the one of ours that differs by no more than a final period.
  func variants() -> InstructionVariants {
    let phrase = language.phrase(key)
    let roads = phrase.road == .none ? [] : roadNames
    var instructions = ladder(phrase, roads)
    var engines: Int?
    if let engineText, exitNumbers.allSatisfy(engineText.text.contains),
      !engineText.text.contains(";")
    {
      let ours = instructions.filter { !Self.isSame(engineText.text, as: $0.text) }
      let own = Bidi.measure(engineText.text)
      let sizes = ours.map { Bidi.measure($0.text) }
      let place = sizes.firstIndex { $0.seen <= own.seen } ?? ours.count
      let fits =
        sizes[..<place].allSatisfy { $0.scalars >= own.scalars }
        && sizes[place...].allSatisfy { $0.seen < own.seen && $0.scalars <= own.scalars }
      if fits {
        // Where the engine says what we would say, it is no other's.
        engines = ours.count == instructions.count ? place : nil
        instructions = ours
        instructions.insert(engineText, at: place)
      }
    }
    return InstructionVariants(
      instructions: instructions, texts: instructions.map(\.text), engines: engines,
      catchword: catchword(phrase)?.text,
      roads: roads.map { InstructionText($0.written("road:name")).text })
  }

  /// Whether a text is another one, or that one with a period at its end.
  private static func isSame(_ text: String, as other: String) -> Bool {
    text == other
      || text.utf8.last == UInt8(ascii: ".")
        && text[..<text.unicodeScalars.index(before: text.endIndex)] == other
  }

  var key: PhraseKey {
    PhraseKey(kind, hasExitNumber: (exit ?? 0) > 0)
  }

  /// Whether it is well said that the maneuver is at a junction of some name.
  var turnsAtJunction: Bool {
    switch key {
    case .uTurnLeft, .uTurnRight: true
    default: key.mayStay
    }
  }

  func fill(_ text: String, _ values: [String: [Component]] = [:]) -> InstructionText {
    if !text.utf8.contains(UInt8(ascii: "{")) { return InstructionText(words: text) }
    return InstructionText(text) { slot in
      if slot == "ordinal" {
        return [Component(.text, language.exitOrdinal(max(1, exit ?? 1)))]
      }
      return values[String(slot)] ?? []
    }
  }

  /// The name of the roundabout, the ferry, the line, the stop, or the place where one arrives.
  var properName: String? {
    if kind.circulation != nil { return road.rotaryName?.withoutSemicolons }
    if key.rides { return ride?.line }
    if key == .transitAlight { return ride?.alightingStop }
    return key.boardsFerry ? road.name?.withoutSemicolons : placeName
  }

  /// The instruction that leads to the motorway exit; nil where the maneuver takes none.
  func exitInstruction(_ phrase: Language.Phrase) -> InstructionText? {
    let numbers = exitNumbers
    guard !numbers.isEmpty else { return nil }
    return InstructionText(phrase.exit ?? language.joints.takeExit) { slot in
      switch slot {
      case "exit": exitComponents(numbers)
      case "phrase": fill(phrase.bare).components
      case "short": fill(phrase.short ?? phrase.bare).components
      case "link": linked(fill(phrase.bare))
      default: []
      }
    }
  }

  /// What the sign of the motorway exit says; nil where the maneuver takes none.
  var exitSign: InstructionText? {
    let numbers = exitNumbers
    guard !numbers.isEmpty else { return nil }
    return InstructionText(language.joints.exitLabel) { _ in exitComponents(numbers) }
  }

  var exitLabel: String? { exitSign?.text }

  /// The least that is said: the exit by its number, or a word.
  func catchword(_ phrase: Language.Phrase) -> InstructionText? {
    exitSign ?? phrase.short.map { fill($0) }
  }

  /// The numbers of the motorway exit; none where the maneuver takes no exit.
  ///
  /// What is longer than any of them is no number.
  private var exitNumbers: [String] {
    guard let exits = road.exits, key.mayTakeExit else { return [] }
    return RoadNumber.list(exits).filter { $0.utf8.count <= 16 }
  }

  private func exitComponents(_ numbers: [String]) -> [Component] {
    listed(numbers.map { Component(.exit, $0) })
  }

  var compass: String? {
    guard let bearing = bearingAfter, bearing.isFinite else { return nil }
    let turn = bearing.truncatingRemainder(dividingBy: 360)
    return language.compass[Int(((turn < 0 ? turn + 360 : turn) + 22.5) / 45) % 8]
  }
}
