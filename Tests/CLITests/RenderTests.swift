import Foundation
import PNGCoding
import PNGReading
import Raster
import TestSupport
import Testing

@testable import fingerpost

@Suite struct RenderTests {
  /// The parts of `cards.json` that are looked at.
  struct Cards: Decodable {
    struct File: Decodable { var path: String }
    struct Glyph: Decodable {
      var name: String
      var files: [File]
    }
    struct LaneCard: Decodable { var glyph: Glyph }
    struct Card: Decodable {
      var glyph: Glyph
      var laneCard: LaneCard?
    }
    var schema: String
    var cards: [Card]
  }

  /// Renders a route and checks that every file named is there and shows something.
  static func check(_ route: String, steps: Int?) throws {
    let temporary = try TemporaryFolder()
    // A roundabout told in two steps is one card otherwise.
    let result = try Program.run([
      "render", route, "-o", temporary.path("out"), "--scale", "1", "--alternatives", "all",
      "--roundabouts", steps == nil ? "joined" : "separate",
    ])
    try #require(result.code == 0, "\(result.error)")
    let cards = try JSONDecoder().decode(
      Cards.self, from: Data(temporary.bytes("out/cards.json")))
    #expect(cards.schema == "fingerpost/cards/2")
    if let steps { #expect(cards.cards.count == steps) }
    let glyphs = cards.cards.flatMap { [$0.glyph] + ($0.laneCard.map { [$0.glyph] } ?? []) }
    for path in Set(glyphs.flatMap { $0.files.map(\.path) }) {
      let pixmap = try PNGCoder.decode(temporary.bytes("out/" + path))
      #expect(pixmap.pixels.contains { $0.alpha == 255 }, "\(path) is blank")
    }
    #expect(glyphs.allSatisfy { $0.files.count == 2 })
  }

  static let examples =
    (try? FileManager.default.contentsOfDirectory(
      atPath: Corpus.package.appending(path: "Examples/routes").path))?
    .filter { $0.contains(".json") && !$0.contains(".cards.") }.sorted() ?? []

  @Test(arguments: examples)
  func `each example gives the cards stored next to it`(file: String) throws {
    let name = file.prefix { $0 != "." }
    let result = try Program.run(["cards", "Examples/routes/\(file)"])
    #expect(result.code == 0)
    #expect(result.error == "")
    let expected = try Data(
      contentsOf: Corpus.package.appending(path: "Examples/routes/\(name).cards.json"))
    #expect(result.output == expected, "run: fingerpost cards Examples/routes/\(file)")
  }

  @Test func `there are enough examples`() {
    #expect(Self.examples.count >= 8)
  }

  @Test(arguments: examples)
  func `each example is rendered`(file: String) throws {
    try Self.check("Examples/routes/\(file)", steps: nil)
  }

  @Test func `files have the names that the cards say, for each variant and scale`() throws {
    let temporary = try TemporaryFolder()
    let arguments = ["render", "-", "-o", temporary.path("out"), "--size", "24"]
    let route = """
      {"code": "Ok", "routes": [{"distance": 1, "duration": 1, "legs": [{"distance": 1,
       "duration": 1, "steps": [{"distance": 1, "duration": 1, "maneuver": {"type": "turn",
       "modifier": "left"}}]}]}]}
      """
    let result = try Program.run(arguments + ["--verbose"], input: route)
    #expect(result.code == 0)
    #expect(
      result.error == "2 cards, 12 pictures, 14 files changed in \(temporary.path("out"))\n")
    #expect(
      temporary.files(in: "out") == [
        "cards.json", "glyphs/arrive~dark.png", "glyphs/arrive~dark@2x.png",
        "glyphs/arrive~dark@3x.png", "glyphs/arrive~light.png", "glyphs/arrive~light@2x.png",
        "glyphs/arrive~light@3x.png", "glyphs/turn_left~dark.png", "glyphs/turn_left~dark@2x.png",
        "glyphs/turn_left~dark@3x.png", "glyphs/turn_left~light.png",
        "glyphs/turn_left~light@2x.png", "glyphs/turn_left~light@3x.png", "manifest.json",
      ])
    let again = try Program.run(arguments + ["--verbose"], input: route)
    #expect(again.error.contains("0 files changed"))
    let quiet = try Program.run(
      ["render", "-", "-o", temporary.path("one"), "--variant", "dark", "--scale", "3"],
      input: route)
    #expect(quiet.error == "" && quiet.output.isEmpty)
    #expect(
      temporary.files(in: "one") == [
        "cards.json", "glyphs/arrive~dark@3x.png", "glyphs/turn_left~dark@3x.png",
        "manifest.json",
      ])
  }

  @Test func `names in the input do not reach file names, and cards stay intact`() throws {
    let temporary = try TemporaryFolder()
    let route = """
      {"code": "Ok", "routes": [{"distance": 1, "duration": 1, "legs": [{"distance": 1,
       "duration": 1, "steps": [{"distance": 1, "duration": 1, "name": "../../x\\n\\u0000\\u202ey",
       "maneuver": {"type": "../../../etc", "modifier": "/tmp/evil"}}]}]}]}
      """
    let result = try Program.run(
      ["render", "-", "-o", temporary.path("out"), "--scale", "1"], input: route)
    #expect(result.code == 0)
    #expect(
      result.error == "warning: standard input: routes[0].legs[0].steps[0].maneuver: "
        + "'../../../etc, /tmp/evil' is not known; drawn as 'straight'\n")
    #expect(
      temporary.files() == [
        "out/cards.json", "out/glyphs/arrive~dark.png", "out/glyphs/arrive~light.png",
        "out/glyphs/straight~dark.png", "out/glyphs/straight~light.png", "out/manifest.json",
      ])
    let cards = String(decoding: try temporary.bytes("out/cards.json"), as: UTF8.self)
    #expect(cards.contains("\"name\" : \"../../x y\""))
  }

  /// Runs that fail: arguments after `render`, what is said and the code.
  static let failures: [([String], String, Int32)] = [
    (
      ["nobody.json", "-o", "OUT"],
      "error: nobody.json: no such file, or a broken symbolic link; check the path\n", 66
    ),
    (
      ["Examples", "-o", "OUT"],
      "error: Examples: a folder, not a file; name a file in it\n", 66
    ),
    (
      ["README.md", "-o", "OUT"],
      "error: README.md: not JSON: unexpected character at line 1, column 1; "
        + "save the router's response again\n", 65
    ),
    (
      ["Examples/routes/athens.json", "-o", "Package.swift"],
      "error: Package.swift: cannot be created: "
        + "a file stands in its place; move that file, or choose another folder\n", 73
    ),
    (
      ["Examples/routes/athens.json", "-o", "OUT", "--variant", "pink"],
      "error: --variant pink: the theme has no such variant; use dark, light\n", 64
    ),
    (
      ["Examples/routes/athens.json", "-o", "OUT", "--theme", "Examples/routes/athens.json"],
      "error: Examples/routes/athens.json: the theme: unknown key 'code'; use schema, variants, "
        + "sizes, weights, tails, interface, scenery, exceptions, measures\n", 65
    ),
    (
      ["Examples/routes/athens.json", "-o", "OUT", "--icons", "Examples"],
      "error: Examples: no SVG files are there; "
        + "put the icons there, not in folders of it, named after canonical kinds\n", 65
    ),
    (
      ["Examples/routes/athens.json", "-o", "OUT", "--icons", "Icons/theme.json"],
      "error: Icons/theme.json: a file, not a folder; name the folder that holds the SVG files\n",
      66
    ),
    (
      ["Examples/routes/athens.json", "-o", "OUT", "--icons", "nowhere"],
      "error: nowhere: no such folder; check the name\n", 66
    ),
    (
      ["Examples/routes/athens.json", "-o", "OUT", "--format", "navinfo"],
      "error: Examples/routes/athens.json: not a response of 'navinfo'; "
        + "name its own format, or none to detect it\n", 65
    ),
  ]

  @Test(arguments: failures)
  func `a failure gives one line with file, finding and remedy, and its exit code`(
    arguments: [String], message: String, code: Int32
  ) throws {
    let temporary = try TemporaryFolder()
    let result = try Program.run(
      ["render"] + arguments.map { $0 == "OUT" ? temporary.path("out") : $0 })
    #expect(result.error == message)
    #expect(result.code == code)
    #expect(result.output.isEmpty)
    #expect(temporary.files().isEmpty)
  }

  @Test(arguments: [
    ["render"], ["render", "x"], ["render", "x", "-o", "y", "--scale", "9"], ["rendre"],
    ["render", "x", "-o", "y", "--jobs", "0"], ["render", "x", "-o", "y", "--format", "html"],
    ["render", "x", "-o", "y", "--quiet", "--verbose"], ["render", "x", "-o", "y", "--size", "0"],
    ["glyph"], ["glyph", "lanes"], ["glyph", "straight", "left"], ["glyph", "a", "b", "c"],
    ["cards"], ["cards", "--nonsense"], ["drive", "x", "--events", "foo"], ["schema", "foo"],
    ["drive", "x", "--gate", "-1"], ["icons", "-o", "x", "--target", "ios"], ["nonsense"],
    ["--nonsense"], ["preview"], ["lint"], ["diff", "a"], ["accept", "a"],
  ])
  func `wrong arguments are usage errors`(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    let names = try CommandTable.all().all.map(\.name)
    let help =
      names.contains(arguments[0]) ? "fingerpost \(arguments[0]) --help" : "fingerpost --help"
    #expect(result.error.hasPrefix("error: "))
    #expect(result.error.hasSuffix("ee '\(help)'\n"))
    #expect(result.error.filter { $0 == "\n" }.count == 1)
  }

  @Test func `sentences and lists of words become one line`() {
    #expect(
      Fingerpost.usage("--jobs is a whole number", "render").description
        == "--jobs is a whole number; see 'fingerpost render --help'")
    #expect(
      Fingerpost.usage("Unknown option '--a'. Did you mean '--b'?", "").description
        == "Unknown option '--a'. Did you mean '--b'? See 'fingerpost --help'")
    #expect(
      Fingerpost.usage("Use one of:\n  - one\n  - two\n", "list").description
        == "Use one of: - one - two; see 'fingerpost list --help'")
  }
}

