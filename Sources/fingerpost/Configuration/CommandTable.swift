import ArgumentParser
import JSON

/// The commands and their arguments, as the parser describes them.
struct CommandTable {
  struct Argument {
    enum Kind: String { case positional, option, flag }

    var kind: Kind
    /// The names without hyphens; empty for a positional argument.
    var names: [String] = []
    /// The long name, or the name of a positional argument.
    var key: String
    var abstract: String?
    var isRepeating: Bool
    var valueName: String?
    var allValues: [String]?
    var isPath = false

    /// Whether two commands mean the same by an option.
    func isSame(as other: Argument) -> Bool {
      (kind, valueName, isRepeating, allValues)
        == (other.kind, other.valueName, other.isRepeating, other.allValues)
    }
  }

  typealias Command = (name: String, arguments: [Argument])

  /// All commands, in the order of the program's help.
  let all: [Command]
  /// The commands that take `--config`.
  let commands: [Command]

  var names: [String] { all.map(\.name) }

  /// Reads what the parser itself says of the program.
  static func all() throws -> CommandTable {
    do {
      _ = try Fingerpost.parseAsRoot(["--experimental-dump-help"])
      preconditionFailure("the parser describes no commands")
    } catch {
      let text = Fingerpost.fullMessage(for: error)
      return CommandTable(try JSONNode(text: text.utf8, named: "the commands"))
    }
  }

  private init(_ root: JSONNode) {
    all = (root["command"]?["subcommands"]?.elements ?? []).compactMap { command in
      guard let name = command["commandName"]?.string else { return nil }
      return (name, (command["arguments"]?.elements ?? []).compactMap(Argument.init))
    }
    commands = all.filter { $0.arguments.contains { $0.key == "config" } }
  }

  /// The arguments of a command with a configuration.
  func arguments(of command: String) -> [Argument]? {
    commands.first { $0.name == command }?.arguments
  }

  /// What a key of the file means outside of `commands`: an option of the first command that has
  /// it, `routes`, which several commands take, or what editors and the build-tool plugin read.
  var shared: [String: Argument] {
    let others = [
      ("$schema", "The schema of this file, for editors."),
      ("inputs", "For the plugin: further files whose change matters."),
      ("outputs", "For the plugin: the files that become resources."),
    ].map { key, abstract in
      Argument(kind: .positional, key: key, abstract: abstract, isRepeating: key != "$schema")
    }
    let arguments = commands.flatMap(\.arguments).filter {
      $0.kind != .positional || $0.key == "routes"
    }
    return Self.byKey(others + arguments)
  }

  /// What a key of the file means under `commands`.
  func own(_ command: String) -> [String: Argument] { Self.byKey(arguments(of: command) ?? []) }

  private static func byKey(_ arguments: [Argument]) -> [String: Argument] {
    // `false` stands for `--no-x`.
    let settable = arguments.filter {
      !["help", "version", "config"].contains($0.key) && !$0.key.hasPrefix("no-")
    }
    return Dictionary(settable.map { ($0.key, $0) }) { first, _ in first }
  }
}

extension CommandTable.Argument {
  fileprivate init?(_ node: JSONNode) {
    guard let kind = node["kind"]?.string.flatMap(Kind.init) else { return nil }
    self.kind = kind
    let names = node["names"]?.elements ?? []
    let long = names.first { $0["kind"]?.string == "long" }
    valueName = node["valueName"]?.string
    key = long?["name"]?.string ?? valueName ?? ""
    self.names = names.compactMap { $0["name"]?.string }
    abstract = node["abstract"]?.string
    isRepeating = node["isRepeating"]?.flag ?? false
    allValues = node["allValues"]?.elements.compactMap(\.string)
    let completion = node["completionKind"]
    // A theme has completions of its own, since it may also be a name.
    isPath =
      completion?["file"] != nil || completion?["directory"] != nil || valueName == "file"
  }
}

extension CommandTable {
  var schema: [UInt8] {
    let own = Dictionary(
      uniqueKeysWithValues: commands.map { name, _ in
        (name, Self.object(self.own(name).mapValues(\.schema)))
      })
    var properties = shared.mapValues(\.schema)
    properties["commands"] = Self.object(own)
      .adding(["description": "Options of one command; they win over those for all."])
    let root: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "description": "Each key is the long name of an option, and sets it for the commands that "
        + "it suits. Paths are relative to the folder of the file; the command line wins.",
      "title": "Options of fingerpost, fingerpost.json",
    ]
    return root.adding(Self.object(properties)).file
  }

  private static func object(_ properties: [String: JSON]) -> JSON {
    ["additionalProperties": false, "properties": properties, "type": "object"]
  }
}

extension CommandTable.Argument {
  fileprivate var schema: JSON {
    let about: JSON = ["description": abstract]
    if kind == .flag { return about.adding(["type": "boolean"]) }
    let words: JSON = ["enum": allValues]
    let free: JSON = ["type": ["string", "number"]]
    let value = allValues?.isEmpty ?? true ? free : words
    guard isRepeating else { return about.adding(value) }
    let list: JSON = ["items": value, "type": "array"]
    return about.adding(["anyOf": [value, list]])
  }
}
