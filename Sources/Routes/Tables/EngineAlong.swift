import EmbeddedFiles
import Faults
import JSON

/// A row of an engine file for what lies along the way: where it is listed, its words and facts.
struct EngineAlong: Sendable {
  let owner: EngineOwner
  let paths: EngineMembers
  /// Whether the list is of the whole way, so that what it does not name is not there.
  let isWhole: Bool
  /// Whether it counts only for kinds that no row before it finds.
  let isRest: Bool
  let field: AlongField
  private let speed: EngineUnit
  /// The least speed limit that stands for none.
  private let unlimited: Double
  /// Whether a thing without a word has a kind too.
  private let hasKind: Bool
  let facts: [(fact: RouteObject.Fact, path: EnginePath)]

  init(_ row: JSONNode) throws(Fault) {
    owner = row.text("of").flatMap(EngineOwner.init) ?? .route
    paths = try EngineMembers(
      row, ["list", "from", "to", "point", "word", "bits", "limit", "count"])
    (isWhole, isRest) = (row.flag("whole") == true, row.flag("rest") == true)
    speed = try EngineUnit(row["unit"], EngineUnit.speeds)
    (unlimited, hasKind) = (row.number("unlimited") ?? .infinity, row["kind"] != nil)
    let names = ["list", "limit", "word", "bits", "count"].compactMap { row.text($0) }
    let prefix = ["route": "", "leg": "legs[].", "step": "legs[].steps[]."][owner.rawValue] ?? ""
    var meanings: [String: AlongField.Meaning] = [:]
    for (word, meaning) in row["words"]?.members ?? [] {
      meanings[word] = try AlongField.Meaning(meaning)
    }
    if let kind = row["kind"] { meanings["*"] = try AlongField.Meaning(kind) }
    field = AlongField(
      path: row.text("source") ?? prefix + names.joined(separator: "."), meanings: meanings)
    var facts: [(fact: RouteObject.Fact, path: EnginePath)] = []
    for (name, path) in row["facts"]?.members ?? [] {
      guard let fact = RouteObject.Fact(rawValue: name) else {
        throw path.fault("unknown fact '\(name)'", remedy: "take one of a card's 'along'")
      }
      facts.append((fact, try EnginePath(path)))
    }
    self.facts = facts
  }

  /// The rows of `Words/Along/NAME.json`, for an engine whose steps are read by code; those with a
  /// source alone are of a field that it reads itself.
  static func rows(of engine: String) -> [EngineAlong] { all[engine + ".json"] ?? [] }

  private static let all = Dictionary(
    uniqueKeysWithValues: EmbeddedFiles.names(in: "Routes/Words/Along").map { file in
      do throws(Fault) {
        let rows = try JSONNode(text: EmbeddedFiles.read("Routes/Words/Along/" + file))
        return (file, try rows.elements.map { (row) throws(Fault) in try EngineAlong(row) })
      } catch {
        preconditionFailure("\(file): \(error.description)")
      }
    })

