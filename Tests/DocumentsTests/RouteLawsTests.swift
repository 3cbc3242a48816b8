import Foundation
import Glyphs
import Guidance
import Routes
import TestSupport
import Testing

/// What must hold between the parts of a card, and between the cards and their route.
@Suite struct RouteLawsTests {
  /// The routes of all responses, guided once for all laws, which say nothing of announcements.
  private static let routes = Result {
    var guide = Guide(locale: try LocaleTag("en"))
    guide.hasAnnouncements = false
    return Dictionary(
      uniqueKeysWithValues: try Corpus.routes().map { sample in
        let response = try? RouteReader().read(sample.bytes)
        let routes = try (response?.routes ?? []).map { (try guide.guide($0), $0) }
        return (sample.name, routes)
      })
  }

  private func eachRoute(
    _ law: Law, _ body: (String, GuidedRoute, Route) throws -> Void
  ) throws {
    let routes = try Self.routes.get()
    try law.check { sample in
      for (guided, route) in routes[sample.name] ?? [] { try body(sample.name, guided, route) }
    }
  }

  @Test func `the remaining distance and time at the start are those of the route`() throws {
    var count = 0
    try eachRoute(.start) { name, guided, route in
      guard let first = guided.cards.first, first.approach.distance.meters == 0,
        first.approach.time.seconds == 0
      else { return }
      count += 1
      let left = first.remainingToDestination
      // Rounding of half a unit for each leg and for the route.
      let slack = 0.5 * Double(route.legs.count + 1) + 0.001
      let (meters, seconds) = (
        left.distance.meters - route.distance, left.time.seconds - route.duration
      )
      if route.distance > 0 { #expect(meters.magnitude <= slack, "\(name): \(meters) m") }
      if route.duration > 0 { #expect(seconds.magnitude <= slack, "\(name): \(seconds) s") }
    }
    #expect(count >= 10)
    print("what remains: \(count) routes")
  }

  @Test func `the remaining distance and time never grow and are zero at the end`() throws {
    try eachRoute(.remaining) { name, guided, route in
      let left = guided.cards.map(\.remainingToDestination)
      for (now, next) in zip(left, left.dropFirst()) {
        #expect(now.distance.meters >= next.distance.meters - 0.001, "\(name)")
        #expect(now.time.seconds >= next.time.seconds - 0.001, "\(name)")
      }
      guard let last = guided.cards.last, last.step.distance == 0, last.step.duration == 0 else {
        return
      }
      #expect(last.remainingToDestination.distance.meters == 0, "\(name)")
      #expect(last.remainingToDestination.time.seconds == 0, "\(name)")
    }
  }

  @Test func `the headings of a turn are on the side of its kind`() throws {
    var count = 0
    try eachRoute(.headings) { name, guided, _ in
      for card in guided.cards {
        guard let before = card.bearingBefore, let after = card.bearingAfter else { continue }
        let turn = (after - before + 540).truncatingRemainder(dividingBy: 360) - 180
        let kind = card.step.maneuver.kind.rawValue
        let side = Self.side(of: kind)
        if kind.hasPrefix("u-turn-") {
          count += 1
          #expect(turn.magnitude >= 90, "\(name), card \(card.index): \(kind) \(turn)")
        } else if kind.hasPrefix("turn-") || kind.hasPrefix("end-of-road-"), side != 0 {
          count += 1
          let isKept = turn == 0 || turn == -180 || (turn < 0) == (side < 0)
          #expect(isKept, "\(name), card \(card.index): \(kind) \(turn)")
        }
      }
    }
    #expect(count >= 20)
    print("headings: \(count) turns")
  }

  @Test func `picture, words and platform types agree on the side`() throws {
    var count = 0
    try eachRoute(.side) { name, guided, _ in
      for card in guided.cards {
        let maneuver = card.step.maneuver
        let kind = maneuver.kind.rawValue
        // Roundabouts have an exit, not a side; a departure's side is where the start lies.
        guard maneuver.kind.circulation == nil, !kind.hasPrefix("depart") else { continue }
        count += 1
        let own = Self.side(of: kind)
        let types = card.platformTypes
        let glyph = GlyphSpec(card.step).name
        let named = [
          glyph, types.androidAuto.type.name, types.google.name, types.carPlay.type.name,
        ]
        for text in named {
          let side = Self.side(of: text)
          // Types without a side say less. Ramps of unknown side are on the driving side.
          let isOpen = own == 0 && (kind == "on-ramp" || kind == "off-ramp")
          #expect(
            side == own || side == 0 || isOpen, "\(name), card \(card.index): \(kind) \(text)")
        }
        #expect(Self.side(of: glyph) == own, "\(name), card \(card.index): \(kind) \(glyph)")
        let words = Set(
          card.instructions[0].components.filter { $0.kind == .text }.flatMap {
            $0.text.lowercased().split { !$0.isLetter }.map(String.init)
          }
        ).intersection(["left", "right"])
        // A U-turn by a ramp needs no side; a step without a name has the engine's sentence.
        if words.isEmpty && kind.contains("ramp-u-turn")
          || card.instructionVariants[0] == maneuver.sentence
        {
          continue
        }
        #expect(
          words == (own < 0 ? ["left"] : own > 0 ? ["right"] : []),
          "\(name), card \(card.index): \(kind) \(card.instructionVariants[0])")
      }
    }
    #expect(count >= 50)
    print("one side: \(count) cards")
  }

  /// -1 for the left, 1 for the right, by the last such word of a name in any case.
  private static func side(of name: String) -> Int {
    var words: [String] = [""]
    for letter in name {
      if letter == "-" || letter == "_" {
        words.append("")
      } else if letter.isUppercase, words[words.count - 1].last?.isLowercase ?? false {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    let sides = words.map { $0.lowercased() }.filter { $0 == "left" || $0 == "right" }
    guard let side = sides.last else { return 0 }
    return side == "left" ? -1 : 1
  }
}
