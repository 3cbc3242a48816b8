import Foundation
import Guidance
import Routes
import Testing

@testable import Documents

@Suite struct AlongTests {
  /// Two cards 500 m apart, with objects around them.
  static func source(along: Set<AlongGroup>? = nil, _ objects: [RouteObject]) throws
    -> GuidedSource
  {
    let kinds: [(ManeuverKind, Double)] = [(.depart, 500), (.turnLeft, 300), (.arrive, 0)]
    let steps = kinds.map { kind, meters in
      Step(maneuver: Maneuver(kind: kind, engineType: ""), distance: meters, duration: meters / 10)
    }
    var route = Route(
      legs: [Leg(steps: steps, distance: 800, duration: 80)], distance: 800, duration: 80)
    route.objects = objects
    var guide = Guide()
    guide.along = along
    return GuidedSource(name: "x", format: .osrm, routes: [try guide.guide(route)])
  }

  static let objects = [
    RouteObject(.stopSign, from: 200), RouteObject(.trafficSignal, from: 500),
    RouteObject(.tunnel, from: 500, to: 600), RouteObject(.notice, from: nil),
  ]

  @Test func `text lists objects between the cards only on request`() throws {
    let all = try Self.source(along: Set(AlongGroup.allCases), Self.objects)
    let lines = CardsText(sources: [all]).text.split(separator: "\n").dropFirst().map {
      $0.replacing("\u{A0}", with: " ").trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines == [
        "●         Start", "·  200 m  Stop sign", "·  500 m  Traffic light",
        "↰  500 m  Turn left", "·         Tunnel", "⚑  300 m  Your destination is ahead",
        "·         Notice",
      ])
    let some = CardsText(sources: [try Self.source(along: [.stops], Self.objects)]).text
    #expect(some.contains("Stop sign") && !some.contains("Traffic light"))
    #expect(!CardsText(sources: [try Self.source(Self.objects)]).text.contains("Stop sign"))
  }

  @Test func `text names a road once where the next class has the same words`() throws {
    let classes: [(String, Double, Double)] = [
      ("street", 0, 100), ("residential", 100, 200), ("motorway", 200, 300), ("street", 300, 350),
      ("residential", 400, 450),
    ]
    let roads = classes.map { word, start, end in
      RouteObject(.roadClass, from: start, to: end, facts: [.type: .text(word)])
    }
    let source = try Self.source(along: [.roads], roads)
    let lines = CardsText(sources: [source]).text.split(separator: "\n").map {
      $0.replacing("\u{A0}", with: " ").trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines.filter { $0.hasPrefix("·") } == [
        "·         Minor road", "·  200 m  Freeway", "·  300 m  Minor road",
        "·  400 m  Minor road",
      ])
  }

  @Test func `a Markdown table has the pictures of objects`() throws {
    let all = try Self.source(along: [.signals], Self.objects)
    let row = CardsMarkdown(sources: [all]).text.split(separator: "\n").first {
      $0.contains("Traffic light")
    }
    #expect(row?.contains("glyphs/traffic_light~light@2x.png") == true)
  }

  @Test func `the document has words, glyph and sign of each object`() throws {
    let limit = RouteObject(
      .speedLimit, from: 0, to: 400, facts: [.value: .number(48), .country: .text("US")])
    let source = try Self.source([limit] + Self.objects)
    let json = CardsDocument(sources: [source], guide: Guide(), generator: "test").json
    let file = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    let route = try #require((file["routes"] as? [[String: Any]])?.first)
    let along = try #require(route["alongRoute"] as? [[String: Any]])
    #expect(
      along.map { $0["words"] as? String } == [
        "Speed limit 30", "Stop sign", "Traffic light", "Tunnel", "Notice",
      ])
    #expect(
      along.map { $0["glyph"] as? String } == [
        "speed_us_30", "stop_sign", "traffic_light", "tunnel", "warning",
      ])
    let sign = try #require(along[0]["sign"] as? [String: Any])
    #expect(sign["form"] as? String == "us" && sign["unit"] as? String == "mph")
    #expect(sign["value"] as? Int == 30)
    let none = try Self.source(along: [], Self.objects)
    let bare = CardsDocument(sources: [none], guide: Guide(), generator: "test").json
    #expect(!String(decoding: bare, as: UTF8.self).contains("alongRoute"))
  }
}
