import Driving
import Foundation
import Guidance
import Routes
import TestSupport

/// A vehicle on its route at a share of the planned speed, whose positions are wrong at random.
struct NoisyDrive {
  /// A maneuver that announcements name.
  private struct Named {
    var card: Card
    /// When the vehicle of the plan passes the maneuver before and this one, in seconds.
    var start: Double
    var end: Double
  }

  private let route: Route
  private let guide: Guide
  /// Where the vehicle of the plan is, each second.
  private var places: [(seconds: Double, place: Coordinate)] = []
  private var maneuvers: [Named] = []

  /// From this time on a maneuver is warned of, in seconds.
  private static let long = 45.0
  /// So long before it, in seconds.
  private static let warned = 12.0

  /// Whether the line is as long as the engine says, so that the vehicle is where its sensors see it.
  private(set) var hasLine = false
  /// The planned time, in seconds.
  var seconds: Double { places.last?.seconds ?? 0 }

  init(_ route: Route, guide: Guide = Guide()) throws {
    (self.route, self.guide) = (route, guide)
    var start = 0.0
    var shown: Card?
    var length = 0.0
    for event in try Roads.events([route], guide: guide) {
      let now = Double(event.milliseconds) / 1000
      switch event.content {
      case .guidanceStarted(let facts): length = facts.meters
      case .location(let location): places.append((now, location.place))
      case .continued: start = now
      case .card(let card) where card.isNew:
        pass(shown, &start, at: now)
        shown = card.card
      case .arrived:
        pass(shown, &start, at: now)
        shown = nil
      default: break
      }
    }
    let way = zip(places, places.dropFirst()).map { from, to in
      let north = to.place.latitude - from.place.latitude
      let east = (to.place.longitude - from.place.longitude) * Self.width(from.place)
      return (north * north + east * east).squareRoot() / Roads.degree
    }
    hasLine = way.reduce(0, +) > 0.9 * length
  }

  /// A degree from west to east in degrees from south to north.
  private static func width(_ place: Coordinate) -> Double { cos(place.latitude * .pi / 180) }

  /// A card without words of its own or of another card asks nothing of the driver.
  private mutating func pass(_ card: Card?, _ start: inout Double, at now: Double) {
    guard let card else { return }
    let isSaid = !card.announcements.isEmpty || card.announcedWith != nil
    if isSaid, card.step.maneuver.kind.family != .depart {
      maneuvers.append(Named(card: card, start: start, end: now))
    }
    start = now
  }

  /// Drives at `pace` times the planned speed, seen each `interval` seconds with a standard deviation in
  /// meters; returns how many maneuvers need a warning, and those without one.
  func drive(
    pace: Double, interval: Double, deviation: Double, seed: UInt64
  ) throws -> (count: Int, late: [String]) {
    let trace = try trace(pace, interval, deviation, seed)
    var said: [Int: [(seconds: Double, text: String)]] = [:]
    for event in try Roads.events([route], trace: trace, guide: guide) {
      guard case .announcement(let own, let card?, _) = event.content, own.moment != .onward
      else { continue }
      said[card, default: []].append((Double(event.milliseconds) / 1000, own.text))
    }
    var (count, late) = (0, [String]())
    for maneuver in maneuvers where (maneuver.end - maneuver.start) / pace >= Self.long {
      count += 1
      let end = maneuver.end / pace
      let own = said[maneuver.card.index] ?? []
      let all = own + (maneuver.card.announcedWith.flatMap { said[$0] } ?? [])
      if all.contains(where: { $0.seconds <= end - Self.warned }) { continue }
      let heard = all.map { "\(Int(($0.seconds - end).rounded())) s '\($0.text)'" }
      late.append("card \(maneuver.card.index): \(heard)")
    }
    return (count, late)
  }

  private func trace(
    _ pace: Double, _ interval: Double, _ deviation: Double, _ seed: UInt64
  ) throws -> Trace {
    var random = SeededRandom(seed: seed)
    var lines = ""
    var next = 1
    for tick in 0...Int((seconds / pace / interval).rounded(.up)) {
      let time = Double(tick) * interval
      while next + 1 < places.count, places[next].seconds < time * pace { next += 1 }
      let (from, to) = (places[next - 1], places[min(next, places.count - 1)])
      let whole = to.seconds - from.seconds
      let share = whole > 0 ? min(1, max(0, time * pace - from.seconds) / whole) : 1
      func between(_ value: (Coordinate) -> Double) -> Double {
        value(from.place) + (value(to.place) - value(from.place)) * share
      }
      let north = random.normal() * deviation * Roads.degree
      let east = random.normal() * deviation * Roads.degree / Self.width(from.place)
      lines +=
        "{\"t\": \(time), \"latitude\": \(between(\.latitude) + north), "
        + "\"longitude\": \(between(\.longitude) + east)}\n"
    }
    return try Trace(Array(lines.utf8))
  }
}

extension SeededRandom {
  /// A number of the normal distribution, as a sum of twelve uniform ones.
  fileprivate mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + double(0...1) }
  }
}
