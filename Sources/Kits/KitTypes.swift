import Documents
/// Writes the types of kits in Swift, inside of the enumeration `FingerpostCards`.
package enum SwiftTypes {
  static func text(_ model: KitModel) -> String {
    "\nextension FingerpostCards {\n"
      + model.types.map { text($0, model) }.joined(separator: "\n") + "}\n"
  }

  private static func text(_ type: KitModel.Named, _ model: KitModel) -> String {
    let head = KitName.lineComment(type.description, "  /// ")
    switch type.form {
    case .record(let fields):
      return head + "  public struct \(type.name): Codable, Hashable, Sendable {\n"
        + fields.map(text).joined() + "  }\n"
    case .words(let words):
      let unknown = words.contains("unknown") ? [] : ["    case unknown\n"]
      return head + "  public enum \(type.name): String, FingerpostWord {\n"
        + (words.map(text) + unknown).joined() + "  }\n"
    case .events(let events):
      return head + text(events, type.name, model)
    }
  }

  private static func text(_ field: KitModel.Field) -> String {
    KitName.lineComment(field.description, "    /// ")
      + "    public var \(field.name): \(name(of: field.value))\(field.isRequired ? "" : "?")\n"
  }

  private static func text(_ word: String) -> String {
    let name = caseName(word)
    let value = name == word || name == "`\(word)`" ? "" : " = \"\(word)\""
    return "    case \(name)\(value)\n"
  }

  /// The name of an enumeration's case; `none` would look like an absent value.
  private static func caseName(_ word: String) -> String {
    let name = word == "none" ? "nothing" : KitName.lowerCamel(word)
    return ["continue"].contains(name) ? "`\(name)`" : name
  }

  private static func text(
    _ events: [KitModel.Event], _ name: String, _ model: KitModel
  ) -> String {
    let unknown = KitModel.unknownEvent
    let all = events.map { (caseName($0.word), $0.type) } + [("unknown", unknown)]
    let shared = model.fields(of: unknown).map { field in
      "\n" + KitName.lineComment(field.description, "    /// ")
        + "    public var \(field.name): \(self.name(of: field.value))"
        + "\(field.isRequired ? "" : "?") {\n      switch self {\n"
        + all.map { "      case .\($0.0)(let event): event.\(field.name)\n" }.joined()
        + "      }\n    }\n"
    }
    return "  public enum \(name): Codable, Hashable, Sendable {\n"
      + all.map { "    case \($0.0)(\($0.1))\n" }.joined()
      + "\n    /// Reads the event that the field `event` names.\n    public init(from decoder: any Decoder) throws {\n"
      + "      switch try \(unknown)(from: decoder).event {\n"
      + zip(events, all).map { event, name in
        "      case \"\(event.word)\": self = .\(name.0)(try \(event.type)(from: decoder))\n"
      }.joined()
      + "      default: self = .unknown(try \(unknown)(from: decoder))\n      }\n    }\n"
      + "\n    /// Writes the event's fields.\n    public func encode(to encoder: any Encoder) throws {\n      switch self {\n"
      + all.map { "      case .\($0.0)(let event): try event.encode(to: encoder)\n" }.joined()
      + "      }\n    }\n" + shared.joined() + "  }\n"
  }

  private static func name(of value: KitModel.Value) -> String {
    switch value {
    case .string, .constant: "String"
    case .number: "Double"
    case .integer: "Int"
    case .boolean: "Bool"
    case .list(let element): "[\(name(of: element))]"
    case .map(let element): "[String: \(name(of: element))]"
    case .named(let name): name
    case .any: "JSONValue"
    }
  }
}

