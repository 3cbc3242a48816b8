import Foundation
import Testing

@Suite struct CompletionTests {
  private static let script = Result {
    let script = try Program.run(["--generate-completion-script", "bash"])
    try #require(script.code == 0)
    return script.text
  }

  /// What bash offers for the last of some words, in the folder of the package.
  private func offers(_ line: String) throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let asking = """
      \(try Self.script.get())
      COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1) COMP_LINE='\(line)' COMP_POINT=\(line.count)
      _fingerpost fingerpost '\(words[words.count - 1])' '\(words[words.count - 2])'
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    // The names of glyphs are asked of the program itself.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let shell = try Program.run(
      program: "/bin/bash", ["-c", asking],
      environment: ["PATH": "\(Program.folder.path):\(path)"])
    #expect(shell.error == "")
    return shell.text.split(separator: "\n").map(String.init).sorted()
  }

  @Test(arguments: [
    ("fingerpost ver", ["verify"]),
    ("fingerpost render Examples/routes/ath", ["athens.cards.json", "athens.json"]),
    ("fingerpost render x --theme Icons/th", ["Icons/theme.json", "Icons/themes"]),
    ("fingerpost render x -o Exa", ["Examples"]),
    ("fingerpost lint Ico", ["Icons"]),
    ("fingerpost diff Examples/gl", ["Examples/glyphs.png"]),
    ("fingerpost drive x --events loc", ["location"]),
    ("fingerpost drive x --trace Examples/drives/helsinki-lanes.g", ["helsinki-lanes.gpx"]),
    ("fingerpost cards --format va", ["valhalla"]),
    ("fingerpost cards x --locale pt", ["pt-BR", "pt-PT"]),
    ("fingerpost cards x --units uk", ["uk", "uk-signs"]),
    ("fingerpost glyph turn-l", ["turn-left"]),
    ("fingerpost list --engine her", ["here-v8"]),
  ])
  func `words and files are completed`(line: String, expected: [String]) throws {
    let offered = try offers(line).map { offer in
      expected.contains { $0.contains("/") }
        ? offer : String(offer.split(separator: "/").last ?? "")
    }
    #expect(offered == expected)
  }
}
