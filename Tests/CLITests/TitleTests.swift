import Testing

/// The groups of options in the help of each command.
@Suite struct TitleTests {
  @Test(arguments: [
    ("render", "ARGUMENTS OUTPUT ROUTE WORDS PICTURES TARGETS BUILDS OPTIONS"),
    ("icons", "OUTPUT GLYPHS PICTURES TARGETS BUILDS OPTIONS"),
    ("verify", "ARGUMENTS COMPARISON REPORTS ROUTE WORDS PICTURES TARGETS OPTIONS"),
    ("accept", "ARGUMENTS ACCEPTANCE ROUTE WORDS PICTURES TARGETS OPTIONS"),
    ("diff", "ARGUMENTS COMPARISON REPORTS OPTIONS"),
    ("drive", "ARGUMENTS DRIVE ROUTE WORDS OPTIONS"),
    ("cards", "ARGUMENTS ROUTE WORDS OPTIONS"),
    ("announce", "ARGUMENTS ROUTE WORDS OPTIONS"),
    ("preview", "ARGUMENTS ROUTE WORDS PICTURES OPTIONS"),
  ])
  func `options are grouped, and those for all commands come last`(
    command: String, titles: String
  ) throws {
    let help = try Program.run([command, "--help"])
    #expect(help.code == 0)
    let lines = help.text.split(separator: "\n")
    let found = lines.filter { $0.hasSuffix(":") && $0.allSatisfy { $0.isUppercase || $0 == ":" } }
    #expect(found.map { $0.dropLast() }.joined(separator: " ") == titles)
    let last = lines.drop { $0 != "OPTIONS:" }.dropFirst().filter { $0.hasPrefix("  -") }
    if ["render", "icons", "verify", "accept"].contains(command) {
      #expect(last.count <= 7, "\(last.joined(separator: "\n"))")
    }
    #expect(last.last?.hasPrefix("  -h, --help") == true)
  }
}
