import Faults
import JSON

/// A row of an engine file for what lies along the way: where it is listed, its words and facts.
struct EngineAlong: Sendable {
  enum Owner: String, Sendable {
    case route, leg, step
  }

  let owner: Owner
  let paths: EngineMembers
  /// Whether the list is of the whole way, so that what it does not name is not there.
  let isWhole: Bool
  /// Whether it counts only for kinds that no row before it finds.
  let isRest: Bool
  let field: AlongField
  private let speed: EngineUnit
  private let constants: [(fact: RouteObject.Fact, text: String)]
  let facts: [(fact: RouteObject.Fact, path: EnginePath)]

  init(_ row: JSONNode) throws(Fault) {
    owner = row.text("of").flatMap(Owner.init) ?? .route
    paths = try EngineMembers(
      row, ["list", "from", "to", "point", "word", "bits", "limit", "count"])
    (isWhole, isRest) = (row.flag("whole") == true, row.flag("rest") == true)
    speed = try EngineUnit(row["unit"], EngineUnit.speeds)
    let names = ["list", "limit", "word", "bits", "count"].compactMap { row.text($0) }
    let prefix = ["route": "", "leg": "legs[].", "step": "legs[].steps[]."][owner.rawValue] ?? ""
    var meanings: [String: AlongField.Meaning] = [:]
    for (word, meaning) in row["words"]?.members ?? [] {
      meanings[word] = try AlongField.Meaning(meaning)
    }
    if let kind = row["kind"] { meanings["*"] = try AlongField.Meaning(kind) }
    field = AlongField(
      path: row.text("source") ?? prefix + names.joined(separator: "."), meanings: meanings)
    var facts: [(RouteObject.Fact, EnginePath)] = []
    var constants: [(RouteObject.Fact, String)] = []
    for (name, path) in row["facts"]?.members ?? [] {
      guard let fact = RouteObject.Fact(rawValue: name) else {
        throw path.fault("unknown fact '\(name)'", remedy: "take one of a card's 'along'")
      }
      if let text = path.string, text.first == "=" {
        constants.append((fact, String(text.dropFirst())))
        continue
      }
      facts.append((fact, try EnginePath(path)))
    }
    (self.facts, self.constants) = (facts, constants)
  }

  /// The objects of a route, a leg or a step.
  func objects(in scope: EngineScope, country: String?) throws(Fault) -> [UnplacedObject] {
    let elements = elements(in: scope)
    var found: [UnplacedObject] = []
    for (index, element) in elements.enumerated() {
      let scope = scope.at(step: element, next: elements[ifAny: index + 1])
      for var object in try objects(at: scope, country: country) {
        if let place = paths.value("point", in: scope)?.coordinate { object.start = .near(place) }
        if let start = paths.value("from", in: scope)?.integer {
          object.start = .point(start)
          let next = scope.next.flatMap { paths.value("from", in: scope.at(step: $0, next: nil)) }
          let end = paths.has("to") ? paths.value("to", in: scope) : next
          object.end = end?.integer.map { .point($0) }
          if !paths.has("to"), end == nil { object.end = .end }
        }
        for (fact, path) in facts { object.add(fact, path, in: scope) }
        for (fact, text) in constants { object.add(fact, text) }
        // Nothing is known of a border to a country without a name.
        if object.isBorder, !facts.isEmpty, object.facts.isEmpty { continue }
        let last = found.suffix(8).lastIndex {
          object.isBorder || $0.end == object.start && $0.isSame(as: object)
        }
        if let last, object.end != nil, found[last].isSame(as: object) {
          found[last].end = object.end
        } else {
          found.append(object)
        }
      }
    }
    // The way begins in a country, and enters others: a border is a place.
    for index in found.indices where found[index].isBorder { found[index].end = nil }
    return found.filter { !$0.isBorder || $0.start != .point(0) }
  }

  /// Whether it says only how many there are, each somewhere on the way of a step.
  var isCount: Bool { paths.has("count") }

  /// The things of the list, or the node itself, as often as it counts; no step has more than 100.
  func elements(in scope: EngineScope) -> [JSONNode] {
    if isCount, let node = scope.node {
      let count = paths.value("count", in: scope)?.integer ?? 0
      return Array(repeating: node, count: max(0, min(count, 100)))
    }
    guard paths.has("list") else { return [scope.node].compactMap { $0 } }
    return paths.values("list", in: scope).flatMap { $0.isArray ? $0.elements : [$0] }
  }

