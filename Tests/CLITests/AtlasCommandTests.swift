import Faults
import Foundation
import JSON
import Routes
import TestSupport
import Testing

@testable import Atlas

@Suite struct AtlasCommandTests {
  private static let path = "Examples/atlas"
  private static let folder = Corpus.package.appending(path: path)
  private static let atlas = Result { try AtlasFolder(folder.path) }
  /// What the program says of all cases.
  private static let results = Result {
    let run = try Program.run(["atlas", "results", path])
    try #require(run.code == 0, "\(run.error)")
    return run.text
  }

  @Test func `our own results are right in all cases`() throws {
    let results = try Self.results.get()
    let run = try Program.run(["atlas", "check", Self.path, "-"], input: results)
    #expect(run.code == 0, "\(run.text)\(run.error)")
    let sum = run.text.split(separator: "\n").first { $0.hasPrefix("all ") }
    let numbers = sum?.split(separator: " ").compactMap { Int($0) } ?? []
    let count = try Self.atlas.get().cases.count
    #expect(numbers == [count, count, 0, 0, 0])
  }

  @Test func `a result that is wrong, absent or of no case is reported`() throws {
    let lines = try Self.results.get().split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(try Self.atlas.get().cases.first)
    let only = ["--only", first.id]
    func check(_ text: String) throws -> Program.Result {
      try Program.run(["atlas", "check", Self.path, "-"] + only, input: text)
    }
    let good = try check(lines.joined(separator: "\n"))
    #expect(good.code == 0 && good.error.isEmpty)
    let failed = try check(#"{"id": "\#(first.id)", "error": "no idea"}"#)
    #expect(failed.code == 1 && failed.text.hasSuffix("\n\(first.id): error: no idea\n"))
    let other = try #require(try Self.atlas.get().cases.dropFirst().first)
    let absent = try Program.run(
      ["atlas", "check", Self.path, "-"] + only + ["--only", other.id],
      input: #"{"id": "\#(other.id)"}"#)
    #expect(absent.code == 1 && absent.text.contains("\n\(first.id): no result\n"))
    let unknown = try check("\n" + #"{"id": "nowhere/at-all"}"#)
    #expect(unknown.code == 65 && unknown.output.isEmpty)
    #expect(
      unknown.error
        == "error: standard input: line 2: id: no case 'nowhere/at-all'; use the ids of the atlas\n"
    )
  }

  @Test(
    arguments: [
      (["atlas", "check", path], 64, "name the results to check, or - for standard input"),
      (["atlas", "results", path, "x"], 64, "'results' takes the folder alone"),
      (["atlas", "chek", path], 64, "no atlas 'chek'; did you mean 'check'?"),
      (["atlas", "results", path, "--only", "x/*"], 64, "--only: no case has such an id"),
      (["atlas", "results", "Icons"], 66, "Icons/atlas.json: no such file"),
      (["atlas", "check", path, "nowhere.jsonl"], 66, "nowhere.jsonl: no such file"),
    ] as [([String], Int32, String)])
  func `a mistake is named`(words: [String], code: Int32, message: String) throws {
    let run = try Program.run(words)
    #expect(run.code == code && run.output.isEmpty)
    #expect(run.error.hasPrefix("error: \(message)"), "\(run.error)")
  }

  @Test func `cases and results have the form of their schemas`() throws {
    func checker(_ name: String) throws -> SchemaChecker {
      try SchemaChecker(Data(contentsOf: Self.folder.appending(path: "\(name).schema.json")))
    }
    let (forCase, forResult) = (try checker("case"), try checker("result"))
    for engine in try Self.atlas.get().engines.map(\.name) {
      let file = Self.folder.appending(path: "cases/\(engine).jsonl")
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for (number, line) in zip(1..., lines) {
        let faults = try forCase.faults(in: line.utf8)
        #expect(faults.isEmpty, "\(engine).jsonl: line \(number): \(faults)")
      }
    }
    for line in try Self.results.get().split(separator: "\n") {
      #expect(try forResult.faults(in: line.utf8).isEmpty, "\(line)")
    }
    let members = AtlasMember.allCases.map(\.rawValue)
    for (name, others) in [
      ("case", [String]()), ("result", ["id", "instruction", "error"]),
    ] {
      let data = try Data(contentsOf: Self.folder.appending(path: "\(name).schema.json"))
      let root = try JSON(JSONNode(text: data))
      let found = (name == "case" ? root["$defs"] : root["properties"])?.members ?? [:]
      #expect(Set(found.keys) == Set(members + others))
    }
  }

  @Test func `the cases of an engine are in the order of the meanings`() throws {
    let atlas = try Self.atlas.get()
    for (one, next) in zip(atlas.cases, atlas.cases.dropFirst()) where one.engine == next.engine {
      let places = [one, next].map { atlas.meanings.firstIndex(of: $0.meaning) ?? .max }
      #expect(places[0] <= places[1], "\(next.id) stands behind \(one.id)")
    }
  }

  @Test func `the example case of the README can be added`() throws {
    let page = try String(
      contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    let example = try #require(
      page.matches(of: /```json\n([^`]*)```/).map { String($0.1) }.first { $0.contains("source") })
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Self.folder.appending(path: "atlas.json"), to: folder.url.appending(path: "atlas.json"))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "cases"), withIntermediateDirectories: false)
    let line = example.replacing("\n", with: "") + "\n"
    try folder.write(line, to: "cases/graphhopper.jsonl")
    let results = try Program.run(["atlas", "results", "."], in: folder.url)
    let check = try Program.run(["atlas", "check", ".", "-"], input: results.text, in: folder.url)
    #expect(check.code == 0, "\(check.text)\(check.error)")
  }
}
