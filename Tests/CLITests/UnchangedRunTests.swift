import Foundation
import TestSupport
import Testing

/// A run that changes nothing does nothing, and one of which any input changes draws again.
@Suite struct UnchangedRunTests {
  private static let state = "out/.fingerpost-last-run"
  private static let route = Corpus.package.appending(path: "Examples/routes/athens.json")
  private static let svg =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>"#

  private let folder: TemporaryFolder

  /// A folder with a route and each kind of file that decides a picture.
  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(at: Self.route, to: folder.url.appending(path: "r.json"))
    let icons = folder.url.appending(path: "icons")
    try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: false)
    try folder.write(Self.svg, to: "icons/depart.svg")
    let theme = Corpus.package.appending(path: "Icons/theme.json")
    try FileManager.default.copyItem(at: theme, to: folder.url.appending(path: "theme.json"))
    try folder.write(#"{"scale": ["1"]}"#, to: "fingerpost.json")
    try folder.write("us-interstate:75\n", to: "shields.txt")
  }

  private func render(_ more: String...) throws -> Program.Result {
    try Program.run(
      ["render", "r.json", "-o", "out", "--variant", "light", "--icons", "icons"]
        + ["--theme", "theme.json"] + more, in: folder.url)
  }

  /// The first line, a digest of the inputs.
  private func inputs() throws -> Substring {
    let text = String(decoding: try folder.bytes(Self.state), as: UTF8.self)
    return try #require(text.split(separator: "\n").first)
  }

  @Test func `a second run touches no file, and a file edited by hand is found`() throws {
    let first = try render("--verbose")
    #expect(first.code == 0, "\(first.error)")
    let before = try folder.files(in: "out").map { name in
      try FileManager.default.attributesOfItem(atPath: folder.path("out/" + name))[
        .systemFileNumber] as? Int
    }
    let second = try render("--verbose")
    #expect(second.code == 0 && second.error.contains(" 0 files changed in out"))
    let after = try folder.files(in: "out").map { name in
      try FileManager.default.attributesOfItem(atPath: folder.path("out/" + name))[
        .systemFileNumber] as? Int
    }
    #expect(before == after)
    let picture = "out/glyphs/depart_left~light.png"
    let whole = try folder.bytes(picture)
    try FileManager.default.removeItem(atPath: folder.path(picture))
    #expect(try render("--verbose").error.contains(" 1 files changed in out"))
    #expect(try folder.bytes(picture) == whole)
    try folder.write("edited", to: picture)
    let refused = try render()
    #expect(refused.code == 73 && refused.error.contains("that was changed since"))
  }

  @Test func `the file of the last run is in no manifest and no comparison`() throws {
    #expect(try render().code == 0)
    let manifest = String(decoding: try folder.bytes("out/manifest.json"), as: UTF8.self)
    #expect(!manifest.contains("last-run"))
    #expect(try Program.run(["lint", "out"], in: folder.url).text == "")
    #expect(try Program.run(["diff", "out", "out"], in: folder.url).code == 0)
    try folder.write("nonsense\nmore\n", to: Self.state)
    #expect(try render("--verbose").error.contains(" 0 files changed in out"))
    #expect(try inputs() != "nonsense")
  }

  @Test(arguments: [1, 5, 1000]) func `a memory that is cut short is none`(lines: Int) throws {
    #expect(try render().code == 0)
    let text = String(decoding: try folder.bytes(Self.state), as: UTF8.self)
    try FileManager.default.removeItem(atPath: folder.path("out/glyphs/depart_left~light.png"))
    let whole = text.split(separator: "\n")
    let kept = whole.prefix(lines).filter { !$0.hasSuffix("depart_left~light.png") }
    try folder.write((kept + ["broken"]).joined(separator: "\n"), to: Self.state)
    #expect(try render("--verbose").error.contains(" 1 files changed in out"))
    try folder.write(kept.joined(separator: "\n"), to: Self.state)
    try FileManager.default.removeItem(atPath: folder.path("out/glyphs/depart_left~light.png"))
    #expect(try render("--verbose").error.contains(" 1 files changed in out"))
  }

  @Test(arguments: ["icons/depart.svg", "theme.json", "fingerpost.json"])
  func `one byte of a file that decides pictures is enough`(file: String) throws {
    #expect(try render().code == 0)
    let before = try inputs()
    #expect(try render().code == 0)
    #expect(try inputs() == before)
    var bytes = try folder.bytes(file)
    // A space more means the same.
    bytes.append(0x20)
    try Data(bytes).write(to: folder.url.appending(path: file))
    let result = try render()
    #expect(result.code == 0, "\(result.error)")
    #expect(try inputs() != before)
  }

  @Test func `an icon that is added, a changed word and another program are enough`() throws {
    let program = folder.path("fingerpost")
    try FileManager.default.copyItem(atPath: Program.url.path, toPath: program)
    var seen: Set<Substring> = []
    func isNew(_ words: String...) throws -> Bool {
      let result = try Program.run(
        program: program, ["icons", "-o", "out", "--prune", "--glyphs", "shields.txt"] + words,
        in: folder.url)
      #expect(result.code == 0, "\(result.error)")
      return seen.insert(try inputs()).inserted
    }
    try folder.write("turn_left\n", to: "shields.txt")
    #expect(try isNew("--icons", "icons"))
    #expect(try !isNew("--icons", "icons"))
    #expect(try !isNew("-v", "--icons", "icons", "--jobs", "1", "--output=./out"))
    #expect(try isNew("--icons", "icons", "--weight", "bold"))
    try folder.write(Self.svg, to: "icons/turn-left.svg")
    #expect(try isNew("--icons", "icons"))
    try folder.write("turn_right\n", to: "shields.txt")
    #expect(try isNew("--icons", "icons"))
    #expect(try !isNew("--icons", "icons"))
    let later = Date(timeIntervalSinceNow: 5)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: program)
    #expect(try isNew("--icons", "icons"))
  }

  @Test func `a route counts by its cards`() throws {
    #expect(try render().code == 0)
    let cards = try folder.bytes("out/cards.json")
    var text = String(decoding: try folder.bytes("r.json"), as: UTF8.self)
    let name = try #require(text.firstRange(of: #""name":""#) ?? text.firstRange(of: #""name": ""#))
    text.insert("Q", at: name.upperBound)
    try folder.write(text, to: "r.json")
    #expect(try render("--verbose").error.contains(" 1 files changed in out"))
    #expect(try folder.bytes("out/cards.json") != cards)
  }

  @Test func `stale files are reported at each run until they are pruned`() throws {
    #expect(try render("--weight", "bold").code == 0)
    #expect(try render("--scale", "2").error.contains("of earlier runs are stale"))
    #expect(try render("--scale", "2").error.contains("of earlier runs are stale"))
    #expect(try render("--scale", "2", "--prune").error == "")
    #expect(try render("--scale", "2", "--prune", "--verbose").error.contains(" 0 files changed"))
  }
}
