import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import fingerpost

@Suite struct DirectCommandTests {
  @Test func `every command bears its name`() {
    let names = Fingerpost.configuration.subcommands.map { $0.configuration.commandName }
    #expect(!names.contains(nil))
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    "glyph turn_left", "glyph lanes left|through* --size 120x18 --scale 3 --dividers -o -",
    "glyph -- turn_left", "render a.json -o out --target xcassets --scale 2 --scale 3",
    "cards a.json --format text --units us", "icons -o out --preset carplay", "list", "lint a",
    "diff a b", "verify a", "drive a.json", "schema cards",
  ])
  func `a command that is in order is parsed as from the root`(line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let usual = try Fingerpost.parseAsRoot(arguments)
    let direct = Fingerpost.directCommand(arguments).map { String(describing: $0) }
    #expect(direct == String(describing: usual))
  }

  @Test(arguments: [
    "", "--help", "-h", "--version", "help", "help glyph", "glyph", "glyph --help", "glyph -h",
    "glyph turn_left -h", "glyph turn_left --size", "glyph turn_left --nonsense",
    "glyph turn_left --scale 0", "glyph a b c", "glyph --version", "glyph --help-hidden",
    "glyph --generate-completion-script bash", "--generate-completion-script zsh",
    "glyph ---completion glyph -- --driving-side", "---completion glyph -- --driving-side",
    "glyph --experimental-dump-help", "glyp turn_left", "-q glyph turn_left",
    "glyph turn_left --driving-side up", "cards -q -v a.json", "schema", "diff a",
    "render a.json -o", "list --format", "accept a",
  ])
  func `whatever else is asked is answered by the root`(line: String) {
    let arguments = line.split(separator: " ").map(String.init)
    let isDirect = Fingerpost.directCommand(arguments) != nil
    #expect(!isDirect)
  }

  @Test(arguments: [
    "glyph --help", "help glyph", "schema --help", "--help", "--version",
  ])
  func `help is that of the whole program`(line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let result = try Program.run(arguments)
    var expected = ""
    do {
      // A request for help is a command that throws it.
      var command = try Fingerpost.parseAsRoot(arguments)
      try command.run()
    } catch {
      expected = Fingerpost.fullMessage(for: error)
    }
    #expect(!expected.isEmpty)
    #expect(result.text + result.error == expected + "\n")
  }
}
