import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing

@Suite struct AcceptTests {
  private func folders() throws -> GoldenFolders {
    let test = try GoldenFolders()
    try test.write(
      GoldenFolders.square(.white), "goldens/a.png", "goldens/b.png", "goldens/o/c.png")
    try test.write(GoldenFolders.square(.black), "out/a.png", "out/b.png", "out/n/d.png")
    return test
  }

  @Test func `accepts and reports what is named, and nothing else`() throws {
    let test = try folders()
    let kept = try test.folder.bytes("goldens/b.png")
    let result = try test.run("accept", "goldens", "a.png", "n/*", "--from", "out")
    #expect(result.code == 0 && result.error == "")
    #expect(result.text.hasPrefix("accepted   a.png  36 px differ"))
    #expect(result.text.contains("\naccepted   n/d.png  no golden; 12×12 px\n"))
    #expect(result.text.hasSuffix("2 accepted, 0 removed\n"))
    #expect(try test.folder.bytes("goldens/a.png") == test.folder.bytes("out/a.png"))
    #expect(try test.folder.bytes("goldens/b.png") == kept)
    #expect(test.folder.files(in: "goldens") == ["a.png", "b.png", "n/d.png", "o/c.png"])
  }

  @Test func `prunes only when asked`() throws {
    let test = try folders()
    let kept = try test.run("accept", "goldens", "--from", "out", "--all")
    #expect(kept.text.contains("kept       o/c.png  no actual picture; --prune removes it\n"))
    #expect(try test.run("diff", "goldens", "out").code == 1)
    let pruned = try test.run("accept", "goldens", "--from", "out", "--all", "--prune")
    #expect(pruned.text == "removed    o/c.png\n0 accepted, 1 removed\n")
    #expect(try test.run("diff", "goldens", "out").code == 0)
    #expect(!FileManager.default.fileExists(atPath: test.folder.path("goldens/o")))
  }

  @Test func `is refused in CI, unless forced`() throws {
    let test = try folders()
    let files = try test.folder.bytes("goldens/a.png")
    let refused = try test.run(
      "accept", "goldens", "--from", "out", "--all", environment: ["CI": "true"])
    #expect(refused.code == 64)
    #expect(refused.error.hasPrefix("error: refusing to accept goldens where CI is set; "))
    #expect(try test.folder.bytes("goldens/a.png") == files)
    let forced = try test.run(
      "accept", "goldens", "--from", "out", "--all", "--force", environment: ["CI": "true"])
    #expect(forced.code == 0)
  }

