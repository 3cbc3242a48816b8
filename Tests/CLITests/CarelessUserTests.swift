import Foundation
import TestSupport
import Testing

/// Slips of owners of goldens: each is told in a line with a remedy, and loses nothing.
@Suite struct CarelessUserTests {
  private let test: GoldenFolders
  private static let small = ["--size", "12", "--scale", "1"]
  /// What all tests start from, drawn once.
  private static let pictures = Result { try GoldenFolders.rendered([route()] + small) }

  init() throws {
    test = try GoldenFolders()
    for folder in ["goldens", "out"] { try test.write(Self.pictures.get(), into: folder) }
  }

  private static func route(_ name: String = "athens") -> String {
    Corpus.package.path + "/Examples/routes/\(name).json"
  }

  @discardableResult
  private func render(_ folder: String, _ options: String..., route name: String = "athens") throws
    -> Program.Result
  {
    try test.run(["render", Self.route(name), "-o", folder] + Self.small + options)
  }

  /// All files of the goldens with their bytes.
  private func contents(_ folder: String = "goldens") throws -> [String: [UInt8]] {
    let names = test.folder.files(in: folder)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try test.folder.bytes("\(folder)/\($0)")) })
  }

  private func glyphs(_ folder: String = "goldens") -> [String] {
    test.folder.files(in: folder).filter { $0.hasSuffix(".png") }
  }

  @Test func `1, the wrong root: nothing in common, nothing suggested, nothing removed`() throws {
    let before = try contents()
    let diff = try test.run("diff", "goldens/glyphs", "out")
    #expect(diff.code == 1 && !diff.text.contains("to accept"))
    #expect(diff.text.hasSuffix("\nno names in common; is the folder right?\n"))
    let accept = try test.run("accept", "goldens/glyphs", "--from", "out", "--all", "--prune")
    let count = glyphs("goldens/glyphs").count
    #expect(accept.code == 65)
    #expect(
      accept.error == "error: goldens/glyphs: --prune would remove \(count) of \(count) goldens; "
        + "name the right folder or routes, or give --force to remove them; "
        + "nothing was accepted\n")
    #expect(try contents() == before)
  }

  @Test func `2, an empty folder: refused by name`() throws {
    let before = try contents()
    try FileManager.default.createDirectory(
      at: test.folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    let accept = try test.run("accept", "goldens", "--from", "empty", "--all", "--prune")
    #expect(accept.code == 65 && accept.error.contains("; nothing was accepted\n"))
    #expect(try contents() == before)
  }

  @Test func `3, a forgotten prune: reported, found by a check and by verify, then removed`() throws
  {
    let all = glyphs()
    let again = try render("goldens", "--variant", "dark")
    let stale = all.filter { $0.hasSuffix("~light.png") }
    #expect(
      again.error == "warning: goldens: \(stale.count) files of earlier runs are stale; "
        + "--prune removes them\n")
    let check = try render("goldens", "--variant", "dark", "--check", "--prune")
    #expect(check.code == 1)
    let verify = try test.run("verify", "goldens")
    #expect(verify.code == 1)
    for name in stale {
      #expect(check.text.contains("no longer written: goldens/\(name)\n"))
      #expect(verify.text.contains("missing    \(name)"))
    }
    #expect(glyphs() == all)
    // Also what is only remembered is forgotten when it is removed.
    let accept = try test.run("accept", "goldens", "--all", "--prune")
    #expect(accept.text.hasSuffix("0 accepted, \(stale.count) removed\n"))
    #expect(
      !String(decoding: try test.folder.bytes("goldens/manifest.json"), as: UTF8.self)
        .contains("\"stale\""))
    let clean = try render("goldens", "--variant", "dark", "--check", "--prune")
    #expect(clean.code == 0, "\(clean.text)")
  }

  @Test func `4, a renamed glyph: recognized by its pixels`() throws {
    let before = try contents()
    let name = try #require(glyphs().first)
    try FileManager.default.moveItem(
      atPath: test.folder.path("out/" + name), toPath: test.folder.path("out/glyphs/other.png"))
    let diff = try test.run("diff", "goldens", "out")
    #expect(diff.code == 1)
    #expect(diff.text.contains("missing    \(name)  no actual picture"))
    #expect(diff.text.contains("new        glyphs/other.png  no golden; 12×12 px; the same pixels"))
    #expect(
      diff.text.hasSuffix(
        "to accept: fingerpost accept goldens --from out '\(name)' glyphs/other.png --prune\n"))
    #expect(try contents() == before)
  }

  @Test func `5, a deleted manifest: reported, and written again by accept`() throws {
    let before = try contents()
    try FileManager.default.removeItem(atPath: test.folder.path("goldens/manifest.json"))
    let verify = try test.run("verify", "goldens")
    #expect(verify.code == 66)
    #expect(
      verify.error == "error: goldens/manifest.json: no such file; name the routes of the goldens, "
        + "or write the first goldens with 'fingerpost accept --route'\n")
    #expect(try test.run(["verify", "goldens", Self.route()] + Self.small).code == 0)
    let accept = try test.run(
      ["accept", "goldens", "--route", Self.route(), "--all"] + Self.small)
    #expect(accept.code == 0 && accept.text == "0 accepted, 0 removed\n")
    #expect(try test.run("verify", "goldens").code == 0)
    #expect(try render("goldens", "--check").code == 0)
    #expect(try contents() == before)
  }

  @Test func `6, two runs into one folder: the first one's files stay, and are reported`() throws {
    let before = try contents()
    let second = try render("goldens", route: "motorway")
    #expect(second.code == 0 && second.error.contains(" of earlier runs are stale; --prune"))
    let after = try contents()
    for (name, bytes) in before where name.hasSuffix(".png") { #expect(after[name] == bytes) }
    #expect(try render("goldens").code == 0)
    #expect(try test.run("diff", "out", "goldens").text.contains(" 0 changed, "))
  }

  @Test func `7, a wrong variant: refused with those of the theme`() throws {
    let before = try contents()
    let wrong = try render("goldens", "--variant", "night", "--prune")
    #expect(wrong.code == 64)
    #expect(
      wrong.error == "error: --variant night: the theme has no such variant; did you mean 'light'? "
        + "Else use dark, light\n")
    let alone = try test.run("verify", "goldens", "--variant", "dark")
    #expect(alone.code == 64 && alone.error.hasPrefix("error: --variant says which pictures of a "))
    #expect(try contents() == before)
  }

  @Test func `8, goldens compared with themselves: reported`() throws {
    let diff = try test.run("diff", "goldens", "./goldens")
    #expect(
      diff.error == "warning: goldens: compared with itself; name the folder of the new pictures\n")
    let before = try contents()
    #expect(try test.run("accept", "goldens", "--from", "goldens", "--all", "--prune").code == 0)
    #expect(try contents() == before)
  }

  @Test func `9, an interrupted run: the next one finishes it`() throws {
    let process = Process()
    process.executableURL = Program.url
    process.arguments = ["icons", "-o", "goldens", "--scale", "1"]
    process.currentDirectoryURL = test.folder.url
    try process.run()
    // Long enough to have begun: the folder has pictures that the manifest does not list.
    let count = glyphs("goldens/glyphs").count
    while process.isRunning, glyphs().count < count + 3 { usleep(10_000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let again = try render("goldens", "--prune")
    #expect(again.code == 0, "\(again.error)")
    #expect(try contents() == contents("out"))
    #expect(try test.run("verify", "goldens").code == 0)
  }

  @Test func `10, a folder that cannot be written: reported, and the goldens stay`() throws {
    var place = "/proc/none"
    if !FileManager.default.fileExists(atPath: "/proc/self") {
      place = test.folder.path("fixed/none")
      try FileManager.default.createDirectory(
        atPath: test.folder.path("fixed"), withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o500])
    }
    let before = try contents()
    for arguments in [
      ["render", Self.route(), "-o", place], ["accept", place, "--from", "out", "--all"],
      ["diff", "goldens", "out", "--markdown", place + "/s.md"],
    ] {
      let result = try test.run(arguments)
      #expect(result.code == 73, "\(arguments)")
      #expect(result.error.hasPrefix("error: \(place)"), "\(result.error)")
      #expect(result.error.contains(": cannot be created: ") && result.error.contains("; "))
      #expect(result.error.split(separator: "\n").count == 1)
    }
    #expect(try contents() == before)
  }

  @Test func `11, accepted after a redraw: the next run recognizes them`() throws {
    let theme = Corpus.package.appending(path: "Icons/theme.json")
    let text = String(decoding: try Data(contentsOf: theme), as: UTF8.self)
    try test.folder.write(text.replacing("#000000", with: "#101010"), to: "theme.json")
    #expect(try test.run("verify", "goldens", "--theme", "theme.json").code == 1)
    let accept = try test.run("accept", "goldens", "--all", "--theme", "theme.json")
    #expect(accept.code == 0 && !accept.text.hasPrefix("0 accepted"))
    #expect(try test.run("verify", "goldens", "--theme", "theme.json").code == 0)
    let again = try render("goldens")
    #expect(again.code == 0, "\(again.error)")
    #expect(try contents() == contents("out"))
  }

  @Test func `accepting all of a wrong or empty folder is refused`() throws {
    let before = try contents()
    try FileManager.default.createDirectory(
      at: test.folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    for (folder, code, finding) in [
      ("out/glyphs", 65, "no names in common with out/glyphs"), ("empty", 66, "empty: no pictures"),
    ] {
      let accept = try test.run("accept", "goldens", "--from", folder, "--all")
      #expect(accept.code == Int32(code) && accept.error.contains(finding), "\(accept.error)")
      #expect(try contents() == before)
    }
  }

  @Test func `stale pictures are not new pictures`() throws {
    try render("out", "--variant", "dark")
    let light = glyphs().filter { $0.hasSuffix("~light.png") }
    let diff = try test.run("diff", "goldens", "out")
    #expect(diff.code == 1)
    #expect(diff.error.hasPrefix("warning: out: \(light.count) of its pictures are stale"))
    for name in light { #expect(diff.text.contains("missing    \(name)")) }
    // Nothing is removed but by name, so there is nothing to suggest.
    #expect(light.count > 5 && !diff.text.contains("to accept"))
  }
}
