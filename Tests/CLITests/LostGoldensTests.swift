import Foundation
import TestSupport
import Testing

/// Hints and slips that must not cost goldens.
@Suite struct LostGoldensTests {
  private static let names = (0..<8).map { "goldens/\($0).png" }

  private func goldens() throws -> GoldenFolders {
    let test = try GoldenFolders()
    for name in Self.names { try test.write(GoldenFolders.square(.white), name) }
    return test
  }

  @Test func `a wrong or empty folder is asked about, and nothing is suggested`() throws {
    let test = try goldens()
    let empty = try test.run("diff", "goldens", "out")
    #expect(empty.code == 1)
    #expect(empty.text.hasSuffix("\nno names in common; is the folder right?\n"))
    try test.write(GoldenFolders.square(.white), "out/0.png", "out/1.png", "out/x.png")
    let result = try Program.run(
      ["diff", "goldens", "out", "--github"], in: test.folder.url,
      environment: ["GITHUB_STEP_SUMMARY": test.folder.path("summary.md")])
    let warning = "\nfew names in common, 2 of 8 goldens; is the folder right?\n"
    #expect(result.text.contains(warning) && !result.text.contains("to accept"))
    let summary = String(decoding: try test.folder.bytes("summary.md"), as: UTF8.self)
    #expect(summary.hasSuffix(warning) && !summary.contains("accept"))
  }

  @Test func `goldens are suggested for removal by name only`() throws {
    let test = try goldens()
    for name in Self.names.prefix(4) {
      try test.write(
        GoldenFolders.square(.black), name.replacing("goldens", with: "out"),
        "out/new-" + name.suffix(5))
    }
    let many = try test.run("diff", "goldens", "out")
    #expect(many.text.hasSuffix("\nto accept: fingerpost accept goldens --from out --all\n"))
    try test.write(GoldenFolders.square(.white), "few/0.png", "few/1.png")
    try test.write(GoldenFolders.square(.white), "new/1.png", "new/2.png")
    let few = try test.run("diff", "few", "new")
    #expect(
      few.text.hasSuffix("\nto accept: fingerpost accept few --from new 0.png 2.png --prune\n"))
    let first = try test.run("diff", "none", "new")
    #expect(first.code == 66)
  }

  @Test func `goldens that are named are removed, however few stay`() throws {
    let test = try goldens()
    try test.write(GoldenFolders.square(.white), "out/0.png")
    let named = (1..<8).map { "\($0).png" }
    let result = try test.run(["accept", "goldens", "--from", "out", "--prune"] + named)
    #expect(result.text.hasSuffix("\n0 accepted, 7 removed\n"), "\(result.error)")
    #expect(test.folder.files(in: "goldens") == ["0.png"])
  }

  @Test(arguments: [["--all"], ["*.png"], ["0.png", "?.png"]])
  func `more than half of the goldens are removed only by force`(choice: [String]) throws {
    let test = try goldens()
    try test.write(GoldenFolders.square(.black), "out/0.png", "out/1.png", "out/2.png")
    let accept = ["accept", "goldens", "--from", "out", "--prune"] + choice
    let refused = try test.run(accept)
    #expect(refused.code == 65 && refused.text == "")
    #expect(
      refused.error == "error: goldens: --prune would remove 5 of 8 goldens; name the right folder "
        + "or routes, or give --force to remove them; nothing was accepted\n")
    #expect(test.folder.files(in: "goldens").count == 8)
    #expect(try test.folder.bytes(Self.names[0]) == GoldenFolders.square(.white))
    let dry = try test.run(accept + ["--dry-run"])
    #expect(dry.text.hasSuffix("3 accepted, 5 removed (dry run)\n"))
    #expect(try test.run(accept + ["--force"]).text.hasSuffix("3 accepted, 5 removed\n"))
    #expect(test.folder.files(in: "goldens").count == 3)
  }
}
