import Foundation
import TestSupport
import Testing

/// `--language-file` of the commands with `--locale`, and of `lint`.
@Suite struct LanguageFileOptionTests {
  private static let route = Corpus.package.appending(path: "Examples/routes/athens.json").path

  /// A folder with a language file in which a drive starts otherwise than in the program's words.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"tag": "en-GB", "extends": "en-GB", "joints": {"departing": "Set sail {compass}"},
       "phrases": {"depart": {"text": "Set sail", "road": "none"}}}
      """#, to: "pirate.json")
    return folder
  }

  @Test(arguments: [
    ["cards", route], ["cards", route, "--format", "text"], ["drive", route],
    ["render", route, "-o", "out", "--scale", "1"],
  ])
  func `each command takes language files`(arguments: [String]) throws {
    let folder = try folder()
    let options = ["--locale", "en-IE", "--language-file", "pirate.json"]
    let run = try Program.run(arguments + options, in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    let isRender = arguments[0] == "render"
    let text =
      isRender
      ? try String(contentsOfFile: folder.path("out/cards.json"), encoding: .utf8) : run.text
    #expect(text.contains("Set sail"))
  }

  @Test func `a language from a file is a locale`() throws {
    let folder = try folder()
    try folder.write(#"{"tag": "en-PI", "extends": "en-GB"}"#, to: "other.json")
    let arguments = ["cards", Self.route, "--language-file", "pirate.json"]
    let run = try Program.run(
      arguments + ["--language-file", "other.json", "--locale", "en-PI"], in: folder.url)
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.text.contains(#""locale" : "en-PI""#) && run.text.contains("Set sail"))
  }

  @Test func `a bad file gives one line, and so does a missing one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"tag": "ru", "extends": "xx"}"#, to: "ru.json")
    let bad = try Program.run(
      ["cards", Self.route, "--language-file", "ru.json"], in: folder.url)
    #expect(bad.code == 65 && bad.text.isEmpty)
    #expect(
      bad.error == "error: ru.json: extends: unknown language 'xx'; "
        + "name one of the program, or give its file first\n")
    let absent = try Program.run(
      ["cards", Self.route, "--language-file", "de.json"], in: folder.url)
    #expect(absent.code == 66 && absent.text.isEmpty)
    #expect(absent.error.hasPrefix("error: de.json: ") && absent.error.contains("; "))
  }

  @Test func `lint finds every fault of language files`() throws {
    let folder = try folder()
    try folder.write(
      #"{"tag": "ru", "extends": "en-GB", "joints": {"exitLabel": "Exit", "take": 1}}"#,
      to: "ru.json")
    let options = ["lint", "--language-file", "pirate.json", "--language-file", "ru.json"]
    let run = try Program.run(options, in: folder.url)
    #expect(run.code == 1 && run.error.isEmpty)
    #expect(
      run.text == """
        ru.json: error: joints.take: not a text (fingerpost); write it in quotes: \
        a phrase with a road that is chosen where ways part
        ru.json: error: joints.exitLabel: no placeholder {exit} (fingerpost); add it

        """)
    let clean = try Program.run(["lint", "--language-file", "pirate.json"], in: folder.url)
    #expect(clean.code == 0 && clean.text.isEmpty && clean.error.isEmpty)
  }

  @Test func `the schema of language files is printed`() throws {
    let run = try Program.run(["schema", "language"])
    #expect(run.code == 0)
    let schema = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(schema?["title"] as? String == "Language file of fingerpost")
  }
}
