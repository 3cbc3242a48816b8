/// Writes the types of kits in TypeScript, as declarations.
enum TypeScriptTypes {
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
