import Foundation
import Routes
import Testing

@testable import Guidance

/// What is said of a destination or a stop on the way to it, and there.
@Suite struct ArrivalTextTests {
  private static let kinds: [ManeuverKind] = [
    .arrive, .arriveStraight, .arriveLeft, .arriveRight, .waypoint, .waypointStraight,
    .waypointLeft, .waypointRight,
  ]

  private static func spoken(_ tag: String) throws -> SpokenLanguage {
    try #require(Languages.builtIn.find(try LocaleTag(tag)))
  }

  @Test(arguments: Languages.builtIn.tags)
  func `each language has words before and at each arrival, with the name and without it`(
    tag: String
  ) throws {
    let spoken = try Self.spoken(tag)
    for language in [spoken.language, try #require(spoken.voice).words.language] {
      for kind in Self.kinds {
        let key = kind.row.phrase
        let (there, ahead) = (language.phrase(key), try #require(language.before[key], "\(key)"))
        for phrase in [there, ahead] {
          #expect(!phrase.bare.isEmpty && phrase.named?.contains("{name}") == true, "\(key)")
        }
      }
      // What is straight ahead before it is simply reached.
      for kind in [ManeuverKind.arrive, .waypoint] {
        let straight = language.phrase(kind.row.phrase + "Straight")
        #expect(straight.bare == language.phrase(kind.row.phrase).bare)
        #expect(straight.named == language.phrase(kind.row.phrase).named)
      }
    }
  }

  @Test func `stops without names are counted if there are several`() throws {
    func texts(_ legs: Int, named: Int? = nil, _ tag: String = "en") throws -> [String] {
      var route = Route(
        legs: (0..<legs).map { _ in Roads.leg([500, 0], seconds: [50, 0]) }, distance: nil,
        duration: nil)
      for leg in route.legs.indices { route.legs[leg].steps.removeLast() }
      if let named { route.legs[named].placeName = "Oak Baths" }
      return try Guide(locale: LocaleTag(tag)).guide(route).legs.map { $0.approachVariants[0] }
    }
    #expect(try texts(2) == ["Your stop is ahead", "Your destination is ahead"])
    #expect(
      try texts(4, named: 1) == [
        "Stop 1 of 3 is ahead", "Oak Baths is ahead", "Stop 3 of 3 is ahead",
        "Your destination is ahead",
      ])
    #expect(try texts(3, "de")[1] == "Der Zwischenstopp 2 von 2 liegt vor Ihnen")
  }

  @Test(arguments: Languages.builtIn.tags)
  func `a card says that a place is ahead, and an arrival does not`(tag: String) throws {
    let language = try Self.spoken(tag).language
    for kind in Self.kinds {
      let key = kind.row.phrase
      let ahead = try #require(language.before[key])
      #expect(ahead.bare != language.phrase(key).bare, "\(key)")
      #expect(ahead.named != language.phrase(key).named, "\(key)")
    }
    let cards = try ["arrive-left", "arrive-right"].map { name in
      try Spoken.variants(try #require(ManeuverKind(rawValue: name)), tag)
    }
    // Both sides are said alike, and never the same.
    #expect(cards[0].count == cards[1].count && cards[0] != cards[1])
  }

  @Test func `the card in a drive changes to the words of the arrival where it ends`() throws {
    var leg = Roads.leg([1500, 0], seconds: [100, 0])
    leg.steps[1].maneuver = Maneuver(kind: .arriveLeft, engineType: "test")
    var shown: [String] = []
    var arrived: [[String]] = []
    for event in try Roads.events([Roads.route([leg])]) {
      switch event.content {
      case .card(let card) where card.card.index == 1:
        if shown.last != card.instructionVariants[0] { shown.append(card.instructionVariants[0]) }
      case .arrived(_, _, _, let variants): arrived.append(variants)
      default: break
      }
    }
    #expect(
      shown == ["Your destination is ahead on your left", "Your destination is on the left"])
    #expect(arrived == [["Your destination is on the left", "Destination on left"]])
  }
}
