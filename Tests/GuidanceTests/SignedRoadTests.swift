import Foundation
import Routes
import TestSupport
import Testing

@testable import Guidance

/// The road as it is signed: what is said first of it, what follows, and what a voice leaves out.
@Suite struct SignedRoadTests {
  private static func guided(_ file: String, _ tag: String) throws -> GuidedRoute {
    let path = Corpus.package.appending(path: "Tests/Inputs/routes/\(file).json")
    let response = try RouteReader().read(Data(contentsOf: path))
    return try Guide(locale: LocaleTag(tag)).guide(#require(response.routes.first))
  }

  private static func written(_ file: String, _ tag: String = "en") throws -> [String] {
    try guided(file, tag).cards.map { $0.instructionVariants[0] }
  }

  private static func said(_ file: String, _ tag: String = "en") throws -> [String] {
    try guided(file, tag).cards.flatMap { $0.announcements.map(\.text) }
  }

  private static func via(_ file: String) throws -> String? {
    let route = try guided(file, "en")
    return try route.summaryVariants(of: #require(route.legs.first)).first
  }

  @Test func `on a motorway the number is said, and the name stays on the card and in the way`()
    throws
  {
    let file = "c01-voice-interstate"
    #expect(try Self.written(file)[1] == "Merge left onto I 25 (Harbor Freeway)")
    #expect(try Self.via(file) == "via I 25 (Harbor Freeway)")
    let said = try Self.said(file)
    #expect(said.contains("Merge left onto I 25"))
    #expect(said.contains { $0.hasPrefix("Continue on I 25 for ") })
    #expect(!said.contains { $0.contains("Harbor") })
  }

  @Test func `the names at the turn are apart from those of the way`() throws {
    let file = "c02-valhalla-begin-street"
    #expect(try Self.written(file)[1] == "Turn left onto 3rd Street (US 287)")
    #expect(try Self.via(file) == "via US 287")
    let said = try Self.said(file)
    #expect(said.contains("Turn left onto 3rd Street"))
    #expect(said.contains { $0.hasPrefix("Continue on U.S. 287 for ") })
  }

  @Test(arguments: [
    "Continue to follow US-287", "Continue to follow US-287 (signs for Riverton)",
    "Continue on US-287",
  ])
  func `a sentence tells the road of the way from that of the turn`(note: String) throws {
    let json = #"""
      {"routes": [{"distanceMeters": 5, "duration": "3s", "legs": [{"steps": [
        {"distanceMeters": 5, "staticDuration": "3s", "navigationInstruction":
         {"maneuver": "TURN_RIGHT", "instructions": "Turn right onto 3rd St\n\#(note)"}}]}]}]}
      """#
    let step = try #require(
      try RouteReader().read(Data(json.utf8)).routes.first?.legs.first?.steps.first)
    #expect(step.road.name == "3rd St" && step.road.ref == nil)
    #expect(step.way.name == nil && step.way.ref == "US-287")
  }

  @Test func `only the shared part of a road is stayed on`() throws {
    let file = "c03-stay-on-new-name"
    let texts = try Self.written(file).filter { $0.contains("to stay on") }
    #expect(texts == ["right", "left", "right"].map { "Turn \($0) to stay on B 96" })
    #expect(try !Self.said(file).contains { $0.contains("stay on Market Street") })
  }

  @Test func `a name that is the number in other words is said once`() throws {
    let texts = try Self.written("20b-name-ref")
    #expect(
      texts.dropFirst().dropLast() == [
        "Turn right onto I 95 North", "Turn left onto A 5", "Turn right to stay on A5",
        "Turn left onto I 95", "Turn right onto B 27", "Turn left onto US 101",
        "Turn right onto A 4 / E 40", "Turn left onto Route 66", "Turn right onto M25 Motorway",
      ])
  }

  @Test func `all roads of a sign are shown, and two are said with that which follows`() throws {
    let file = "c18-sign-of-three-roads"
    #expect(
      try Self.written(file)[1]
        == "Take exit 290 on the right onto I-280 East / US 6 East / US 61 South toward Riverton, Mill Lake"
    )
    let act = "Take exit 290 on the right onto I-280 East and U.S. 6 East toward Riverton"
    #expect(try Self.said(file).contains(act))
  }

  @Test func `a number after the comma of a name is the road's number`() throws {
    let card = try Self.guided("c08-graphhopper-name-ref", "en").cards[1]
    #expect(card.instructionVariants[0] == "Turn right onto Castle Street (B 19)")
    #expect(card.step.road.name == "Castle Street" && card.step.road.ref == "B 19")
  }

  @Test(arguments: ["A1(M)", "A 1(M)", "A1 (M)", "A1M"])
  func `a main road that is a motorway has one number`(number: String) throws {
    let card = try Spoken.card(.merge, "en-GB") { step in
      step.road.name = number
      step.road.takeNumbersOfName()
    }
    #expect(card.step.road.name == nil)
    #expect(card.instructionVariants[0].filter { $0 != " " } == "MergeontotheA1(M)")
    let said = try #require(card.announcements.last?.text)
    #expect(
      ["Merge onto the A1 M", "Merge onto the A 1 M"].contains { said.hasPrefix($0) }, "\(said)")
  }

  @Test func `brackets that belong to a number survive in sentences`() throws {
    #expect(
      try Self.written("l-a1m-google").dropFirst().prefix(2) == [
        "Take the ramp on the left toward A1(M)", "Merge onto A1(M)",
      ])
    #expect(try Self.said("l-a1m-valhalla", "en-GB").contains("Merge onto the A1 M"))
  }

  @Test(arguments: [
    ("SR 11", "IT", "SR 11"), ("SR 11", "US", "State Route 11"), ("HI-4", "ES", "HI-4"),
    ("HI 4", "US", "Hawaii 4"), ("IN 9", "DE", "IN 9"), ("IN 9", "US", "Indiana 9"),
  ])
  func `letters are opened in their own country`(
    ref: String, country: String, words: String
  ) throws {
    let card = try Spoken.card(.turnLeft, "en") { step in
      step.road.ref = ref
      step.country = FoundCountry(country, source: .place)
    }
    #expect(card.announcements.last?.text.hasPrefix("Turn left onto " + words + ", then") == true)
  }

  @Test func `near a border the countries beside it are known`() throws {
    let said = try Self.said("v6b-sr11-it")
    #expect(said.contains("Turn right onto SR 11"))
    let step = try Self.guided("v6g-fl-li", "en").cards[1].step
    #expect(step.country == nil && step.neighbors.contains("CH"))
    #expect(!step.neighbors.contains("US"))
  }

  @Test func `a direction is beside the number that has the shield`() throws {
    let card = try Spoken.card(.onRampRight, "en") { step in
      step.road.ref = "I 75"
      step.road.destinations = "I 75 North: Dayton"
    }
    let parts = card.instructions[0].components
    let place = try #require(parts.firstIndex { $0.kind == .ref })
    #expect(parts[place].text == "I 75")
    #expect(parts[place + 1].kind == .text && parts[place + 1].text.hasPrefix(" North"))
  }

  @Test func `networks say what signs of their country show`() {
    for (ref, country, leads) in [
      ("I 25", "US", true), ("A 5", "DE", true), ("E 40", "BE", true), ("B 96", "DE", false),
    ] {
      #expect(SignedNetwork.of(ref, in: [country])?.leadsInStreets == leads, "\(ref)")
    }
    #expect(SignedNetwork.of("L 73", in: ["DE"])?.rank == 2)
    #expect(SignedNetwork.of("I 25 Business", in: ["US"]) == nil)
  }

  @Test func `the words after stay on are names of the road before`() throws {
    let key = NameKey(Languages.builtIn.fallback.language)
    for sample in try Corpus.routes(every: 20, for: .stayOn) {
      guard let response = try? RouteReader().read(Data(sample.bytes)) else { continue }
      for route in response.routes {
        guard let guided = try? Guide(locale: LocaleTag("en")).guide(route) else { continue }
        for card in guided.cards {
          let legs = guided.maker.route.legs
          let place = card.index - legs.prefix(card.leg).reduce(0) { $0 + $1.steps.count }
          guard let old = legs[card.leg].road(before: place) else { continue }
          let known = key(
            ["Route", old.ref, old.name, old.ref, old.destinations].compactMap(\.self)
              .joined(separator: " "))
          for text in card.instructionVariants {
            guard let start = text.firstRange(of: " to stay on ")?.upperBound else { continue }
            let name = text[start...].components(separatedBy: " toward ")[0]
            for part in name.split(whereSeparator: { "/()".contains($0) }) {
              let own = key(key.base(String(part).trimmingSpaces))
              #expect(known.contains(own) || own.isEmpty, "\(sample.name): \(text)")
            }
          }
        }
      }
    }
  }
}
