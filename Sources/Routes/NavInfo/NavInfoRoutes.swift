/// Turns messages of the Google Navigation SDK's feed into routes.
///
/// Each change of the route starts another one, with the steps of all its messages, by number.
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
    guard messages.count > 1, messages.allSatisfy({ $0.steps.allSatisfy { $0.number != nil } })
    else { return messages[0].steps }
    var steps: [Int: NavInfoStep] = [:]
    for step in messages.flatMap(\.steps) {
      if let number = step.number, steps[number] == nil { steps[number] = step }
    }
    return steps.sorted { $0.key < $1.key }.map(\.value)
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
