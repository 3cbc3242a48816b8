/// What other programs, and this one before, call an option of this one.
enum Synonyms {
  /// The other word, ours, and the commands where it is right; `nil` for all that have the option.
  private static let words: [(other: String, ours: String, commands: Set<String>?)] = [
    ("--lang", "--locale", nil), ("--language", "--locale", nil), ("--engine", "--format", nil),
    ("--json", "--format json", ["cards", "lint", "list"]), ("-j", "--jobs", nil),
    ("--json", "--format jsonl", ["announce"]), ("--dry-run", "--check", nil),
    ("--check", "--dry-run", nil), ("--update", "fingerpost accept", ["diff", "verify"]),
    ("--routes", "--alternatives", nil), ("--all-routes", "--alternatives", nil),
  ]

  /// What to write instead of a word, such as `use '--locale'`, if anything.
  static func remedy(for word: String, in command: String?) -> String? {
    guard let command else { return nil }
    let found = words.first { other, ours, commands in
      guard other == word else { return false }
      if let commands { return commands.contains(command) }
      let table = (try? CommandTable.all())?.all.first { $0.name == command }
      return table?.arguments.contains { "--" + $0.key == ours } ?? false
    }
    return found.map { "use '\($0.ours)'" }
  }
}
