import Routes

struct InstructionWriter {
  typealias Component = InstructionText.Component

  /// Whether the text is for the way to the maneuver, also right after another roundabout, or for the
  /// maneuver itself.
  enum Moment { case before, next, at }

  let spoken: SpokenLanguage
  private(set) var moment: Moment
  let step: Step
  let row: KindRow
  /// The name of the place at the end of the leg; not that of its street.
  let placeName: String?
  let key: NameKey
  /// The road and its signs.
  let sign: SignedRoad
  /// The part of the road on which the driver already is; nil for another road.
  let kept: SignedRoad?
  private let old: Road?
  /// The engine's own instruction, if it is in the same language.
  var engineText: InstructionText?

  init(
    _ step: Step, _ spoken: SpokenLanguage, _ moment: Moment, after old: Road?, placeName: String?
  ) {
    (self.spoken, self.step, row) = (spoken, step, step.maneuver.kind.row)
    (self.placeName, self.moment) = (placeName, moment)
    key = NameKey(spoken.language)
    sign = SignedRoad(step, after: old, spoken)
    kept = old.flatMap { [sign, key] in sign.part(of: $0, key) }
    self.old = old
  }

  /// The same for another moment.
  func at(_ moment: Moment) -> InstructionWriter {
    var writer = self
    writer.moment = moment
    return writer
  }

  /// The road on which the driver goes on after the turn: of several on a sign, the one that is followed.
  var way: SignedRoad {
    step.way.ref == nil && step.roadOnward == nil
      ? sign : SignedRoad(step, ofWay: true, after: old, spoken)
  }

  var kind: ManeuverKind { step.maneuver.kind }
  var road: Road { step.road }
  var language: Language {
    @inline(__always) _read { yield spoken.language }
  }

  var phrase: Language.Phrase {
    var key = row.phrase
    if step.maneuver.roundaboutExitNumber != nil { key = KindRow.numberedExit }
    if kind == .transitBoard, step.isByCarpool { key = KindRow.carpool }
    if kind == .keepMiddle, !step.maneuver.isMiddle { key = KindRow.straightFork }
    var phrase = phrase(key)
    if moment == .next { phrase.bare = language.next(phrase.bare) }
    return phrase
  }

  /// The words of a phrase for the moment.
  func phrase(_ key: String) -> Language.Phrase {
    (moment == .at ? nil : language.before[key]) ?? language.phrase(key)
  }

  /// Instructions by visible length, longest first, without repetition; at least one.
  ///
  /// A shorter text never has more scalars. Includes the engine's text if it fits between ours,
  /// names the exit and has no semicolons; it replaces one of ours that differs by a final period.
  func variants() -> InstructionVariants {
    let phrase = phrase
    let head = head(phrase)
    let roads = phrase.road == .none ? [] : names(of: sign)
    var instructions = ladder(head, phrase, head.kept.map(names) ?? roads)
    var engines: Int?
    if let engineText, exitNumbers.allSatisfy(engineText.text.contains),
      !engineText.text.utf8.contains(UInt8(ascii: ";"))
    {
      let ours = instructions.filter { !Self.isSame(engineText.text, as: $0.text) }
      let own = Bidi.measure(engineText.text)
      let sizes = ours.map { Bidi.measure($0.text) }
      let place = sizes.firstIndex { $0.seen <= own.seen } ?? ours.count
      let fits =
        sizes[..<place].allSatisfy { $0.scalars >= own.scalars }
        && sizes[place...].allSatisfy { $0.seen < own.seen && $0.scalars <= own.scalars }
      if fits {
        // The engine's text equals one of ours.
        engines = ours.count == instructions.count ? place : nil
        instructions = ours
        instructions.insert(engineText, at: place)
      }
    }
    return InstructionVariants(
      instructions: instructions, engines: engines, catchword: catchword(phrase)?.text,
      roads: sign.names.isEmpty && sign.refs.isEmpty
        ? [] : roads.map { InstructionText($0.written("road:name")).text })
  }

  /// Whether the texts are equal except for a period at the end of one.
  private static func isSame(_ text: String, as other: String) -> Bool {
    text == other
      || text.utf8.last == UInt8(ascii: ".")
        && text[..<text.unicodeScalars.index(before: text.endIndex)] == other
  }

