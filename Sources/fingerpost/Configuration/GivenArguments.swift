/// The arguments that the words of a command line give.
///
/// The parser gives values, but not which of them were given, nor in which words.
struct GivenArguments {
  /// An option or a flag, and the words that give it.
  struct Option {
    var argument: CommandTable.Argument
    var words: [String]

    /// The value, where it has one.
    var value: String? {
      words.count > 1
        ? words[1] : words[0].firstIndex(of: "=").map { String(words[0][$0...].dropFirst()) }
    }

    /// Whether it decides which pictures and texts of a route there are.
    var decidesPictures: Bool { !GivenArguments.forAll.contains(argument.key) }
  }

  private(set) var options: [Option] = []
  private(set) var subjects: [String] = []
  /// The first option that the command does not have, without its value.
  private(set) var unknown: String?
  private var keys: Set<String> = []

  /// The options that mean the same where no route is drawn.
  static let forAll: Set<String> = [
    "icons", "theme", "weight", "jobs", "quiet", "verbose", "config", "no-config",
  ]

  /// Each of these options replaces the others.
  private static let alternatives: [Set<String>] = [
    ["quiet", "verbose"], ["check", "list-outputs", "watch", "export"], ["export", "prune"],
    ["export", "depfile"], ["export", "xcfilelist"], ["output", "terminal", "serve", "export"],
    ["from", "route", "command"], ["routes", "command"], ["all", "patterns"],
  ]

  /// Finds the arguments of a command in the words behind its name.
  init(_ words: [String], _ arguments: [CommandTable.Argument]) {
    var rest = words[...]
    defer {
      keys.formUnion(arguments.filter { $0.kind == .positional }.prefix(subjects.count).map(\.key))
    }
    while let word = rest.popFirst() {
      guard word != "--" else {
        subjects += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        subjects.append(word)
        continue
      }
      let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
      // Short flags may be joined, as in `-qv`.
      let names = word.hasPrefix("--") ? [String(name)] : name.map(String.init)
      let found = arguments.filter { $0.names.contains(where: names.contains) }
      guard names.allSatisfy({ name in found.contains { $0.names.contains(name) } }) else {
        unknown = unknown ?? String(word.prefix { $0 != "=" })
        continue
      }
      keys.formUnion(found.map { $0.key.hasPrefix("no-") ? String($0.key.dropFirst(3)) : $0.key })
      var own = [word]
      if found.contains(where: { $0.kind == .option }), !word.contains("=") {
        own += [rest.popFirst()].compactMap(\.self)
      }
      if let first = found.first { options.append(Option(argument: first, words: own)) }
    }
  }

  /// The options of this run that `render` has too, or that decide the same for another command.
  static func ofProgram(sharedWith other: String = "render") throws -> [Option] {
    let words = try ProgramArguments.words()
    let table = try CommandTable.all()
    guard let command = words.first, let own = table.arguments(of: command),
      let others = table.arguments(of: other)
    else { return [] }
    return GivenArguments(Array(words.dropFirst()), own).options.filter { option in
      let key = option.argument.key
      return others.contains { $0.key == key && $0.isSame(as: option.argument) }
        && !["jobs", "quiet", "verbose"].contains(key)
    }
  }

  /// Whether the argument, or one that replaces it, is given.
  func have(_ argument: CommandTable.Argument) -> Bool {
    argument.kind == .positional && !subjects.isEmpty || keys.contains(argument.key)
      || Self.alternatives.contains { $0.contains(argument.key) && !$0.isDisjoint(with: keys) }
  }

  /// Prefixes `./` to a path that looks like an option.
  static func path(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
  }
}
