import Foundation
import PNGCoding
import TestSupport
import Testing

/// Cards, sheets and pictures of other programs, verified.
@Suite struct VerifyFilesTests {
  private let test: GoldenFolders
  private let route = Corpus.package.path + "/Examples/routes/athens.json"
  private let options = [
    "--size", "12", "--scale", "1", "--target", "flat", "--target", "sprite", "--sdf", "--target",
    "svg",
  ]

  init() throws {
    test = try GoldenFolders()
    let result = try test.run(["render", route, "-o", "goldens", "--units", "us"] + options)
    try #require(result.code == 0, "\(result.error)")
  }

  private func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try test.folder.bytes(name), as: UTF8.self)
    try #require(text.contains(old))
    try test.folder.write(text.replacing(old, with: new, maxReplacements: 1), to: name)
  }

  @Test func `cards are compared by lines, shown as a short difference`() throws {
    let words = ["verify", "goldens", route, "--units", "us"] + options
    let same = try test.run(words)
    #expect(same.code == 0, "\(same.text)\(same.error)")
    try edit("goldens/cards.json", "Head east on ", "Drive east on ")
    let result = try test.run(words + ["--junit", "r.xml", "--markdown", "r.md"])
    #expect(result.code == 1)
    #expect(result.text.hasPrefix("changed    cards.json  1 line became 1\n  @@ -"))
    #expect(result.text.contains("\n  -") && result.text.contains("\"text\" : \"Drive east on \""))
    #expect(result.text.split(separator: "\n").count < 20)
    let markdown = String(decoding: try test.folder.bytes("r.md"), as: UTF8.self)
    #expect(markdown.contains("```diff\n@@ -"))
    let junit = String(decoding: try test.folder.bytes("r.xml"), as: UTF8.self)
    #expect(junit.contains("Drive east on"))
    // Other units are other cards.
    let other = try test.run(["verify", "goldens", route] + options)
    #expect(other.text.contains("cards.json") && other.text.contains("  …\n"))
    let accept = ["accept", "goldens", "cards.json", "--route", route, "--units", "us"] + options
    #expect(try test.run(accept).text.hasSuffix("1 accepted, 0 removed\n"))
    #expect(try test.run(words).code == 0)
  }

  @Test func `sheets are verified by the manifest alone, picture and list`() throws {
    let sheets = ["sprite/dark.json", "sprite/dark.png", "sprite/sdf.json", "sprite/sdf.png"]
    #expect(test.folder.files(in: "goldens/sprite").count == 6)
    #expect(try test.run("verify", "goldens").code == 0)
    try edit("goldens/sprite/dark.json", "\"pixelRatio\" : 1", "\"pixelRatio\" : 2")
    try test.write(GoldenFolders.square(.white), "goldens/sprite/sdf.png")
    let result = try test.run("verify", "goldens")
    #expect(result.code == 1)
    #expect(result.text.contains("changed    sprite/dark.json  1 line became 1\n"))
    #expect(result.text.contains("changed    sprite/sdf.png  size 12×12 became "))
    try FileManager.default.removeItem(atPath: test.folder.path("goldens/sprite/light.png"))
    let lost = try test.run("verify", "goldens")
    #expect(lost.text.contains("new        sprite/light.png  no golden"))
    let accept = try test.run(["accept", "goldens", "sprite/*"])
    #expect(accept.text.hasSuffix("3 accepted, 0 removed\n"), "\(accept.error)")
    #expect(try test.run("verify", "goldens").code == 0)
    #expect(Set(sheets).isSubset(of: test.folder.files(in: "goldens")))
    let again = try test.run(
      ["render", route, "-o", "goldens", "--units", "us", "--check"] + options)
    #expect(again.code == 0, "\(again.text)\(again.error)")
  }

  @Test func `a manifest of an earlier version leaves its sheets out, and says so`() throws {
    try edit("goldens/manifest.json", "\"spacing\"", "\"spaces\"")
    try edit("goldens/manifest.json", "\"spacing\"", "\"spaces\"")
    let result = try test.run("verify", "goldens")
    #expect(result.code == 0)
    #expect(
      result.error == "warning: goldens: sheets are left out; 'render --check' compares them\n")
  }

  @Test func `goldens of another program: a run for each, or one for all`() throws {
    let square = try GoldenFolders.square(.white)
    try test.write(square, "own/dark/it's.png", "own/$(touch bad).png", "source.png")
    let words = ["--command", "sh -c 'cp source.png \"$1\"' {name} {output}"]
    let copied = try test.run(["verify", "own"] + words)
    #expect(copied.code == 0, "\(copied.text)\(copied.error)")
    #expect(copied.text.hasPrefix("2 pictures: 0 changed"))
    #expect(!test.folder.files().contains("bad"))
    let all = try test.run("verify", "own", "--command", "cp -R own/. {output}")
    #expect(all.code == 0 && all.text.hasPrefix("2 pictures: 0 changed"))
    try test.write(GoldenFolders.square(.black), "source.png")
    let changed = try test.run(["verify", "own"] + words)
    #expect(changed.code == 1 && changed.text.contains("2 changed"))
    #expect(changed.text.contains("to accept: fingerpost accept own --command "))
    #expect(try test.run(["accept", "own", "--all"] + words).text.hasPrefix("accepted "))
    #expect(try test.run(["verify", "own"] + words).code == 0)
  }

  @Test(arguments: [
    ("false {output}", "error: --command: false ended with 1; run it by hand to see why\n", 74),
    (
      "no-such-program {output}",
      "error: --command: no-such-program is not installed; run it by hand to see why\n", 74
    ),
    (
      "draw 'it",
      "error: --command: close all quotes, and name the file or folder to write as {output}\n", 64
    ),
    (
      "draw",
      "error: --command: close all quotes, and name the file or folder to write as {output}\n", 64
    ),
  ])
  func `a command that fails is told`(command: String, message: String, code: Int32) throws {
    let result = try test.run("verify", "goldens", "--command", command)
    #expect(result.error == message && result.code == code)
  }

  @Test func `a picture that a command does not draw is unreadable`() throws {
    try test.write(GoldenFolders.square(.white), "own/a.png")
    let result = try test.run("verify", "own", "--command", "true {name} {output}")
    #expect(result.code == 1)
    #expect(
      result.text.hasPrefix(
        "unreadable a.png  the actual picture: cannot be drawn: true wrote no file"))
    let both = try test.run("verify", "own", route, "--command", "true {output}")
    #expect(both.code == 64)
  }
}
