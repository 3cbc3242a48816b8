import Documents

/// Writes the types of kits in Dart, with their reading from what `jsonDecode` returns.
///
/// A name that Dart reserves ends in `Value`, such as `continueValue`; Dart's style has no
/// underscores at the end.
package enum DartTypes {
  static func text(_ model: KitModel) -> String {
    model.types.map { "\n" + text($0, model.parent(of: $0.name), model) }.joined()
  }

  private static func text(
    _ type: KitModel.Named, _ parent: String?, _ model: KitModel
  ) -> String {
    let head = KitName.lineComment(type.description, "/// ")
    let shared = model.fields(of: KitModel.unknownEvent)
    switch type.form {
    case .record(let fields):
      return head + text(fields, shared: parent == nil ? [] : shared.map(\.name), type.name, parent)
    case .words(let words):
      return head + text(words, type.name)
    case .events(let events):
      return head + text(events, shared: shared, type.name)
    }
  }

  private static func text(
    _ fields: [KitModel.Field], shared: [String], _ name: String, _ parent: String?
  ) -> String {
    "final class \(name) extends \(parent ?? "_Record") {\n"
      + constructor(of: name, fields) { shared.contains($0) ? "super" : "this" }
      + "\n  factory \(name).fromJson(Object? json) {\n    final it = _members(json);\n"
      + "    return \(name)(\n"
      + fields.map { "      \(self.name($0.name)): \(reading($0)),\n" }.joined()
      + "    );\n  }\n"
      + fields.filter { !shared.contains($0.name) }.map(text).joined()
      + "\n  @override\n  List<Object?> get _fields => [\n"
      + fields.map { "    \(self.name($0.name)),\n" }.joined() + "  ];\n}\n"
  }

  private static func text(_ words: [String], _ name: String) -> String {
    let all = words + (words.contains("unknown") ? [] : ["unknown"])
    return "enum \(name) {\n"
      + all.map { "  \(valueName($0))('\($0)')" }.joined(separator: ",\n")
      + ";\n\n  const \(name)(this.word);\n\n  factory \(name).fromJson(Object? json) =>\n"
      + "      values.firstWhere((value) => value.word == json, orElse: () => unknown);\n\n"
      + "  final String word;\n}\n"
  }

  private static func text(
    _ events: [KitModel.Event], shared: [KitModel.Field], _ name: String
  ) -> String {
    "sealed class \(name) extends _Record {\n"
      + constructor(of: name, shared) { _ in "this" }
      + "\n  factory \(name).fromJson(Object? json) =>\n"
      + "      switch (_need(_members(json), 'event', _text)) {\n"
      + events.map { "        '\($0.word)' => \($0.type).fromJson(json),\n" }.joined()
      + "        _ => \(KitModel.unknownEvent).fromJson(json),\n      };\n"
      + shared.map(text).joined() + "}\n"
  }

  /// A constructor with named parameters; `owner` tells whose field one sets.
  private static func constructor(
    of name: String, _ fields: [KitModel.Field], _ owner: (String) -> String
  ) -> String {
    "  const \(name)({\n"
      + fields.map { field in
        "    \(field.isRequired ? "required " : "")\(owner(field.name)).\(self.name(field.name)),\n"
      }.joined() + "  });\n"
  }

  private static func text(_ field: KitModel.Field) -> String {
    "\n" + KitName.lineComment(field.description, "  /// ")
      + "  final \(name(of: field.value))\(field.isRequired ? "" : "?") \(name(field.name));\n"
  }

  /// The reserved words of Dart, and the members of all its objects.
  private static let reserved: Set<String> = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do",
    "else", "enum", "extends", "false", "final", "finally", "for", "hashCode", "if", "in", "is",
    "new", "noSuchMethod", "null", "rethrow", "return", "runtimeType", "super", "switch", "this",
    "throw", "toString", "true", "try", "var", "void", "while", "with", "yield",
  ]

  static func name(_ field: String) -> String { reserved.contains(field) ? field + "Value" : field }

  /// The name of an enumeration's value, such as `slightLeft` for `slight left`.
  ///
  /// It ends in `Value` where Dart reserves it, or where the enumeration has a member of that name.
  static func valueName(_ word: String) -> String {
    let name = name(KitName.lowerCamel(word))
    return ["fromJson", "index", "values", "word"].contains(name) ? name + "Value" : name
  }

  private static func reading(_ field: KitModel.Field) -> String {
    "\(field.isRequired ? "_need" : "_find")(it, '\(field.name)', \(reader(field.value)))"
  }

  private static func reader(_ value: KitModel.Value) -> String {
    switch value {
    case .string, .constant: "_text"
    case .number: "_number"
    case .integer: "_integer"
    case .boolean: "_flag"
    case .list(let element): "(it) => _list(it, \(reader(element)))"
    case .map(let element): "(it) => _map(it, \(reader(element)))"
    case .named(let name): "\(name).fromJson"
    case .any: "_any"
    }
  }

  private static func name(of value: KitModel.Value) -> String {
    switch value {
    case .string, .constant: "String"
    case .number: "double"
    case .integer: "int"
    case .boolean: "bool"
    case .list(let element): "List<\(name(of: element))>"
    case .map(let element): "Map<String, \(name(of: element))>"
    case .named(let name): name
    case .any: "Object"
    }
  }
}
