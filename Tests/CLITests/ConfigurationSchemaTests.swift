import Foundation
import TestSupport
import Testing

/// What is said of `fingerpost.json` is what the program reads.
@Suite struct ConfigurationSchemaTests {
  @Test(arguments: [
    "Sources/fingerpost/fingerpost.docc/Outputs.md", "Examples/builds/xcode/fingerpost.json",
    "Examples/builds/android/fingerpost.json",
    "Examples/builds/swiftpm-app/Sources/App/fingerpost.json",
  ])
  func `each example is accepted`(path: String) throws {
    let text = try String(contentsOf: Corpus.package.appending(path: path), encoding: .utf8)
    let example = text.firstMatch(of: /```json\n([^`]*)```/).map { String($0.1) } ?? text
    let folder = try TemporaryFolder()
    try folder.write(example, to: "fingerpost.json")
    let run = try Program.run(["list"], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    // The file is read.
    try folder.write(example.replacing("\"routes\"", with: "\"ruotes\""), to: "fingerpost.json")
    #expect(try Program.run(["list"], in: folder.url).code == 65)
  }

  @Test func `the schema has every option of every command`() throws {
    struct Schema: Decodable {
      var properties: [String: Schema]?
      var type: Either?
      enum Either: Decodable {
        case one(String), many([String])
        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          self =
            if let word = try? container.decode(String.self) { .one(word) } else {
              .many(try container.decode([String].self))
            }
        }
      }
    }
    let schema = try JSONDecoder().decode(
      Schema.self, from: Program.run(["schema", "config"]).output)
    let help = try JSONDecoder().decode(
      ManualPage.Help.self, from: Program.run(["--experimental-dump-help"]).output)
    let unset = ["help", "version", "config", "no-config", "no-namespace"]
    let properties = try #require(schema.properties)
    let commands = try #require(properties["commands"]?.properties)
    for command in help.command.subcommands ?? [] where commands[command.commandName] != nil {
      for argument in command.arguments ?? [] {
        let long = argument.names?.first { $0.kind == "long" }?.name
        let key = long ?? argument.valueName ?? ""
        if unset.contains(key) { continue }
        #expect(commands[command.commandName]?.properties?[key] != nil)
        #expect((properties[key] != nil) == (long != nil || key == "routes"), "\(key)")
      }
    }
    let expected = [
      "accept", "announce", "cards", "diff", "drive", "glyph", "icons", "lint", "list", "preview",
      "render", "verify",
    ]
    #expect(commands.keys.sorted() == expected)
  }
}