  /// The objects of a route, a leg or a step.
  fileprivate func objects(
    in scope: EngineScope, _ countries: CountryStretches
  ) throws(Fault) -> [UnplacedObject] {
    let elements = elements(in: scope)
    var found: [UnplacedObject] = []
    for (index, element) in elements.enumerated() {
      let scope = scope.at(step: element, next: elements[ifAny: index + 1])
      for var object in try objects(at: scope, countries) {
        if let place = paths.value("point", in: scope)?.coordinate { object.start = .near(place) }
        if let start = place("from", in: scope) {
          object.start = start
          let next = scope.next.flatMap { place("from", in: scope.at(step: $0, next: nil)) }
          object.end = paths.has("to") ? place("to", in: scope) : next ?? .end
        }
        for (fact, path) in facts { object.add(fact, path, in: scope) }
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
    return paths.elements("list", in: scope)
  }

  private func place(_ name: String, in scope: EngineScope) -> UnplacedObject.Place? {
    let value = paths.value(name, in: scope)
    return value?.text == "end" ? .end : value?.integer.map { .point($0) }
  }

  private func objects(
    at scope: EngineScope, _ countries: CountryStretches
  ) throws(Fault) -> [UnplacedObject] {
    let named = words(in: scope).compactMap { field.unplacedObject($0) }
    let value = paths.value("limit", in: scope)?.number
    guard paths.has("limit"), field.meanings.isEmpty else {
      // A limit of vehicles, which may be one of several notices.
      return named.compactMap { object in
        var object = object
        let isLimit = object.take(limit: value)
        return isLimit || paths.has("word") || !paths.has("limit") ? object : nil
      }
    }
    guard let value, value > 0 else { return [] }
    let unit = try speed.name(in: scope)
    let country = countries[paths.value("from", in: scope)?.integer ?? 0]?.code
    let limit =
      unit == "mph"
      ? SentSpeedLimit(value, .milesPerHour)
      : SentSpeedLimit(
        kilometersPerHour: value < unlimited ? value * (try speed.factor(in: scope)) : .infinity,
        country: country)
    return [limit.unplacedObject(source: field.path)]
  }

  /// The word of a thing, or the words of the bits of its number.
  private func words(in scope: EngineScope) -> [String] {
    if paths.has("bits") {
      let bits = paths.value("bits", in: scope)?.integer ?? 0
      return (0..<8).map { 1 << $0 }.filter { bits & $0 != 0 }.map { "\($0)" }
    }
    guard paths.has("word") else { return [""] }
    let word = paths.value("word", in: scope)?.word
    return [word ?? (hasKind && scope.node?.isObject == true ? "" : nil)].compactMap { $0 }
  }

  /// What a list of the whole way says of the way between two points; nothing for what has no word.
  func features(from start: Int, to end: Int, in scope: EngineScope) -> RouteFeatures {
    var (found, isKnown) = ([] as [AlongField.Meaning?], false)
    for element in elements(in: scope) {
      let scope = scope.at(step: element, next: nil)
      if paths.has("from") {
        guard let first = paths.value("from", in: scope)?.integer, first < max(end, start + 1),
          let last = paths.value("to", in: scope)?.integer, last > start
        else { continue }
      }
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
      hasMotorway: says {
        $0.kind == .roadClass && ["motorway", "limited-access"].contains($0.type)
      })
  }

  private static let unpaved = Set(WordList["unpaved surfaces"])
}

extension [EngineAlong] {
  /// The objects of a route, a leg or a step.
  ///
  /// A row with `rest` gives no object that `told` or an earlier row has.
  func objects(
    of owner: EngineOwner, counted: Bool = false, in scope: EngineScope,
    _ countries: CountryStretches = CountryStretches([]), beside told: [UnplacedObject] = []
  ) throws(Fault) -> [UnplacedObject] {
    var objects: [UnplacedObject] = []
    for row in self where row.owner == owner && row.isCount == counted {
      let told = row.isRest ? told + objects : []
      objects += try row.objects(in: scope, countries)
        .filter { object in !told.contains { $0.tells(object) } }
    }
    return objects
  }

  /// The objects of a leg, after those of its steps, of which equal ones are one stretch.
  func objects(ofLeg leg: JSONNode, steps: [JSONNode]) throws(Fault) -> [UnplacedObject] {
    let scope = EngineScope(leg)
    var joiner = StretchJoiner()
    for (index, step) in steps.enumerated() {
      joiner.go(
        on: try objects(of: .step, in: scope.at(step: step, next: nil)), from: .step(index))
    }
    joiner.end(at: .end)
    let told = joiner.unplacedObjects
    return told + (try objects(of: .leg, in: scope, beside: told))
  }
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
  /// Whether it makes another one needless that may be the same.
  fileprivate func tells(_ other: UnplacedObject) -> Bool {
    kind == other.kind && (kind != .notice || facts == other.facts)
      && (kind != .closure || overlaps(other))
  }

  fileprivate mutating func add(
    _ fact: RouteObject.Fact, _ path: EnginePath, in scope: EngineScope
  ) {
    let values = path.values(in: scope)
    switch fact {
    case .services, .lanesBlocked: add(fact, values.compactMap { $0.text })
    case .isVariable, .isUnlimited: add(fact, values.first?.flag)
    case .amount, .value, .power, .chargeBefore, .chargeAfter, .energyBefore, .energyAfter:
      add(fact, values.first?.number)
    case .seconds: add(fact, values.first?.number.flatMap { $0 > 0 ? $0 : nil })
    case .subtype: add(fact, values.first?.text?.inKebabCase)
    case .region: add(fact, values.first?.text?.replacing("_", with: "-"))
    case .country: add(fact, Country.alpha2(values.first?.text))
    default: add(fact, values.texts(by: "; "))
    }
  }
}
