import Foundation
import Routes
import TestSupport
import Testing

@testable import Guidance

@Suite struct AnnouncementTests {
  /// The languages that have words for a voice.
  private static let tags = Languages.builtIn.tags.filter { tag in
    (try? LocaleTag(tag)).flatMap(Languages.builtIn.find)?.voice != nil
  }

  private static func guide(
    _ tag: String?, _ units: UnitSystem? = nil, _ choice: WordSource = .ours
  ) throws -> Guide {
    var guide = Guide(units: units, locale: try tag.map { try LocaleTag($0) })
    guide.announcements = choice
    return guide
  }

  private static func example(_ name: String) throws -> Route {
    let url = Corpus.package.appending(path: "Examples/routes/\(name).json")
    return try RouteReader().read(Data(contentsOf: url)).routes[0]
  }

  @Test func `English, German and French have a voice`() {
    #expect(Set(Self.tags).isSuperset(of: ["en", "en-GB", "de", "fr"]))
  }

  private static let examples = [
    "athens", "helsinki-hebrew", "helsinki-lanes", "helsinki-stops", "helsinki-walk", "motorway",
    "roundabouts-left", "roundabouts-right",
  ]

  @Test(arguments: examples.indices)
  func `examples keep the laws of announcements in all languages`(index: Int) throws {
    let route = try Self.example(Self.examples[index])
    for tag in Cases.share(of: Self.tags, every: 5, turn: index) {
      for units in UnitSystem.allCases {
        let laws = AnnouncementLaws(try Self.guide(tag, units).guide(route))
        #expect(laws.faults == [], "\(tag), \(units)")
        #expect(laws.announced == laws.maneuvers && laws.maneuvers > 0, "\(tag)")
      }
    }
  }