/// Writes the types of kits in Kotlin, with their reading from Android's `org.json`.
package enum KotlinTypes {
  static func text(_ model: KitModel) -> String {
    model.types.map { "\n" + text($0, model.parent(of: $0.name), model) }.joined()
  }

  private static func text(
    _ type: KitModel.Named, _ parent: String?, _ model: KitModel
  ) -> String {
    let head = KitName.blockComment(type.description, "")
    let reader = "    companion object {\n        internal fun of(json: Any): \(type.name)"
    switch type.form {
    case .record(let fields):
      let shared = parent == nil ? [] : model.fields(of: KitModel.unknownEvent).map(\.name)
      return head + "data class \(type.name)(\n"
        + fields.map { text($0, isShared: shared.contains($0.name)) }.joined(separator: ",\n")
        + "\n)\(parent.map { " : \($0)()" } ?? "") {\n" + reader
        + " = (json as JSONObject).run {\n            \(type.name)(\n"
        + fields.map { "                \(reading($0))" }.joined(separator: ",\n")
        + "\n            )\n        }\n    }\n}\n"
    case .words(let words):
      let all = words + (words.contains("unknown") ? [] : ["unknown"])
      return head + "enum class \(type.name)(val word: String) {\n"
        + all.map { "    \(KitName.constant($0))(\"\($0)\")" }.joined(separator: ",\n")
        + ";\n\n" + reader + " = values().find { it.word == json } ?: UNKNOWN\n    }\n}\n"
    case .events(let events):
      let fields = model.fields(of: KitModel.unknownEvent).map { field in
        KitName.blockComment(field.description, "    ") + "    abstract val \(declaration(field))\n"
      }
      return head + "sealed class \(type.name) {\n" + fields.joined() + "\n" + reader
        + " = when ((json as JSONObject).getString(\"event\")) {\n"
        + events.map { "            \"\($0.word)\" -> \($0.type).of(json)\n" }.joined()
        + "            else -> \(KitModel.unknownEvent).of(json)\n        }\n    }\n}\n"
    }
  }

  private static func text(_ field: KitModel.Field, isShared: Bool) -> String {
    KitName.blockComment(field.description, "    ") + (isShared ? "    override val " : "    val ")
      + declaration(field)
  }

  private static func declaration(_ field: KitModel.Field) -> String {
    "\(name(field)): \(name(of: field.value))\(field.isRequired ? "" : "?")"
  }

  private static func name(_ field: KitModel.Field) -> String {
    field.name == "object" ? "`object`" : field.name
  }

  private static func reading(_ field: KitModel.Field) -> String {
    "\(field.isRequired ? "need" : "find")(\"\(field.name)\") { \(reading(field.value)) }"
  }

  private static func reading(_ value: KitModel.Value) -> String {
    switch value {
    case .string, .constant: "text(it)"
    case .number: "number(it)"
    case .integer: "integer(it)"
    case .boolean: "flag(it)"
    case .list(let element): "list(it) { \(reading(element)) }"
    case .map(let element): "map(it) { \(reading(element)) }"
    case .named(let name): "\(name).of(it)"
    case .any: "it"
    }
  }

  private static func name(of value: KitModel.Value) -> String {
    switch value {
    case .string, .constant: "String"
    case .number: "Double"
    case .integer: "Int"
    case .boolean: "Boolean"
    case .list(let element): "List<\(name(of: element))>"
    case .map(let element): "Map<String, \(name(of: element))>"
    case .named(let name): name
    case .any: "Any"
    }
  }
}

/// Writes the types of kits in TypeScript, as declarations.
package enum TypeScriptTypes {
  static func text(_ model: KitModel) -> String {
    model.types.map { "\n" + KitName.blockComment($0.description, "") + text($0) }.joined()
  }

  private static func text(_ type: KitModel.Named) -> String {
    switch type.form {
    case .record(let fields):
      "export interface \(type.name) {\n" + fields.map(text).joined() + "}\n"
    case .words(let words):
      "export type \(type.name) =\n" + words.map { "  | \"\($0)\"" }.joined(separator: "\n") + ";\n"
    case .events(let events):
      "export type \(type.name) =\n" + events.map { "  | \($0.type)" }.joined(separator: "\n")
        + ";\n"
    }
  }

  private static func text(_ field: KitModel.Field) -> String {
    KitName.blockComment(field.description, "  ")
      + "  \(field.name)\(field.isRequired ? "" : "?"): \(name(of: field.value));\n"
  }

  private static func name(of value: KitModel.Value) -> String {
    switch value {
    case .string: "string"
    case .constant(let text): "\"\(text)\""
    case .number, .integer: "number"
    case .boolean: "boolean"
    case .list(let element): "\(name(of: element))[]"
    case .map(let element): "Record<string, \(name(of: element))>"
    case .named(let name): name
    case .any: "unknown"
    }
  }
}
