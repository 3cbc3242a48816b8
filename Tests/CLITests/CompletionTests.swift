import Foundation
import TestSupport
import Testing

@Suite struct CompletionTests {
  private static let script = Result {
    let script = try Program.run(["--generate-completion-script", "bash"])
    try #require(script.code == 0)
    return script.text
  }

  /// What bash offers for the last of some words, by default in the folder of the package.
  private func offers(_ line: String, in folder: URL? = nil) throws -> [String] {
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
      program: "/bin/bash", ["-c", asking], in: folder,
      environment: ["PATH": "\(Program.folder.path):\(path)"])
    #expect(shell.error == "")
    return shell.text.split(separator: "\n").map(String.init).sorted()
  }

  @Test(arguments: [
    ("fingerpost ver", ["verify"]),
    ("fingerpost render Examples/routes/ath", ["athens.cards.json", "athens.json"]),
    ("fingerpost render x --theme Icons/th", ["Icons/theme.json", "Icons/themes/"]),
    ("fingerpost render x --theme out", ["outline"]),
    ("fingerpost diff a b --theme hi", ["high-contrast"]),
    ("fingerpost glyph Icons/maneuvers/turn-sl", ["Icons/maneuvers/turn-slight-right.svg"]),
    ("fingerpost render x --preset car", ["carplay"]),
    ("fingerpost icons --target xc", ["xcassets"]),
    ("fingerpost render x --weight b", ["bold"]),
    ("fingerpost render x --variant d", ["dark"]),
    ("fingerpost render x --parts voi", ["voice"]),
    ("fingerpost render x --driving-side l", ["left"]),
    ("fingerpost cards --format te", ["text"]),
    ("fingerpost cards x --alternatives on", ["one"]),
    ("fingerpost schema the", ["theme"]),
    ("fingerpost kit ko", ["kotlin"]),
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

  @Test func `a file's name runs no command, and folders and themes of other names are offered`()
    throws
  {
    let folder = try TemporaryFolder()
    for name in ["$(touch evil).json", "a b.json", "night.json", "night.txt"] {
      try folder.write("{}", to: name)
    }
    try FileManager.default.createDirectory(
      atPath: folder.path("themes"), withIntermediateDirectories: false)
    try folder.write("{}", to: "themes/day.json")
    let offered = try offers("fingerpost render x --theme ", in: folder.url)
    #expect(
      offered == ["default", "high-contrast", "map", "night.json", "outline", "themes/"])
    #expect(!folder.files().contains("evil"))
    #expect(
      try offers("fingerpost render x --theme themes/", in: folder.url) == ["themes/day.json"])
  }

  @Test(arguments: ["zsh", "fish"])
  func `the other shells get the same`(shell: String) throws {
    let script = try Program.run(["--generate-completion-script", shell])
    #expect(script.code == 0 && script.error == "")
    for words in [
      "---completion render -- --theme", "---completion glyph -- positional@0", "carplay",
      "xcassets", "pt-BR", "diff-rules", "react-native", "valhalla",
    ] {
      #expect(script.text.contains(words), "\(words)")
    }
  }
}
