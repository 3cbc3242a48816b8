import Faults

/// The words of a run: those that a `fingerpost.json` adds, then the user's own.
///
/// The parser reads them all, and takes the last value of an option. What it cannot tell is which
/// options the user gave; so the words of these, and of those that they replace, are not added.
struct ConfiguredWords {
  private(set) var words: [String]
  private var file: String?
  /// The options that the file adds, such as `--theme`.
  private var added: [String] = []

  /// The most options, which take the parser a fraction of a second; its time grows by their square.
  static let mostOptions = 1000

  /// Each of these options replaces the others.
  private static let alternatives: [Set<String>] = [
    ["namespace", "no-namespace"], ["quiet", "verbose"],
    ["check", "list-outputs", "watch", "export"], ["export", "prune"], ["export", "depfile"],
    ["export", "xcfilelist"], ["output", "terminal", "serve", "export"],
    ["from", "route", "command"], ["routes", "command"], ["all", "patterns"],
  ]

  /// Adds what the file says and the words do not.
  ///
  /// Help and `schema` ignore the file, so that they work with a broken one.
  ///
  /// `parsed` is what the file that they name says, if it is known.
  init(_ words: [String], _ parsed: Configuration? = nil) throws {
    self.words = words
    try checkCount()
    let namesFile = words.contains { $0.hasPrefix("--config") }
    guard let command = words.first, namesFile || PathKind(Configuration.usualFile) == .file else {
      return
    }
    let table = try parsed?.table ?? .all()
    guard let arguments = table.arguments(of: command) else { return }
    let rest = Array(words.dropFirst())
    let given = GivenWords(rest, arguments)
    var keys = Set(given.options.map(\.argument.key))
    let named = given.options.last { $0.argument.key == "config" }?.value
    guard keys.isDisjoint(with: ["help", "version", "no-config"]), named != "",
      named != nil || PathKind(Configuration.usualFile) == .file
    else { return }
    let subjects = arguments.filter { $0.kind == .positional }.map(\.key)
    keys.formUnion(subjects.prefix(given.subjects.count))
    let replaced = Self.alternatives.filter { !$0.isDisjoint(with: keys) }
      .reduce(given.subjects.isEmpty ? keys : keys.union(subjects)) { $0.union($1) }
    let file = named ?? Configuration.usualFile
    self.file = file
    let configuration = try parsed ?? Configuration(file, isNamed: named != nil, table)
    let namesRoute =
      !keys.isDisjoint(with: ["routes", "route"]) || configuration.namesRoute(for: command)
    let unshared = Self.unshared(command, given.subjects, namesRoute: namesRoute, table)
    let settings = configuration.words(for: command, except: unshared)
      .filter { !replaced.contains($0.argument.key) }
    let switches = settings.filter { $0.argument.kind != .positional }.flatMap(\.words)
    let others = settings.filter { $0.argument.kind == .positional }.flatMap(\.words)
    if switches.contains("--format=jsonl"), given.subjects.isEmpty, others.isEmpty {
      try configuration.checkTrust("format: without a route, 'jsonl' reads standard input")
    }
    added = switches.map { String($0.prefix { $0 != "=" }) }
    self.words =
      [command] + switches + (named == nil ? ["--config=\(file)"] : []) + rest
      + (others.isEmpty ? [] : ["--"] + others)
    try checkCount(in: file)
  }

  private func checkCount(in file: String? = nil) throws(Fault) {
    let count = words.prefix { $0 != "--" }.count { $0.hasPrefix("-") && $0 != "-" }
    guard count > Self.mostOptions else { return }
    throw Fault(
      file == nil ? .usage : .data, at: file ?? "",
      "\(count) options, more than the \(Self.mostOptions) that are read",
      remedy: "name each once, or what they list in a file")
  }

  /// The keys for all commands that do not suit this one.
  private static func unshared(
    _ command: String, _ subjects: [String], namesRoute: Bool, _ table: CommandTable
  ) -> Set<String> {
    switch command {
    // The routes are those of 'render', and its 'prune' is for stale files.
    case "verify" where namesRoute, "accept" where namesRoute: ["routes", "prune"]
    // The manifest of the goldens says what is drawn.
    case "verify", "accept":
      Set((table.arguments(of: "render") ?? []).map(\.key)).subtracting(GivenWords.forAll)
    // It takes one variant, and an SVG file has its own colors.
    case "glyph":
      subjects.first.map(GlyphCommand.isFile) ?? false
        ? ["variant", "icons", "theme"] : ["variant"]
    // Without routes it shows all glyphs.
    case "preview": ["routes"]
    default: []
    }
  }

  /// Blames the file for an error that names an option which it adds.
  func blaming(_ fault: Fault) -> Fault {
    guard let file, fault.kind == .usage, !fault.finding.lowercased().hasPrefix("unknown option"),
      added.contains(where: fault.description.contains)
    else { return fault }
    var fault = fault.within(file)
    fault.kind = .data
    return fault
  }
}

/// The words of a command line, told apart by the parser's own description of the command.
struct GivenWords {
  /// An option or a flag, and the words that give it.
  typealias Option = (argument: CommandTable.Argument, words: [String], value: String?)

  private(set) var options: [Option] = []
  private(set) var subjects: [String] = []

  /// The options that mean the same where no route is drawn.
  static let forAll: Set<String> = [
    "icons", "theme", "weight", "jobs", "quiet", "verbose", "config", "no-config",
  ]

  /// Leaves out options that the command does not have, which the parser refuses.
  init(_ words: [String], _ arguments: [CommandTable.Argument]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word != "--" else {
        subjects += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        subjects.append(word)
        continue
      }
      let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1).map(String.init)
      guard let argument = arguments.first(where: { $0.names.contains(parts.first ?? "") }) else {
        continue
      }
      let isJoined = word.contains("=")
      let next = argument.kind == .option && !isJoined ? rest.popFirst() : nil
      let value = isJoined ? parts.dropFirst().first ?? "" : next
      options.append((argument, [word] + [next].compactMap(\.self), value))
    }
  }

  /// The options of this run that another command has too, without those for messages and threads.
  static func ofProgram(sharedWith other: String) throws -> [Option] {
    let words = try ProgramArguments.words()
    let table = try CommandTable.all()
    guard let command = words.first, let own = table.arguments(of: command),
      let others = table.arguments(of: other)
    else { return [] }
    return GivenWords(Array(words.dropFirst()), own).options.filter { argument, _, _ in
      others.contains { $0.key == argument.key && $0.isSame(as: argument) }
        && !["jobs", "quiet", "verbose"].contains(argument.key)
    }
  }

  /// Prefixes `./` to a path that looks like an option.
  static func path(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
  }
}
