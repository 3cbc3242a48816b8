import Foundation
import Routes
import TestSupport
import Testing

@testable import Guidance

/// Whatever facts a step has or lacks: no sentence has a name, a number or a side that is not in it.
///
/// `FINGERPOST_MUTANTS` sets how many mutated steps each file gives; 20 are the default.
@Suite struct HeldFactsLawTests {
  private static let count =
    ProcessInfo.processInfo.environment["FINGERPOST_MUTANTS"].flatMap { Int($0) } ?? 20

  @Test func `no sentence has a name, number or side that the step lacks`() throws {
    var (routes, mutants, sentences) = (0, 0, 0)
    var guide = Guide(locale: try LocaleTag("en"))
    guide.instructions = .ours
    guide.hasAnnouncements = false
    try Law.facts.check(every: 8) { sample in
      guard !sample.name.contains("osrm-text-instructions"),
        let response = try? RouteReader().read(sample.bytes)
      else { return }
      // The same mutants, whatever other files there are.
      var random = SeededRandom(seed: sample.name.utf8.reduce(12) { $0 &* 31 &+ UInt64($1) })
      for route in response.routes.prefix(1) {
        routes += 1
        for _ in 0..<Self.count {
          let leg = random.int(0...route.legs.count - 1)
          guard let step = route.legs[leg].steps.randomElement(using: &random) else { continue }
          let mutant = Self.mutated(step, &random)
          mutants += 1
          let leg0 = route.legs[leg]
          var alone = Leg(steps: [mutant], distance: nil, duration: nil)
          (alone.destinationName, alone.placeName) = (leg0.destinationName, leg0.placeName)
          let guided = try guide.guide(Route(legs: [alone], distance: nil, duration: nil))
          let card = guided.cards[0]
          // A step without a name has the engine's sentence.
          for instruction in card.instructions
          where instruction.text != card.step.maneuver.sentence {
            sentences += 1
            let faults = Self.faults(of: instruction, on: card.step, placeName: leg0.placeName)
            #expect(
              faults.isEmpty,
              "\(sample.name): \(mutant.maneuver.kind.rawValue): \(instruction.text): \(faults)"
            )
          }
        }
      }
    }
    #expect(sentences > 100)
    print("facts held: \(routes) routes, \(mutants) mutated steps, \(sentences) sentences")
  }

  /// The step with one to four facts taken away or replaced by odd ones.
  private static func mutated(_ step: Step, _ random: inout SeededRandom) -> Step {
    var step = step
    let odd: [String?] = [
      nil, "", " ", "0", "Zyx 7", "undefined", "-", ";", "Qux Road;Qux Road", "B 12;B 12",
    ]
    for _ in 0..<random.int(1...4) {
      let text = odd[random.int(0...odd.count - 1)]
      switch random.int(0...11) {
      case 0: step.road.name = text
      case 1: step.road.ref = text
      case 2: step.road.destinations = text
      case 3: step.road.exits = text
      case 4: step.road.rotaryName = text
      case 5: step.road.junctionName = text
      case 6: step.maneuver.exit = [nil, -1, 0, 1, 7, 19][random.int(0...5)]
      case 7:
        step.maneuver.kind = ManeuverKind.allCases[random.int(0...ManeuverKind.allCases.count - 1)]
      case 8: step.lanes = []
      case 9: step.transit = nil
      case 10: (step.maneuver.bearingBefore, step.maneuver.bearingAfter) = (nil, nil)
      default: step.maneuver.instruction = text
      }
    }
    // As the reader does with what it read.
    step.road.settle()
    return step
  }

  /// The words of a time on the clocks of its place: hour, minute, half of the day.
  private static func clock(_ time: StatedTime) -> [String] {
    let moment = Date(timeIntervalSince1970: Double(time.milliseconds) / 1000)
    let zone = time.zone.flatMap(TimeZone.init(identifier:))?.secondsFromGMT(for: moment)
    guard let offset = zone ?? time.offset else { return [] }
    let minutes = (Int(time.milliseconds / 60_000) + offset / 60) % 1440
    let (hour, minute) = (minutes / 60, minutes % 60)
    return [
      "\(hour % 12 == 0 ? 12 : hour % 12)", (minute < 10 ? "0" : "") + "\(minute)",
      hour < 12 ? "AM" : "PM",
    ]
  }

  private static func faults(
    of instruction: InstructionText, on step: Step, placeName: String?
  ) -> [String] {
    func words(_ text: String) -> [String] {
      text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }
    let road = step.road
    let held = [
      road.name, road.ref, road.destinations, road.exits, road.rotaryName, road.junctionName,
      step.transit?.line, step.transit?.headsign, step.transit?.boardingStop,
      step.transit?.alightingStop, step.transit?.formerLine, step.transit?.platform,
      step.place, placeName,
    ].compactMap(\.self).flatMap(words)
    // A number has the direction that the engine's sentence gives it.
    let said = step.maneuver.instruction.map(words) ?? []
    /// Abbreviations have the first letter of their word, and others of it in their order.
    func isHeld(_ word: String) -> Bool {
      said.contains(word)
        || held.contains { whole in
          var rest = whole[...]
          return whole.first == word.first
            && word.allSatisfy { letter in
              rest = rest.drop { $0 != letter }
              return rest.popFirst() != nil
            }
        }
    }
    let clock = step.transit?.departure.map(Self.clock) ?? []
    var faults: [String] = []
    var (isFirst, after) = (true, nil as InstructionText.Component.Kind?)
    for part in instruction.components {
      defer { (isFirst, after) = (false, part.kind) }
      guard part.kind == .text else {
        let own = words(part.text)
        if part.kind != .delimiter, own.isEmpty || !own.allSatisfy(isHeld) {
          faults.append("\(part.kind): '\(part.text)'")
        }
        continue
      }
      let spoken = part.text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
      for (place, word) in spoken.enumerated() {
        let numbers = [step.maneuver.exit, step.transit?.stopCount].compactMap(\.self)
        let digits = word.prefix(while: \.isNumber)
        if !digits.isEmpty, !numbers.contains(where: { String($0) == digits }),
          !clock.contains(word)
        {
          faults.append("number: '\(word)'")
        }
        let isName =
          (word.first?.isUppercase ?? false) && !(isFirst && place == 0)
          // A bare number has a word.
          && !["U", "Route"].contains(word)
          && !clock.contains(word)
          // The direction behind a number is no part of its shield.
          && !(place == 0 && after == .ref && isHeld(word.lowercased()))
        if isName { faults.append("name: '\(word)'") }
        if word == "left" || word == "right" {
          let side: TurnSide = word == "left" ? .left : .right
          let turn = step.maneuver.direction?.degrees ?? 0
          if step.maneuver.kind.side != side, turn == 0 || (turn < 0) != (side == .left) {
            faults.append("side: '\(word)'")
          }
        }
      }
      if part.text.contains("{") { faults.append("place: '\(part.text)'") }
    }
    return faults
  }
}
