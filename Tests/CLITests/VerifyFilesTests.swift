import Foundation
import TestSupport
import Testing

/// Cards, sheets and pictures of other programs, verified.
@Suite struct VerifyFilesTests {
  private let test: GoldenFolders
  private static let route = Corpus.package.path + "/Examples/routes/athens.json"
  private static let options = [
    "--size", "12", "--scale", "1", "--target", "flat", "--target", "sprite", "--sdf", "--target",
    "svg",
  ]
  /// What all tests start from, drawn once.
  private static let goldens = Result {
    try GoldenFolders.rendered([route, "--units", "us"] + options)
  }
  private let route = VerifyFilesTests.route
  private let options = VerifyFilesTests.options

  init() throws {
    test = try GoldenFolders()
    try test.write(Self.goldens.get(), into: "goldens")
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
    // The component of the instruction, since announcements say the same.
    try edit(
      "goldens/cards.json", "\"text\" : \"Head east on \"", "\"text\" : \"Drive east on \"")
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

  @Test func `a text that is deleted or unreadable differs, one that never was a golden does not`()
    throws
  {
    let words = [route, "--units", "us"] + options
    let place = test.folder.path("goldens/cards.json")
    try test.git("init", "-q")
    try test.git("add", ".")
    try test.git("commit", "-q", "-m", "goldens")
    try FileManager.default.removeItem(atPath: place)
    let lost = try test.run(["verify", "goldens"] + words)
    #expect(lost.code == 1 && lost.text.hasPrefix("new        cards.json  no golden\n"))
    let old = try test.run(["verify", "goldens", "--against", "HEAD"] + words)
    #expect(old.code == 0, "\(old.text)")
    // Nobody can read a folder; the superuser can read any file.
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    let broken = try test.run(["verify", "goldens"] + words)
    #expect(broken.code == 1)
    #expect(broken.text.hasPrefix("unreadable cards.json  the golden: cannot be read: "))
    #expect(try test.run("accept", "some", "--from", "goldens", "--all").code == 0)
    let never = try test.run(["verify", "some"] + words)
    #expect(never.code == 0, "\(never.text)\(never.error)")
  }

  @Test func `the command to accept repeats all options that decide what is drawn`() throws {
    try edit("goldens/cards.json", "Head east on ", "Drive east on ")
    let more = [
      "--target xcassets", "--target android", "--preset carplay", "--scale 1", "--size 12",
      "--lane-size 12x9", "--prefix p_", "--catalog Own", "--no-namespace", "--idiom car",
      "--rendering template", "--artwork bitmap", "--density mdpi", "--spacing 2", "--sdf",
      "--svg-colors classes", "--swift-accessors", "--kotlin-package a.b",
    ]
    let help = try test.run("verify", "--help").text
    let targets = try #require(help.firstMatch(of: /TARGETS:(?s:.*?)\n\n/)).output
    let listed = targets.matches(of: /\n  (--[a-z-]+)/)
    let named = Set(more.map { $0.replacing("no-", with: "").split(separator: " ")[0] })
    #expect(Set(listed.map(\.1)) == named)
    let words = more.flatMap { $0.split(separator: " ").map(String.init) }
    let result = try test.run(
      ["verify", "goldens", route, "--target", "flat", "--target", "sprite", "--target", "svg"]
        + words)
    let line = try #require(result.text.split(separator: "\n").last { $0.hasPrefix("to accept") })
    for option in more { #expect(line.contains(" " + option), "\(line)") }
  }

  @Test func `sheets are verified only by the manifest, picture and list`() throws {
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

  @Test func `sheets of an earlier version's manifest are left out with a warning`() throws {
    try edit("goldens/manifest.json", "\"spacing\"", "\"spaces\"")
    try edit("goldens/manifest.json", "\"spacing\"", "\"spaces\"")
    let result = try test.run("verify", "goldens")
    #expect(result.code == 0)
    #expect(
      result.error == "warning: goldens: sheets are left out; 'render --check' compares them\n")
  }

  @Test func `goldens of another program take a run for each, or one for all`() throws {
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

  @Test func `a name is one word of a command, and no label is a path`() throws {
    try test.write(GoldenFolders.square(.white), "own/{output}.png", "source.png")
    let told = try test.run(
      "verify", "own", "--command", "sh -c 'echo \"$0\" >&2; exit 3' {name} {output}")
    #expect(told.text.contains("cannot be drawn: sh ended with 3: {output}; 12×12"), "\(told.text)")
    try test.write(test.folder.bytes("goldens/manifest.json"), "the pictures of cp/manifest.json")
    let accept = ["accept", "own", "--all", "--command", "cp source.png {output}"]
    #expect(try test.run(accept).error.contains("no names in common"))
    let accepted = try test.run(accept + ["--force"])
    #expect(accepted.text.hasSuffix("\n1 accepted, 0 removed\n"), "\(accepted.error)")
    #expect(test.folder.files(in: "own") == ["source.png", "{output}.png"])
  }

  @Test(arguments: [
    ("false {output}", "error: --command: false ended with 1; run it by hand to see why\n", 74),
    (
      "no-such-program {output}",
      "error: --command: no-such-program is not installed; run it by hand to see why\n", 74
    ),
    (
      "draw 'it",
      "error: --command: an open quote, or no {output}; close all quotes, and name {output}\n", 64
    ),
    (
      "draw",
      "error: --command: an open quote, or no {output}; close all quotes, and name {output}\n", 64
    ),
  ])
  func `a command that fails is reported`(command: String, message: String, code: Int32) throws {
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
