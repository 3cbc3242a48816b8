import Routes

/// The road of a step as it is signed there: what is said first of it, what follows, and the places of
/// its signs.
///
/// A sign `I 71 North, US 50 East: Columbus` is two roads and a place. What a sign repeats of the road
/// stands once, in the form that says more: `I 75 North` instead of `I 75`; a name that is the number in
/// words, such as `Interstate 75`, is the number.
struct SignedRoad {
  /// The names of the road.
  private(set) var names: [String]
  /// The numbers of the road, in the order of its signs.
  private(set) var refs: [String]
  /// The numbers that a voice says: one, or two of a sign with several roads.
  private(set) var spokenRefs: [String]
  /// The places, and the numbers of other roads; without those that are named already.
  private(set) var places: [String]
  /// Whether its numbers are those of a sign.
  private let isSigned: Bool
  /// Whether the number is said first, or alone by a voice; else the name is.
  let numberLeads: Bool

  /// A sign has at most so many roads; more are places that the way leads to.
  private static let mostRoads = 4
  /// From this length on, in meters, a piece is an open road, whose signs show the number.
  private static let openLength = 5000.0

  /// The road of the turn, or that of the way after it; `old` is the road before.
  init(_ step: Step, ofWay: Bool = false, after old: Road?, _ spoken: SpokenLanguage) {
    let key = NameKey(spoken.language)
    let road = ofWay ? step.way : step.road
    func list(_ text: String?) -> [String] {
      var seen: Set<String> = []
      return (text.map(RoadNumber.list) ?? []).filter { name in
        Self.isNamed(name) && seen.insert(key(name)).inserted
      }
    }
    let refs = list(road.ref)
    let named = list(road.name)
    let (head, tail) = step.road.destinations.map(RoadNumber.parts) ?? ([], [])
    let signed = head + tail
    /// The number with its direction, if a sign, a name or the engine's sentence has it.
    func directed(_ ref: String) -> String {
      signed.first { $0 != ref && key.isDirected($0, ref) }
        ?? named.first { key.isDirected($0, ref) }.map { ref + $0.dropFirst(key.base($0).count) }
        ?? step.maneuver.instruction.flatMap { Self.directed(ref, in: $0, key) } ?? ref
    }
    var own = refs.map(directed)
    let isWhole = refs.allSatisfy { ref in
      head.contains { key($0) == key(ref) || key.isDirected($0, ref) }
    }
    let names = list(road.name.flatMap { key.withoutNumbers($0, refs) })
      .compactMap { key.withoutNumbers($0, refs) }.map(directed)
    let isOnSign = 1...Self.mostRoads ~= head.count && (refs.isEmpty ? names.isEmpty : isWhole)
    isSigned = isOnSign && !ofWay
    if isSigned { own = head }
    self.names = names
    self.refs = own
    let networks = own.map { SignedNetwork.of(key.base($0), in: step.countries) }
    let least = networks.map { $0?.rank ?? 1 }.min()
    let ranked = zip(own, networks).filter { ($1?.rank ?? 1) == least }
    let followed = ranked.firstIndex { part in refs.contains { key.base($0) == key.base(part.0) } }
    let isOfSigns = isSigned || ranked.allSatisfy { $0.0 != key.base($0.0) }
    let kept = !isOfSigns ? 1 : followed ?? 0 < 2 ? 2 : 1
    var said = ranked.prefix(kept)
    if let followed, followed >= kept { said.append(ranked[followed]) }
    spokenRefs = said.map { $0.0 }
    numberLeads = Self.leads(
      step, said.first, isSigned: isOnSign && (isSigned || step.roadOnward == nil), names: names,
      signed: signed, key,
      isOpen: step.roadOnward == nil || ofWay,
      changesName: { old.map { key.shares(numberOf: $0, road) } ?? false }, spoken.language)
    guard !signed.isEmpty else {
      places = []
      return
    }
    let slashed = (road.name ?? "").split(maxSplits: RoadNumber.limit) { $0 == "/" || $0 == ";" }
      .prefix(RoadNumber.limit).map { $0.trimmingSpaces }
    let known = [road.name].compactMap { $0 } + named + slashed + refs + self.names + own
    var seen = Set(known.map { key($0) })
    places = signed.filter { Self.isNamed($0) && seen.insert(key($0)).inserted }
  }

