import Faults

/// Reads the routes of a feed: of each group of messages between two changes of the route.
enum NavInfoRoutes {
  /// Reads a feed; throws unless a message is one of the feed and has steps.
  static func response(to lines: FeedLines, _ reader: RouteReader) throws(Fault) -> RouteResponse {
    let (messages, faults) = try lines.messages()
    guard messages.contains(where: \.isRecognized) else { throw .unknownFormat }
    let read = FeedReader(messages, faults: faults)
    guard !read.groups.isEmpty else { throw .noRoute }
    var routes = read.groups.map { route(from: $0, reader) }
    let feed = read.feed(of: routes)
    routes[0].legs[0].departure = feed.start.flatMap {
      StatedTime(milliseconds: Double($0.milliseconds), offset: $0.offset)
    }
    return RouteResponse(.navInfo, routes, feed: feed)
  }

  static func route(from messages: [NavInfoMessage], _ reader: RouteReader) -> Route {
    let (first, sources) = steps(of: messages)
    let side = FoundSide(
      reader, stated: sources.firstValue(\.drivingSide),
      circulation: sources.firstValue { $0.entry?.kind.circulation }, start: nil)
    var legs: [Leg] = []
    var start = 0
    for end in sources.indices where end == sources.count - 1 || sources[end].isDestination {
      let steps = (start...end).map { index in
        sources[index].step(
          side, number: sources[index].number ?? first + index,
          next: index < end ? sources[index + 1] : nil)
      }
      var leg = Leg(
        steps: steps, distance: nil, duration: nil,
        approachDistance: sources[start].distanceFromPrevious,
        approachDuration: sources[start].timeFromPrevious)
      if sources[end].isDestination { leg.destinationName = steps.last?.road.name }
      legs.append(leg)
      start = end + 1
    }
    return reader.route(legs: legs)
  }

  /// The number of the current step of a message in its route.
  static func number(of message: NavInfoMessage, in group: [NavInfoMessage]) -> Int {
    if hasNumbers(group) { return message.steps.first?.number ?? 0 }
    // Without numbers, the first message has all that is certain: the others repeat its end.
    return max(0, (group.first?.steps.count ?? 0) - message.steps.count)
  }

  private static func hasNumbers(_ messages: [NavInfoMessage]) -> Bool {
    messages.allSatisfy { $0.steps.allSatisfy { $0.number != nil } }
  }

  /// All steps in order, with the number of the first one; rather those with known words and with
  /// lanes, which may come late.
  private static func steps(
    of messages: [NavInfoMessage]
  ) -> (first: Int, steps: [NavInfoStep]) {
    guard hasNumbers(messages) else { return (0, messages[0].steps) }
    var steps: [Int: NavInfoStep] = [:]
    for step in messages.lazy.flatMap(\.steps) {
      guard let number = step.number else { continue }
      guard let old = steps[number] else {
        steps[number] = step
        continue
      }
      guard step.entry != nil, old.entry == nil || step.hasLanes && !old.hasLanes else { continue }
      steps[number] = step
    }
    let sorted = steps.sorted { $0.key < $1.key }
    return (sorted.first?.key ?? 0, sorted.map(\.value))
  }
}
