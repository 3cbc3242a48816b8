import Faults
import JSON

/// A path of an engine file to values in a response, such as `legs[].steps[kind=turn].name`.
///
/// Dots join the names of members. `*` is any member, `*Steps` the one whose name ends so; a number is
/// an element of a list. Brackets after a name choose elements: `[]` all, `[a]` those that have a
/// member `a`, `[a=b]` those whose `a` is `b`, `[a!=b]` those whose `a` is not, `[a=]` those without `a`, `[a=@c]` those whose `a` is the value of the node's own
/// `c`, `[@c]` that with the index in `c`. Of `x|y` the first counts that leads to a value.
/// `response:`, `route:`, `leg:` and `next:` begin at those nodes; `.` is the node itself. `=x` is `x`.
struct EnginePath: Sendable {
  private enum Start: String, Sendable {
    case response, route, leg, next
  }

  private enum Part: Sendable {
    case member(String)
    case ending(String)
    case element(Int)
    case all
    case having([Part], Test)
    case indexed([Part])
  }

  private enum Test: Sendable {
    case exists
    case value(String)
    case other(String)
    case own([Part])
  }

  private struct Choice: Sendable {
    var start: Start?
    var parts: [Part]
  }

  private var choices: [Choice] = []
  /// What stands for the words to which it leads; that of `*` for others and for none.
  private let words: [String: JSONNode]
  /// As the file writes it.
  let text: String

  /// Reads a path, or one that is `at` with `words`; throws the fault of one that is not in the form above.
  init(_ node: JSONNode) throws(Fault) {
    try self.init((node["at"] ?? node).string ?? "", at: node)
  }

  fileprivate init(_ text: String, at node: JSONNode) throws(Fault) {
    self.text = text
    if text.first == "=" {
      words = ["*": try JSONNode(text: "\"\(text.dropFirst())\"".utf8)]
      return
    }
    words = Dictionary(
      (node["words"]?.members ?? []).map { (Vocabulary.squeezed($0.name), $0.value) },
      uniquingKeysWith: { first, _ in first })
    for choice in text.split(separator: "|") {
      var rest = choice
      var start: Start?
      if let colon = rest.firstIndex(of: ":"), let named = Start(rawValue: String(rest[..<colon])) {
        start = named
        rest = rest[rest.index(after: colon)...]
      }
      guard let parts = Self.parts(rest) else {
        throw node.fault("'\(choice)' is no path", remedy: "write it like legs[].steps or a.0.b")
      }
      choices.append(Choice(start: start, parts: parts))
    }
  }

  /// Splits at dots outside brackets; nil if the brackets do not match.
  private static func parts(_ text: Substring) -> [Part]? {
    if text == "." { return [] }
    var parts: [Part] = []
    var rest = text
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "." && $0 != "[" }
      rest = rest[name.endIndex...]
      if name.isEmpty, rest.first != "[" || !parts.isEmpty { return nil }
      if let index = Int(name) {
        parts.append(.element(index))
      } else if name.first == "*" {
        parts.append(.ending(String(name.dropFirst())))
      } else if !name.isEmpty {
        parts.append(.member(String(name)))
      }
      while rest.first == "[" {
        guard let end = rest.firstIndex(of: "]"),
          let choice = brackets(rest[rest.index(after: rest.startIndex)..<end])
        else { return nil }
        parts.append(choice)
        rest = rest[rest.index(after: end)...]
      }
      guard rest.isEmpty || rest.removeFirst() == "." && !rest.isEmpty else { return nil }
    }
    return parts
  }

  private static func brackets(_ text: Substring) -> Part? {
    if text.isEmpty { return .all }
    if text.first == "@" { return parts(text.dropFirst()).map { .indexed($0) } }
    guard let equals = text.firstIndex(of: "=") else {
      return parts(text).map { .having($0, .exists) }
    }
    let value = text[text.index(after: equals)...]
    let isOther = text[..<equals].last == "!"
    guard let name = parts(text[..<equals].dropLast(isOther ? 1 : 0)) else { return nil }
    if isOther { return .having(name, .other(String(value))) }
    if value.first == "@" { return parts(value.dropFirst()).map { .having(name, .own($0)) } }
    return .having(name, .value(String(value)))
  }
}