  @Test func `straight on along the same road is said where lanes, signs or a fork ask for it`()
    throws
  {
    func texts(_ change: (inout Step) -> Void) throws -> [String] {
      let kinds: [ManeuverKind] = [.depart, .straight, .turnLeft]
      var steps = kinds.map { kind in
        Step(maneuver: Maneuver(kind: kind, engineType: ""), distance: 900, duration: 60)
      }
      for index in steps.indices { steps[index].road.name = "Oak Street" }
      change(&steps[1])
      let route = Route(
        legs: [Leg(steps: steps, distance: nil, duration: nil)], distance: nil, duration: nil)
      return try Self.guide("en").guide(route).cards[1].announcements.map(\.text)
    }
    #expect(try texts { _ in } == [])
    #expect(try !texts { $0.road.name = "Elm Street" }.isEmpty)
    #expect(try !texts { $0.road.destinations = "Riverton" }.isEmpty)
    #expect(
      try !texts {
        $0.lanes = [Lane(directions: [.through], state: .preferred), Lane(directions: [.left])]
      }.isEmpty)
    for (other, isFork) in [(30.0, true), (90, false)] {
      let own = try texts {
        $0.maneuver.intersection = Intersection(bearings: [180, 0, other], entry: 0, exit: 1)
      }
      #expect(own.isEmpty != isFork)
    }
  }

  /// Any kinds, lengths, speeds and names, also without times.
  private static func route(seed: UInt64) -> Route {
    var random = SeededRandom(seed: seed)
    let kinds = ManeuverKind.allCases
    let names = [
      "Main St", "N 5th Ave", "a/b; c", "Rue (privée)", "<b>&amp;{road}",
      "Dr. Martin Luther King Jr Blvd",
      "   ", "№ 7 [x]", "A 8", "שדרות רוטשילד", "；", "O'Neil & Sons",
    ]
    var steps: [Step] = []
    let hasTimes = random.int(0...4) > 0
    for index in 0...random.int(2...12) {
      let kind =
        index == 0
        ? .depart : random.int(0...2) == 0 ? .turnLeft : kinds[random.int(0...kinds.count - 1)]
      let meters = [0, 5, 40, 300, 2000, 30_000][random.int(0...5)] * random.double(0.5...1.5)
      let speed = [1, 8, 14, 36][random.int(0...3)] * random.double(0.8...1.2)
      var step = Step(
        maneuver: Maneuver(kind: kind, engineType: ""), distance: meters,
        duration: hasTimes ? meters / speed : 0)
      func name() -> String? {
        random.int(0...1) == 0 ? nil : names[random.int(0...names.count - 1)]
      }
      (step.road.name, step.road.ref, step.road.destinations) = (name(), name(), name())
      (step.road.exits, step.road.rotaryName) = (name(), name())
      steps.append(step)
    }
    steps.append(
      Step(maneuver: Maneuver(kind: .arriveLeft, engineType: ""), distance: 0, duration: 0))
    return Route(
      legs: [Leg(steps: steps, distance: nil, duration: nil)], distance: nil, duration: nil)
  }

  @Test(arguments: UInt64(0)..<60)
  func `routes of any kind keep the laws`(seed: UInt64) throws {
    let tag = Self.tags[Int(seed) % Self.tags.count]
    let units = UnitSystem.allCases[Int(seed / 7) % 4]
    let laws = AnnouncementLaws(try Self.guide(tag, units).guide(Self.route(seed: seed)))
    #expect(laws.faults == [], "\(tag)")
  }

  /// A way of some seconds at some speed to each maneuver, with short ways between.
  private static func approach(
    _ seconds: Double, kmh: Double, to kind: ManeuverKind, lanes: Bool
  ) -> Route {
    func step(_ kind: ManeuverKind, _ seconds: Double, _ name: String) -> Step {
      var step = Step(
        maneuver: Maneuver(kind: kind, engineType: ""), distance: seconds * kmh / 3.6,
        duration: seconds)
      (step.road.name, step.road.ref) = (name, "A 8")
      step.road.destinations = "Friedrichshafen am Bodensee, Lindau"
      step.road.exits = "12A"
      return step
    }
    var turn = step(kind, 6, "Dr.-Martin-Luther-King-Straße")
    if lanes {
      turn.lanes = [true, true, false].map { isUsed in
        Lane(
          directions: [.through], followed: isUsed ? .through : nil,
          state: isUsed ? .usable : .avoid)
      }
    }
    let steps = [
      step(.depart, 20, "Elm Street"), step(.roundaboutNthExitCCW, 5, "Rue de Rivoli"),
      step(.turnLeft, seconds, "Unter den Linden"), turn, step(.turnRight, seconds, "Main Street"),
      step(.arrive, 0, ""),
    ]
    return Route(
      legs: [Leg(steps: steps, distance: nil, duration: nil)], distance: nil, duration: nil)
  }

  private static func steps(_ steps: [(ManeuverKind, meters: Double, seconds: Double)]) -> Route {
    let all = steps.map { kind, meters, seconds in
      var step = Step(
        maneuver: Maneuver(kind: kind, engineType: ""), distance: meters, duration: seconds)
      step.road.name = kind.rawValue.hasPrefix("ferry") ? "Dover–Calais" : "Elm Street"
      return step
    }
    return Route(
      legs: [Leg(steps: all, distance: nil, duration: nil)], distance: nil, duration: nil)
  }

  @Test(arguments: tags)
  func `no announcement says to continue along a ferry or a train`(tag: String) throws {
    for kind in [ManeuverKind.ferryBoard, .ferryTrainBoardLeft, .ferryChange] {
      let route = Self.steps([
        (.depart, 4000, 300), (kind, 40_000, 5400), (.ferryDisembark, 4000, 300), (.arrive, 0, 0),
      ])
      let cards = try Self.guide(tag).guide(route).cards
      #expect(!cards[2].announcements.contains { $0.moment == .onward })
      #expect(cards[1].announcements.contains { $0.moment == .onward })
    }
  }

  @Test(arguments: [
    ("en", "At the roundabout, turn right onto Elm Street, then at the next roundabout, turn left"),
    (
      "de",
      "Im Kreisverkehr rechts abbiegen auf Elm Street, dann im nächsten Kreisverkehr links abbiegen"
    ),
    ("sv", "Sväng höger i rondellen in på Elm Street och sväng sedan vänster i nästa rondell"),
  ])
  func `a roundabout right after another is called the next one`(tag: String, text: String) throws {
    let route = Self.steps([
      (.depart, 4000, 300), (.roundaboutRightCCW, 30, 2), (.roundaboutLeftCCW, 4000, 300),
      (.arrive, 0, 0),
    ])
    let cards = try Self.guide(tag).guide(route).cards
    #expect(cards[1].announcements.last?.text == text)
    #expect(cards[2].announcedWith == 1)
    // With time for its own words it is not said together.
    let far = Self.steps([
      (.depart, 4000, 300), (.roundaboutRightCCW, 150, 11), (.roundaboutLeftCCW, 4000, 300),
      (.arrive, 0, 0),
    ])
    #expect(try Self.guide(tag).guide(far).cards[2].announcements.last?.moment == .act)
    #expect(try Self.guide(tag).guide(far).cards[1].announcements.last?.text != text)
  }

  @Test func `a turn within 13 seconds of another is announced with it`() throws {
    for (seconds, isJoined) in [(12.0, true), (14, false)] {
      let route = Self.steps([
        (.depart, 4000, 300), (.turnRight, 200, seconds), (.turnLeft, 4000, 300), (.arrive, 0, 0),
      ])
      let text = try #require(
        try Self.guide("en").guide(route).cards[1].announcements.last?.text)
      #expect(text.hasSuffix(", then turn left") == isJoined)
    }
  }

  private static let speeds = [5.0, 7, 12, 20, 30, 45, 50, 70, 90, 110, 130, 160, 200]
  private static let times = [10.0, 30, 44, 45, 46, 50, 60, 75, 90, 120, 180, 240, 300, 600, 1200]

  @Test(arguments: tags.indices)
  func `a maneuver 45 seconds ahead is announced in time`(index: Int) throws {
    var count = 0
    let kinds: [ManeuverKind] = [.turnRight, .offRampRight, .nameChange, .roundaboutNthExitCW]
    for (place, kmh) in Self.speeds.enumerated() {
      for seconds in Cases.share(of: Self.times, every: 15, turn: index + place) {
        let number = index + place + Int(seconds) / 10
        let route = Self.approach(
          seconds, kmh: kmh, to: kinds[number % 4], lanes: number / 4 % 2 == 0)
        let guide = try Self.guide(Self.tags[index], UnitSystem.allCases[number / 3 % 4])
        let laws = AnnouncementLaws(try guide.guide(route))
        #expect(laws.faults == [], "\(Self.tags[index]), \(kmh) km/h, \(seconds) s")
        count += laws.long
      }
    }
    #expect(count > 9)
  }

  @Test func `responses of all engines keep the laws`() throws {
    var counts: [String: (announced: Int, of: Int)] = [:]
    var index = 0
    try Law.announcements.check(every: 8) { sample in
      index += 1
      guard let response = try? RouteReader().read(sample.bytes) else { return }
      let tag = Self.tags[index % Self.tags.count]
      for route in response.routes {
        let laws = AnnouncementLaws(try Self.guide(tag).guide(route))
        #expect(laws.faults == [], "\(sample.name), \(tag)")
        #expect(laws.announced == laws.maneuvers, "\(sample.name)")
        let key = response.format.name
        counts[key, default: (0, 0)].announced += laws.announced
        counts[key, default: (0, 0)].of += laws.maneuvers
      }
    }
    print(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
  }
}
