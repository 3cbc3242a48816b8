import Foundation
import TestSupport
import Testing

/// Names of pictures, routes and roads that would be markup, commands or paths.
@Suite struct HostileNameTests {
  /// Marks of each kind that join a special character beside them.
  static let marks = [
    "\u{D4E}", "\u{600}", "\u{301}", "\u{200D}", "\u{110BD}", "\u{903}", "\u{202E}",
  ]

  private static func route(_ name: String) throws -> String {
    let json = try JSONEncoder().encode([name])
    let quoted = String(decoding: json, as: UTF8.self).dropFirst().dropLast()
    let step = """
      {"maneuver":{"type":"turn","modifier":"left","location":[24.9,60.1],"bearing_before":0,
      "bearing_after":270},"name":\(quoted),"distance":10,"duration":1,"mode":"driving",
      "geometry":"_p~iF~ps|U_ulLnnqC"}
      """
    return """
      {"code":"Ok","routes":[{"distance":1,"duration":1,"legs":[{"distance":1,"duration":1,
      "summary":"","steps":[\(step),\(step.replacing("turn", with: "arrive"))]}]}],"waypoints":[]}
      """
  }

  /// Whether the bytes of a text hold those of another.
  private func has(_ text: some Sequence<UInt8>, _ part: String) -> Bool {
    Data(text).range(of: Data(part.utf8)) != nil
  }

  @Test(arguments: marks) func `a road's name is not markup in a page or in Markdown`(mark: String)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      try Self.route("A \(mark)</script>\(mark)<img src=x onerror=alert(1)>\(mark)"), to: "r.json")
    let run = try Program.run(["preview", "r.json", "-o", "p.html"], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    let page = try folder.bytes("p.html")
    #expect(has(page, "img src=x") && !has(page, "<img src=x"))
    #expect(Data(page).ranges(of: Data("</script>".utf8)).count == 2)
    let cards = try Program.run(["cards", "r.json", "--format", "markdown"], in: folder.url)
    #expect(has(cards.output, "img src=x") && !has(cards.output, "<img src=x"))
  }

  @Test(arguments: marks) func `the hint of a comparison runs nothing else`(mark: String) throws {
    let test = try GoldenFolders()
    let name = "a'\(mark); touch PWNED; '\(mark)$(touch PWNED)`touch PWNED`*.png"
    try test.write(GoldenFolders.square(.white), "goldens/\(name)", "goldens/ab.png")
    try test.write(GoldenFolders.square(.black), "out/\(name)")
    try test.write(GoldenFolders.square(.white), "out/ab.png")
    let run = try test.run("diff", "goldens", "out")
    let line = try #require(run.text.split(separator: "\n").first { $0.hasPrefix("to accept: ") })
    let words = line.dropFirst("to accept: fingerpost ".count)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", "-c", "'\(Program.url.path)' \(words)"]
    process.currentDirectoryURL = test.folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(["CI": ""]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(!FileManager.default.fileExists(atPath: test.folder.path("PWNED")))
    #expect(try test.run("diff", "goldens", "out").code == 0)
  }

  @Test(arguments: marks) func `a picture's name is not markup in the reports`(mark: String) throws
  {
    let test = try GoldenFolders()
    let name = "\(mark)</script>\(mark)<img src=x>|\(mark)&\"\(mark).png"
    try test.write(GoldenFolders.square(.white), "goldens/\(name)")
    try test.write(GoldenFolders.square(.black), "out/\(name)")
    let run = try test.run(
      "diff", "goldens", "out", "--html", "r.html", "--junit", "r.xml", "--github",
      environment: ["CI": "", "GITHUB_STEP_SUMMARY": test.folder.path("summary.md")])
    #expect(run.code == 1, "\(run.error)")
    for file in ["r.html", "r.xml", "summary.md"] {
      let bytes = try test.folder.bytes(file)
      #expect(has(bytes, "img src=x") && !has(bytes, "<img src=x"), "\(file)")
    }
  }

  @Test func `a picture is compared and accepted whatever its name`() throws {
    let test = try GoldenFolders()
    let names = [
      String(repeating: "東", count: 80) + ".png", "a\u{600}.png", "-a.png", "--all.png", "*.png",
      "\u{E9}.png", "e\u{301}.png", "a\nb.png", "a\u{202E}b.PNG",
    ]
    for name in names {
      try test.write(GoldenFolders.square(.white), "goldens/\(name)")
      try test.write(GoldenFolders.square(.black), "out/\(name)")
    }
    let run = try test.run("diff", "goldens", "out", "--differences", "d")
    #expect(run.code == 1 && run.text.contains("\(names.count) changed"), "\(run.text)")
    #expect(test.folder.files(in: "d").count == names.count)
    #expect(try test.run("accept", "goldens", "--from", "out", "--all").code == 0)
    #expect(try test.run("diff", "goldens", "out").code == 0)
  }

  @Test(arguments: ["\nall:;touch PWNED\nq:;.json", "a=b.json", "a;\u{301}b.json", "a\tb.json"])
  func `a path that a dependency file cannot hold is refused before anything is written`(
    name: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(try Self.route("A"), to: name)
    let run = try Program.run(
      ["render", name, "-o", "o", "--scale", "1", "--depfile", "d.d"], in: folder.url)
    #expect(run.code == 65 && run.error.hasPrefix("error: --depfile: "), "\(run.error)")
    #expect(run.error.utf8.count { $0 == 0x0A } == 1)
    #expect(folder.files() == [name])
    let list = try Program.run(
      ["render", name, "-o", "o\n", "--scale", "1", "--xcfilelist", "l"], in: folder.url)
    #expect(list.code == 65 && list.error.hasPrefix("error: --xcfilelist: "), "\(list.error)")
    #expect(folder.files() == [name])
  }

  @Test func `a name that begins with ~ is of the folder, not of someone's home`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "~root"), withIntermediateDirectories: false)
    try folder.write(
      "<svg viewBox='0 0 48 48'><path d='M4 4h40v40H4z'/></svg>", to: "~root/x.svg")
    let lint = try Program.run(["lint", "~root/x.svg"], in: folder.url)
    #expect(lint.code == 0 && lint.error.isEmpty, "\(lint.text)\(lint.error)")
    let drawn = try Program.run(["glyph", "~root/x.svg", "-o", "~root/x.png"], in: folder.url)
    #expect(drawn.code == 0, "\(drawn.error)")
    #expect(!(try folder.bytes("~root/x.png")).isEmpty)
  }

  @Test func `folders that link to one another are listed once`() throws {
    let test = try GoldenFolders()
    for place in 0..<8 {
      try test.write(GoldenFolders.square(.white), "goldens/\(place)/\(place).png")
    }
    for place in 0..<8 {
      for other in 0..<8 where other != place {
        try FileManager.default.createSymbolicLink(
          atPath: test.folder.path("goldens/\(place)/to\(other)"),
          withDestinationPath: "../\(other)")
      }
    }
    let run = try test.run("diff", "goldens", "out")
    #expect(run.code == 1 && run.text.contains("8 missing"), "\(run.text)")
    for place in 0..<8 {
      try FileManager.default.removeItem(
        atPath: test.folder.path("goldens/\(place)/\(place).png"))
    }
    let empty = try test.run("diff", "goldens", "out")
    #expect(
      empty.code == 65
        && empty.error == "error: goldens/0/to1: no PNG file, but a link that leads in a circle; "
          + "remove the link\n",
      "\(empty.error)")
  }
}
