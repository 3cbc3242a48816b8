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
    func list(_ text: String?) -> [String] {
      var seen: Set<String> = []
      return (text.map(RoadNumber.list) ?? []).filter { name in
        Self.isNamed(name) && seen.insert(key(name)).inserted
      }
    }
    let names = list(road.name)
    let refs = list(road.ref)
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
    places = signed.filter { Self.isNamed($0) && seen.insert(key($0)).inserted }
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
