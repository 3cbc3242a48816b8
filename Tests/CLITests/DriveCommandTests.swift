import Driving
import Foundation
import TestSupport
import Testing

@Suite struct DriveCommandTests {
  private static let example = "Examples/routes/helsinki-stops.json"

  /// A route of 100 m in 10 s along the equator.
  private static let short = """
    {"code":"Ok","routes":[{"distance":100,"duration":10,"legs":[{"distance":100,"duration":10,\
    "steps":[{"distance":100,"duration":10,"geometry":{"coordinates":[[0,0],[0.0009,0]]},\
    "maneuver":{"type":"depart","location":[0,0]}},{"distance":0,"duration":0,"geometry":\
    {"coordinates":[[0.0009,0]]},"maneuver":{"type":"arrive","location":[0.0009,0]}}]}]}]}
    """

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test func `minor speeding above major speeding is refused`() throws {
    for (minor, major) in [("30", "10"), ("30%", "29.5%"), ("10km/h", "6mph"), ("7mph", "11km/h")] {
      let run = try Program.run(
        ["drive", Self.example, "--minor-speeding", minor, "--major-speeding", major])
      #expect(run.code == 64 && run.output.isEmpty)
      #expect(run.error.contains("--minor-speeding is above --major-speeding;"), "\(run.error)")
    }
    for margin in ["-1", "fast", "5 knots", "mph", "nan%", "inf", "1e9km/h", ""] {
      let run = try Program.run(["drive", Self.example, "--major-speeding", margin])
      #expect(run.code == 64 && run.output.isEmpty, "\(margin)")
      // What looks like an option is no value.
      let remedy =
        ["", "-1"].contains(margin)
        ? "--major-speeding" : "use a margin such as 10km/h, 5mph or 10%"
      #expect(run.error.contains(remedy), "\(run.error)")
    }
  }

