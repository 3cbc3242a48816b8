import Foundation

/// The manual page of the program in the `mdoc` language, from what the program tells of itself.
struct ManualPage {
  /// What `--experimental-dump-help` prints.
  struct Help: Decodable {
    struct Command: Decodable {
      let commandName: String
      let abstract: String
      let discussion: String?
      let arguments: [Argument]?
      let shouldDisplay: Bool
      let subcommands: [Command]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind: String
        let name: String
      }
      let kind: String
      let abstract: String?
      let names: [Name]?
      let valueName: String?
      let defaultValue: String?
      let allValues: [String]?
      let isOptional: Bool
      let isRepeating: Bool
      let shouldDisplay: Bool
    }
    let command: Command
  }

  let text: String

  init(_ help: Help) {
    let commands = (help.command.subcommands ?? []).filter {
      $0.commandName != "help" && $0.shouldDisplay
    }
    var lines = [
      ".Dd November 21, 2026", ".Dt FINGERPOST 1", ".Os", ".Sh NAME", ".Nm fingerpost",
      ".Nd turn route JSON into maneuver cards, travel estimates and PNG glyphs", ".Sh SYNOPSIS",
      ".Nm", ".Ar command", ".Op Ar options", ".Nm", ".Fl -help | -version", ".Sh DESCRIPTION",
    ]
    lines += Self.prose(
      """
      Reads routes as routing engines return them, and writes what a driver is shown. \
      Data goes to standard output, everything else to standard error. \
      Each command takes the option
      """)
    lines += [".Fl -help ,", "which shows its usage with examples.", ".Sh COMMANDS"]
    for command in commands { lines += Self.section(of: command) }
    lines += [".Sh LIMITS"] + Self.limits(in: help.command) + Self.status
    lines += [".Sh EXAMPLES"]
    for example in Self.examples(in: help.command) {
      lines.append(".Dl " + Self.escaped(example, inMacro: true))
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static let status = [
    ".Sh FILES", ".Bl -tag -width Ds", ".It Pa fingerpost.json",
    "Options of all commands that take", ".Fl -config ,", "if it is in the current folder.", ".El",
    ".Sh ENVIRONMENT", ".Bl -tag -width Ds", ".It Ev NO_COLOR",
    "If set and not empty, nothing in the terminal is colored.", ".It Ev CI",
    "If set,", ".Cm accept", "does nothing without", ".Fl -force .", ".El", ".Sh EXIT STATUS",
    ".Bl -tag -width Ds", ".It 0", "Done; no differences and no findings.", ".It 1",
    "Differences or findings.", ".It 64", "Wrong usage.", ".It 65", "Bad data.", ".It 66",
    "No input.", ".It 70", "A bug of the program.", ".It 73", "A file cannot be created.",
    ".It 74", "A file cannot be read or written.", ".El",
  ]

  private static func section(of command: Help.Command) -> [String] {
    var lines = [".Ss \(command.commandName)"] + prose(command.abstract)
    let arguments = (command.arguments ?? []).filter { argument in
      argument.shouldDisplay && !(argument.names ?? []).contains { $0.name == "help" }
        && !(argument.names ?? []).contains { $0.name == "version" }
    }
    let paragraphs = (command.discussion ?? "").components(separatedBy: "\n\n")
    for paragraph in paragraphs where !paragraph.isEmpty && !isHeading(paragraph) {
      lines += [".Pp"] + prose(paragraph)
    }
    guard !arguments.isEmpty else { return lines }
    lines.append(".Bl -tag -width Ds")
    for (index, argument) in arguments.enumerated() {
      // A flag and its inverse share one sentence.
      let isPair = argument.kind == "flag" && argument.abstract != nil
      if isPair, index > 0, arguments[index - 1].abstract == argument.abstract { continue }
      let next = isPair ? arguments.dropFirst(index + 1).first : nil
      let inverse = next?.abstract == argument.abstract ? next.map { " , " + item($0) } ?? "" : ""
      lines.append(".It " + item(argument) + inverse)
      lines += prose((argument.abstract ?? "") + values(of: argument) + fallback(of: argument))
    }
    return lines + [".El"]
  }

  /// The words that an option takes.
  private static func values(of argument: Help.Argument) -> String {
    let words = argument.allValues ?? []
    return words.isEmpty ? "" : " Values: \(words.joined(separator: ", "))."
  }

  /// The value that an option has where it is not given, which its usage shows behind its words.
  private static func fallback(of argument: Help.Argument) -> String {
    guard argument.kind != "positional", let value = argument.defaultValue, !value.isEmpty else {
      return ""
    }
    let isMachines = argument.names?.contains { $0.name == "jobs" } ?? false
    return " Default: \(isMachines ? "the number of processors" : value)."
  }

  /// What the program says of its limits, below their heading.
  private static func limits(in command: Help.Command) -> [String] {
    let paragraphs = (command.discussion ?? "").components(separatedBy: "\n\n")
    let limits = paragraphs.first { $0.hasPrefix("LIMITS\n") } ?? ""
    return prose(limits.dropFirst("LIMITS\n".count).trimmingCharacters(in: .whitespaces))
  }

  private static func isHeading(_ paragraph: String) -> Bool {
    paragraph.hasPrefix("EXAMPLES") || paragraph.hasPrefix("EXIT CODES")
  }

  private static func item(_ argument: Help.Argument) -> String {
    let value = "Ar " + (argument.valueName ?? "")
    let repeated = argument.isRepeating ? " ..." : ""
    guard let names = argument.names, !names.isEmpty else { return value + repeated }
    let flags = names.sorted { $0.name.count < $1.name.count }.map { name in
      "Fl " + (name.kind == "short" ? name.name : "-" + name.name)
    }
    let joined = flags.joined(separator: " , ")
    return argument.kind == "flag" ? joined : joined + " " + value + repeated
  }

  private static func examples(in command: Help.Command) -> [String] {
    let lines = (command.discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { $0.hasPrefix("  ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Text with each sentence on a line of its own, and no line longer than 78.
  private static func prose(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    for (index, word) in words.enumerated() {
      let escaped = escaped(word, inMacro: false)
      if !line.isEmpty, line.count + escaped.count + 1 > 76 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + escaped
      let isEnd = word.last.map { ".!?".contains($0) } ?? false
      let next = index + 1 < words.count ? words[index + 1].first : nil
      if isEnd, next?.isUppercase ?? true {
        lines.append(line)
        line = ""
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0 }
  }

  private static func escaped(_ text: String, inMacro: Bool) -> String {
    let plain = text.replacing("\\", with: "\\e")
    return inMacro ? plain.replacing("\"", with: "\\(dq") : plain
  }
}