@Suite(.enabled(if: Corpus.has("routes"), "skipped: no routes in the corpora"))
struct RouteCorpusTests {
  static let files = Cases.share(
    of: ["osrm", "mapbox", "valhalla/osrm-format"].flatMap {
      Corpus.files(under: "routes/\($0)", suffix: ".json")
    }, every: 6)

  /// The number of steps in a response, counted without the product's decoder.
  private func steps(in file: String) throws -> Int {
    let json = try JSONSerialization.jsonObject(with: Data(Corpus.bytes(file)))
    func count(_ value: Any) -> Int {
      switch value {
      case let object as [String: Any]:
        return object.reduce(0) { sum, entry in
          let own = entry.key == "steps" ? (entry.value as? [Any])?.count ?? 0 : 0
          return sum + own + (entry.key == "routeOptions" ? 0 : count(entry.value))
        }
      case let array as [Any]: return array.reduce(0) { $0 + count($1) }
      default: return 0
      }
    }
    return count(json)
  }

  private func isError(_ file: String) throws -> Bool {
    guard
      let json = try JSONSerialization.jsonObject(with: Data(Corpus.bytes(file))) as? [String: Any]
    else { return false }
    let code = (json["code"] as? String)?.lowercased() ?? "ok"
    return code != "ok" || (json["routes"] as? [Any])?.isEmpty == true
  }

  @Test(arguments: files)
  func `each route is rendered, one card a step, and each error response is reported`(file: String)
    throws
  {
    let path = Corpus.url(file).path
    guard try !isError(file) else {
      let result = try Program.run(["cards", path])
      #expect(result.code == 65)
      #expect(
        result.error.contains("change the request") || result.error.contains("correct the request"))
      #expect(result.error.split(separator: "\n").count == 1)
      return
    }
    try RenderTests.check(path, steps: try steps(in: file))
  }
}
