import Faults
import JSON

/// How the responses of an engine are read: the rows of its engine file.
///
/// The article "An engine of your own" explains them, and `schema engine` lists them.
struct EngineTable: Sendable {
  /// The name of the engine.
  let engine: String
  let vocabulary: Vocabulary
  /// What is read of a response, a route, a leg and a step.
  let top, route, leg, step: EngineMembers
  let failure: EngineMembers
  let lines: [EngineLine]
  let along: [EngineAlong]
  let lanes: EngineLanes?
  let distanceUnit, durationUnit: EngineUnit
  /// The sides of traffic and of the stop at the end of a leg.
  let routeSide, stepSide, arrivalSide: EngineSide?
  /// Whether a step's maneuver is at the end of the way that the step has.
  let isAtEnd: Bool
  /// Whether a departure and an arrival are added where the list has none.
  let addsEnds: Bool
  /// Whether the first and the last step are the departure and the arrival, whatever their words.
  let hasUnnamedEnds: Bool
  /// Whether steps with names take more from their sentences than signs.
  let readsSentences: Bool
  /// Whether sentences count before names, and for the kinds of words that have no row.
  let readsSentencesFirst: Bool
  let signs, absent: [EngineSign]
  private let successCodes: [String]
  private let entries: [String: Vocabulary.Entry]
  /// Entries with `*` for parts of the word, in the order of the file.
  private let patterns: [(parts: [String], entry: Vocabulary.Entry)]

  private static let mostPatterns = 200

