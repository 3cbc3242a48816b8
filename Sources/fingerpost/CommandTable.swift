import Foundation
import TextSafety

/// The arguments of the commands that read a configuration, as the parser describes them.
struct CommandTable: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }
    enum Kind: String, Decodable { case positional, option, flag }

    var kind: Kind
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var isRepeating: Bool
    var allValues: [String]?
    var completionKind: JSON?

    /// The long name, or the name of a positional argument.
    var key: String { names?.first { $0.kind == "long" }?.name ?? valueName ?? "" }

    var isPath: Bool { completionKind?["file"] != nil || completionKind?["directory"] != nil }

    /// Whether two commands mean the same by an option.
    func isSame(as other: Argument) -> Bool {
      (kind, valueName, isRepeating, allValues)
        == (other.kind, other.valueName, other.isRepeating, other.allValues)
    }
  }

  private struct Dump: Decodable {
    struct Command: Decodable {
      var commandName: String
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    var command: Command
  }

  /// In the order of the program's help.
  let commands: [(name: String, arguments: [Argument])]

  init(from decoder: any Decoder) throws {
    commands = try (Dump(from: decoder).command.subcommands ?? []).compactMap { command in
      let arguments = command.arguments ?? []
      guard arguments.contains(where: { $0.key == "config" }) else { return nil }
      return (command.commandName, arguments)
    }
  }

  static func all() throws -> CommandTable {
    try JSONDecoder().decode(Self.self, from: Data(Fingerpost._dumpHelp().utf8))
  }

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
      Argument(kind: .positional, valueName: key, abstract: abstract, isRepeating: key != "$schema")
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
