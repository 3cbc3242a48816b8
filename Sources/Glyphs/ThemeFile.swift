import Faults
import Routes

/// A value in a theme's file.
enum ThemeValue: Hashable {
  case text(String)
  case number(Double)
  case numbers([Double])
}

/// The sections of a theme's file, sorted by name where their order does not matter.
struct ThemeFile {
  typealias Section<Value> = [(name: String, value: Value)]

  private(set) var variants: Section<[String: ThemeValue]> = []
  private(set) var measures: Section<ThemeValue> = []
  private(set) var weights: Section<ThemeValue> = []
  private(set) var tails = "square"
  private(set) var interface: [String: [String: String]] = [:]

  /// Throws `Fault.badTheme` for a text that is not JSON, and for values of other types.
  init(_ bytes: some Sequence<UInt8>) throws(Fault) {
    let root = try Fault.within("the theme") { () throws(Fault) in try JSONNode(text: bytes) }
    let schema = try Self.required(root, "schema")
    guard let name = schema.string else { throw Self.wrongType("schema") }
    guard name == Theme.schema else {
      throw .badTheme(place: "schema", finding: "'\(name)'", remedy: "use '\(Theme.schema)'")
    }
    variants = try Self.section(Self.required(root, "variants"), "variants") {
      (node, place) throws(Fault) in
      Dictionary(
        uniqueKeysWithValues: try Self.section(node, place, Self.value).map { ($0.name, $0.value) })
    }
    measures = try Self.section(root["measures"], "measures", Self.figures)
    weights = try Self.section(root["weights"], "weights", Self.figures)
    if let node = root["tails"] {
      guard let word = node.string else { throw Self.wrongType("tails") }
      tails = word
    }
    let schemes = try Self.section(root["interface"], "interface") {
      (node, place) throws(Fault) in
      try Self.section(node, place) { (node, place) throws(Fault) in
        guard let text = node.string else { throw Self.wrongType(place) }
        return text
      }
    }
    for (name, colors) in schemes {
      interface[name] = Dictionary(uniqueKeysWithValues: colors.map { ($0.name, $0.value) })
    }
  }

  private static func required(_ root: JSONNode, _ name: String) throws(Fault) -> JSONNode {
    guard let node = root[name] else {
      throw root.isObject
        ? .badTheme(place: "the theme", finding: "no '\(name)'", remedy: "add it")
        : wrongType("the theme")
    }
    return node
  }

  /// The members of an object, the last of those with one name.
  private static func section<Value>(
    _ node: JSONNode?, _ place: String,
    _ value: (_ node: JSONNode, _ place: String) throws(Fault) -> Value
  ) throws(Fault) -> Section<Value> {
    guard let node else { return [] }
    guard node.isObject else { throw wrongType(place) }
    let members = Dictionary(node.members.map { ($0.name, $0.value) }) { $1 }
    return try members.sorted { $0.key < $1.key }.map { name, node throws(Fault) in
      (name, try value(node, "\(place).\(name)"))
    }
  }

  /// One number or several.
  private static func figures(_ node: JSONNode, _ place: String) throws(Fault) -> ThemeValue {
    let value = try value(node, place)
    if case .text = value { throw wrongType(place) }
    return value
  }

  private static func value(_ node: JSONNode, _ place: String) throws(Fault) -> ThemeValue {
    func number(_ node: JSONNode) throws(Fault) -> Double {
      guard !node.isString, !node.isObject, let number = node.number else { throw wrongType(place) }
      return number
    }
    if let text = node.string { return .text(text) }
    if node.isArray { return .numbers(try node.elements.map(number)) }
    return .number(try number(node))
  }

  private static func wrongType(_ place: String) -> Fault {
    .badTheme(
      place: place, finding: "another type than expected", remedy: "see 'fingerpost schema theme'")
  }
}
