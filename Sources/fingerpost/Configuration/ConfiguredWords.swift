import Faults

/// The words of a command line, after those that a `fingerpost.json` adds.
struct ConfiguredWords {
  private(set) var words: [String]
  private var file: String?
  /// The options that the file adds, such as `--theme`.
  private var added: [String] = []

  /// Adds what the file says and the words do not.
  ///
  /// Help and `schema` ignore the file, so that they work with a broken one.
  ///
  /// `parsed` is what the file that they name says, if it is known.
  init(_ words: [String], _ parsed: Configuration? = nil) throws {
    self.words = words
    let rest = Array(words.dropFirst())
    let options = Array(rest.prefix { $0 != "--" })
    let named = Self.value(of: "--config", in: options)
    let isIgnored = ["--help", "-h", "--version", "--no-config"].contains(where: options.contains)
    guard let command = words.first, !isIgnored, named != "",
      named != nil || PathKind(Configuration.usualFile) == .file
    else { return }
    let table = try parsed?.table ?? .all()
    guard let arguments = table.arguments(of: command) else { return }
    let file = named ?? Configuration.usualFile
    self.file = file
    let given = GivenArguments(rest, arguments)
    let configuration = try parsed ?? Configuration(file, isNamed: named != nil, table)
    let settings = configuration.words(for: command, except: Self.unshared(command, given, table))
      .filter { !given.have($0.argument) }
    let switches = settings.filter { $0.argument.kind != .positional }.flatMap(\.words)
    let subjects = settings.filter { $0.argument.kind == .positional }.flatMap(\.words)
    if switches.contains("--format=jsonl"), given.subjects.isEmpty, subjects.isEmpty {
      try configuration.checkTrust("format: without a route, 'jsonl' reads standard input")
    }
    added = switches.map { String($0.prefix { $0 != "=" }) }
    self.words =
      [command] + switches + (named == nil ? ["--config=\(file)"] : []) + rest
      + (subjects.isEmpty ? [] : ["--"] + subjects)
  }

  /// The last value of an option; empty if the value is absent.
  private static func value(of option: String, in words: [String]) -> String? {
    var value: String?
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == option { value = next }
      if word.hasPrefix(option + "=") { value = String(word.dropFirst(option.count + 1)) }
    }
    return value
  }

  /// The keys for all commands that do not suit this one.
  private static func unshared(
    _ command: String, _ given: GivenArguments, _ table: CommandTable
  ) -> Set<String> {
    switch command {
    // The manifest of the goldens says what is drawn.
    case "verify", "accept":
      Set((table.arguments(of: "render") ?? []).map(\.key)).subtracting(GivenArguments.forAll)
    // It takes one variant, and an SVG file has its own colors.
    case "glyph":
      given.subjects.first.map(GlyphCommand.isFile) ?? false
        ? ["variant", "icons", "theme"] : ["variant"]
    // Without routes it shows all glyphs.
    case "preview": ["routes"]
    default: []
    }
  }

  /// Blames the file for an error of an option that it adds, or that names one.
  func blaming(_ fault: Fault, of option: String? = nil) -> Fault {
    guard let file, fault.kind == .usage, !fault.description.contains("unknown option"),
      added.contains(where: { $0 == option || fault.description.contains($0) })
    else { return fault }
    var fault = fault.within(file)
    fault.kind = .data
    return fault
  }
}
