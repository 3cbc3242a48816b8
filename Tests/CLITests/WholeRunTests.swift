import Foundation
import TestSupport
import Testing

/// Pictures are drawn and checked before the first file of a run is replaced.
@Suite struct WholeRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// All files with their bytes, hidden ones too.
  private func state(of place: String) throws -> [String: [UInt8]] {
    try Dictionary(
      uniqueKeysWithValues: folder.files(in: place).map { ($0, try folder.bytes("\(place)/\($0)")) }
    )
  }

  private func icon(_ style: String, _ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "icons"), withIntermediateDirectories: true)
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path \(style) d="M4 4h16v16H4z"/></svg>
      """, to: "icons/\(name).svg")
  }

  private func run(_ words: String...) throws -> Program.Result {
    try Program.run(words, in: folder.url)
  }

  @Test func `an icon that is refused while drawing leaves the folder as it was`() throws {
    try icon("", "turn-left")
    try folder.write("turn_left\nturn_right\nu_turn_left\n", to: "list")
    let words = ["icons", "-o", "out", "--icons", "icons", "--glyphs", "list", "--jobs", "1"]
    #expect(try Program.run(words, in: folder.url).code == 0)
    let before = try state(of: "out")
    // Too faint: only drawing it shows that, and other glyphs change as well.
    try icon("opacity='.1'", "u-turn-left")
    let refused = try Program.run(words + ["--weight", "bold"], in: folder.url)
    #expect(refused.code == 65, "\(refused.error)")
    #expect(try state(of: "out") == before)
    // A folder that was not there is not there then.
    let fresh = try run("icons", "-o", "new/er", "--icons", "icons", "--glyphs", "list")
    #expect(fresh.code == 65)
    #expect(!FileManager.default.fileExists(atPath: folder.path("new/er")))
  }

  @Test func `a foreign file among many is found before any other is replaced`() throws {
    #expect(try run("render", "Examples", "-o", "out").code != 0)
    let route = Corpus.package.appending(path: "Examples/routes/athens.json").path
    #expect(try run("render", route, "-o", "out").code == 0)
    let last = try #require(folder.files(in: "out/glyphs").last)
    try folder.write("mine", to: "out/glyphs/\(last)")
    let before = try state(of: "out")
    let refused = try run("render", route, "-o", "out", "--weight", "bold")
    #expect(refused.code == 73 && refused.error.contains(last))
    #expect(try state(of: "out") == before)
  }

  @Test func `a full disk leaves the folder as it was`() throws {
    let route = Corpus.package.appending(path: "Examples/routes/athens.json").path
    #expect(try run("render", route, "-o", "out", "--scale", "1").code == 0)
    let before = try state(of: "out")
    // The manifest and the cards are larger than the limit, the pictures are not.
    let refused = try Program.run(
      ["render", route, "-o", "out", "--scale", "1", "--weight", "bold"], in: folder.url,
      limits: ["-f 16"])
    #expect(refused.code == 74, "\(refused.error)")
    #expect(try state(of: "out") == before)
  }

  @Test func `of JSON Lines, no line names a picture that could not be drawn`() throws {
    try icon("opacity='.1'", "turn-sharp-left")
    let route = try Data(
      contentsOf: Corpus.package.appending(path: "Examples/routes/athens.json"))
    let line = String(decoding: route, as: UTF8.self).replacing("\n", with: "")
    try folder.write(line + "\n", to: "r.jsonl")
    let words = ["render", "--format", "jsonl", "r.jsonl", "--scale", "1", "-o", "out"]
    #expect(try Program.run(words, in: folder.url).code == 0)
    let cards = try folder.bytes("out/cards.jsonl")
    let refused = try Program.run(words + ["--icons", "icons", "--units", "us"], in: folder.url)
    #expect(refused.code == 65, "\(refused.error)")
    #expect(try folder.bytes("out/cards.jsonl") == cards)
    let hidden = folder.files(in: "out").filter { $0.contains(".fingerpost-") }
    #expect(hidden.allSatisfy { $0.hasSuffix("journal") }, "\(hidden)")
    #expect(try Program.run(words, in: folder.url).code == 0)
    #expect(try run("lint", "out").text == "")
  }
}