/// The nodes where the paths of an engine file begin.
struct EngineScope {
  var response: JSONNode
  var route: JSONNode
  var leg: JSONNode
  /// The node itself; nil before the first step.
  var node: JSONNode?
  /// The following step.
  var next: JSONNode?

  init(_ response: JSONNode) {
    (self.response, route, leg, node) = (response, response, response, response)
  }

  func at(route: JSONNode) -> EngineScope {
    var scope = self
    (scope.route, scope.leg, scope.node) = (route, route, route)
    return scope
  }

  func at(leg: JSONNode) -> EngineScope {
    var scope = self
    (scope.leg, scope.node) = (leg, leg)
    return scope
  }

  func at(step: JSONNode?, next: JSONNode?) -> EngineScope {
    var scope = self
    (scope.node, scope.next) = (step, next)
    return scope
  }
}

extension EnginePath {
  /// All values of the first choice that leads to some, or what stands for them; `null` is no value.
  func values(in scope: EngineScope) -> [JSONNode] {
    let found: [JSONNode?] =
      choices.firstValue { choice in
        let found = values(of: choice, in: scope)
        return found.isEmpty ? nil : found.map(Optional.some)
      } ?? (words.isEmpty ? [] : [nil])
    return found.compactMap { node in
      words.isEmpty ? node : node?.word.flatMap { words[Vocabulary.squeezed($0)] } ?? words["*"]
    }
  }

  /// The elements of the list to which the first choice leads, or all to which it does.
  func list(in scope: EngineScope) throws(Fault) -> [JSONNode] {
    for choice in choices {
      let found = values(of: choice, in: scope)
      var isList = found.count == 1 && found[0].isArray
      switch choice.parts.last {
      case .all, .having, .indexed: isList = false
      case .member, .ending, .element, nil: break
      }
      for node in isList ? found[0].elements : found where !node.isObject && !node.isArray {
        throw .wrongType(at: node.place, expected: "an object")
      }
      if !found.isEmpty { return isList ? try found[0].list() : found }
    }
    return []
  }

  /// The values of all choices.
  func candidates(in scope: EngineScope) -> [JSONNode] {
    choices.flatMap { values(of: $0, in: scope) }
  }

  private func values(of choice: Choice, in scope: EngineScope) -> [JSONNode] {
    let start: JSONNode? =
      switch choice.start {
      case .response: scope.response
      case .route: scope.route
      case .leg: scope.leg
      case .next: scope.next
      case nil: scope.node
      }
    return Self.values(choice.parts, from: start, scope)
  }

  private static func values(
    _ parts: [Part], from start: JSONNode?, _ scope: EngineScope
  ) -> [JSONNode] {
    guard let start else { return [] }
    return parts.reduce([start]) { nodes, part in
      nodes.flatMap { values(part, in: $0, scope) }
    }
  }

  private static func values(
    _ part: Part, in node: JSONNode, _ scope: EngineScope
  ) -> [JSONNode] {
    switch part {
    case .member(let name): return node[name].map { [$0] } ?? []
    case .ending(let end):
      return node.members.filter { $0.name.hasSuffix(end) }.map { $0.value }
    case .element(let index):
      if !node.isArray { return node["\(index)"].map { [$0] } ?? [] }
      return node.elements[ifAny: index].map { [$0] } ?? []
    case .all: return node.elements
    case .having(let inner, let test):
      return (node.isArray ? node.elements : [node]).filter { element in
        let found = values(inner, from: element, scope)
        return switch test {
        case .exists: !found.isEmpty
        case .value(""): found.isEmpty
        case .value(let text): found.contains { $0.word == text }
        case .other(let text): !found.contains { $0.word == text }
        case .own(let own):
          values(own, from: scope.node, scope).first.map { value in
            found.contains { $0.text == value.text }
          } ?? false
        }
      }
    case .indexed(let inner):
      let elements = node.elements
      return values(inner, from: scope.node, scope)
        .flatMap { $0.isArray ? $0.elements : [$0] }
        .compactMap { elements[ifAny: $0.integer] }
    }
  }

