package import Faults
import JSON

extension EngineFile {
  /// What a file and samples of its responses do not have in common.
  package struct Coverage: Sendable {
    /// Where values are that no row reads, without indices, with how many there are and one of them.
    package fileprivate(set) var unread: [(path: String, count: Int, example: String)] = []
    /// The words of steps without a kind.
    package fileprivate(set) var unknownWords: [String] = []
    /// The paths of rows that lead to nothing in any sample.
    package fileprivate(set) var unusedRows: [String] = []
    /// The places of samples whose lines have no points though the paths lead to something.
    package fileprivate(set) var lineless: [Int] = []
    /// The places of samples that the signs do not know.
    package fileprivate(set) var strangers: [Int] = []
  }

  /// Compares the file with samples of its responses.
  ///
  /// - Throws: `Fault` for a sample that cannot be read.
  package func coverage(of samples: [[UInt8]]) throws(Fault) -> Coverage {
    var coverage = Coverage()
    var unread: [String: (count: Int, example: String)] = [:]
    var rows: [String: Bool] = [:]
    for (place, sample) in samples.enumerated() {
      let root = try RouteReader.value(of: JSONEncoding.utf8(sample))
      if !table.knows(root) { coverage.strangers.append(place) }
      var reads = EngineReads()
      try reads.add(table, root)
      if reads.hasBrokenLine { coverage.lineless.append(place) }
      for (row, leads) in reads.rows { rows[row, default: false] = rows[row] == true || leads }
      for words in reads.unknownWords where !coverage.unknownWords.contains(words) {
        coverage.unknownWords.append(words)
      }
      Self.unread(root, "", reads.nodes) { path, value in
        unread[path, default: (0, value)].count += 1
      }
    }
    coverage.unread = unread.sorted { $0.key < $1.key }
      .map { (path: $0.key, count: $0.value.count, example: $0.value.example) }
    coverage.unusedRows = rows.filter { !$0.value }.map { $0.key }.sorted()
    return coverage
  }

  /// Finds the texts, numbers and flags under a node that are not read, nor part of what is.
  private static func unread(
    _ node: JSONNode, _ path: String, _ read: Set<Int>, _ found: (String, String) -> Void
  ) {
    if read.contains(node.index) { return }
    if node.isObject {
      for (name, value) in node.members {
        unread(value, path.isEmpty ? name : path + "." + name, read, found)
      }
    } else if node.isArray {
      for element in node.elements { unread(element, path + "[]", read, found) }
    } else if node.word != nil {
      found(path, String(node.source.prefix(60)))
    }
  }
}

/// What the rows of an engine file lead to in a response.
private struct EngineReads {
  private static let lists: Set = [
    "signs", "routes", "legs", "steps", "along.list", "lanes.list", "lanes.lanes",
  ]

  /// The indices of the nodes in the document.
  private(set) var nodes: Set<Int> = []
  /// For each row whether it leads to a value.
  private(set) var rows: [String: Bool] = [:]
  private(set) var unknownWords: [String] = []
  private(set) var hasBrokenLine = false

  mutating func add(_ table: EngineTable, _ response: JSONNode) throws(Fault) {
    let scope = EngineScope(response)
    for sign in table.signs { add("signs", sign.path, scope) }
    add("failure", table.failure, scope)
    add("", table.top, scope)
    for node in try table.top.list("routes", in: scope) {
      let route = try TableRoute(table, scope.at(route: node))
      add("", table.top, route.scope)
      add("route", table.route, route.scope)
      add("units.distance", table.distanceUnit.paths, route.scope)
      add("units.duration", table.durationUnit.paths, route.scope)
      if let side = table.routeSide { add("route.side", side.paths, route.scope) }
      addParts(of: table, .route, route.scope)
      addParts(of: table, .legs, route.scope)
      if let lanes = table.lanes, lanes.areOfRoute {
        add("lanes", lanes.paths, route.scope)
        for group in lanes.paths.values("list", in: route.scope).flatMap({ $0.elements }) {
          add("lanes", lanes.paths, route.scope.at(step: group, next: nil))
        }
        for lane in lanes.groups(in: route.scope).flatMap({ $0.lanes }) {
          add("lanes", lanes.paths, route.scope.at(step: lane, next: nil))
        }
      }
      for part in route.parts { addLeg(part, of: table, route.scope.at(leg: part.leg)) }
      let leads = rows.contains { $0.key.hasPrefix("line.") && $0.value }
      if !route.hasLine, leads { hasBrokenLine = true }
    }
  }

  private mutating func addLeg(
    _ part: (leg: JSONNode, nodes: [JSONNode]), of table: EngineTable, _ scope: EngineScope
  ) {
    add("", table.top, scope)
    add("leg", table.leg, scope)
    if let side = table.arrivalSide { add("leg.arrivalSide", side.paths, scope) }
    addParts(of: table, .leg, scope)
    // The departure that is added has names of the first step.
    add("step", table.step, scope.at(step: nil, next: part.nodes.first))
    for (index, node) in part.nodes.enumerated() {
      let scope = scope.at(step: node, next: part.nodes[ifAny: index + 1])
      add("", table.top, scope)
      add("step", table.step, scope)
      if let side = table.stepSide { add("step.side", side.paths, scope) }
      addParts(of: table, .step, scope)
      if let lanes = table.lanes, !lanes.areOfRoute {
        add("lanes", lanes.paths, scope)
        for lane in lanes.paths.elements("list", in: scope) {
          add("lanes", lanes.paths, scope.at(step: lane, next: nil))
        }
      }
      let (words, entry) = table.word(of: scope)
      let said = words.joined(separator: ";")
      if entry == nil, words.contains(where: { !$0.isEmpty }), !unknownWords.contains(said) {
        unknownWords.append(said)
      }
    }
  }

  private mutating func addParts(
    of table: EngineTable, _ owner: EngineOwner, _ scope: EngineScope
  ) {
    for rule in table.lines where rule.owner == owner { add("line", rule.paths, scope) }
    for row in table.along where row.owner == owner {
      if row.paths.has("list") { add("along", row.paths, scope) }
      for element in row.elements(in: scope) {
        let scope = scope.at(step: element, next: nil)
        add("along", row.paths, scope)
        for fact in row.facts { add("along.facts", fact.path, scope) }
      }
    }
  }

  private mutating func add(_ part: String, _ members: EngineMembers, _ scope: EngineScope) {
    for (name, path) in members.all {
      add(part.isEmpty ? name : "\(part).\(name)", path, scope)
    }
  }

  private mutating func add(_ row: String, _ path: EnginePath, _ scope: EngineScope) {
    if path.text.first == "=" { return }
    let found = path.candidates(in: scope)
    // Of a list that is gone through, only what is read of the elements counts.
    let isList = Self.lists.contains(row)
    nodes.formUnion(found.filter { !isList || !$0.isObject && !$0.isArray }.map { $0.index })
    nodes.formUnion(path.tested(in: scope).map { $0.index })
    rows["\(row) '\(path.text)'", default: false] =
      rows["\(row) '\(path.text)'"] == true || !found.isEmpty
  }
}
