import Routes

/// Writes the instructions of a step, from the fullest to the shortest.
struct InstructionWriter {
  let language: Language
  let step: Step
  /// The name of the place where the step's leg ends; not that of the street it lies on.
  let placeName: String?

  /// Whole instructions, longest first, without repetition; one or more.
  ///
  /// The engine's own comes first among those of its length; ours is left out where it differs
  /// from the engine's by no more than a final period.
  func variants() -> [String] {
    var result: [String] = []
    for text in [step.maneuver.instruction].compactMap(\.self) + ours()
    where !text.isEmpty && !result.contains(text) && !result.contains(text + ".") {
      result.append(text)
    }
    let lengths = result.map(\.count)
    return result.indices.sorted { (lengths[$1], $0) < (lengths[$0], $1) }.map { result[$0] }
  }

  private var kind: ManeuverKind { step.maneuver.kind }
  private var road: Road { step.road }

  private func ours() -> [String] {
    let (heads, use) = heads()
    var result: [String] = []
    for head in heads {
      let roads = use == .none ? [] : roadNames
      for road in roads {
        let withRoad = join(head, road: road, use)
        for sign in destinations { result.append(join(withRoad, sign: sign)) }
        result.append(withRoad)
      }
      if use != .none { for sign in destinations { result.append(join(head, sign: sign)) } }
      result.append(head)
    }
    if let short = shortest { result.append(short) }
    return result
  }

  /// The instructions without road and signs, the fullest first.
  private func heads() -> ([String], Language.RoadUse) {
    guard let phrase = phrase else { return ([], .none) }
    var result: [String] = []
    if let named = phrase.named, let name = properName {
      result.append(fill(named.replacing("{name}", with: name)))
    }
    if let exit = phrase.exit, let number = road.exits?.split(separator: ";").first {
      result.append(exit.replacing("{exit}", with: number.trimmingSpaces))
    }
    if kind == .depart, let compass {
      result.append(language.departing.replacing("{compass}", with: compass))
    }
    result.append(fill(phrase.bare))
    return (result, phrase.road)
  }

  private var phrase: Language.Phrase? {
    takesNumberedExit ? language.roundaboutExit : language.phrases[kind]
  }

  /// Whether the step leads around a roundabout to an exit whose number is known.
  private var takesNumberedExit: Bool {
    guard kind.circulation != nil, let exit = step.maneuver.exit, exit > 0 else { return false }
    switch kind {
    case .roundaboutEnterCCW, .roundaboutEnterCW, .roundaboutExitCCW, .roundaboutExitCW:
      return false
    default: return true
    }
  }

  private var shortest: String? { phrase?.short.map { fill($0) } }

  private func fill(_ text: String) -> String {
    text.replacing("{ordinal}", with: language.ordinal(step.maneuver.exit ?? 1))
  }

  /// The name of the roundabout, or of the place where one arrives.
  private var properName: String? {
    kind.circulation != nil ? road.rotaryName : placeName
  }

  /// The names of the road, the fullest first: name and number, name, number.
  private var roadNames: [String] {
    let ref = road.ref?.replacing("; ", with: "/").replacing(";", with: "/")
    switch (road.name, ref) {
    case (let name?, let ref?):
      return name.contains(ref) ? [name] : ["\(name) (\(ref))", name, ref]
    case (let name?, nil): return [name]
    case (nil, let ref?): return [ref]
    case (nil, nil): return []
    }
  }

  /// What signs say, in full and the first place alone.
  private var destinations: [String] {
    guard let signs = road.destinations else { return [] }
    let first = signs.split(separator: ",").first.map { $0.trimmingSpaces } ?? signs
    return first == signs ? [signs] : [signs, first]
  }

  private var compass: String? {
    guard let bearing = step.maneuver.bearingAfter, bearing.isFinite else { return nil }
    let turn = bearing.truncatingRemainder(dividingBy: 360)
    return language.compass[Int(((turn < 0 ? turn + 360 : turn) + 22.5) / 45) % 8]
  }

  private func join(_ head: String, road: String, _ use: Language.RoadUse) -> String {
    (use == .along ? language.along : language.onto)
      .replacing("{phrase}", with: head).replacing("{road}", with: road)
  }

  private func join(_ head: String, sign: String) -> String {
    language.toward.replacing("{phrase}", with: head).replacing("{destination}", with: sign)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