  /// The values that filters compare, so that they count as read.
  func tested(in scope: EngineScope) -> [JSONNode] {
    choices.flatMap { choice in
      choice.parts.indices.flatMap { index -> [JSONNode] in
        guard case .having(let inner, _) = choice.parts[index] else { return [] }
        var path = choice
        path.parts = choice.parts[..<index] + [.all] + inner
        return values(of: path, in: scope)
      }
    }
  }
}

extension JSONNode {
  /// A text, a number or a flag as a word of an engine.
  var word: String? { text ?? flag.map { $0 ? "true" : "false" } }

  var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

/// A value that tells an engine's responses apart: that it is there, its text, or how that begins.
struct EngineSign: Sendable {
  let path: EnginePath
  private let value: String?
  private let isBeginning: Bool

  /// Reads `path`, `path=text` or `path^=text`.
  init(_ node: JSONNode) throws(Fault) {
    let text = node.string ?? ""
    // Brackets have equals signs of their own.
    let tail = text.lastIndex(of: "]").map { text.index(after: $0) } ?? text.startIndex
    let equals = text[tail...].firstIndex(of: "=")
    let name = text[..<(equals ?? text.endIndex)]
    isBeginning = equals != nil && name.last == "^"
    path = try EnginePath(String(isBeginning ? name.dropLast() : name), at: node)
    value = equals.map { String(text[text.index(after: $0)...]) }
  }

  func holds(in scope: EngineScope) -> Bool {
    let found = path.values(in: scope)
    guard let value else { return !found.isEmpty }
    return found.contains { node in
      node.word.map { isBeginning ? $0.hasPrefix(value) : $0 == value } ?? false
    }
  }
}

/// The paths of the members of a part of an engine file, by what they mean.
struct EngineMembers: Sendable {
  private var lists: [String: [EnginePath]] = [:]

  /// Takes one path as a member of this name, or the members of an object.
  init(_ node: JSONNode, named name: String) throws(Fault) {
    try self.init(node.isObject ? node : nil, [name])
    if node.isString { lists[name] = [try EnginePath(node)] }
  }

  /// Takes each member, or those of the names, that is a path or a list of them.
  init(_ node: JSONNode?, _ names: [String]? = nil) throws(Fault) {
    for (name, value) in node?.members ?? [] where names?.contains(name) ?? true {
      let nodes = value.isArray ? value.elements : [value]
      guard nodes.allSatisfy({ $0.isString || $0["words"] != nil }) else { continue }
      lists[name] = try nodes.map { (path) throws(Fault) in try EnginePath(path) }
    }
  }

  subscript(_ name: String) -> [EnginePath] { lists[name] ?? [] }

  func has(_ name: String) -> Bool { lists[name] != nil }

  /// The values of all paths of a member, one after the other.
  func values(_ name: String, in scope: EngineScope) -> [JSONNode] {
    self[name].flatMap { $0.values(in: scope) }
  }

  func value(_ name: String, in scope: EngineScope) -> JSONNode? {
    values(name, in: scope).first
  }

  func text(_ name: String, in scope: EngineScope) -> String? { value(name, in: scope)?.text }

  /// The values of all paths, and the elements of those that are lists.
  func elements(_ name: String, in scope: EngineScope) -> [JSONNode] {
    values(name, in: scope).flatMap { $0.isArray ? $0.elements : [$0] }
  }

  func texts(_ name: String, in scope: EngineScope) -> [String] {
    elements(name, in: scope).compactMap { $0.text }
  }

  /// A length or a time of 0 or more, in the units of the response.
  func measure(_ name: String, in scope: EngineScope) throws(Fault) -> Double? {
    try value(name, in: scope)?.measure()
  }

  /// All paths, by the names of their members.
  var all: [(name: String, path: EnginePath)] {
    lists.sorted { $0.key < $1.key }.flatMap { name, paths in paths.map { (name, $0) } }
  }
}