  /// Whether the number comes first: on motorways and open roads where signs show it, or where the sign
  /// of the step has it.
  private static func leads(
    _ step: Step, _ number: (ref: String, network: SignedNetwork?)?, isSigned: Bool,
    names: [String], signed: [String], _ key: NameKey, isOpen: Bool, changesName: () -> Bool,
    _ language: Language
  ) -> Bool {
    guard let (ref, network) = number else { return false }
    if names.isEmpty { return true }
    // Initials are made for maps; a bare number needs a word before it.
    if !ref.contains(where: { $0.isNumber }) { return false }
    if RoadNumber.shape(of: ref) == .digits, language.form(of: ref) == nil { return false }
    if isSigned { return true }
    let keys = Set(names.map { key($0) })
    if signed.contains(where: { keys.contains(key($0)) }) { return false }
    guard let network, network.isSure || signed.isEmpty else { return step.isMotorway }
    if network.rank > 1 { return false }
    if network.leadsInStreets { return true }
    let isRamp = [.onRamp, .offRamp, .merge, .changeHighway].contains(step.maneuver.kind.family)
    let isLong = isOpen && step.distance > openLength
    return network.leadsOutside && (step.isMotorway || isRamp || isLong || changesName())
  }

  /// The part of the road that is also the road before; nil if the driver leaves that.
  func part(of old: Road, _ key: NameKey) -> SignedRoad? {
    let (oldNames, oldRefs) = key.all(old)
    var shared = self
    shared.names = names.filter { oldNames.contains(key($0)) }
    shared.refs = refs.filter { oldRefs.contains(key(key.base($0))) }
    if isSigned { shared.places = refs.filter { !shared.refs.contains($0) } + places }
    shared.spokenRefs = spokenRefs.filter(shared.refs.contains)
    if shared.spokenRefs.isEmpty { shared.spokenRefs = Array(shared.refs.prefix(1)) }
    let isSame =
      !shared.names.isEmpty
      || !shared.refs.isEmpty && (names.isEmpty || oldNames.isEmpty || numberLeads)
    return isSame ? shared : nil
  }

  /// Whether a text has a letter or a figure, as each name has.
  private static func isNamed(_ text: String) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }

  /// A number with the direction that follows it in a sentence.
  private static func directed(_ ref: String, in sentence: String, _ key: NameKey) -> String? {
    let digits = ref.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard !digits.isEmpty, sentence.holds(String(digits)), RoadNumber.shape(of: ref) != .name else {
      return nil
    }
    let parts = KnownNames(refs: [ref]).components(of: sentence)
    guard let place = parts.firstIndex(where: { $0.kind == .ref }), place + 1 < parts.count else {
      return nil
    }
    let words = parts[place + 1].text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, words[0].isEmpty else { return nil }
    let text = ref + " " + words[1].prefix { $0.isLetter }
    return key.isDirected(text, ref) ? text : nil
  }
}

extension NameKey {
  /// A name without the parts that are one of the road's numbers, also in words; nil if none is left.
  ///
  /// A bare number says less than its name, such as `Route 66`.
  func withoutNumbers(_ name: String, _ refs: [String]) -> String? {
    let numbers = refs.filter { $0.contains(where: { $0.isLetter }) }
    func isNumber(_ part: String) -> Bool {
      numbers.contains { ref in
        self(part) == self(ref) || isDirected(part, ref) || isSpelled(part, ref)
      }
    }
    if numbers.isEmpty { return name }
    if isNumber(name) { return nil }
    if name.hasSuffix(")"), let start = name.lastIndex(of: "(") {
      let inside = name[name.index(after: start)...].dropLast().split { $0 == "/" || $0 == ";" }
      let areNumbers = !inside.isEmpty && inside.allSatisfy { isNumber($0.trimmingSpaces) }
      return areNumbers ? withoutNumbers(name[..<start].trimmingSpaces, refs) : name
    }
    let parts = name.split(separator: "/").map { $0.trimmingSpaces }
    let rest = parts.filter { !isNumber($0) }
    return rest.count == parts.count ? name : rest.isEmpty ? nil : rest.joined(separator: "/")
  }

  /// Whether a name is a number in words, as `Bundesstraße 27` is `B 27`.
  private func isSpelled(_ name: String, _ ref: String) -> Bool {
    guard name.contains(where: { $0.isNumber }) else { return false }
    let figures = base(ref).drop { !$0.isNumber }
    let words = name.lowercased().split { $0 == " " || $0 == "-" }
    return words.count > 1 && words.contains { $0 == figures.lowercased() }
      && words.allSatisfy { $0 == figures.lowercased() || SignedNetwork.isWord(String($0)) }
  }

  /// Whether two roads have the same number and different names.
  func shares(numberOf old: Road, _ new: Road) -> Bool {
    let (own, other) = (all(old), all(new))
    return !own.names.isEmpty && own.names.isDisjoint(with: other.names)
      && !own.refs.isDisjoint(with: other.refs)
  }
}
