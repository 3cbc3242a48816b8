import Foundation
import JSON

/// Checks JSON against the part of JSON Schema (2020-12) that the schemas of this package use.
public struct SchemaChecker {
  private let root: JSON

  /// Parses a schema.
  public init(_ schema: some Sequence<UInt8>) throws { root = try Self.json(schema) }

  /// Returns the faults of a text with their paths; empty for a valid text.
  public func faults(in json: some Sequence<UInt8>) throws -> [String] {
    faults(try Self.json(json), root, "$")
  }

  private static func json(_ bytes: some Sequence<UInt8>) throws -> JSON {
    try JSON(JSONNode(text: Data(bytes)))
  }

  private func faults(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
    schema.members.flatMap { faults(value, $0, $1, schema, path) }
  }

  private func faults(
    _ value: JSON, _ key: String, _ rule: JSON, _ schema: JSON, _ path: String
  ) -> [String] {
    func fault(_ isValid: Bool) -> [String] { isValid ? [] : ["\(path): \(key)"] }
    func fits(_ value: JSON, _ rule: JSON) -> Bool { faults(value, rule, path).isEmpty }
    func absent(_ names: [JSON]) -> [String] {
      names.compactMap(\.text).filter { value[$0] == nil }.map { "\(path).\($0): absent" }
    }
    let limit = Self.number(rule) ?? 0
    switch key {
    case "$ref":
      let names = (rule.text ?? "").split(separator: "/").dropFirst()
      return faults(value, names.reduce(root) { $0[String($1)] ?? ["never": true] }, path)
    case "type":
      let types = rule.text.map { [$0] } ?? rule.elements.compactMap(\.text)
      return fault(types.contains { Self.is(value, $0) })
    case "const": return fault(value == rule)
    case "enum": return fault(rule.elements.contains(value))
    case "pattern":
      guard let text = value.text, let regex = try? Regex(rule.text ?? "(") else {
        return fault(false)
      }
      return fault(text.contains(regex))
    case "minLength": return fault(Double(value.text?.count ?? 0) >= limit)
    case "minProperties": return fault(Double(value.members.count) >= limit)
    case "minItems": return fault(Double(value.elements.count) >= limit)
    case "maxItems": return fault(Double(value.elements.count) <= limit)
    case "minimum": return fault(Self.number(value) ?? limit >= limit)
    case "maximum": return fault(Self.number(value) ?? limit <= limit)
    case "exclusiveMinimum": return fault(Self.number(value) ?? .infinity > limit)
    case "exclusiveMaximum": return fault(Self.number(value) ?? -.infinity < limit)
    case "uniqueItems": return fault(Set(value.elements).count == value.elements.count)
    case "items":
      return value.elements.enumerated().flatMap { faults($1, rule, "\(path)[\($0)]") }
    case "required": return absent(rule.elements)
    case "dependentRequired":
      return rule.members.filter { value[$0.key] != nil }.flatMap { absent($1.elements) }
    case "properties":
      let rules = rule.members
      return value.members.flatMap { name, member in
        rules[name].map { faults(member, $0, "\(path).\(name)") } ?? []
      }
    case "additionalProperties":
      let known = schema["properties"]?.members ?? [:]
      return value.members.filter { known[$0.key] == nil }.flatMap { name, member in
        rule == .flag(false)
          ? ["\(path).\(name): unknown"] : faults(member, rule, "\(path).\(name)")
      }
    case "propertyNames": return fault(value.members.keys.allSatisfy { fits(.string($0), rule) })
    case "allOf": return rule.elements.flatMap { faults(value, $0, path) }
    case "anyOf": return fault(rule.elements.contains { fits(value, $0) })
    case "oneOf": return fault(rule.elements.count { fits(value, $0) } == 1)
    case "not": return fault(!fits(value, rule))
    case "if":
      return schema[fits(value, rule) ? "then" : "else"].map { faults(value, $0, path) } ?? []
    case "then", "else", "$schema", "$id", "$defs", "title", "description", "format": return []
    default: return ["\(path): the checker does not know '\(key)'"]
    }
  }

  private static func number(_ value: JSON) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .string, .flag, .null, .array, .object, .encoding: nil
    }
  }

  private static func `is`(_ value: JSON, _ type: String) -> Bool {
    switch value {
    case .string: type == "string"
    case .integer: type == "integer" || type == "number"
    case .number: type == "number"
    case .flag: type == "boolean"
    case .null: type == "null"
    case .array: type == "array"
    case .object, .encoding: type == "object"
    }
  }
}
