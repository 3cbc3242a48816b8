import Foundation
import JSON
import TestSupport
import Testing

/// Many routes at once: `render --format jsonl`, and `icons --glyphs` for what cards name.
@Suite struct BulkTests {
  private let folder: TemporaryFolder
  private static let routes = ["roundabouts-left", "athens", "helsinki-lanes"]

  /// Writes 12 lines into `routes.jsonl`, of which 5 and 11 hold no route.
  init() throws {
    folder = try TemporaryFolder()
    let responses = try Self.routes.map { name in
      let file = Corpus.package.appending(path: "Examples/routes/\(name).json")
      return try JSONNode(text: Data(contentsOf: file)).source
    }
    let lines = (1...12).map { number in
      let response = [5, 11].contains(number) ? #""code":"NoRoute"}"# : responses[number % 3]
      return "{\"id\":\(number)," + response.drop { $0 == "{" }
    }
    try folder.write(lines.joined(separator: "\n"), to: "routes.jsonl")
    for (part, range) in [("1", 0..<7), ("2", 7..<12)] {
      try folder.write(lines[range].joined(separator: "\n"), to: "part\(part).jsonl")
    }
  }

  @discardableResult
  private func run(_ words: String, input: String? = nil, code: Int32) throws -> Program.Result {
    let arguments = words.split(separator: " ").map(String.init)
    let result = try Program.run(arguments, input: input, in: folder.url)
    #expect(result.code == code, "\(words): \(result.error)")
    return result
  }

