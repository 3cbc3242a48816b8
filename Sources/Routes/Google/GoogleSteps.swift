/// What the steps of both of Google's services have in common; their fields have other names.
struct GoogleSteps: Sendable {
  /// The steps of a leg, as they stand.
  let sources: [JSONNode]
  let reader: RouteReader
  /// The line of a step.
  let line: @Sendable (JSONNode) -> Polyline
  /// The step but for its line and headings; the step before it is nothing for the first of a leg.
  let make: @Sendable (_ source: JSONNode, _ before: JSONNode?) throws(RouteError) -> Step

  /// The steps, each with its line and with the headings where lines meet.
  func steps() throws(RouteError) -> [Step] {
    try sources.parallelPieces(of: 256) { range, put throws(RouteError) in
      var before = range.lowerBound > 0 ? sources[range.lowerBound - 1] : nil
      var lineBefore = before.map(line) ?? Polyline([])
      for source in sources[range] {
        try source.expectObject()
        var step = try make(source, before)
        let line = line(source)
        step.maneuver.bearingBefore = lineBefore.bearing(before: lineBefore.points.count - 1)
        step.maneuver.bearingAfter = line.bearing(after: 0)
        if reader.readsLines { step.line = line.points }
        put(step)
        lineBefore = line
        before = source
      }
    }
  }
}
