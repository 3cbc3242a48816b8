/// The parts that the answers of both of Google's services have in common; their fields differ.
struct GoogleSteps {
  let reader: RouteReader
  let side: FoundSide
  /// The line of a step.
  let line: (JSONNode) -> Polyline
  /// The step without its line and headings; the step before is `nil` for the first of a leg.
  let make: (JSONNode, JSONNode?, FoundSide) throws(RouteError) -> Step

  /// The steps of a leg, each with its line and with the headings where lines meet.
  func steps(of leg: JSONNode, isLast: Bool) throws(RouteError) -> [Step] {
    var steps: [Step] = []
    var before: JSONNode?
    var lineBefore = Polyline([])
    for source in try leg.objects("steps") {
      var step = try make(source, before, side)
      if !isLast { step.makeWaypoint() }
      let line = line(source)
      step.maneuver.bearingBefore = lineBefore.bearing(before: lineBefore.points.count - 1)
      step.maneuver.bearingAfter = line.bearing(after: 0)
      if reader.readsLines { step.line = line.points }
      steps.append(step)
      lineBefore = line
      before = source
    }
    return steps
  }
}