  private func contents(_ name: String, besides left: Set<String> = []) throws -> [String: [UInt8]]
  {
    let files = folder.files(in: name).filter { !left.contains($0) }
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0, try folder.bytes("\(name)/\($0)")) })
  }

  private func manifest(_ name: String) throws -> JSONNode {
    try JSONNode(text: folder.bytes("\(name)/manifest.json"))
  }

  @Test func `lines of routes give lines of cards and each picture once, with any jobs`() throws {
    let cards = try run("cards --format jsonl routes.jsonl", code: 65)
    let one = try run("render --format jsonl routes.jsonl -o one --scale 1 --jobs 1", code: 65)
    #expect(one.error == "error: 2 of 12 lines contain no route; see 'error' in the output\n")
    #expect(try Data(folder.bytes("one/cards.jsonl")) == cards.output)
    let whole = try contents("one")
    #expect(whole.keys.filter { $0.hasPrefix("glyphs/") }.count > 30)
    #expect(whole.keys.contains { $0.hasPrefix("shields/") })
    for jobs in ["2", "7"] {
      try run(
        "render --format jsonl routes.jsonl -o more\(jobs) --scale 1 --jobs \(jobs)", code: 65)
      #expect(try contents("more\(jobs)") == whole, "\(jobs) jobs")
    }
    let manifest = try manifest("one")
    #expect(manifest["cards"]?.string == "cards.jsonl")
    let paths = manifest["files"]?.elements.compactMap { $0["path"]?.string } ?? []
    #expect(Set(paths + ["cards.jsonl", "manifest.json"]) == Set(whole.keys))
  }

  @Test(.timeLimit(.minutes(2)))
  func `a picture is drawn while the lines after it are awaited`() async throws {
    let lines = try folder.bytes("routes.jsonl").split(separator: 0x0A)[..<2]
    let process = Process()
    process.executableURL = Program.url
    process.currentDirectoryURL = folder.url
    process.arguments = ["render", "--format", "jsonl", "-", "-o", "slow", "--scale", "1"]
    let input = Pipe()
    process.standardInput = input
    try process.run()
    for (index, line) in lines.enumerated() {
      try folder.write(String(decoding: line, as: UTF8.self), to: "\(index).jsonl")
      try run("render --format jsonl \(index).jsonl -o \(index) --scale 1", code: 0)
      try input.fileHandleForWriting.write(contentsOf: Data(line + [0x0A]))
      while !Set(folder.files(in: "slow/glyphs")).isSuperset(
        of: folder.files(in: "\(index)/glyphs"))
      {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(!folder.files(in: "slow").contains("manifest.json"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let pair = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    try run("render --format jsonl - -o fast --scale 1", input: pair, code: 0)
    #expect(try contents("slow") == contents("fast"))
  }

  @Test func `the pictures are those of a run over the same routes as documents`() throws {
    try run("render --format jsonl routes.jsonl -o lines --scale 1", code: 65)
    let files = Self.routes.map { "\(Corpus.package.path)/Examples/routes/\($0).json" }
    let result = try Program.run(
      ["render"] + files + ["-o", folder.path("whole"), "--scale", "1"])
    #expect(result.code == 0, "\(result.error)")
    let own: Set<String> = ["cards.json", "cards.jsonl", "manifest.json"]
    #expect(try contents("lines", besides: own) == contents("whole", besides: own))
  }

  @Test func `a second run touches nothing, and --check says so`() throws {
    try run("render --format jsonl part1.jsonl -o out --scale 1", code: 65)
    let dates = try folder.files(in: "out").map {
      try FileManager.default.attributesOfItem(atPath: folder.path("out/\($0)"))[.modificationDate]
        as? Date
    }
    let again = try run("render --format jsonl part1.jsonl -o out --scale 1 --check", code: 65)
    #expect(again.text.isEmpty)
    try run("render --format jsonl part1.jsonl -o out --scale 1", code: 65)
    for (file, date) in zip(folder.files(in: "out"), dates) {
      let now = try FileManager.default.attributesOfItem(
        atPath: folder.path("out/\(file)"))[.modificationDate]
      #expect(now as? Date == date, "\(file)")
    }
    let other = try run("render --format jsonl part2.jsonl -o out --scale 1 --check", code: 1)
    #expect(other.text.contains("would change: out/cards.jsonl\n"))
    #expect(try contents("out").keys.allSatisfy { !$0.contains(".fingerpost-") })
  }

  @Test func `cards of another program are kept`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "out"), withIntermediateDirectories: false)
    try folder.write("{\"deck\": 52}\n", to: "out/cards.jsonl")
    let result = try run("render --format jsonl part1.jsonl -o out", code: 73)
    #expect(result.error.hasPrefix("error: out/cards.jsonl: cannot be created: "))
    #expect(try folder.bytes("out/cards.jsonl") == Array("{\"deck\": 52}\n".utf8))
    // Our own may begin with a line that held no route.
    try folder.write(
      "{\"id\":1,\"error\":{\"code\":65,\"line\":1,\"message\":\"x\"}}\n", to: "out/cards.jsonl")
    try run("render --format jsonl part1.jsonl -o out --scale 1", code: 65)
  }

  @Test func `a picture that cannot be written ends the run with its error, while lines are read`()
    throws
  {
    try run("render --format jsonl part1.jsonl -o whole --scale 1", code: 65)
    let picture = try #require(folder.files(in: "whole/glyphs").sorted().first)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "out/glyphs"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out/glyphs/\(picture)"), withDestinationPath: "../nowhere.png")
    // The reader of lines may be done before the error or after it.
    for _ in 0..<5 {
      let result = try run("render --format jsonl part1.jsonl -o out --scale 1", code: 73)
      #expect(result.error.contains("error: out/glyphs/\(picture): cannot be created: "))
    }
  }

  @Test func `a target of routes in memory is refused before the work`() throws {
    let result = try run("render --format jsonl missing.jsonl -o out --target geojson", code: 64)
    #expect(
      result.error
        == "error: the target geojson does not take JSON Lines; leave out --format jsonl\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test(arguments: [" --scale 1", " --target android --target sprite --prefix nav_"])
  func `the union of parts is the folder of one run over all`(options: String) throws {
    for part in ["part1", "part2"] {
      try run("render -q --format jsonl \(part).jsonl -o \(part)\(options)", code: 65)
    }
    try run("render -q --format jsonl routes.jsonl -o whole\(options)", code: 65)
    try run("icons --glyphs whole/cards.jsonl -o all\(options)", code: 0)
    try run(
      "icons --glyphs part1/manifest.json --glyphs part2/manifest.json -o union\(options)", code: 0)
    #expect(try contents("union") == contents("all"))
    let own: Set<String> = ["cards.jsonl", "manifest.json"]
    #expect(try contents("union", besides: own) == contents("whole", besides: own))
    // Nothing but the cards is missing from the list.
    let union = try manifest("union")
    let whole = try manifest("whole")
    for member in ["files", "glyphs", "omissions"] {
      #expect(union[member]?.source == whole[member]?.source, "\(member)")
    }
  }

  @Test func `separate pictures of junctions are named by cards and manifests`() throws {
    let size = " --scale 1 --junction-size 140x100"
    try run("render -q --format jsonl routes.jsonl -o whole\(size)", code: 65)
    let junctions = try contents("whole").keys.filter { $0.hasPrefix("junctions/") }
    #expect(!junctions.isEmpty)
    for list in ["cards.jsonl", "manifest.json"] {
      try run("icons --glyphs whole/\(list) -o from-\(list)\(size)", code: 0)
      let own: Set<String> = ["cards.jsonl", "manifest.json"]
      #expect(try contents("from-\(list)", besides: own) == contents("whole", besides: own))
    }
  }

  @Test func `a list, documents and standard input name glyphs too`() throws {
    try run(
      "icons --glyphs - -o list --scale 1", input: "# two\nturn-left\n\n lanes_lx_t # lanes\n",
      code: 0)
    #expect(
      try contents("list").keys.sorted() == [
        "glyphs/lanes_lx_t~dark.png", "glyphs/lanes_lx_t~light.png", "glyphs/turn_left~dark.png",
        "glyphs/turn_left~light.png", "manifest.json",
      ])
    let route = "\(Corpus.package.path)/Examples/routes/athens.json"
    try run("render \(route) -o document --scale 1", code: 0)
    let cards = String(decoding: try folder.bytes("document/cards.json"), as: UTF8.self)
    try run("icons --glyphs - -o cards --scale 1", input: cards, code: 0)
    let own: Set<String> = ["cards.json", "manifest.json"]
    #expect(try contents("cards", besides: own) == contents("document", besides: own))
  }

  @Test(arguments: [
    (
      "turn-lefty\n",
      "standard input: line 1: no glyph 'turn-lefty'; did you mean 'turn-left'? else "
    ),
    ("{\"deck\":52}\n", "standard input: line 1: neither cards nor a manifest; name a file "),
    ("{\n\"deck\":52}\n", "standard input: neither cards nor a manifest; name a file "),
    (
      "{\"cards\":[{\"glyph\":{\"name\":\"own\"}}]}\n",
      "standard input: line 1: cards[0].glyph.name: no glyph 'own'; give its --icons\n"
    ),
    ("{\"cards\":[{]\n", "standard input: not JSON: unexpected character at line 1, column 12; "),
  ])
  func `what names no glyph is an error`(input: String, message: String) throws {
    let result = try run("icons --glyphs - -o out", input: input, code: 65)
    #expect(result.error.hasPrefix("error: " + message), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/manifest.json")))
  }

  @Test func `a killed run leaves whole files, and the next one finishes it`() throws {
    let arguments = ["render", "--format", "jsonl", "routes.jsonl", "-o", "out", "--scale", "1"]
    try run("render --format jsonl routes.jsonl -o whole --scale 1", code: 65)
    let whole = try contents("whole")
    // Each is killed once the folder has so many files.
    for count in [1, 2, 12, 30] {
      let process = Process()
      process.executableURL = Program.url
      process.arguments = arguments
      process.currentDirectoryURL = folder.url
      process.standardError = FileHandle.nullDevice
      try process.run()
      while process.isRunning, folder.files(in: "out").count < count { usleep(2000) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (name, bytes) in try contents("out") where !name.contains(".fingerpost-") {
        #expect(whole[name] == bytes, "\(name) after \(count) files")
      }
    }
    try run(arguments.joined(separator: " "), code: 65)
    #expect(try contents("out") == whole)
  }
}
