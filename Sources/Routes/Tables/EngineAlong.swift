import Faults
import JSON

/// A row of an engine file for what lies along the way: where it is listed, its words and facts.
struct EngineAlong: Sendable {
  enum Owner: String, Sendable {
    case route, leg, step
  }

  let owner: Owner
  let paths: EngineMembers
  let field: AlongField
  private let speed: EngineUnit
  private let constants: [(fact: RouteObject.Fact, text: String)]
  let facts: [(fact: RouteObject.Fact, path: EnginePath)]

  init(_ row: JSONNode) throws(Fault) {
    owner = row.text("of").flatMap(Owner.init) ?? .route
    paths = try EngineMembers(row, ["list", "from", "to", "point", "word", "limit", "count"])
    speed = try EngineUnit(row["unit"], EngineUnit.speeds)
    let names = ["list", "limit", "word", "count"].compactMap { row.text($0) }
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
  func objects(in scope: EngineScope, country: String?) -> [UnplacedObject] {
    let elements = elements(in: scope)
    var found: [UnplacedObject] = []
    for (index, element) in elements.enumerated() {
      let scope = scope.at(step: element, next: elements[ifAny: index + 1])
      guard var object = object(in: scope, country: country) else { continue }
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
      let last = found.indices.last.flatMap { found[$0].isSame(as: object) ? $0 : nil }
      if let last, object.isBorder || found[last].end == object.start, object.end != nil {
        found[last].end = object.end
      } else {
        found.append(object)
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

  private func object(in scope: EngineScope, country: String?) -> UnplacedObject? {
    guard paths.has("limit") else {
      return field.unplacedObject(paths.has("word") ? paths.value("word", in: scope)?.word : "")
    }
    guard let value = paths.value("limit", in: scope)?.number, value > 0 else { return nil }
    let unit = speed.name(in: scope)
    let limit =
      unit == "mph"
      ? SentSpeedLimit(value, .milesPerHour)
      : SentSpeedLimit(kilometersPerHour: value * speed.factor(in: scope), country: country)
    return limit.unplacedObject(from: .unknown, to: .unknown, source: field.path)
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
