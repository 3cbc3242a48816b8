import JSON

/// Reads the types of the kits from the part of JSON Schema that the schemas of this package use.
///
/// A definition that is an object or a list of words becomes a type with its name; other
/// definitions are only short for their value. An object inside of another gets the name of its
/// owner and its field. Schemas that have a definition of the same name share its type.
package struct KitSchemaReader {
  private var types: [String: KitModel.Named] = [:]
  private var definitions: [String: JSON] = [:]

  /// Reads schemas with the names of the types that they describe.
  static func model(of schemas: [(name: String, schema: [UInt8])]) -> KitModel {
    var reader = KitSchemaReader()
    for (name, schema) in schemas { reader.read(schema, name) }
    return KitModel(types: reader.types.values.sorted { $0.name < $1.name })
  }

  private mutating func read(_ schema: [UInt8], _ name: String) {
    guard let root = try? JSON(JSONNode(text: schema)) else {
      preconditionFailure("the schema of \(name) is no JSON")
    }
    definitions = root["$defs"]?.members ?? [:]
    for name in definitions.keys.sorted() { _ = value(["$ref": "#/$defs/\(name)"], at: "") }
    _ = value(root, at: name)
  }

  /// The type of a value; `path` is the name of the type that it may need.
  private mutating func value(_ schema: JSON, at path: String) -> KitModel.Value {
    if let name = schema["$ref"]?.text?.split(separator: "/").last.map(String.init),
      let definition = definitions[name]
    {
      return value(definition, at: KitName.upperCamel(name))
    }
    switch schema["const"] {
    case .string(let text): return .constant(text)
    case .flag: return .boolean
    case .integer: return .integer
    default: break
    }
    if let words = schema["enum"]?.elements {
      let texts = words.compactMap(\.text)
      return texts.isEmpty ? .integer : add(path, schema, .words(texts))
    }
    if let events = schema["oneOf"]?.elements, events.allSatisfy({ Self.event($0) != nil }) {
      return add(path, schema, .events(self.events(events)))
    }
    switch schema["type"]?.text {
    case "string": return .string
    case "number": return .number
    case "integer": return .integer
    case "boolean": return .boolean
    case "array": return .list(value(schema["items"] ?? [:], at: path))
    case "object":
      if let properties = schema["properties"]?.members {
        return add(path, schema, .record(fields(properties, of: schema, at: path)))
      }
      if case .object? = schema["additionalProperties"] {
        return .map(value(schema["additionalProperties"] ?? [:], at: path))
      }
      return .any
    default: return .any
    }
  }

  private mutating func fields(
    _ properties: [String: JSON], of schema: JSON, at path: String
  ) -> [KitModel.Field] {
    let required = Set((schema["required"]?.elements ?? []).compactMap(\.text))
    return properties.sorted { $0.key < $1.key }.map { name, property in
      KitModel.Field(
        name: name, description: description(of: property),
        value: value(property, at: path + KitName.upperCamel(name)),
        isRequired: required.contains(name))
    }
  }

  /// The description of a field: its own, or else that of the definition that it refers to.
  private func description(of schema: JSON) -> String? {
    if let text = schema["description"]?.text { return text }
    let name = schema["$ref"]?.text?.split(separator: "/").last.map(String.init)
    return name.flatMap { definitions[$0]?["description"]?.text }
  }

  private static func event(_ schema: JSON) -> String? {
    schema["properties"]?["event"]?["const"]?.text
  }

  private mutating func events(_ schemas: [JSON]) -> [KitModel.Event] {
    var shared: Set<KitModel.Field>?
    var events: [KitModel.Event] = []
    for schema in schemas {
      guard let word = Self.event(schema) else { continue }
      let type = KitName.upperCamel(word) + "Event"
      guard case .named = value(schema, at: type),
        case .record(let fields)? = types[type]?.form
      else { continue }
      shared = shared?.intersection(fields) ?? Set(fields)
      events.append(KitModel.Event(word: word, type: type))
    }
    let word = KitModel.Field(name: "event", value: .string, isRequired: true)
    let fields = [word] + (shared ?? []).sorted { $0.name < $1.name }
    types[KitModel.unknownEvent] = KitModel.Named(
      name: KitModel.unknownEvent, description: "An event of a later version.",
      form: .record(fields))
    return events
  }

  private mutating func add(
    _ name: String, _ schema: JSON, _ form: KitModel.Form
  ) -> KitModel.Value {
    let type = KitModel.Named(
      name: name, description: schema["description"]?.text ?? schema["title"]?.text, form: form)
    precondition(
      types[name].map { $0.form == form } ?? true, "the schemas have different types \(name)")
    types[name] = type
    return .named(name)
  }
}
