import Routes

/// The road of a step and the signs toward it, as a driver sees them: numbers with their directions,
/// then places.
///
/// A sign `I 71 North, US 50 East: Columbus` is two roads and a place. What a sign repeats of the road
/// stands once, in the form that says more: `I 75 North` instead of `I 75`.
struct Signpost {
  /// The names of the road.
  let names: [String]
  /// The numbers of the road.
  let refs: [String]
  /// The places, and the numbers of other roads; without those that are named already.
  let places: [String]

  /// A sign has at most so many roads; more are places that the way leads to.
  private static let mostRoads = 3
  /// No sign has more; a longer list is something else.
  private static let mostParts = 20

  init(_ step: Step, _ key: NameKey) {
    let road = step.road
    let names = road.name.map(RoadNumber.list) ?? []
    let refs = road.ref.map(RoadNumber.list) ?? []
    let (head, tail) = road.destinations.map(Self.parts) ?? ([], [])
    let signed = head + tail
    /// The number with its direction, if a sign or the engine's sentence has it.
    func directed(_ ref: String) -> String {
      signed.first { $0 != ref && key.isDirected($0, ref) }
        ?? step.maneuver.instruction.flatMap { Self.directed(ref, in: $0, key) } ?? ref
    }
    var own = refs.map(directed)
    let isWhole = refs.allSatisfy { ref in
      head.contains { key($0) == key(ref) || key.isDirected($0, ref) }
    }
    if 1...Self.mostRoads ~= head.count, refs.isEmpty ? names.isEmpty : isWhole { own = head }
    self.names = names.map(directed)
    self.refs = own
    guard !signed.isEmpty else {
      places = []
      return
    }
    let slashed = (road.name ?? "").split(maxSplits: RoadNumber.limit) { $0 == "/" || $0 == ";" }
      .prefix(RoadNumber.limit).map(\.trimmingSpaces)
    let known = [road.name].compactMap(\.self) + names + slashed + refs + self.names + own
    var seen = Set(known.map { key($0) })
    places = signed.filter { seen.insert(key($0)).inserted }
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

  /// The numbers before a colon, and the rest; without such numbers all is rest.
  private static func parts(of signs: String) -> (head: [String], tail: [String]) {
    // Searching bytes is faster than searching characters.
    let bytes = Array(signs.utf8)
    func list(_ range: Range<Int>) -> [String] {
      bytes[range].indices
        .split { bytes[$0] == UInt8(ascii: ",") || bytes[$0] == UInt8(ascii: ";") || isColon($0) }
        .prefix(Self.mostParts)
        .map { String(decoding: bytes[$0], as: UTF8.self).trimmingSpaces }.filter { !$0.isEmpty }
    }
    func isColon(_ place: Int) -> Bool { bytes[place...].starts(with: ": ".utf8) }
    guard let colon = bytes.indices.first(where: isColon) else {
      return ([], list(0..<bytes.count))
    }
    let (head, tail) = (list(0..<colon), list(colon..<bytes.count))
    let areNumbers = head.allSatisfy { RoadNumber.shape(of: $0) != .name }
    return areNumbers ? (head, tail) : ([], head + tail)
  }
}

/// One comparison of the names and numbers of roads and places: capitals, spaces, hyphens, periods and
/// abbreviations do not matter.
struct NameKey {
  let names: SpokenNames?

  init(_ language: Language) { names = language.spokenNames ?? language.opener }

  func callAsFunction(_ name: String) -> String {
    let opened = names.map { $0.isRef(name) ? name : $0.opened(name) } ?? name
    // Most names are of ASCII letters, which need no look at the properties of characters.
    if opened.utf8.allSatisfy({ $0 < 0x80 }) {
      let bytes = opened.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x30...0x39, 0x61...0x7A: byte
        default: nil
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let letters = opened.lowercased().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || $0.properties.generalCategory == .nonspacingMark
    }
    return String(String.UnicodeScalarView(letters)).replacing("ß", with: "ss")
  }

  /// Whether a text is a number with a direction or branch after it, as `I 75 North` is `I 75`.
  func isDirected(_ text: String, _ ref: String) -> Bool {
    guard RoadNumber.shape(of: ref) != .name, let space = text.lastIndex(of: " ") else {
      return false
    }
    return text.isRoadNumber && text[text.index(after: space)...].allSatisfy(\.isLetter)
      && self(String(text[..<space])) == self(ref)
  }

  /// Whether a driver stays on a road: one of its names is that of the new one, or one of its numbers
  /// where a road has no name.
  func stays(on old: Road, _ new: Road) -> Bool {
    if let name = new.name, name == old.name { return true }
    if new.name == nil, let ref = new.ref, ref == old.ref { return true }
    let (own, other) = (all(old), all(new))
    if !own.names.isDisjoint(with: other.names) { return true }
    return (own.names.isEmpty || other.names.isEmpty) && !own.refs.isDisjoint(with: other.refs)
  }

  /// The keys of all names and numbers of a road, without their directions.
  func all(_ road: Road) -> (names: Set<String>, refs: Set<String>) {
    let names = (road.name ?? "").split { $0 == ";" || $0 == "/" }.map(\.trimmingSpaces)
    let refs = road.ref.map(RoadNumber.list) ?? []
    return (Set(names.filter { !$0.isEmpty }.map { self($0) }), Set(refs.map { self(base($0)) }))
  }

  /// A number without its direction.
  func base(_ ref: String) -> String {
    guard let space = ref.lastIndex(of: " ") else { return ref }
    let start = String(ref[..<space])
    return isDirected(ref, start) ? start : ref
  }
}
