package import Foundation
import Guidance
import Routes
package import Faults

/// Drives as the turn-by-turn feed of the Google Navigation SDK, one after the other.
///
/// JSON Lines: a message for each second and each change of the card, one for a search of another
/// route, and one for the stop at the end. Routes are driven as their engines plan; where the next
/// route begins on the way, the vehicle changes to it there. A feed is driven as it was recorded.
package struct FeedDocument {
  private let drives: [(drive: Drive, steps: [FeedSteps])]

  /// The most messages of a planned drive; a longer one has fewer a second.
  private static let mostMessages = 10_000
  /// How long the search of another route takes, in milliseconds.
  private static let search = 1000

  package init(_ sources: [GuidedSource]) throws(Fault) {
    var options = DriveOptions()
    options.needsPlaces = false
    options.repeatsCards = true
    options.mostLocations = Self.mostMessages
    var drives: [(Drive, [FeedSteps])] = []
    for source in sources {
      // A feed's routes follow each other; those of other engines are driven one by one.
      let trips = source.feed == nil ? source.routes.map { [$0] } : [source.routes]
      for routes in trips {
        let drive = try Drive(routes, feed: source.feed, options: options)
        drives.append((drive, routes.map(FeedSteps.init)))
      }
    }
    self.drives = drives
  }

  /// Whether a route states no times, so that its drive assumes 50 km/h.
  package var hasAssumedTimes: Bool { drives.contains { $0.drive.hasAssumedTimes } }

  /// Passes the messages to `output`, each with its line end; rethrows its errors.
  package func write(to output: (Data) throws -> Void) throws {
    var start = 0
    for (index, (drive, steps)) in drives.enumerated() {
      let next = index + 1 < drives.count ? drives[index + 1].drive : nil
      let left = next.flatMap { drive.metersLeft(atStartOf: $0) }
      start = try write(drive, steps, from: start, until: left, isLast: next == nil, to: output)
    }
  }

  /// Writes a drive from a time to its end, or until some meters are left; returns when the next
  /// one begins.
  private func write(
    _ drive: Drive, _ steps: [FeedSteps], from start: Int, until left: Double?, isLast: Bool,
    to output: (Data) throws -> Void
  ) throws -> Int {
    var events = drive.events()
    var isNewRoute = true
    var end = start
    var last = Data()
    while let event = try events.next() {
      end = start + event.milliseconds
      switch event.content {
      case .card(let shown):
        if let left, shown.toDestination.distance.meters <= left {
          try output(FeedMessage(.rerouting, at: event, from: start).line)
          return end + Self.search
        }
        var message = FeedMessage(.enroute, at: event, from: start)
        message.routeChanged = isNewRoute
        let own = steps.first { $0.route == shown.card.route }
        message.guidance = own.map { (shown, $0.from(shown)) }
        isNewRoute = false
        // A maneuver within a millisecond of a second has two messages that are the same.
        let line = message.line
        if line != last { try output(line) }
        last = line
      case .routeChanged: isNewRoute = true
      case .paused(.rerouting): try output(FeedMessage(.rerouting, at: event, from: start).line)
      case .guidanceEnded where isLast:
        try output(FeedMessage(.stopped, at: event, from: start).line)
      default: break
      }
    }
    return end + Self.search
  }
}
