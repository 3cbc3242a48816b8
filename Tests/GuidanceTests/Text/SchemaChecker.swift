import Foundation

/// Checks JSON against the part of JSON Schema (2020-12) that the schema of language files uses.
struct SchemaChecker {
  private let root: [String: Any]

  init(_ schema: [UInt8]) throws {
    root = try JSONSerialization.jsonObject(with: Data(schema)) as? [String: Any] ?? [:]
  }

  /// Returns the paths of what is not as the schema says; empty for a valid text.
  func faults(in json: [UInt8]) throws -> [String] {
    faults(try JSONSerialization.jsonObject(with: Data(json)), root, "$")
  }

  private func faults(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var faults: [String] = []
    for (key, rule) in schema { faults += self.faults(value, key, rule, schema, path) }
    return faults
  }

  private func faults(
    _ value: Any, _ key: String, _ rule: Any, _ schema: [String: Any], _ path: String
  ) -> [String] {
    let object = value as? [String: Any]
    let list = value as? [Any]
    let text = value as? String
    func fault(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(key)"] }
    func holds(_ rule: Any, _ value: Any) -> Bool {
      faults(value, rule as? [String: Any] ?? [:], path).isEmpty
    }
    switch key {
    case "$ref":
      var target: Any = root
      for part in (rule as? String ?? "").split(separator: "/").dropFirst() {
        target = (target as? [String: Any])?[String(part)] ?? ["never": true]
      }
      return faults(value, target as? [String: Any] ?? [:], path)
    case "type":
      switch rule as? String {
      case "object": return fault(object != nil)
      case "array": return fault(list != nil)
      case "string": return fault(text != nil)
      case "boolean": return fault(value is Bool)
      default: return fault(false)
      }
    case "enum":
      return fault((rule as? [AnyHashable] ?? []).contains { $0 == value as? AnyHashable })
    case "pattern":
      guard let text, let regex = try? Regex(rule as? String ?? "(") else { return fault(false) }
      return fault(text.contains(regex))
    case "minLength": return fault((text?.count ?? 0) >= rule as? Int ?? 0)
    case "minItems": return fault((list?.count ?? 0) >= rule as? Int ?? 0)
    case "maxItems": return fault((list?.count ?? 0) <= rule as? Int ?? 0)
    case "items":
      return (list ?? []).enumerated().flatMap {
        faults($1, rule as? [String: Any] ?? [:], "\(path)[\($0)]")
      }
    case "required":
      return (rule as? [String] ?? []).filter { object?[$0] == nil }.map { "\(path).\($0): absent" }
    case "properties":
      let properties = rule as? [String: [String: Any]] ?? [:]
      return (object ?? [:]).flatMap { name, value in
        properties[name].map { faults(value, $0, "\(path).\(name)") } ?? []
      }
    case "additionalProperties":
      let known = schema["properties"] as? [String: Any] ?? [:]
      return (object ?? [:]).filter { known[$0.key] == nil }.flatMap { name, value in
        (rule as? [String: Any]).map { faults(value, $0, "\(path).\(name)") }
          ?? ["\(path).\(name): unknown"]
      }
    case "propertyNames": return fault((object ?? [:]).keys.allSatisfy { holds(rule, $0) })
    case "allOf": return (rule as? [Any] ?? []).flatMap { holds($0, value) ? [] : fault(false) }
    case "anyOf": return fault((rule as? [Any] ?? []).contains { holds($0, value) })
    case "not": return fault(!holds(rule, value))
    case "if":
      return holds(rule, value)
        ? faults(value, schema["then"] as? [String: Any] ?? [:], path) : []
    case "then", "$schema", "$defs", "title", "description": return []
    default: return ["\(path): the checker does not know '\(key)'"]
    }
  }
}