  @Test func `is refused without a name, for an unknown name, and for a broken picture`() throws {
    let test = try folders()
    #expect(try test.run("accept", "goldens", "--from", "out").code == 64)
    let unknown = try test.run("accept", "goldens", "a.png", "zzz", "--from", "out")
    #expect(
      unknown.code == 66 && unknown.error == "error: no picture 'zzz'; see 'fingerpost diff'\n")
    try test.write([1, 2, 3], "out/b.png")
    let broken = try test.run("accept", "goldens", "--from", "out", "--all")
    #expect(broken.code == 65)
    #expect(broken.error == "error: b.png: not a PNG file; nothing was accepted\n")
    #expect(try test.folder.bytes("goldens/a.png") == GoldenFolders.square(.white))
  }

  @Test func `a dry run does nothing, and a link out of the folder is not followed`() throws {
    let test = try folders()
    let dry = try test.run("accept", "goldens", "--from", "out", "--all", "--dry-run")
    #expect(dry.text.contains("would accept a.png") && dry.text.hasSuffix("(dry run)\n"))
    #expect(try test.folder.bytes("goldens/a.png") == GoldenFolders.square(.white))
    try FileManager.default.createDirectory(
      atPath: test.folder.path("elsewhere"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: test.folder.path("goldens/n"), withDestinationPath: test.folder.path("elsewhere"))
    let result = try test.run("accept", "goldens", "n/d.png", "--from", "out")
    #expect(result.code == 73 && result.error.contains("n: cannot be created: a link stands in"))
    #expect(test.folder.files(in: "elsewhere").isEmpty)
  }

  @Test func `the first goldens are accepted into a new folder`() throws {
    let test = try folders()
    #expect(try test.run("accept", "first", "--from", "out", "--all").code == 0)
    #expect(test.folder.files(in: "first") == test.folder.files(in: "out"))
  }

  @Test func `the first goldens of a route have its cards`() throws {
    let test = try GoldenFolders()
    let route = Corpus.package.appending(path: "Examples/routes/athens.json").path
    let options = ["--scale", "1", "--variant", "light"]
    let accepted = try test.run(["accept", "first", "--route", route, "--all"] + options)
    #expect(accepted.code == 0 && test.folder.files(in: "first").contains("cards.json"))
    for (units, code) in [([], 0), (["--units", "uk"], 1)] {
      let verified = try test.run(["verify", "first", route] + units + options)
      #expect(verified.code == code, "\(verified.text)\(verified.error)")
    }
  }

  @Test func `a command to accept is printed only where it works`() throws {
    let test = try folders()
    func hint(_ arguments: String..., sign: String = "") throws -> Substring? {
      try Program.run(["diff"] + arguments, in: test.folder.url, environment: ["CI": sign]).text
        .split(separator: "\n").first { $0.hasPrefix("to accept") }
    }
    let command = "fingerpost accept goldens --from out o/c.png a.png b.png n/d.png --prune"
    #expect(try hint("goldens", "out") == "to accept: \(command)")
    let inCI = try hint("goldens", "out", sign: "true")
    #expect(inCI == "to accept, where CI is not set: \(command)")
    let file = try #require(try hint("goldens/a.png", "out/a.png"))
    #expect(file == "to accept: fingerpost accept goldens/a.png --from out/a.png a.png")
    let words = file.split(separator: " ").dropFirst(3).map(String.init)
    #expect(try test.run(words).code == 0)
    // Names of readable pictures work beside one that is broken; --all does not.
    try test.write([1, 2, 3], "out/b.png")
    #expect(try hint("goldens", "out")?.hasSuffix(" --from out o/c.png n/d.png --prune") == true)
    for index in 0..<6 {
      try test.write(GoldenFolders.square(.black), "out/more/\(index).png")
    }
    #expect(try hint("goldens", "out") == nil)
    #expect(try test.run("accept", "goldens", "--from", "out", "--all").code == 65)
  }

  @Test func `no command to accept is printed where a link or another's manifest stands`() throws {
    let linked = try folders()
    try linked.write(GoldenFolders.square(.white), "elsewhere/d.png")
    try FileManager.default.createSymbolicLink(
      atPath: linked.folder.path("goldens/n"), withDestinationPath: "../elsewhere")
    let listed = try folders()
    try listed.folder.write(#"{"schema": "other"}"#, to: "goldens/manifest.json")
    try listed.folder.write(
      #"{"schema": "fingerpost/manifest/1", "files": []}"#, to: "out/manifest.json")
    for test in [linked, listed] {
      let diff = try test.run("diff", "goldens", "out", "--html", "r.html")
      #expect(diff.code == 1 && !diff.text.contains("to accept"))
      let page = String(decoding: try test.folder.bytes("r.html"), as: UTF8.self)
      #expect(page.contains(#""accept":"""#))
      #expect(try test.run("accept", "goldens", "--from", "out", "--all").code != 0)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func `no command to accept is printed where the goldens cannot be written`() throws {
    let test = try folders()
    let folder = test.folder.path("goldens")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    let diff = try test.run("diff", "goldens", "out")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    #expect(diff.code == 1 && !diff.text.contains("to accept"))
  }

  @Test func `one file is accepted`() throws {
    let test = try folders()
    let result = try test.run("accept", "goldens/a.png", "--from", "out/a.png", "--all")
    #expect(result.code == 0)
    #expect(try test.folder.bytes("goldens/a.png") == test.folder.bytes("out/a.png"))
  }
}

@Suite struct VerifyTests {
  private static let route = Corpus.package.appending(path: "Examples/routes/athens.json").path
  private static let options = ["--scale", "2", "--size", "12"]
  private static let goldens = Result { try GoldenFolders.rendered([route] + options) }
  private let route = VerifyTests.route

  private func rendered() throws -> GoldenFolders {
    let test = try GoldenFolders()
    try test.write(Self.goldens.get(), into: "goldens")
    return test
  }

  private func names(_ test: GoldenFolders) -> [String] {
    test.folder.files(in: "goldens").filter { $0.hasSuffix(".png") }
  }

  @Test func `rendered pictures pass verify, by their manifest and by their route`() throws {
    let test = try rendered()
    let before = test.folder.files()
    let count = names(test).count
    let byManifest = try test.run("verify", "goldens")
    #expect(byManifest.code == 0 && byManifest.error == "")
    #expect(byManifest.text.hasPrefix("\(count) pictures: 0 changed"))
    #expect(try test.run(["verify", "goldens", route] + Self.options).code == 0)
    #expect(test.folder.files() == before)
  }

  @Test func `a golden of 16 bits is the drawing in 8 if it holds no more`() throws {
    let test = try rendered()
    let name = try #require(names(test).first)
    let drawn = try PNGCoder.decode(test.folder.bytes("goldens/" + name))
    var samples = drawn.pixels.flatMap { pixel in
      [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) * 257 }
    }
    func golden() -> [UInt8] {
      SamplePNG(width: drawn.width, depth: 16, colorType: 6, samples: samples).bytes
    }
    try test.write(golden(), "goldens/" + name)
    #expect(try test.run("verify", "goldens").code == 0)
    let ink = try #require(drawn.pixels.firstIndex { $0.alpha > 0 })
    samples[4 * ink + 3] -= 1
    try test.write(golden(), "goldens/" + name)
    let found = try test.run("verify", "goldens")
    #expect(found.code == 1)
    #expect(found.text.contains("changed    \(name)  1 px differ"))
  }

  @Test func `options that change pictures are those of render; sheets are left out`() throws {
    let test = try GoldenFolders()
    let options = [
      "--scale", "1", "--size", "12", "--size", "10", "--junction-size", "30x20", "--target",
      "flat", "--target", "sprite", "--target", "xcassets", "--rendering", "template", "--sdf",
      "--variant", "light",
    ]
    let result = try test.run(["render", route, "-o", "goldens"] + options)
    try #require(result.code == 0, "\(result.error)")
    try #require(names(test).contains { $0.hasPrefix("junctions/") })
    let byRoute = try test.run(["verify", "goldens", route] + options)
    #expect(byRoute.code == 0, "\(byRoute.text)\(byRoute.error)")
    let byManifest = try test.run("verify", "goldens")
    #expect(byManifest.code == 0, "\(byManifest.text)\(byManifest.error)")
    let other = try test.run(["verify", "goldens", route] + options + ["--junctions", "true"])
    #expect(other.code == 1)
    #expect(try test.run("verify", "goldens", "--junction-size", "9").code == 64)
  }

  @Test func `changed pictures, a lost golden and a stale one are found and accepted`() throws {
    let test = try rendered()
    let goldens = names(test)
    try #require(goldens.count >= 3)
    let lost = goldens[0]
    try FileManager.default.removeItem(atPath: test.folder.path("goldens/" + lost))
    try test.write(GoldenFolders.square(.white), "goldens/" + goldens[1], "goldens/stale.png")
    let result = try test.run("verify", "goldens")
    #expect(result.code == 1)
    #expect(result.text.contains("new        \(lost)  no golden"))
    #expect(result.text.contains("changed    \(goldens[1])  size 12×12 became"))
    #expect(result.text.contains("missing    stale.png"))
    let accept = try test.run("accept", "goldens", "--all", "--prune")
    #expect(accept.code == 0 && accept.text.hasSuffix("2 accepted, 1 removed\n"))
    #expect(try test.run("verify", "goldens").code == 0)
    #expect(names(test) == goldens)
  }

  @Test func `accepted pictures are added to the manifest of the goldens`() throws {
    let test = try rendered()
    let result = try test.run(
      "accept", "some", "--from", "goldens", "*~dark*")
    #expect(result.code == 0)
    let verified = try test.run("verify", "some")
    #expect(verified.code == 0, "\(verified.text)\(verified.error)")
    let count = names(test).count { $0.contains("~dark") }
    #expect(verified.text.hasPrefix("\(count) pictures: "))
  }

  @Test func `a different theme is noticed`() throws {
    let test = try rendered()
    let theme = Corpus.package.appending(path: "Icons/theme.json")
    let text = String(decoding: try Data(contentsOf: theme), as: UTF8.self)
    let color = try #require(text.firstMatch(of: /#[0-9a-fA-F]{6}/)?.output)
    try test.folder.write(text.replacing(color, with: "#F0F4FF"), to: "theme.json")
    #expect(try test.run("verify", "goldens", "--theme", "theme.json").code == 1)
  }

  @Test func `goldens of another version are named until they are accepted again`() throws {
    let test = try rendered()
    let file = test.folder.url.appending(path: "goldens/manifest.json")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let generator = try #require(text.firstMatch(of: /fingerpost [0-9.]+/)?.output)
    let old = text.replacing(generator, with: "fingerpost 0.3.0")
    try test.folder.write(old, to: "goldens/manifest.json")
    let found = try test.run("verify", "goldens")
    let note = "goldens: accepted with fingerpost 0.3.0, compared with \(generator)\n"
    #expect(found.code == 0 && found.error.hasSuffix(note))
    #expect(try !test.run("verify", "goldens", "--quiet").error.contains(note))
    #expect(try test.run("accept", "goldens", "--all").code == 0)
    #expect(try !test.run("verify", "goldens").error.contains("0.3.0"))
    #expect(try Data(contentsOf: file) == Data(text.utf8))
  }

  @Test(arguments: [
    (
      "{}", "not a manifest of this program; write it again with 'render' or 'icons'"
    ),
    (
      #"{"schema": "fingerpost/manifest/1", "files": [{"path": "../x.png", "glyph": "straight", "#
        + #""variant": "dark", "scale": 1, "points": {"width": 1, "height": 1}}]}"#,
      "files[0].path: leads out of the folder; write it again with 'render' or 'icons'"
    ),
    (
      #"{"schema": "fingerpost/manifest/1", "files": [{"path": "x.png", "glyph": "zzz", "#
        + #""variant": "dark", "scale": 1, "points": {"width": 1, "height": 1}}]}"#,
      "files[0].glyph: no glyph 'zzz'; write it again with 'render' or 'icons', or give their --icons"
    ),
  ])
  func `a manifest that cannot be followed is an error`(text: String, message: String) throws {
    let test = try GoldenFolders()
    try test.folder.write(text, to: "goldens/manifest.json")
    let result = try test.run("verify", "goldens")
    #expect(result.code == 65)
    #expect(result.error == "error: goldens/manifest.json: \(message)\n")
  }

  @Test func `goldens without a manifest need a route`() throws {
    let test = try GoldenFolders()
    let result = try test.run("verify", "goldens")
    #expect(result.code == 66)
    #expect(
      result.error == "error: goldens/manifest.json: no such file; "
        + "name the routes of the goldens, or write the first goldens with 'fingerpost accept "
        + "--route'\n")
  }

  /// Goldens of a run, and pictures of another one that differ and lack some.
  private func ofTwoWeights() throws -> GoldenFolders {
    let test = try GoldenFolders()
    let words = [
      "render", Corpus.package.appending(path: "Examples/routes/athens.json").path, "--scale", "1",
      "-o",
    ]
    #expect(try test.run(words + ["goldens", "--junction-size", "100x60"]).code == 0)
    #expect(try test.run(words + ["out", "--weight", "bold"]).code == 0)
    return test
  }

  @Test func `an acceptance that is killed after any file is finished by the next`() throws {
    let test = try ofTwoWeights()
    let old = test.folder.files(in: "goldens")
    let before = try Dictionary(
      uniqueKeysWithValues: old.map { ($0, try test.folder.bytes("goldens/" + $0)) })
    let accept = ["accept", "goldens", "--from", "out", "--all", "--prune", "--force"]
    #expect(try test.run(accept).code == 0)
    #expect(try test.run("lint", "goldens").text == "")
    let new = test.folder.files(in: "goldens").filter { $0.hasSuffix(".png") }
    let after = try Dictionary(
      uniqueKeysWithValues: new.map { ($0, try test.folder.bytes("goldens/" + $0)) })
    let changed = new.filter { before[$0] != after[$0] }
    let removed = old.filter { after[$0] == nil && $0.hasSuffix(".png") }
    try #require(changed.count > 8 && removed.count > 2)
    // What a killed run leaves: the journal, and each file either old or new.
    let journal =
      changed.map { "\(CRC32.digits(of: after[$0] ?? [])) \($0)\n" }
      + removed.map { "removed \($0)\n" }
    for count in stride(from: 0, through: journal.count, by: 3) {
      try FileManager.default.removeItem(atPath: test.folder.path("goldens"))
      try test.write(before, into: "goldens")
      try test.folder.write(journal.joined(), to: "goldens/.fingerpost-journal")
      for name in changed.prefix(count) { try test.write(after[name] ?? [], "goldens/" + name) }
      for name in removed.prefix(max(0, count - changed.count)) {
        try FileManager.default.removeItem(atPath: test.folder.path("goldens/" + name))
      }
      // Also one that accepts a single other picture.
      let next = count % 2 == 0 ? accept : ["accept", "goldens", changed[0], "--from", "out"]
      let result = try test.run(next)
      #expect(result.code == 0, "\(count): \(result.error)")
      #expect(try test.run("lint", "goldens").text == "", "after \(count) of \(journal.count)")
      #expect(!test.folder.files(in: "goldens").contains { $0.hasSuffix("journal") })
    }
  }

  @Test func `what cannot be written whole is not begun`() throws {
    let test = try ofTwoWeights()
    let names = test.folder.files(in: "goldens")
    let before = try names.map { try test.folder.bytes("goldens/" + $0) }
    let failed = try Program.run(
      ["accept", "goldens", "--from", "out", "--all", "--force"], in: test.folder.url,
      limits: ["-f 8"])
    #expect(failed.code == 74 && failed.error.contains("manifest.json: cannot be written"))
    #expect(test.folder.files(in: "goldens") == names)
    #expect(try names.map { try test.folder.bytes("goldens/" + $0) } == before)
  }

  @Test func `a golden that was copied by hand gets its checksum, and leftovers go`() throws {
    let test = try ofTwoWeights()
    let name = "glyphs/turn_sharp_left~light.png"
    try test.write(test.folder.bytes("out/" + name), "goldens/" + name)
    // Of a process that cannot be there any more.
    let leftover = "goldens/.fingerpost-99999999-a"
    try test.folder.write("", to: leftover)
    #expect(try test.run("lint", "goldens").code == 1)
    #expect(!FileManager.default.fileExists(atPath: test.folder.path(leftover)))
    let other = "glyphs/depart_left~light.png"
    try test.folder.write("", to: leftover)
    #expect(try test.run("accept", "goldens", other, "--from", "out").code == 0)
    #expect(!FileManager.default.fileExists(atPath: test.folder.path(leftover)))
    #expect(try test.run("lint", "goldens").text == "")
    #expect(
      try test.run("accept", "goldens", other, "--from", "out").text == "0 accepted, 0 removed\n")
  }
}
