import Foundation
import JSON
import TestSupport
import Testing

/// The pictures of trees in `Examples/builds` show what the program writes.
@Suite struct RecipeTests {
  /// A tree as `tree` prints it; names are sorted by bytes.
  private static func tree(_ paths: [[Substring]], indent: String = "") -> [String] {
    let groups = Dictionary(grouping: paths.filter { !$0.isEmpty }) { $0[0] }
    let names = groups.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names.flatMap { name in
      let isLast = name == names.last
      let inner = groups[name, default: []].map { Array($0.dropFirst()) }
      return ["\(indent)\(isLast ? "└" : "├")── \(name)"]
        + tree(inner, indent: indent + (isLast ? "    " : "│   "))
    }
  }

  @Test(arguments: [("xcode", "Glyphs", ""), ("android", "res", "res/")])
  func `the file tree of a recipe is that of its options`(
    recipe: String, root: String, folder: String
  ) throws {
    let builds = Corpus.package.appending(path: "Examples/builds/\(recipe)")
    let project = try TemporaryFolder()
    for file in [
      builds.appending(path: "fingerpost.json"),
      Corpus.package.appending(path: "Examples/routes/athens.json"),
    ] {
      let name = file.lastPathComponent == "athens.json" ? "route.json" : file.lastPathComponent
      try FileManager.default.copyItem(at: file, to: project.url.appending(path: name))
    }
    let run = try Program.run(["render", "-o", "o", "--prune"], in: project.url)
    #expect(run.code == 0, "\(run.error)")
    #expect(try Program.run(["lint", "--strict", "o"], in: project.url).code == 0)
    let paths = project.files(in: "o").filter { $0.hasPrefix(folder) }
      .map { $0.dropFirst(folder.count).split(separator: "/") }
    var lines = ([root] + Self.tree(paths))[...]
    let page = try String(contentsOf: builds.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(page.firstMatch(of: /```text\n([^`]*)```/)).1.split(separator: "\n")
    var skips = false
    for shown in block {
      // An ellipsis stands for one line or more.
      if shown.drop(while: { "│ ".contains($0) }) == "…" {
        lines = lines.dropFirst()
        skips = true
        continue
      }
      if skips { lines = lines.drop { $0 != shown } }
      skips = false
      try #require(lines.first.map { $0 == shown } == true, "\(shown), not \(lines.first ?? "")")
      lines = lines.dropFirst()
    }
    #expect(lines.isEmpty)
  }

  @Test func `without a program that packs, nothing is drawn or marked as packed`() throws {
    let folder = try TemporaryFolder()
    let script = Corpus.package.appending(path: "Examples/builds/smaller/draw.sh")
    try FileManager.default.copyItem(at: script, to: folder.url.appending(path: "draw.sh"))
    // A path with what the script needs until then.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "tools"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("tools/dirname"), withDestinationPath: "/usr/bin/dirname")
    let run = try Program.run(
      program: "/bin/sh", ["draw.sh"], in: folder.url,
      environment: ["FINGERPOST": Program.url.path, "PATH": folder.path("tools")])
    #expect(run.code == 69)
    #expect(
      run.error
        == "error: no oxipng and no zopflipng; install one, such as with apt-get install zopfli\n")
    #expect(folder.files() == ["draw.sh", "tools/dirname"])
  }

  @Test func `shards give the cards and pictures of one run, also after a stop`() throws {
    let folder = try TemporaryFolder()
    let responses = try ["athens", "roundabouts-left"].map { name in
      let file = Corpus.package.appending(path: "Examples/routes/\(name).json")
      return try JSONNode(text: Data(contentsOf: file)).source
    }
    let lines = (0..<9).map { "{\"id\":\($0)," + responses[$0 % 2].dropFirst() }
    try folder.write(lines.joined(separator: "\n") + "\n", to: "routes.jsonl")
    let script = Corpus.package.appending(path: "Examples/shards/draw.sh").path
    func draw() throws -> Program.Result {
      try Program.run(
        program: "/bin/sh", [script, "routes.jsonl", "out", "4", "--units", "us"], in: folder.url,
        environment: ["FINGERPOST": Program.url.path, "DRAWING": "--scale 1"])
    }
    let result = try draw()
    try #require(result.code == 0, "\(result.error)")
    let input = lines.joined(separator: "\n")
    let whole = try Program.run(["cards", "--format", "jsonl", "--units", "us"], input: input)
    #expect(try Data(folder.bytes("out/cards.jsonl")) == whole.output)
    let icons = try Program.run(
      ["icons", "--glyphs", "out/cards.jsonl", "-o", "out/pictures", "--scale", "1", "--check"],
      in: folder.url)
    #expect(icons.code == 0, "\(icons.text)")
    // Stopped, with two of four shards done.
    let shards = folder.files(in: "out/shards").filter { $0.hasSuffix(".cards") }
    #expect(shards.count == 4)
    for name in shards.prefix(2) {
      try FileManager.default.removeItem(atPath: folder.path("out/shards/\(name)"))
    }
    // A shard that is done is not made again.
    let kept = "{\"cards\":[],\"id\":\"kept\"}\n"
    try folder.write(kept, to: "out/shards/\(shards[3])")
    #expect(try draw().code == 0)
    let joined = String(decoding: try folder.bytes("out/cards.jsonl"), as: UTF8.self)
    #expect(joined.hasSuffix(kept) && joined.hasPrefix("{\"id\":0,"))
  }
}
