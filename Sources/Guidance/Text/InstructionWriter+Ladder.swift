import Routes

extension InstructionWriter {
  struct Head {
    var full: InstructionText
    /// Without the name of the place, which is shortened away before the road.
    var core: InstructionText
    /// Without road and signs, ever shorter.
    var rest: [InstructionText]
    /// The phrase that determines how to join a road.
    var phrase: Language.Phrase
    /// The catchword of `full`, for a text that says the rest itself.
    var short: InstructionText?
    /// The part of the road on which the way continues; nil for another road.
    var kept: SignedRoad?
  }

  /// Our instructions; each omits one more part, in this order: a sign's places after the first,
  /// the number after the road's name, the place's name, the sign, the road, an exit's side.
  func ladder(
    _ head: Head, _ phrase: Language.Phrase, _ roads: [RoadText]
  ) -> [InstructionText] {
    var ladder = Ladder()
    if kind.rides {
      for rung in rideRungs(head.full) { ladder.add(rung) }
    }
    let signs = phrase.road == .none && !kind.boardsFerry ? [] : places(of: head.kept ?? sign)
    // Parts by index. The forms of a name, or the number without a name; else the bare head.
    let first = roads.indices.first
    let names = roads.indices.filter { roads[$0].form == .first }
    let plain: [Int?] = names.isEmpty ? [first] : names.map(Optional.some)
    let sign = signs.indices.last
    let hasCore = head.core != head.full
    var parts: [Parts] = []
    func add(_ isCore: Bool, _ road: Int?, _ sign: Int?) {
      let part = Parts(isCore: isCore && hasCore, road: road, sign: sign)
      if !parts.contains(part) { parts.append(part) }
    }
    for sign in signs.indices { add(false, first, sign) }
    if signs.isEmpty { add(false, first, nil) }
    add(false, plain[0], sign)
    for road in plain { add(true, road, sign) }
    for road in plain { add(true, road, nil) }
    add(true, roads.indices.last, nil)
    add(true, nil, nil)
    for part in parts {
      let text = part.isCore ? head.core : head.full
      let withRoad = part.road.map { join(text, roads[$0], head) } ?? text
      ladder.add(withBike(part.sign.map { join(withRoad, sign: signs[$0]) } ?? withRoad))
    }
    for text in head.rest { ladder.add(text) }
    return ladder.rungs
  }

  /// With getting off the bike, or on again.
  func withBike(_ text: InstructionText) -> InstructionText {
    guard let getsOff = step.getsOffBike else { return text }
    return join(text, language[getsOff ? .walkBike : .rideBike], splits: false) { _ in [] }
  }

  /// Boards a vehicle; drops the stop first, then the time and the number of stops, but never the
  /// direction.
  func rideRungs(_ head: InstructionText) -> [InstructionText] {
    guard let ride = step.transit else { return [] }
    let time = Clock(ride.departure).flatMap { clock in
      ride.departure.map { clock.time(at: $0.milliseconds) }
    }
    let facts = [
      kind == .transitRemainOn
        ? nil : time.map { language.text($0, from: $0, namesZone: false) },
      ride.stopCount.flatMap { $0 > 0 ? language.text(.rideStops, $0) : nil },
    ]
    func withLength(_ text: InstructionText) -> InstructionText {
      facts.compactMap { $0 }.reduce(text) { text, fact in
        join(text, language[.rideLength], splits: false) {
          $0 == "stops" ? [Component(.text, fact)] : []
        }
      }
    }
    var toward = head
    if let sign = ride.headsign?.withoutSemicolons, isWritable(sign) {
      // The name of a stop, even where it has a slash.
      let whole = language.spokenNames == nil ? sign : sign.replacing("/", with: " ")
      toward = join(head, sign: isolated(Component(.destination, whole)))
    }
    var from = toward
    if kind != .transitRemainOn, let stop = ride.boardingStop, isWritable(stop) {
      let name = isolated(Component(.place, stop))
      let isNamed = properName != nil || step.isByCarpool || kind != .transitBoard
      let template = Template.sparing(
        language[isNamed ? .rideFrom : .rideAt], around: "stop", name: stop)
      from = join(toward, template, splits: true) { $0 == "stop" ? name : [] }
      if let platform = ride.platform, isWritable(platform) {
        let name = isolated(Component(.place, platform))
        from = join(from, language[.ridePlatform], splits: false) {
          $0 == "platform" ? name : []
        }
      }
    }
    return [withLength(from), withLength(toward), toward]
  }

  /// What an instruction says beside the maneuver.
  private struct Parts: Hashable {
    var isCore: Bool
    var road: Int?
    var sign: Int?
  }

  private struct Ladder {
    var rungs: [InstructionText] = []
    private var last = (seen: Int.max, scalars: Int.max)

    /// Adds an instruction if it is shorter than the last one, and no longer in memory.
    mutating func add(_ text: InstructionText) {
      let size = Bidi.measure(text.text)
      guard size.seen > 0, size.seen < last.seen, size.scalars <= last.scalars else { return }
      rungs.append(text)
      last = size
    }
  }

  func head(_ phrase: Language.Phrase) -> Head {
    let bare = fill(phrase.bare)
    let least = [catchword(phrase)].compactMap { $0 }
    if let key = row.exitPhrase, let named = exitInstruction(self.phrase(key), name: exitName) {
      // The text of the exit already joins the road after it.
      let plain = self.phrase("offRamp")
      let core = exitInstruction(self.phrase(key)) ?? bare
      return Head(
        full: named, core: core, rest: [sidedExit ?? exitInstruction(plain) ?? bare] + least,
        phrase: plain)
    }
    var head = Head(full: bare, core: bare, rest: [bare] + least, phrase: phrase)
    let isEntered = phrase.road == .onto || phrase.road == .take
    if kind.mayStay, isEntered, phrase.withRoad == nil { head.kept = kept }
    if let named = phrase.named, let name = properName, isWritable(name) {
      func called(_ name: String) -> InstructionText {
        let place = isolated(Component(.place, name))
        // An address such as "1 Main St, Town" is not announced as something ahead.
        if kind.arrives, moment != .at, placeName != nil,
          name.contains(",") || name.contains(where: { $0.isNumber })
        {
          return InstructionText(language.signs[Language.namedSign] ?? "") { slot in
            slot == "name" ? place : bare.components
          }
        }
        let line = step.transit?.formerLine.map { isolated(Component(.place, $0)) } ?? []
        let nouns = kind.circulation == nil ? [] : language.roundaboutNouns
        return fill(
          Template.sparing(named, around: "name", name: name, nouns: nouns),
          ["name": place, "line": line])
      }
      head.full = called(name)
      if kind.circulation == nil { head.core = head.full }
      // Of an address, the first parts are enough.
      if kind.arrives { head.rest = name.placeNames.dropFirst().map(called) + head.rest }
    } else if let name = road.junctionName?.withoutSemicolons, isWritable(name),
      kind.mayStay || kind.family == .uTurn
    {
      let place = isolated(Component(.place, name))
      let template = Template.sparing(language[.junction], around: "junction", name: name)
      func located(_ text: InstructionText) -> InstructionText {
        InstructionText(template) { $0 == "phrase" ? text.components : place }
      }
      head.full = located(bare)
      head.short = phrase.short.map { located(fill($0)) }
    } else if kind.family == .depart, let compass {
      head.full = fill(language[.departing], ["compass": [Component(.text, compass)]])
      head.core = head.full
    }
    let (core, full) = (Bidi.measure(head.core.text), Bidi.measure(head.full.text))
    if core.seen > full.seen { head.core = head.full }
    return head
  }
}
