import Foundation
import TextSafety

/// Checks JSON against a JSON Schema (2020-12), as far as the schemas of this package use it.
struct SchemaChecker {
  private let schema: JSON

  init(_ bytes: [UInt8]) throws { schema = try JSONDecoder().decode(JSON.self, from: Data(bytes)) }

  /// What is wrong with a text, each with its place; empty where it is as the schema says.
  func faults(of data: Data) throws -> [String] {
    faults(of: try JSONDecoder().decode(JSON.self, from: data), schema, at: "")
  }

  private func faults(of value: JSON, _ schema: JSON, at place: String) -> [String] {
    var faults: [String] = []
    if let name = schema["$ref"]?.text?.split(separator: "/").last,
      let other = self.schema["$defs"]?[String(name)]
    {
      faults += self.faults(of: value, other, at: place)
    }
    if let types = schema["type"].map({ $0.text.map { [$0] } ?? $0.elements.compactMap(\.text) }),
      !types.contains(where: { Self.is(value, $0) })
    {
      faults.append("\(place): no \(types)")
    }
    if let constant = schema["const"], constant != value { faults.append("\(place): no constant") }
    if let words = schema["enum"], !words.elements.contains(value) {
      faults.append("\(place): not in the list")
    }
    for part in schema["allOf"]?.elements ?? [] {
      faults += self.faults(of: value, part, at: place)
    }
    if let choices = schema["oneOf"]?.elements,
      choices.count(where: { self.faults(of: value, $0, at: place).isEmpty }) != 1
    {
      faults.append("\(place): not one of the choices")
    }
    if let condition = schema["if"] {
      let isMet = self.faults(of: value, condition, at: place).isEmpty
      if let part = schema[isMet ? "then" : "else"] {
        faults += self.faults(of: value, part, at: place)
      }
    }
    if case .object = value { faults += memberFaults(of: value, schema, at: place) }
    if case .array(let elements) = value, let items = schema["items"] {
      for (index, element) in elements.enumerated() {
        faults += self.faults(of: element, items, at: "\(place)[\(index)]")
      }
    }
    return faults
  }

  private func memberFaults(of value: JSON, _ schema: JSON, at place: String) -> [String] {
    var faults: [String] = []
    let properties = schema["properties"]?.members ?? [:]
    let required = (schema["required"]?.elements ?? []).compactMap(\.text)
    for name in required where value[name] == nil { faults.append("\(place).\(name): missing") }
    for (name, names) in schema["dependentRequired"]?.members ?? [:] where value[name] != nil {
      for other in names.elements.compactMap(\.text) where value[other] == nil {
        faults.append("\(place).\(other): missing beside \(name)")
      }
    }
    for (name, member) in value.members {
      if let property = properties[name] {
        faults += self.faults(of: member, property, at: "\(place).\(name)")
      } else if schema["additionalProperties"] == .flag(false) {
        faults.append("\(place).\(name): unknown")
      }
    }
    return faults
  }

  private static func `is`(_ value: JSON, _ type: String) -> Bool {
    switch value {
    case .string: type == "string"
    case .integer: type == "integer" || type == "number"
    case .number: type == "number"
    case .flag: type == "boolean"
    case .null: type == "null"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