  /// Takes a file that the schema `engine` accepts; `name` is that of its words, else the engine's.
  init(_ file: JSONNode, named name: String? = nil) throws(Fault) {
    engine = file.text("engine") ?? ""
    signs = try file.elements("signs").map { (sign) throws(Fault) in try EngineSign(sign) }
    absent = try file.elements("not").map { (sign) throws(Fault) in try EngineSign(sign) }
    top = try EngineMembers(file, ["routes", "legs", "legBy", "steps"])
    route = try EngineMembers(file["route"])
    leg = try EngineMembers(file["leg"])
    step = try EngineMembers(file["step"])
    failure = try EngineMembers(file["failure"])
    successCodes = file["success"]?.elements.compactMap { $0.word } ?? []
    isAtEnd = file.text("at") == "end"
    hasUnnamedEnds = file.text("ends") == "unnamed"
    addsEnds = !hasUnnamedEnds && file.text("ends") != "listed"
    readsSentencesFirst = file.text("sentences") == "first"
    readsSentences = readsSentencesFirst || file.text("sentences") == "all"
    let line = file["line"]
    lines = try (line?.isArray == true ? line?.elements ?? [] : line.map { [$0] } ?? [])
      .map { (rule) throws(Fault) in try EngineLine(rule) }
    along = try file.elements("along").map { (row) throws(Fault) in try EngineAlong(row) }
    lanes = try file["lanes"].map { (node) throws(Fault) in try EngineLanes(node) }
    func side(_ part: String, _ name: String) throws(Fault) -> EngineSide? {
      try file[part]?[name].map { (node) throws(Fault) in try EngineSide(node) }
    }
    (routeSide, stepSide) = (try side("route", "side"), try side("step", "side"))
    arrivalSide = try side("leg", "arrivalSide")
    distanceUnit = try EngineUnit(file["units"]?["distance"], EngineUnit.lengths)
    durationUnit = try EngineUnit(file["units"]?["duration"], EngineUnit.times)
    var rows: [(name: String, entry: Vocabulary.Entry)] = []
    for (name, meaning) in file["words"]?.members ?? [] {
      rows.append((name, try Vocabulary.Entry(name, meaning)))
    }
    vocabulary = Vocabulary(provider: name ?? engine, entries: rows.map { $0.entry })
    patterns = rows.filter { $0.name.contains("*") }.map { name, entry in
      (Self.parts(name), entry)
    }
    guard patterns.count <= Self.mostPatterns else {
      throw Fault(
        at: file["words"]?.place ?? "", "\(patterns.count) words with '*'",
        remedy: "use at most \(Self.mostPatterns), since each is compared with each step")
    }
    entries = Dictionary(
      rows.map { (Self.parts($0.name).joined(separator: ";"), $0.entry) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func parts(_ word: String) -> [String] {
    word.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0 == "*" ? "*" : Vocabulary.squeezed(String($0)) }
  }

  /// Whether the steps of all legs are in one list, though legs are listed too.
  var hasStepsOfRoute: Bool { top["steps"].contains { $0.text.hasPrefix("route:") } }

  /// Whether a response has all signs, and none of those that it must not have.
  func knows(_ response: JSONNode) -> Bool {
    let scope = EngineScope(response)
    return signs.allSatisfy { $0.holds(in: scope) } && !absent.contains { $0.holds(in: scope) }
  }

  /// The row of a word of one or more parts; an absent part is empty.
  func entry(_ words: [String]) -> Vocabulary.Entry? {
    let parts = words.map(Vocabulary.squeezed)
    if let entry = entries[parts.joined(separator: ";")] { return entry }
    return patterns.first { pattern in
      pattern.parts.count == parts.count
        && zip(pattern.parts, parts).allSatisfy { $0 == "*" || $0 == $1 }
    }?.entry
  }

  /// The engine's words of a step, and their row; of a choice of paths the first word with a row counts.
  func word(of scope: EngineScope) -> (words: [String], entry: Vocabulary.Entry?) {
    if let number = step.text("number", in: scope) {
      let entry = vocabulary.entry(number: number)
      return (entry.map { [$0.symbol, $0.value] } ?? [number], entry)
    }
    let paths = step["word"]
    if paths.count == 1 {
      let words = paths[0].candidates(in: scope).compactMap { $0.word }
      for word in words {
        if let entry = entry([word]) { return ([word], entry) }
      }
      return ([words.first ?? ""], nil)
    }
    let words = paths.map { $0.values(in: scope).first?.word ?? "" }
    return (words, entry(words))
  }

  /// The refusal in a response without routes; nil if it says nothing, or names a success.
  func refusal(in response: JSONNode) -> Fault? {
    let scope = EngineScope(response)
    let code = failure.value("code", in: scope)?.word
    let message = failure.text("message", in: scope)
    if let code, successCodes.contains(code) { return nil }
    return code == nil && message == nil ? nil : EngineReply(code: code, message: message).fault
  }
}

extension Vocabulary {
  /// The words of all forms of an engine.
  init(joining tables: [EngineTable], _ engine: String) {
    var entries: [Entry] = []
    for entry in tables.flatMap({ $0.vocabulary.entries }) where !entries.contains(entry) {
      entries.append(entry)
    }
    self.init(provider: engine, entries: entries)
  }
}

extension Vocabulary.Entry {
  /// Reads a row of `words`: a word, or parts of one with `;` between, and a kind or `KIND sided`.
  fileprivate init(_ name: String, _ meaning: JSONNode) throws(Fault) {
    let parts = (meaning.string ?? "").split(separator: " ").map(String.init)
    guard let kind = parts.first.flatMap(ManeuverKind.init(rawValue:)), parts.count <= 2,
      parts.count == 1 || parts[1] == "sided"
    else {
      throw meaning.fault(
        "'\(meaning.string ?? "")' is no kind of maneuver",
        remedy:
          "take one that 'fingerpost list' prints, with ' sided' if left-hand traffic turns it")
    }
    let word = name.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let value = word.count > 1 ? String(word[1]) : ""
    // Any value, of however many parts, is one star.
    let isAny = value.split(separator: ";", omittingEmptySubsequences: false)
      .allSatisfy { $0 == "*" }
    self.init(
      word.first.map(String.init) ?? "", isAny ? "*" : value, kind,
      isSideSensitive: parts.count == 2)
  }
}

/// The unit of the lengths, the times or the speeds of a response.
struct EngineUnit: Sendable {
  static let lengths = ["m": 1, "km": 1000, "mi": Double.mile, "ft": 0.3048, "yd": 0.9144]
  static let times = ["s": 1, "min": 60, "h": 3600, "ms": 0.001]
  static let speeds = ["km/h": 1, "mph": 1.609344, "m/s": 3.6]

  private let factors: [String: Double]
  private let unit: String
  private let words: [String: String]
  private let totalUnit: String
  let paths: EngineMembers

  /// Reads a unit, or where a response names its own: `at` with `words`, or by the `total`.
  init(_ node: JSONNode?, _ factors: [String: Double]) throws(Fault) {
    self.factors = factors
    unit = node?.string ?? node?.text("unit") ?? ""
    words = Dictionary(
      (node?["words"]?.members ?? []).map { ($0.name, $0.value.string ?? "") },
      uniquingKeysWith: { first, _ in first })
    totalUnit = node?.text("totalUnit") ?? ""
    paths = try EngineMembers(node, ["at", "total"])
    if node != nil, unit.isEmpty || factors[unit] == nil { throw Self.fault(node, unit, factors) }
    for word in node?["words"]?.members ?? [] where factors[word.value.string ?? ""] == nil {
      throw Self.fault(word.value, word.value.string ?? "", factors)
    }
  }

  private static func fault(
    _ node: JSONNode?, _ unit: String, _ factors: [String: Double]
  ) -> Fault {
    Fault(
      at: node?.place ?? "", unit.isEmpty ? "no unit" : "unknown unit '\(unit)'",
      remedy: "use " + factors.keys.sorted().joined(separator: ", "))
  }

  /// The factor to meters, seconds or km/h; `sum` is that of the values, to compare with the total.
  func factor(in scope: EngineScope, sum: Double = 0) throws(Fault) -> Double {
    if let total = paths.value("total", in: scope)?.number, total > 0, sum > 0 {
      // A total in a known unit shows in which unit the steps are.
      let ratio = total * (factors[totalUnit] ?? 1) / sum
      let near = factors.values.sorted().first { (0.9...1.1).contains(ratio / $0) }
      if let near { return near }
    }
    return factors[try name(in: scope)] ?? 1
  }

  /// The name of the unit: what the response says, else what the file does.
  ///
  /// - Throws: `Fault` if the response names a unit that the file does not know.
  func name(in scope: EngineScope) throws(Fault) -> String {
    guard let stated = paths.value("at", in: scope), let word = stated.word else { return unit }
    if let name = words[word] ?? words["*"] { return name }
    guard factors[word] != nil else {
      throw Fault(
        at: stated.place, "unknown unit '\(word)'", remedy: "add it to the 'words' of the unit")
    }
    return word
  }
}

/// Where a response names a side, and its words for left and right.
struct EngineSide: Sendable {
  let paths: EngineMembers
  private let left, right: String

  init(_ node: JSONNode) throws(Fault) {
    paths = try EngineMembers(node, named: "at")
    left = node["left"]?.word ?? "left"
    right = node["right"]?.word ?? "right"
  }

  func side(in scope: EngineScope) -> DrivingSide? {
    let word = paths.value("at", in: scope)?.word?.lowercased()
    return word == left.lowercased() ? .left : word == right.lowercased() ? .right : nil
  }
}

/// Where a response has the lanes before its maneuvers.
struct EngineLanes: Sendable {
  let paths: EngineMembers

  init(_ node: JSONNode) throws(Fault) { paths = try EngineMembers(node) }

  /// Whether groups of lanes end at points of the line; else steps have them.
  var areOfRoute: Bool { paths.has("to") }

  /// The groups of a route, with the index of their ends in the line.
  func groups(in scope: EngineScope) -> [(end: Int, lanes: [JSONNode])] {
    paths.elements("list", in: scope).compactMap { group in
      let scope = scope.at(step: group, next: nil)
      guard let end = paths.value("to", in: scope)?.integer else { return nil }
      let lanes = paths.elements("lanes", in: scope)
      // Lanes without arrows say nothing.
      let hasArrows = lanes.contains {
        !paths.texts("arrows", in: scope.at(step: $0, next: nil)).isEmpty
      }
      return hasArrows ? (end, lanes) : nil
    }
  }

  /// Adds a lane to a step, with its arrows and the one to follow: the named one, else the one nearest to
  /// the step's turn.
  func add(_ node: JSONNode, in scope: EngineScope, to step: inout Step) {
    let scope = scope.at(step: node, next: nil)
    func arrow(_ word: String) -> Lane.Direction? { Self.arrows[Vocabulary.squeezed(word)] }
    var directions: [Lane.Direction] = []
    for word in paths.texts("arrows", in: scope) {
      if arrow(word) == nil { step.fallbacks.append(Fallback(arrow: word, at: node.place)) }
      directions.append(arrow(word) ?? .noArrow)
    }
    var lane = Lane(directions: directions)
    if let follow = paths.value("follow", in: scope), follow.flag != false {
      lane.state = .preferred
      let arrows = directions.filter { $0 != .noArrow }
      let turn = step.maneuver.direction?.degrees
      lane.followed =
        follow.text.flatMap(arrow).flatMap { arrows.contains($0) ? $0 : nil }
        ?? (arrows.count > 1 && turn == nil ? nil : Lane.nearest(to: turn ?? 0, among: arrows))
    }
    step.lanes.append(lane)
  }

  private static let arrows = Dictionary(
    Lane.Direction.words.filter { $0.engine.isEmpty }.map { ($0.word, $0.right) },
    uniquingKeysWith: { first, _ in first })
}
