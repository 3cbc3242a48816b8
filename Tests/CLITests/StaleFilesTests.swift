import Foundation
import TestSupport
import Testing

/// Files that only earlier runs wrote: remembered until a run prunes them.
@Suite struct StaleFilesTests {
  private let (folder, route): (TemporaryFolder, String)
  private static let targets = ["flat", "xcassets", "android", "svg", "sprite", "web"]

  init() throws {
    (folder, route) = (try TemporaryFolder(), Corpus.package.path + "/Examples/routes/athens.json")
  }

  private func render(_ targets: [String], _ options: String...) throws -> Program.Result {
    try Program.run(
      ["render", route, "-o", "out", "--size", "12", "--scale", "1"]
        + targets.flatMap { ["--target", $0] }
        + options, in: folder.url)
  }

  private func stale() throws -> [String] {
    struct Manifest: Decodable {
      struct File: Decodable { var path: String }
      var stale: [File]?
    }
    let data = Data(try folder.bytes("out/manifest.json"))
    return try (JSONDecoder().decode(Manifest.self, from: data).stale ?? []).map(\.path)
  }

  @Test func `stale files of all targets are remembered until a run prunes them`() throws {
    #expect(try render(Self.targets).error == "")
    let before = Set(folder.files(in: "out"))
    let first = try render(["svg"])
    let kept = try stale()
    #expect(first.code == 0)
    #expect(
      first.error == "warning: out: \(kept.count) files of earlier runs are stale; "
        + "--prune removes them\n")
    // Another run forgets none.
    #expect(try render(["svg"], "--quiet").error == "")
    #expect(try stale() == kept)
    #expect(Set(folder.files(in: "out")) == before)
    let lint = try Program.run(["lint", "out"], in: folder.url)
    #expect(lint.code == 0)
    for path in kept {
      let line = "out/\(path): warning: no run writes it any more (fingerpost); "
      #expect(lint.text.contains(line + "remove it with --prune\n"))
    }
    let catalog = try Program.run(["lint", "out/Fingerpost.xcassets"], in: folder.url)
    #expect(catalog.text.contains("Contents.json: warning: no run writes it any more"))
    for options in [["--check"], ["--check", "--prune"]] {
      let check = try Program.run(
        ["render", route, "-o", "out", "--size", "12", "--scale", "1", "--target", "svg"] + options,
        in: folder.url)
      #expect(check.code == 1 && check.error == "")
      for path in kept { #expect(check.text.contains("no longer written: out/\(path)\n")) }
    }
    let listed = try render(["svg"], "--list-outputs", "--prune")
    #expect(listed.code == 0 && !kept.contains { listed.text.contains("out/\($0)\n") })
    let pruned = try render(["svg"], "--prune", "--verbose")
    for path in kept { #expect(pruned.error.contains("removed: out/\(path)\n")) }
    #expect(try stale().isEmpty)
    #expect(Set(folder.files(in: "out")) == before.subtracting(kept))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/Fingerpost.xcassets")))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/res")))
    #expect(try render(["svg"], "--check", "--prune").code == 0)
    #expect(try Program.run(["lint", "out", "--strict"], in: folder.url).code == 0)
  }

  @Test func `a stale file that was edited is forgotten, one that is written again is not stale`()
    throws
  {
    _ = try render(["svg", "web"])
    _ = try render(["svg"])
    let path = try #require(try stale().first)
    try folder.write("mine", to: "out/" + path)
    #expect(try render(["svg"], "--prune").code == 74)
    #expect(try render(["svg"]).code == 0)
    #expect(try !stale().contains(path) && !stale().isEmpty)
    #expect(try render(["svg"], "--prune").code == 0)
    #expect(try folder.bytes("out/" + path) == Array("mine".utf8))
    try FileManager.default.removeItem(atPath: folder.path("out/" + path))
    _ = try render(["svg", "web"])
    _ = try render(["svg"])
    #expect(try render(["svg", "web"]).error == "")
    #expect(try stale().isEmpty)
  }

  @Test func `a route rendered into the folder of another makes that one's glyphs stale`() throws {
    _ = try render(["flat"])
    let first = folder.files(in: "out").filter { $0.hasSuffix(".png") }
    let icons = try Program.run(
      ["icons", "-o", "out", "--size", "9", "--scale", "1", "--variant", "dark"], in: folder.url)
    #expect(icons.code == 0 && icons.error.contains(" of earlier runs are stale; --prune"))
    #expect(Set(folder.files(in: "out")).isSuperset(of: first))
    #expect(try render(["flat"]).code == 0)
    #expect(try !stale().isEmpty && Set(first).isDisjoint(with: stale()))
  }

  @Test func `verify and accept do not redraw stale pictures`() throws {
    _ = try render(["flat"], "--variant", "light", "--variant", "dark")
    _ = try render(["flat"], "--variant", "dark")
    let kept = try stale()
    let verified = try Program.run(["verify", "out"], in: folder.url)
    #expect(verified.code == 1 && !kept.isEmpty)
    for path in kept { #expect(verified.text.contains("missing    \(path)  no actual picture")) }
    let accept = ["accept", "out", "--all", "--prune", "--force"]
    #expect(try Program.run(accept, in: folder.url, environment: ["CI": ""]).code == 0)
    #expect(try Program.run(["verify", "out"], in: folder.url).code == 0)
  }

  @Test func `a folder without its manifest is linted for pictures that no run lists`() throws {
    _ = try render(["flat"])
    try FileManager.default.removeItem(atPath: folder.path("out/manifest.json"))
    _ = try render(["flat"], "--variant", "dark")
    let lint = try Program.run(["lint", "out"], in: folder.url)
    #expect(lint.text.contains("~light.png: warning: the manifest does not name it"))
  }
}