  private func objects(
    at scope: EngineScope, country: String?
  ) throws(Fault) -> [UnplacedObject] {
    guard paths.has("limit") else {
      return words(in: scope).compactMap { field.unplacedObject($0) }
    }
    guard let value = paths.value("limit", in: scope)?.number, value > 0 else { return [] }
    let unit = try speed.name(in: scope)
    let limit =
      unit == "mph"
      ? SentSpeedLimit(value, .milesPerHour)
      : SentSpeedLimit(kilometersPerHour: value * (try speed.factor(in: scope)), country: country)
    return [limit.unplacedObject(from: .unknown, to: .unknown, source: field.path)]
  }

  /// The word of a thing, or the words of the bits of its number.
  private func words(in scope: EngineScope) -> [String] {
    if paths.has("bits") {
      let bits = paths.value("bits", in: scope)?.integer ?? 0
      return AlongField.bits.filter { bits & $0 != 0 }.map { "\($0)" }
    }
    return [paths.has("word") ? paths.value("word", in: scope)?.word : ""].compactMap { $0 }
  }

  /// What a list of the whole way says of the way between two points; nothing for what has no word.
  func features(from start: Int, to end: Int, in scope: EngineScope) -> RouteFeatures {
    var (found, isKnown) = ([] as [AlongField.Meaning?], false)
    for element in elements(in: scope) {
      let scope = scope.at(step: element, next: nil)
      guard let first = paths.value("from", in: scope)?.integer, first < max(end, start + 1),
        let last = paths.value("to", in: scope)?.integer, last > start
      else { continue }
      found += words(in: scope).map { field[$0] }
      isKnown = true
    }
    if found.contains(nil) { isKnown = false }
    func says(_ isFeature: (AlongField.Meaning) -> Bool) -> Bool? {
      guard field.meanings.values.contains(where: isFeature) else { return nil }
      return found.compactMap { $0 }.contains(where: isFeature) ? true : isKnown ? false : nil
    }
    return RouteFeatures(
      hasTolls: says { $0.kind == .tollRoad }, hasFerry: says { $0.kind == .ferry },
      hasUnpaved: says { $0.kind == .surface && Self.unpaved.contains($0.type ?? "") },
      hasMotorway: says { $0.kind == .roadClass && $0.type == "motorway" })
  }

  private static let unpaved = Set(WordList["unpaved surfaces"])
}

extension RouteFeatures {
  /// Takes what is still unknown.
  mutating func take(_ other: RouteFeatures) {
    hasTolls = hasTolls ?? other.hasTolls
    hasFerry = hasFerry ?? other.hasFerry
    hasUnpaved = hasUnpaved ?? other.hasUnpaved
    hasMotorway = hasMotorway ?? other.hasMotorway
  }
}

extension AlongField.Meaning {
  /// Reads a kind and its type, such as `toll booth`; empty for what is of no interest.
  fileprivate init(_ node: JSONNode) throws(Fault) {
    let parts = (node.string ?? "").split(separator: " ").map(String.init)
    let kind = parts.first.flatMap(RouteObject.Kind.init)
    guard kind != nil || parts.isEmpty else {
      throw node.fault(
        "'\(parts[0])' is nothing along the way",
        remedy: "use " + RouteObject.Kind.allCases.map { $0.rawValue }.joined(separator: ", "))
    }
    self.init(kind: kind, type: parts[ifAny: 1])
  }
}

extension UnplacedObject {
  fileprivate var isBorder: Bool { [.border, .adminArea].contains(kind) }

  fileprivate mutating func add(
    _ fact: RouteObject.Fact, _ path: EnginePath, in scope: EngineScope
  ) {
    let values = path.values(in: scope)
    switch fact {
    case .services, .lanesBlocked: add(fact, values.compactMap { $0.text })
    case .isVariable, .isUnlimited: add(fact, values.first?.flag)
    case .amount, .value, .power, .seconds, .chargeBefore, .chargeAfter, .energyBefore,
      .energyAfter:
      add(fact, values.first?.number)
    case .country: add(fact, Country.alpha2(values.first?.text))
    default: add(fact, values.texts(by: "; "))
    }
  }
}
