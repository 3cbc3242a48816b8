import Foundation
import Testing

@Suite struct GuidanceOptionsTests {
  /// The parts of the cards that are looked at.
  struct Cards: Decodable {
    struct Arrival: Decodable { var time: String, dayChange: Int, text: String }
    struct Route: Decodable { var locale: String, arrival: Arrival? }
    struct Component: Decodable { var type: String, text: String }
    struct Card: Decodable {
      var instructionVariants: [String]
      var attributedInstructionVariants: [[Component]]?
      var laneInstructionVariants: [String]?
    }
    var locale: String
    var units: String
    var routes: [Route]
    var cards: [Card]
  }

  private func cards(_ arguments: String...) throws -> Cards {
    let result = try Program.run(["cards", "Examples/routes/helsinki-lanes.json"] + arguments)
    try #require(result.code == 0, "\(result.error)")
    return try JSONDecoder().decode(Cards.self, from: result.output)
  }

  @Test func `locale, units and departure reach the cards`() throws {
    let german = try cards(
      "--locale", "de-DE", "--depart", "2026-05-04T23:59:00+02:00", "--time-zone", "Europe/Berlin")
    #expect(german.locale == "de" && german.units == "metric")
    #expect(german.routes[0].locale == "de")
    #expect(german.routes[0].arrival?.dayChange == 1)
    #expect(german.routes[0].arrival?.text.hasSuffix("(+1\u{A0}Tag)") == true)
    #expect(
      german.cards.compactMap(\.laneInstructionVariants).joined().contains { $0.contains("Spur") })
    #expect(try cards("--locale", "en-GB").units == "uk")
    #expect(try cards("--locale", "en-GB", "--units", "uk-signs").units == "uk-signs")
    #expect(try cards("--units", "auto").routes[0].arrival == nil)
  }

  @Test func `a name in a sentence alone makes it the longest instruction, with a warning`() throws
  {
    func step(_ sentence: String, _ maneuver: String, _ place: Int) -> String {
      """
      {"distance": {"value": 500}, "duration": {"value": 60}, "html_instructions": "\(sentence)",
       "maneuver": "\(maneuver)", "start_location": {"lat": \(48 + place), "lng": 9},
       "end_location": {"lat": \(49 + place), "lng": 9}}
      """
    }
    let response = """
      {"status": "OK", "geocoded_waypoints": [], "routes": [{"overview_polyline": {"points": ""}, "legs": [{
       "start_address": "A", "end_address": "B", "steps": [
       \(step("Head <b>north</b> on <b>Oak Street</b>", "", 0)),
       \(step("Turn <b>right</b> after Northfield Bank (on the left)", "turn-right", 1)),
       \(step("Turn <b>left</b>", "turn-left", 2))]}]}]}
      """
    let result = try Program.run(["cards", "-"], input: response)
    let cards = try JSONDecoder().decode(Cards.self, from: result.output).cards
    #expect(
      cards[1].instructionVariants
        == ["Turn right after Northfield Bank (on the left)", "Turn right", "Right"])
    #expect(cards[2].instructionVariants == ["Turn left", "Left"])
    #expect(
      result.error == """
        warning: standard input: a name stands only in the engine's sentence, the longest instruction (1 times)

        """)
    let german = try Program.run(["cards", "-", "--locale", "de"], input: response)
    #expect(german.error.isEmpty)
  }

  @Test func `the parts of an instruction joined are the instruction`() throws {
    let cards = try cards("--locale", "he").cards
    for card in cards {
      let variants = card.attributedInstructionVariants ?? []
      // They end with the last that has more than text.
      #expect(
        variants.map { $0.map(\.text).joined() }
          == Array(card.instructionVariants.prefix(variants.count)))
      #expect(variants.last?.contains { $0.type != "text" } ?? true)
    }
    #expect(cards.contains { $0.attributedInstructionVariants != nil })
  }

  @Test(arguments: [
    (
      ["--locale", "xx!"],
      "error: --locale: 'xx!' is not a language tag; write one such as en-GB or pt-BR\n"
    ),
    (
      ["--depart", "2026-02-30T00:00:00Z"],
      "error: --depart: '2026-02-30T00:00:00Z' is not a time; "
        + "write one such as 2026-05-04T08:30:00+02:00, or now\n"
    ),
    (
      ["--depart", "now", "--time-zone", "Mars/Base"],
      "error: --time-zone: unknown time zone 'Mars/Base'; "
        + "write one such as Europe/Berlin, UTC or +02:00\n"
    ),
  ])
  func `a bad option gives one line and code 64`(arguments: [String], message: String) throws {
    let result = try Program.run(["cards", "Examples/routes/athens.json"] + arguments)
    #expect(result.code == 64)
    #expect(result.error == message)
    #expect(result.output.isEmpty)
  }

  @Test func `positions start a drive on the clocks of the zone`() throws {
    let drive = [
      "drive", "Examples/routes/helsinki-lanes.json", "--trace",
      "Examples/drives/helsinki-lanes.gpx", "--time-zone", "Europe/Helsinki", "--events",
      "guidance-started",
    ]
    let started = try Program.run(drive)
    #expect(started.code == 0 && started.text.contains(#""time":"2026-11-21T15:00:00+02:00""#))
    let planned = try Program.run(Array(drive[..<2]) + ["--time-zone", "Europe/Helsinki"])
    #expect(planned.code == 64 && planned.error.contains("--time-zone needs --depart"))
  }

  @Test func `a system without time zones is named, and offsets need none`() throws {
    func run(_ zone: String) throws -> Program.Result {
      try Program.run(
        [
          "cards", "Examples/routes/athens.json", "--depart", "2026-05-04T08:00:00Z", "--time-zone",
          zone,
        ], environment: ["TZDIR": "/nowhere"])
    }
    let named = try run("Europe/Berlin")
    #expect(
      named.error
        == "error: --time-zone: the system has no time zones in /nowhere; install tzdata, "
        + "or write an offset such as +02:00\n")
    #expect(named.code == 64)
    for zone in ["+02:00", "UTC"] { #expect(try run(zone).code == 0) }
  }

  @Test func `an unsupported locale is a warning, unless --quiet is given`() throws {
    let route = "Examples/routes/athens.json"
    let told = try Program.run(["cards", route, "--locale", "xh-ZA"])
    #expect(told.code == 0)
    #expect(
      told.error.hasPrefix(
        "warning: --locale xh-ZA: unsupported locale; using en, except on routes whose engine "
          + "speaks it; supported are en, ar, "))
    #expect(told.error.split(separator: "\n").count == 1)
    #expect(try Program.run(["cards", route, "--locale", "xh-ZA", "--quiet"]).error.isEmpty)
  }
}
