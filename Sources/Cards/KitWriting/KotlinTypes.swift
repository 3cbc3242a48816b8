/// Writes the types of kits in Kotlin, with their reading from Android's `org.json`.
enum KotlinTypes {
  static func text(_ model: KitModel) -> String {
    let events = model.types.compactMap { type -> (String, [KitModel.Event])? in
      guard case .events(let events) = type.form else { return nil }
      return (type.name, events)
    }
    let parents = Dictionary(
      events.flatMap { name, events in
        (events.map(\.type) + [KitModel.unknownEvent]).map { ($0, name) }
      }
    ) { first, _ in first }
    return model.types.map { "\n" + text($0, parents[$0.name], model) }.joined()
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
