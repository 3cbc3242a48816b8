import Foundation
import TestSupport
import Testing

@Suite struct BuildArgumentsTests {
  private let route = "Examples/routes/athens.json"

  private func render(_ folder: TemporaryFolder, _ options: [String]) throws -> Program.Result {
    try Program.run(
      ["render", route, "-o", folder.path("out"), "--target", "svg", "--size", "12"] + options)
  }

  @Test func `lists, checks and writes the same files`() throws {
    let folder = try TemporaryFolder()
    let list = try render(folder, ["--list-outputs", "--xcfilelist", folder.path("list")])
    #expect(list.code == 0)
    #expect(try folder.bytes("list") == Array(list.output))
    #expect(folder.files() == ["list"])
    let paths = list.text.split(separator: "\n").map(String.init)
    let check = try render(folder, ["--check"])
    #expect(check.code == 1)
    #expect(check.text.split(separator: "\n").count == paths.count)
    #expect(check.text.hasPrefix("would change: \(paths[0])\n"))
    #expect(folder.files() == ["list"])
    let written = try render(folder, ["--depfile", folder.path("a b.d")])
    #expect(written.code == 0)
    #expect(folder.files(in: "out").map { folder.path("out/" + $0) } == paths)
    let depfile = String(decoding: try folder.bytes("a b.d"), as: UTF8.self)
    let program = try #require(depfile.split(separator: "\n").first { $0.hasPrefix("  /") })
      .dropFirst(2).dropLast(2)
    #expect(program.hasSuffix("/fingerpost"))
    #expect(
      depfile == """
        \(folder.path("out"))/manifest.json: \\
          \(program) \\
          \(route)

        \(program):

        \(route):

        """)
    #expect(try render(folder, ["--check"]).code == 0)
    let pruned = try render(folder, ["--check", "--variant", "dark"])
    #expect(pruned.code == 1)
    #expect(pruned.text.contains("no longer written: \(folder.path("out"))/svg/"))
  }

  @Test(arguments: [
    (["--list-outputs", "--check"], "exclude each other"),
    (["--scale", "9"], "--scale is 9; use a whole number"),
    (["--prefix", "Ab"], "--prefix is 'Ab'; use a-z"),
    (["--catalog", "../x"], "--catalog is '../x'; use letters"),
    (
      ["--idiom", "phone"],
      "The value 'phone' is invalid for '--idiom <idiom>'. Please provide one of 'universal' and 'car'. See"
    ),
    (
      ["--target", "zip"],
      "The value 'zip' is invalid for '--target <target>'. Please provide one of the following: - flat"
    ),
    (["--swift-accessors"], "needs --target xcassets"),
    (["--kotlin-package", "com.a"], "needs --target android"),
    (["--target", "android", "--kotlin-package", "com;a"], "such as com.example.app"),
    (["--target", "sprite", "--size", "3000"], "MapLibre takes 1024 at most"),
    (["--spacing", "99"], "--spacing is 99; use a whole number"),
  ])
  func `options that make no sense are refused with code 64`(
    options: [String], words: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try render(folder, options)
    #expect(run.code == 64)
    #expect(run.error.contains(words), "\(run.error)")
    #expect(folder.files().isEmpty)
  }

  @Test func `a preset brings a platform's target, sizes and scales`() throws {
    let folder = try TemporaryFolder()
    func list(_ options: [String]) throws -> [String] {
      let run = try Program.run(
        ["render", route, "-o", "x", "--list-outputs"] + options, in: Corpus.package)
      #expect(run.code == 0, "\(run.error)")
      return run.text.split(separator: "\n").map(String.init)
    }
    let catalog = try list(["--preset", "carplay"])
    #expect(catalog.contains { $0.hasSuffix("_18pt.imageset/Contents.json") })
    #expect(catalog.contains { $0.hasSuffix("~dark.svg") })
    let bitmaps = try list(["--preset", "carplay", "--artwork", "bitmap"])
    #expect(bitmaps.contains { $0.hasSuffix("@3x.png") })
    #expect(!bitmaps.contains { $0.hasSuffix("~dark.png") })
    let android = try list(["--preset", "android-auto"])
    #expect(android.contains { $0.contains("drawable-night/") && $0.hasSuffix(".xml") })
    #expect(try list(["--preset", "android-auto-large"]) == android)
    #expect(try list(["--preset", "google"]).contains { $0.hasSuffix("_48pt~dark.png") })
    #expect(try list(["--preset", "web"]).contains("x/web/fingerpost.css"))
    #expect(folder.files().isEmpty)
  }

  @Test func `files of another version are a difference, and reported`() throws {
    let folder = try TemporaryFolder()
    #expect(try render(folder, []).code == 0)
    let manifest = String(decoding: try folder.bytes("out/manifest.json"), as: UTF8.self)
    let version = try #require(manifest.firstMatch(of: /"generator" : "(fingerpost [0-9.]+)"/)).1
    try folder.write(manifest.replacing(version, with: "fingerpost 0.0.9"), to: "out/manifest.json")
    let check = try render(folder, ["--check"])
    let file = folder.path("out/manifest.json")
    #expect(
      check.text == "other version: \(file) is of fingerpost 0.0.9, this is \(version)\n"
        + "would change: \(file)\n")
    #expect(check.code == 1)
    #expect(try render(folder, []).code == 0)
    #expect(try render(folder, ["--check"]).text == "")
  }

  @Test func `lint prints findings in the form of compilers`() throws {
    let folder = try TemporaryFolder()
    try folder.write("<svg/>", to: "a.svg")
    let run = try Program.run(["lint", folder.path("")])
    #expect(run.code == 1)
    #expect(run.text.contains("a.svg:1: error: "), "\(run.text)")
    #expect(try Program.run(["lint", folder.path("none")]).code == 66)
    #expect(try Program.run(["lint"]).code == 64)
    #expect(try Program.run(["lint", "--theme", "Icons/theme.json"]).code == 0)
  }
}
