import Foundation
import Guidance
import Routes
import TestSupport
import Testing

/// Whether outputs are as the printed schemas say; `Tests/Schemas/check` does the same for more.
@Suite struct SchemaTests {
  /// The place of check-jsonschema on the path; nothing where it is not installed.
  private static let checker: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy.map {
      URL(filePath: String($0)).appending(path: "check-jsonschema")
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  private func check(_ schema: String, _ files: [String], in folder: TemporaryFolder) throws
    -> Int32
  {
    let process = Process()
    let checker: URL = try #require(Self.checker)
    process.executableURL = checker
    process.arguments = ["--schemafile", schema] + files
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func `without a name the names are listed, each of which has a schema`() throws {
    let names = try Program.run(["schema"]).text.split(separator: "\n").map(String.init)
    #expect(names.contains("diff-rules") && names == names.sorted() && names.count > 10)
    for name in names { #expect(try Program.run(["schema", name]).code == 0, "\(name)") }
  }

  @Test(.enabled(if: Self.checker != nil, "skipped: no check-jsonschema on the path"))
  func `cards and manifest match their schemas, and a wrong card does not`() throws {
    let folder = try TemporaryFolder()
    for name in ["cards", "manifest"] {
      let schema = try Program.run(["schema", name])
      #expect(schema.code == 0)
      try folder.write(schema.text, to: "\(name).schema.json")
    }
    let route = Corpus.package.appending(path: "Examples/routes/helsinki-lanes.json").path
    let cards = try Program.run([
      "cards", route, "--locale", "ar", "--depart", "2026-05-04T08:30:00Z",
    ])
    try folder.write(cards.text, to: "cards.json")
    let line = try Program.run(
      ["cards", "-", "--format", "jsonl", "--quiet"], input: "{\"id\":1,\"code\":\"NoRoute\"}\n")
    try folder.write(line.text, to: "line.json")
    #expect(try check("cards.schema.json", ["cards.json", "line.json"], in: folder) == 0)
    for (good, bad) in [
      ("\"TYPE_DEPART\",", "\"TYPE_ROUNDABOUT_ENTER_AND_EXIT_CW\","), ("\"kind\"", "\"kinds\""),
    ] {
      #expect(cards.text.contains(good))
      try folder.write(cards.text.replacing(good, with: bad), to: "bad.json")
      #expect(try check("cards.schema.json", ["bad.json"], in: folder) == 1)
    }
    let rendered = try Program.run(
      ["render", route, "-o", "out", "--scale", "1", "--variant", "dark"], in: folder.url)
    #expect(rendered.code == 0, "\(rendered.error)")
    #expect(try check("manifest.schema.json", ["out/manifest.json"], in: folder) == 0)
    #expect(try check("cards.schema.json", ["out/cards.json"], in: folder) == 0)
  }

  /// The lists of words in a schema, by the name of the property that they are for.
  private func lists(_ schema: String) throws -> [String: Set<[String]>] {
    let text = try Program.run(["schema", schema]).output
    var found: [String: Set<[String]>] = [:]
    func walk(_ value: Any, _ name: String) {
      if let object = value as? [String: Any] {
        if let words = object["enum"] as? [String] { found[name, default: []].insert(words) }
        for (key, value) in object { walk(value, key == "anyOf" ? name : key) }
      } else if let array = value as? [Any] {
        for value in array { walk(value, name) }
      }
    }
    walk(try JSONSerialization.jsonObject(with: text), "")
    return found
  }

  @Test func `the schemas list exactly the words that are written`() throws {
    let cards = try lists("cards")
    #expect(cards["maneuverKind"] == [ManeuverKind.allCases.map(\.rawValue)])
    #expect(cards["kind"] == [RouteObject.Kind.allCases.map(\.rawValue)])
    var carPlay: Set<String> = []
    var androidAuto: Set<String> = []
    var google: Set<String> = []
    for kind in ManeuverKind.allCases {
      var maneuver = Maneuver(kind: kind, engineType: "")
      for exit in [nil] + Array(1...20) {
        maneuver.exit = exit
        for angle in [nil, 90] as [Double?] {
          maneuver.roundaboutAngle = angle
          let types = PlatformTypes(Step(maneuver: maneuver, distance: 0, duration: 0))
          carPlay.insert(types.carPlay.type.name)
          androidAuto.insert(types.androidAuto.type.name)
          google.insert(types.google.name)
        }
      }
    }
    func known(_ name: String) throws -> Set<String> { Set(try #require(cards[name]?.first)) }
    #expect(try carPlay.isSubset(of: known("carPlayType")))
    #expect(try androidAuto.isSubset(of: known("androidAutoType")))
    #expect(try google.isSubset(of: known("maneuver")))
    let arrows = LaneArrow.arrows(of: [Lane(directions: Lane.Direction.allCases)])[0]
    #expect(try known("laneShape") == Set(arrows.map(\.google.name)))
    #expect(try known("shape") == Set(arrows.map(\.androidAuto.name)))
    #expect(cards["laneDirection"] == [Lane.Direction.allCases.map(\.rawValue)])
    #expect(cards["modifier"] == [TurnDirection.allCases.map(\.rawValue)])
    let route = try lists("route")
    #expect(route["maneuver"] == cards["maneuver"])
    #expect(
      try lists("manifest")["glyphKind"]?.first?.starts(with: ManeuverKind.allCases.map(\.rawValue))
        == true)
  }
}
