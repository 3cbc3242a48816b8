import Driving
import Foundation
import Routes
import XMLReading
import Faults

@testable import Guidance

/// What must hold for our announcements of a route; `faults` says what does not.
struct AnnouncementLaws {
  let route: GuidedRoute
  private(set) var faults: [String] = []
  /// Cards that have announcements, or whose maneuver is said with one of another card.
  private(set) var announced = 0
  /// Cards with a maneuver.
  private(set) var maneuvers = 0
  /// Those that 45 seconds or more lead to.
  private(set) var long = 0

  init(_ route: GuidedRoute) {
    self.route = route
    checkTimes()
    for card in route.cards { check(card) }
  }

  /// In order, with silence between, at the planned speed.
  private mutating func checkTimes() {
    var end = -1.0
    var last = ""
    for event in route.script() {
      guard case .announcement(let own, _, _) = event.content, !own.isEngines else { continue }
      let start = Double(event.milliseconds) / 1000
      // Times are in tenths of a second.
      if start < end + 0.8 { faults.append("'\(own.text)' at \(start), '\(last)' until \(end)") }
      end = start + own.duration
      last = own.text
    }
  }

  private mutating func check(_ card: Card) {
    let legs = route.route.legs
    let step = card.index - legs[..<card.leg].reduce(0) { $0 + $1.steps.count }
    let speaker = route.guide.spoken.voice.map {
      Speaker($0, card.step, after: legs[card.leg].road(before: step), placeName: nil)
    }
    if speaker?.asksNothing == true {
      if card.announcements.contains(where: { $0.moment != .onward }) {
        faults.append("nothing to do: \(card.announcements.map(\.text))")
      }
      return
    }
    let family = card.step.maneuver.kind.family
    let starts =
      family == .depart || card.approach.time.seconds == 0 && card.approach.distance.meters == 0
    if family != .none {
      maneuvers += 1
      if !card.announcements.isEmpty || card.announcedWith != nil { announced += 1 }
    }
    // Promised wherever the way takes this long.
    if !starts, family != .none, card.approach.time.seconds >= 45 {
      long += 1
      let warns = card.announcements.contains { own in
        own.moment != .onward && own.moment != .start && (12...200).contains(own.seconds)
      }
      if !warns { faults.append("no warning: \(card.announcements.map(\.text)), \(card.approach)") }
    }
    if let other = card.announcedWith {
      let last = route.cards[other].announcements.last
      if other >= card.index || last == nil { faults.append("said with \(other): \(card.index)") }
    }
    for own in card.announcements where !own.isEngines {
      check(own, card.step, language: card.language)
      if own.seconds < 0 || own.meters < 0 || !starts && own.moment == .start {
        faults.append("after the maneuver: '\(own.text)'")
      }
    }
    if !starts, !card.announcements.isEmpty, card.announcements.last?.moment != .act,
      card.announcements[0].isEngines == false
    {
      faults.append("nothing at the maneuver: \(card.announcements.map(\.text))")
    }
  }

  private mutating func check(_ own: CardAnnouncement, _ step: Step, language: String) {
    let text = own.text
    if text.isEmpty || text.first == " " || text.last == " " || text.contains("  ")
      || text.contains(where: { "/;|()[]{}<>&№*_#\u{2068}\u{2069}\u{A0}".contains($0) })
      || text.contains(" ,") || text.contains(" .")
    {
      faults.append("a voice would spell, or stumble at: '\(text)'")
    }
    let spoken = Self.words(ofSSML: own.ssml)
    func letters(_ text: String) -> String { text.filter { $0 != " " && $0 != "-" } }
    if spoken.map(letters) != letters(text) { faults.append("'\(own.ssml)' is not '\(text)'") }
    if !own.range.contains(own.meters), own.moment != .start {
      faults.append("'\(text)' is not true at \(own.meters) m")
    }
    guard language.hasPrefix("en") else { return }
    checkSide(text, step)
    checkDistance(own)
  }

  /// As far as the place is, or by at most the rounding of what is said.
  private mutating func checkDistance(_ own: CardAnnouncement) {
    let words = [
      "a quarter": 0.25, "half a": 0.5, "three quarters": 0.75, "one and a half": 1.5,
      "two and a half": 2.5,
    ]
    let units = [
      "meter": 1, "metre": 1, "kilometer": 1000, "kilometre": 1000, "feet": 0.3048, "yard": 0.9144,
      "mile": 1609.344,
    ]
    guard own.moment == .early || own.moment == .prepare || own.moment == .onward,
      let found = own.text.firstMatch(
        of: #/(?:^In|for) ([0-9.]+|[a-z ]+?) (?:of a )?(feet|yard|mile|(?:kilo)?met(?:er|re))s?\b/#)
    else {
      // The length of a ride may be unknown.
      if own.moment == .early || own.moment == .prepare, own.meters >= 10 {
        faults.append("no distance: \(own)")
      }
      return
    }
    let number = String(found.1)
    guard let value = Double(number) ?? words[number], let unit = units[String(found.2)] else {
      faults.append("no distance: '\(own.text)'")
      return
    }
    // A warning is said where it is exact, or else with the nearest distance.
    let near = RoundedDistance.spoken(nearest: own.meters, in: route.guide.units).distance
    let isNearest = (near.meters - value * unit).magnitude < 0.06
    let tolerance = own.moment == .onward ? (value < 10 ? 0.25 * unit : 0.5 * unit) : 0
    if (value * unit - own.meters).magnitude > tolerance + 0.06,
      own.moment != .prepare || !isNearest
    {
      faults.append("\(own.meters) m: '\(own.text)'")
    }
  }

  /// The words name the side of the card, and not the other alone.
  private mutating func checkSide(_ text: String, _ step: Step) {
    guard let own = CardLaws.side(of: step.maneuver.kind) else { return }
    var rest = text
    let road = step.road
    for name in [road.name, road.destinations, road.junctionName].compactMap(\.self) {
      rest = rest.replacing(name, with: " ")
    }
    rest = rest.components(separatedBy: ", then ")[0]
    let words = rest.lowercased().split { !$0.isLetter }.map(String.init)
    let (word, other) = own == .left ? ("left", "right") : ("right", "left")
    if words.contains(other), !words.contains(word) { faults.append("other side: '\(text)'") }
  }

  /// The words of a document of SSML 1.1; nil if it is none.
  static func words(ofSSML text: String) -> String? {
    var words = ""
    var depth = 0
    do throws(Fault) {
      var reader = try XMLReader([UInt8](text.utf8), limits: XMLLimits(bytes: 100_000))
      while let event = try reader.next() {
        switch event {
        case .start(let tag):
          let isRoot = tag.name == "speak" && tag[attribute: "version"] == "1.1"
          let isPart =
            tag.name == "say-as" && tag[attribute: "interpret-as"] == "characters"
            || tag.name == "phoneme" && tag[attribute: "ph"]?.isEmpty == false
              && ["ipa", "x-sampa"].contains(tag[attribute: "alphabet"])
          guard tag.namespace == "http://www.w3.org/2001/10/synthesis",
            depth == 0 ? isRoot : isPart
          else { return nil }
          depth += 1
        case .end: depth -= 1
        case .text(let part): words += part
        }
      }
    } catch { return nil }
    return words
  }
}
