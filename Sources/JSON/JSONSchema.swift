package import Faults

/// A JSON Schema (2020-12), by which a file that people write is checked before its values are taken.
///
/// It knows the keywords that the schemas of this package use. It leaves patterns to the readers, which
/// parse such texts anyway and can say what they expect, unless `matches` is another function.
package struct JSONSchema: Sendable {
  private let root: JSONNode
  private let name: String
  private let matches: @Sendable (_ text: String, _ pattern: String) -> Bool

  /// Parses a schema of this package; `fingerpost schema` prints it by its name.
  package init(
    _ schema: [UInt8], named name: String,
    matches: @escaping @Sendable (_ text: String, _ pattern: String) -> Bool = { _, _ in true }
  ) {
    guard let root = try? JSONNode(text: schema) else {
      preconditionFailure("the schema '\(name)' is not JSON")
    }
    (self.root, self.name, self.matches) = (root, name, matches)
  }

  /// Throws the first fault of a value.
  package func check(_ value: JSONNode) throws(Fault) {
    if let fault = faults(of: value).first { throw fault }
  }

  /// The faults of a value, in the order of its text; what is missing comes last.
  package func faults(of value: JSONNode) -> [Fault] { faults(value, root) }

  private func faults(_ value: JSONNode, _ schema: JSONNode) -> [Fault] {
    let types = self.types(of: schema)
    guard types.isEmpty || types.contains(where: { value.has(type: $0) }) else {
      return [wrongType(value, types, schema)]
    }
    var faults = memberFaults(value, schema)
    for (key, rule) in schema.members { faults += self.faults(value, key, rule, schema) }
    return faults + absent(schema["required"]?.strings ?? [], value, schema)
  }

  private func faults(
    _ value: JSONNode, _ key: String, _ rule: JSONNode, _ schema: JSONNode
  ) -> [Fault] {
    func fault(_ isValid: Bool, _ finding: String, remedy: String) -> [Fault] {
      isValid ? [] : [value.fault(finding, remedy: remedy)]
    }
    func number(_ isValid: (Double) -> Bool, _ expected: String?) -> [Fault] {
      guard value.isNumber, let number = value.number else { return [] }
      return fault(
        isValid(number), "is \(DecimalText.shortest(number))",
        remedy: "expected " + (expected ?? ""))
    }
    func count(_ isValid: (Int) -> Bool) -> [Fault] {
      let count = value.elements.count
      return fault(
        !value.isArray || isValid(count),
        count == 0 ? "empty" : count == 1 ? "has 1 element" : "has \(count) elements",
        remedy: "expected " + (range(schema, "minItems", "maxItems") ?? "") + about(schema))
    }
    let limit = rule.isNumber ? rule.number ?? 0 : 0
    let length = value.string.map { Double($0.unicodeScalars.count) }
    switch key {
    case "$ref": return faults(value, resolved(rule))
    case "const": return choice(value, [rule])
    case "enum": return choice(value, rule.elements)
    case "pattern":
      let (text, pattern) = (value.string ?? "", rule.string ?? "")
      return fault(
        !value.isString || matches(text, pattern), "'\(text)' does not match \(pattern)",
        remedy: "correct it")
    case "minLength":
      return fault(
        (length ?? limit) >= limit, "empty", remedy: "write one letter or more" + about(schema))
    case "maxLength":
      let finding = "longer than \(DecimalText.shortest(limit)) letters"
      return fault((length ?? limit) <= limit, finding, remedy: "shorten it")
    case "minProperties":
      let isEnough = !value.isObject || Double(value.members.count) >= limit
      return fault(isEnough, "empty", remedy: "add a key" + about(schema))
    case "maxProperties":
      return fault(
        !value.isObject || Double(value.members.count) <= limit, "has too many keys",
        remedy: "expected \(DecimalText.shortest(limit)) or less")
    case "minItems": return count { Double($0) >= limit }
    case "maxItems": return count { Double($0) <= limit }
    case "minimum": return number({ $0 >= limit }, range(schema, "minimum", "maximum"))
    case "maximum": return number({ $0 <= limit }, range(schema, "minimum", "maximum"))
    case "exclusiveMinimum":
      return number({ $0 > limit }, "more than \(DecimalText.shortest(limit))")
    case "exclusiveMaximum":
      return number({ $0 < limit }, "less than \(DecimalText.shortest(limit))")
    case "uniqueItems":
      let isUnique = Set(value.elements.map { $0.source }).count == value.elements.count
      return fault(isUnique, "an element appears twice", remedy: "remove one")
    case "items": return value.elements.flatMap { faults($0, rule) }
    case "dependentRequired":
      return rule.members.filter { value.has($0.name) }.flatMap {
        absent($0.value.strings, value, schema)
      }
    case "allOf": return rule.elements.flatMap { faults(value, $0) }
    case "anyOf": return alternatives(value, rule.elements) { $0 > 0 }
    case "oneOf": return alternatives(value, rule.elements) { $0 == 1 }
    case "not": return fault(!faults(value, rule).isEmpty, "not allowed", remedy: "remove it")
    case "if":
      return schema[faults(value, rule).isEmpty ? "then" : "else"].map { faults(value, $0) } ?? []
    case "type", "properties", "additionalProperties", "propertyNames", "required", "then", "else",
      "$schema", "$id", "$defs", "title", "description", "default", "examples", "format":
      return []
    default: preconditionFailure("no check of '\(key)' in the schema '\(name)'")
    }
  }

  /// The faults of an object's names and of their values.
  private func memberFaults(_ value: JSONNode, _ schema: JSONNode) -> [Fault] {
    let (properties, others) = (schema["properties"], schema["additionalProperties"])
    let names = schema["propertyNames"].map { $0["$ref"].map { resolved($0) } ?? $0 }
    var faults: [Fault] = []
    var seen: Set<String> = []
    for (name, member) in value.members {
      if schema.has("type"), !seen.insert(name).inserted {
        faults.append(member.fault("'\(name)' appears twice", remedy: "remove one"))
      }
      let words = names?["enum"]?.strings ?? [name]
      if !words.contains(name) {
        faults.append(unknown(name, in: value, words))
      } else if let pattern = names?["pattern"]?.string, !matches(name, pattern) {
        faults.append(value.fault("key '\(name)' does not match \(pattern)", remedy: "rename it"))
      }
      if let rule = properties?[name] {
        faults += self.faults(member, rule)
      } else if others?.flag == false {
        faults.append(unknown(name, in: value, (properties?.members ?? []).map { $0.name }))
      } else if let others {
        faults += self.faults(member, others)
      }
    }
    return faults
  }

  private func unknown(_ name: String, in value: JSONNode, _ known: [String]) -> Fault {
    let remedy =
      name.suggestion(among: known, within: min(max(2, name.utf8.count / 4), 4))
      ?? listing(known).map { "use " + $0.joined(separator: ", ") }
    return value.fault("unknown key '\(name)'", remedy: remedy ?? reference)
  }

  private func absent(_ names: [String], _ value: JSONNode, _ schema: JSONNode) -> [Fault] {
    guard value.isObject else { return [] }
    return names.filter { !value.has($0) }.map {
      let others = (schema["$ref"].map { resolved($0) } ?? schema)["additionalProperties"]
      let text = (schema["properties"]?[$0] ?? others).map { about($0) } ?? ""
      return Fault(at: value.place(of: $0), "missing", remedy: "add it" + text)
    }
  }

  /// The fault of a value that is not among the allowed ones.
  private func choice(_ value: JSONNode, _ options: [JSONNode]) -> [Fault] {
    guard !options.contains(where: { $0.isEqual(to: value) }) else { return [] }
    let words = options.map { $0.string ?? $0.source }
    let isText = options.contains { $0.isString }
    let isOther = isText ? !value.isString : !value.isNumber
    let finding =
      isOther
      ? isText ? "not a text" : "not a number"
      : "is " + (value.string.map { "'\($0)'" } ?? value.source)
    if words.count == 1 { return [value.fault(finding, remedy: "expected '\(words[0])'")] }
    let remedy =
      value.string.flatMap { $0.suggestion(among: words.filter { !$0.isEmpty }) }
      ?? listing(words).map {
        "expected " + $0.dropLast().joined(separator: ", ") + " or " + $0[$0.count - 1]
      }
    return [value.fault(finding, remedy: remedy ?? reference)]
  }

  /// Of several schemas the one for the type of the value says what is wrong.
  private func alternatives(
    _ value: JSONNode, _ schemas: [JSONNode], _ isRight: (Int) -> Bool
  ) -> [Fault] {
    let found = schemas.map { faults(value, $0) }
    let fits = found.filter { $0.isEmpty }.count
    guard !isRight(fits) else { return [] }
    guard fits == 0 else { return [value.fault("ambiguous", remedy: reference)] }
    let types = schemas.map { self.types(of: $0) }
    let own = types.firstIndex { types in types.contains { value.has(type: $0) } }
    return own.map { found[$0] } ?? [wrongType(value, types.flatMap { $0 }, schemas[0])]
  }

  private func wrongType(_ value: JSONNode, _ types: [String], _ schema: JSONNode) -> Fault {
    let kinds = types.map { type in
      switch type {
      case "object": ("an object", "write it in braces")
      case "array": ("a list", "write it in brackets")
      case "string": ("a text", "write it in quotes")
      case "boolean": ("true or false", "write one of them")
      case "integer": ("a whole number", "correct it")
      default: ("a \(type)", "correct it")
      }
    }
    let range = self.range(schema, "minimum", "maximum").map { "expected " + $0 }
    return value.fault(
      "not " + kinds.map { $0.0 }.joined(separator: " or "),
      remedy: kinds.count == 1 ? range ?? kinds[0].1 + about(schema) : "correct it" + about(schema))
  }

  /// What a schema says of its values, to end a remedy: `: the road around it, such as #8A8A8A`.
  ///
  /// Of a description that is its first clause, unless it is long.
  private func about(_ schema: JSONNode) -> String {
    func note(_ key: String) -> JSONNode? {
      schema[key] ?? schema["$ref"].flatMap { resolved($0)[key] }
    }
    if let word = schema["const"]?.string { return ": '\(word)'" }
    let text = Array((note("description")?.string ?? "").utf8)
    let end = text.indices.first { place in
      [UInt8(ascii: "."), UInt8(ascii: ";")].contains(text[place])
        && (place + 1 == text.count || text[place + 1] == UInt8(ascii: " "))
    }
    let clause = String(decoding: text[..<(end ?? text.count)], as: UTF8.self)
    let isName = clause.dropFirst().first?.isUppercase ?? true
    let start = isName ? String(clause.prefix(1)) : clause.prefix(1).lowercased()
    let example = note("examples")?.elements.first.map { ", such as " + ($0.string ?? $0.source) }
    return (clause.isEmpty || clause.utf8.count > 80 ? "" : ": " + start + clause.dropFirst())
      + (example ?? "")
  }

  /// The types that a schema, or the one it refers to, allows; empty for all.
  private func types(of schema: JSONNode) -> [String] {
    if let reference = schema["$ref"] { return types(of: resolved(reference)) }
    return schema["type"].map { $0.string.map { [$0] } ?? $0.strings } ?? []
  }

  private func resolved(_ reference: JSONNode) -> JSONNode {
    var node = root
    for name in (reference.string ?? "").split(separator: "/").dropFirst() {
      guard let next = node[String(name)] else {
        preconditionFailure("no \(name) in the schema '\(self.name)'")
      }
      node = next
    }
    return node
  }

  /// The limits of a number or of a count, such as `1 to 4`; nil if there is none.
  private func range(_ schema: JSONNode, _ least: String, _ most: String) -> String? {
    let (least, most) = (
      schema[least]?.number.map { DecimalText.shortest($0) },
      schema[most]?.number.map { DecimalText.shortest($0) }
    )
    guard let least else { return most.map { $0 + " or less" } }
    return least == most ? least : least + (most.map { " to " + $0 } ?? " or more")
  }

  /// Names for a remedy; nil if there are none or too many, or if one cannot be seen.
  private func listing(_ names: [String]) -> [String]? {
    let shown = names.filter { !$0.hasPrefix("$") }
    return shown.isEmpty || shown.count > 20 || shown.contains("") ? nil : shown
  }

  private var reference: String { "see 'fingerpost schema \(name)'" }
}

extension JSONNode {
  fileprivate func has(type: String) -> Bool {
    switch type {
    case "object": isObject
    case "array": isArray
    case "string": string != nil
    case "number": isNumber && number != nil
    case "integer": isNumber && number.flatMap { Int64(exactly: $0) } != nil
    case "boolean": flag != nil && !isString
    default: source == type
    }
  }

  fileprivate func isEqual(to other: JSONNode) -> Bool {
    isNumber && other.isNumber
      ? number == other.number
      : isString && other.isString ? string == other.string : source == other.source
  }

  /// The place that a member has, or would have.
  fileprivate func place(of name: String) -> String {
    index > 0 ? place + "." + name : document.line == nil ? name : place + ": " + name
  }
}
