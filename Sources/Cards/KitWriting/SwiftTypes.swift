/// Writes the types of kits in Swift, inside of the enumeration `FingerpostCards`.
enum SwiftTypes {
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
