import Foundation
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
}