  func fill(_ text: String, _ values: [String: [Component]] = [:]) -> InstructionText {
    InstructionText(text) { slot in
      if slot == "ordinal" {
        return [Component(.text, language.text(.exit, step.maneuver.roundaboutExitNumber ?? 1))]
      }
      return values[String(slot.prefix { $0 != ":" })].map { named($0, slot) } ?? []
    }
  }

  /// The name of a place or the number of an exit, for a placeholder such as `name:at`.
  private func named(_ parts: [Component], _ slot: Substring) -> [Component] {
    guard slot.contains(":"), let name = parts.first(where: { [.place, .exit].contains($0.kind) }),
      let words = language.form(of: name.text)
    else { return parts }
    return spoken.written(parts, words, slot)
  }

  /// The name of the roundabout, ferry, line or stop, or of the place of arrival.
  var properName: String? {
    if kind.circulation != nil { return road.rotaryName.flatMap { ringName($0.withoutSemicolons) } }
    if kind == .transitRemainOn, step.transit?.formerLine == nil { return nil }
    if kind.rides { return step.isByCarpool ? nil : step.transit?.line }
    if kind == .transitAlight { return step.transit?.alightingStop }
    if kind.family == .passenger { return step.place }
    if kind.boardsFerry { return road.name?.withoutSemicolons }
    return kind.arrives ? placeName ?? stopName : nil
  }

  /// The name of a roundabout without the noun that the phrase has; nil if it is the noun alone.
  private func ringName(_ name: String) -> String? {
    let own = name.lowercased()
    for words in language.roundaboutWords {
      let parts = words.lowercased().split(separator: "{name}", omittingEmptySubsequences: false)
      guard let before = parts.first, let after = parts.dropFirst().first else { continue }
      if own == (before + after).trimmingSpaces { return nil }
      if own.hasPrefix(before), own.hasSuffix(after) {
        return String(name.dropFirst(before.count).dropLast(after.count))
      }
    }
    return name
  }

  /// A stop without a name among several.
  private var stopName: String? {
    step.stop.map { stop in
      Template.fill(language[.stopOf]) {
        language.digits("\($0 == "n" ? stop.number : stop.count)")
      }
    }
  }

  /// The name of an exit that its number and its sign do not have; of a ramp also without a number.
  var exitName: String? {
    guard kind.family == .offRamp || !exitNumbers.isEmpty,
      let name = road.junctionName?.withoutSemicolons, isWritable(name),
      !exitNumbers.contains(where: name.holds), road.destinations?.holds(name) != true
    else { return nil }
    return name
  }

  func exitInstruction(_ phrase: Language.Phrase, name: String? = nil) -> InstructionText? {
    exitText(phrase.exit ?? language[.takeExit], name: name) { slot in
      switch slot {
      case "phrase": fill(phrase.bare).components
      case "short": fill(phrase.short ?? phrase.bare).components
      case "link": linked(fill(phrase.bare))
      default: []
      }
    }
  }

  var exitSign: InstructionText? { exitText(language[.exitLabel]) { _ in [] } }

  private func exitText(
    _ template: String, name: String? = nil, _ other: (Substring) -> [Component]
  ) -> InstructionText? {
    let label = [
      listed(exitNumbers.map { Component(.exit, $0) }),
      name.map { isolated(Component(.place, $0)) },
    ].compactMap { $0 }.filter { !$0.isEmpty }
    guard !label.isEmpty else { return nil }
    return InstructionText(template) { slot in
      slot.prefix { $0 != ":" } == "exit"
        ? named(Array(label.joined(separator: [Component(.text, " ")])), slot) : other(slot)
    }
  }

  /// The exit by its number and side; nil without either.
  var sidedExit: InstructionText? {
    kind.side.flatMap { exitText(language[$0 == .left ? .exitLeft : .exitRight]) { _ in [] } }
  }

  /// The shortest text: the exit by its number, or a word.
  func catchword(_ phrase: Language.Phrase) -> InstructionText? {
    exitSign ?? phrase.short.map { fill($0) }
  }

  /// At most 16 bytes each; empty if the maneuver takes no exit.
  var exitNumbers: [String] {
    guard let exits = road.exits, row.exitPhrase != nil else { return [] }
    return RoadNumber.list(exits).filter { $0.utf8.count <= 16 && isWritable($0) }
  }

  var compass: String? {
    guard let bearing = step.maneuver.bearingAfter, bearing.isFinite else { return nil }
    let turn = bearing.truncatingRemainder(dividingBy: 360)
    return language.compass[Int(((turn < 0 ? turn + 360 : turn) + 22.5) / 45) % 8]
  }
}