  @Test func `speeding has the speedometer with the theme's colors`() throws {
    let route = Self.short.replacing(
      "\"steps\"",
      with: "\"annotation\":{\"maxspeed\":[{\"speed\":30,\"unit\":\"km/h\"}]},\"steps\"")
    let run = try Program.run(
      [
        "drive", "-", "--minor-speeding", "3mph", "--events", "speeding,speed-limit", "--along",
        "none",
      ], input: route)
    let lines = Self.lines(run.text)
    #expect(lines.count == 2 && lines[0].contains("\"value\":30"), "\(run.text)\(run.error)")
    #expect(
      lines.last?.contains("\"light\":{\"background\":\"#") == true
        && lines.last?.contains("\"level\":\"minor\",\"limit\":8.33,") == true
        && lines.last?.contains("{\"text\":\"36\",\"unit\":\"km/h\",\"value\":36}") == true,
      "\(lines)")
  }

  @Test func `events are lines of JSON with sorted keys`() throws {
    let result = try Program.run(
      [
        "drive", "-", "--events", "guidance-started,location,remaining-distance,arrived",
        "--rate", "0.5", "--depart", "2026-05-04T08:30:00+02:00", "--distance-threshold", "50",
      ], input: Self.short)
    #expect(result.code == 0, "\(result.error)")
    func location(_ longitude: String, _ second: String) -> String {
      "{\"course\":90,\"event\":\"location\",\"latitude\":0,\"longitude\":\(longitude),"
        + "\"onRoute\":true,\"speed\":10,"
        + "\"speedometer\":{\"text\":\"36\",\"unit\":\"km/h\",\"value\":36},\"t\":\(second),"
        + "\"time\":\"2026-05-04T08:30:\(second.count == 1 ? "0" : "")\(second)+02:00\"}"
    }
    func remaining(_ meters: Int, _ second: String) -> String {
      "{\"event\":\"remaining-distance\",\"leg\":0,\"meters\":\(meters),\"t\":\(second),"
        + "\"time\":\"2026-05-04T08:30:\(second.count == 1 ? "0" : "")\(second)+02:00\"}"
    }
    #expect(
      Self.lines(result.text) == [
        "{\"cards\":2,\"event\":\"guidance-started\",\"legs\":1,\"meters\":100,\"route\":0,"
          + "\"seconds\":10,\"t\":0,\"time\":\"2026-05-04T08:30:00+02:00\"}",
        location("0", "0"), remaining(100, "0"), location("0.00018", "2"),
        location("0.00036", "4"), location("0.00054", "6"), remaining(40, "6"),
        location("0.00072", "8"), location("0.0009", "10"), remaining(0, "10"),
        "{\"event\":\"arrived\",\"instructionVariants\":[\"You have arrived at your destination\","
          + "\"Arrived\"],\"isDestination\":true,\"leg\":0,\"t\":10,"
          + "\"time\":\"2026-05-04T08:30:10+02:00\"}",
      ])
  }

  @Test func `the same drive gives the same bytes`() throws {
    let arguments = ["drive", Self.example, "--rate", "2", "--depart", "2026-06-21T22:00:00+03:00"]
    let first = try Program.run(arguments)
    #expect(first.code == 0 && first.output.count > 100_000)
    #expect(try Program.run(arguments).output == first.output)
  }

  @Test func `the locations of a drive are a trace that gives the same events`() throws {
    let events = "guidance-started,arrived,continued,guidance-ended,off-route"
    let folder = try TemporaryFolder()
    let drive = try Program.run(["drive", Self.example, "--events", "location"])
    try folder.write(drive.text, to: "trace.jsonl")
    let planned = try Program.run(["drive", Self.example, "--events", events])
    let recorded = try Program.run(
      ["drive", Self.example, "--trace", folder.path("trace.jsonl"), "--events", events])
    #expect(recorded.code == 0, "\(recorded.error)")
    func names(_ text: String) throws -> [String] {
      struct Event: Decodable { var event: String }
      return try Self.lines(text).map {
        try JSONDecoder().decode(Event.self, from: Data($0.utf8)).event
      }
    }
    #expect(try names(recorded.text) == names(planned.text))
    #expect(try names(recorded.text).count == 7)
  }

  @Test func `the example of a recorded drive has the expected events`() throws {
    let drives = Corpus.package.appending(path: "Examples/drives")
    let result = try Program.run([
      "drive", "Examples/routes/helsinki-lanes.json", "--trace",
      "Examples/drives/helsinki-lanes.gpx", "--events",
      "guidance-started,lanes,arrived,guidance-ended,off-route,on-route,lighting-mode,"
        + "delay-category",
    ])
    #expect(result.code == 0, "\(result.error)")
    let expected = try Data(contentsOf: drives.appending(path: "helsinki-lanes.events.jsonl"))
    #expect(Self.lines(result.text) == Self.lines(String(decoding: expected, as: UTF8.self)))
  }

  @Test func `every event uses the schema's names`() throws {
    let printed = try Program.run(["schema", "drive"])
    #expect(printed.code == 0)
    let schema = try #require(
      JSONSerialization.jsonObject(with: printed.output) as? [String: Any])
    var known: [String: (all: Set<String>, required: Set<String>)] = [:]
    for kind in try #require(schema["oneOf"] as? [[String: Any]]) {
      let properties = try #require(kind["properties"] as? [String: Any])
      let name = try #require((properties["event"] as? [String: Any])?["const"] as? String)
      known[name] = (Set(properties.keys), Set(kind["required"] as? [String] ?? []))
    }
    #expect(Set(known.keys) == Set(DriveEvent.Name.allCases.map(\.rawValue)))
    let drive = try Program.run(
      ["drive", Self.example, "--rate", "0.2", "--depart", "2026-06-21T22:00:00+03:00"])
    var seen: Set<String> = []
    for line in Self.lines(drive.text) {
      let event = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let name = try #require(event["event"] as? String)
      let keys = Set(event.keys)
      let rules = try #require(known[name])
      #expect(keys.isSubset(of: rules.all) && rules.required.isSubset(of: keys), "\(line)")
      seen.insert(name)
    }
    #expect(seen.count == 16, "\(seen.sorted())")
  }

  @Test func `in real time events come when they happen, sped up by the given factor`() throws {
    let start = ContinuousClock.now
    let result = try Program.run(
      ["drive", "-", "--realtime", "20", "--events", "arrived"], input: Self.short)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    #expect(result.code == 0 && Self.lines(result.text).count == 1)
    #expect(seconds >= 0.5)
  }

  @Test(arguments: [
    (["drive"], 64, "name a route file, or - for standard input; see"),
    (["drive", example, "--rate", "0"], 64, "--rate is 0; use a number from 0.001 to 100; see"),
    (
      ["drive", example, example], 64, "several routes need --trace; without it name one route; see"
    ),
    (
      ["drive", example, "--format", "jsonl"], 64,
      "--format: unknown format 'jsonl'; use auto, navinfo, "
    ),
    (
      ["drive", example, "--trace", "nothing.gpx"], 66,
      "nothing.gpx: no such file, or a broken symbolic link; check the path"
    ),
    (
      ["drive", "Examples/routes/navinfo.jsonl", "--rate", "2"], 64,
      "a feed says where the vehicle is; leave out --trace, --follow and --rate; see"
    ),
    (
      ["drive", example, "--follow", "--realtime"], 64,
      "--follow takes positions as they arrive; leave out --rate and --realtime; see"
    ),
    (
      ["drive", example, "--trace", "README.md"], 65,
      "README.md: not JSON: unexpected character at line 1, column 1; record the trace again"
    ),
  ])
  func `a fault is one line with its exit code`(
    arguments: [String], code: Int, message: String
  ) throws {
    let result = try Program.run(arguments)
    #expect(result.code == Int32(code))
    #expect(result.error.hasPrefix("error: " + message))
    #expect(result.error.filter { $0 == "\n" }.count == 1)
    #expect(result.text == "")
  }

  @Test func `a feed from cards is driven, and its faults are named`() throws {
    let route = "Examples/routes/helsinki-detour.json"
    let feed = try Program.run(["cards", route, "--format", "navinfo"])
    #expect(feed.code == 0 && feed.error == "")
    let lines = feed.text.split(separator: "\n")
    #expect(lines.last?.contains("\"navState\":\"GMSNavigationNavStateStopped\"") == true)
    let events = ["--events", "arrived,continued,guidance-ended"]
    let drive = try Program.run(["drive", "-"] + events, input: feed.text)
    #expect(drive.code == 0 && drive.error == "")
    #expect(Self.lines(drive.text).count == 4)
    let end = lines.last?.split(separator: "\"t\":").last ?? ""
    #expect(drive.text.hasSuffix("\"t\":\(end)\n"))
    let cut = try Program.run(["drive", "-"] + events, input: String(feed.text.dropLast(20)))
    #expect(
      cut.error
        == "warning: standard input: not JSON: the text ends too early, in line \(lines.count)"
        + "; left the message out\n")
    #expect(cut.code == 0 && cut.text == drive.text)
    // With another format, it is that of the input.
    let other = try Program.run(
      ["cards", "-", "--format", "navinfo", "--format", "text"], input: feed.text)
    #expect(other.code == 0 && other.text.contains("min"))
    let wrong = try Program.run(["cards", route, "--format", "navinfo", "--format", "json"])
    #expect(wrong.code == 65 && wrong.error.contains("not a response of 'navinfo'"))
    let both = try Program.run(["cards", route, "--format", "osrm", "--format", "navinfo"])
    #expect(both.code == 0 && both.text == feed.text)
    let two = try Program.run(
      ["render", route, "-o", "x", "--format", "osrm", "--format", "navinfo"])
    #expect(two.code == 64 && two.error.contains("give one --format for the input; see"))
  }

  @Test func `an unknown event name is an error`() throws {
    let result = try Program.run(["drive", Self.example, "--events", "card,nothing"])
    #expect(result.code == 64)
    #expect(result.error.contains("card,nothing") && result.error.contains("lighting-mode"))
  }

  /// A drive that follows, and reads its events as lines.
  private struct Follower {
    let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var rest = Data()

    init(_ arguments: [String]) throws {
      process.executableURL = Program.url
      process.arguments = ["drive", "--follow", "--no-config"] + arguments
      process.currentDirectoryURL = Corpus.package
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    func send(_ line: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    func close() throws { try input.fileHandleForWriting.close() }

    mutating func line() throws -> String {
      while true {
        if let end = rest.firstIndex(of: 0x0A) {
          defer { rest = Data(rest[(end + 1)...]) }
          return String(decoding: rest[..<end], as: UTF8.self)
        }
        let bytes = output.fileHandleForReading.availableData
        try #require(!bytes.isEmpty)
        rest += bytes
      }
    }
  }

  private static func locations() throws -> [String] {
    try lines(Program.run(["drive", example, "--events", "location", "--no-config"]).text)
  }

  @Test func `an event is there before the next position is sent`() throws {
    var drive = try Follower([Self.example, "--events", "location"])
    for position in try Self.locations().prefix(20) {
      try drive.send(position)
      let time = position.firstRange(of: "\"t\":").map { position[$0.lowerBound...] }
      #expect(try drive.line().hasSuffix(time ?? ""))
    }
    try drive.close()
    drive.process.waitUntilExit()
    #expect(drive.process.terminationStatus == 0)
  }

  @Test func `positions that arrive give the events of their trace`() throws {
    let folder = try TemporaryFolder()
    let positions = try Self.locations().joined(separator: "\n") + "\n"
    try folder.write(positions, to: "trace.jsonl")
    let trace = try Program.run(["drive", Self.example, "--trace", folder.path("trace.jsonl")])
    let follow = try Program.run(["drive", Self.example, "--follow"], input: positions)
    #expect(follow.code == 0 && follow.output == trace.output && !trace.output.isEmpty)
    let file = try Program.run(
      ["drive", Self.example, "--follow", "--trace", folder.path("trace.jsonl")])
    #expect(file.code == 0 && file.output == trace.output)
  }

  @Test func `a response among positions, or in place of the file, is another route`() throws {
    let folder = try TemporaryFolder()
    let response = try String(
      contentsOf: Corpus.package.appending(path: Self.example), encoding: .utf8)
    try folder.write(response, to: "route.json")
    let positions = try Self.locations()
    var drive = try Follower([folder.path("route.json"), "--events", "location,route-changed"])
    func sendOne(_ index: Int) throws { try drive.send(positions[index]) }
    try sendOne(0)
    _ = try drive.line()
    try drive.send(response.replacing("\n", with: " "))
    try sendOne(1)
    #expect(try [drive.line(), drive.line()].contains { $0.contains("route-changed") })
    // Who replaces a file may remove it first.
    try FileManager.default.removeItem(at: folder.url.appending(path: "route.json"))
    try sendOne(2)
    _ = try drive.line()
    try folder.write(response + " ", to: "route.json")
    try sendOne(3)
    #expect(try [drive.line(), drive.line()].contains { $0.contains("\"route\":2") })
    try drive.close()
    drive.process.waitUntilExit()
    #expect(drive.process.terminationStatus == 0)
  }

  @Test func `a line that is no position is told, and the rest goes on`() throws {
    var positions = try Self.locations()
    positions.insert(contentsOf: ["{\"t\": 1}", "{nonsense", positions[0]], at: 3)
    let run = try Program.run(
      ["drive", Self.example, "--follow", "--events", "location,arrived"],
      input: positions.joined(separator: "\n"))
    #expect(run.code == 65 && run.text.contains("\"isDestination\":true"))
    #expect(
      run.error == """
        error: standard input: line 4: no latitude and longitude; remove the point
        error: standard input: not JSON: unexpected character at line 5, column 2; correct it
        error: standard input: line 6: earlier than the point before; sort the points by time

        """)
    let none = try Program.run(["drive", Self.example, "--follow"], input: "\n")
    #expect(none.code == 65 && none.error.contains("standard input: the trace has no points"))
  }
}
