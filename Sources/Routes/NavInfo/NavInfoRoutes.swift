/// Reads messages of the Google Navigation SDK's feed; each change of the route starts another one.
enum NavInfoRoutes {
  static func routes(
    from messages: [NavInfoMessage], _ reader: RouteReader
  ) throws(RouteError) -> [Route] {
    var groups: [[NavInfoMessage]] = []
    for message in messages where !message.steps.isEmpty {
      if message.routeChanged || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(message)
    }
    guard !groups.isEmpty else { throw .noRoute }
    return groups.map { route(of: merged($0), reader) }
  }

  private static func merged(_ messages: [NavInfoMessage]) -> [NavInfoStep] {
    let numbered = messages.flatMap(\.steps).compactMap { step in step.number.map { ($0, step) } }
    // Without numbers, the first message has all that is certain: the others repeat its steps.
    guard messages.count > 1, numbered.count == messages.reduce(0, { $0 + $1.steps.count }) else {
      return messages[0].steps
    }
    return Dictionary(numbered) { first, _ in first }.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func route(of sources: [NavInfoStep], _ reader: RouteReader) -> Route {
    let side = FoundSide(
      reader, stated: sources.firstValue(\.drivingSide),
      circulation: sources.firstValue { $0.entry?.kind.circulation }, start: nil)
    var steps = sources.indices.map { index in
      sources[index].step(side, next: sources[ifAny: index + 1])
    }
    // A destination before the last step is an intermediate stop.
    for index in steps.indices.dropLast() { steps[index].makeWaypoint() }
    let leg = Leg(
      steps: steps, distance: nil, duration: nil,
      approachDistance: sources[0].distanceFromPrevious,
      approachDuration: sources[0].timeFromPrevious)
    return reader.route(legs: [leg])
  }
}
