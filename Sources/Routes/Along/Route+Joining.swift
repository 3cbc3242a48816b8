import Algorithms

extension Route {
  /// Whether joined steps of roundabouts may change the distances of objects.
  var hasObjectsByRoundabouts: Bool {
    !objects.isEmpty
      && legs.contains { $0.steps.contains { $0.maneuver.kind.leavesRoundabout } }
  }

  var hasObjectsByIdleSteps: Bool {
    !objects.isEmpty
      && legs.contains { leg in
        leg.steps.indices.dropFirst().contains { index in
          leg.steps[index].asksNothing(after: leg.steps[index - 1])
        }
      }
  }

  /// Adapts the objects after steps were joined, whose lengths now spread over both lines.
  ///
  /// `before` has the distance of each point of the same line before that, in meters.
  mutating func moveObjects(from before: [Double]) {
    let after = geometry.meters
    guard before.count == after.count, before != after else { return }
    func moved(_ way: Double) -> Double {
      let next = before.indexAfter(way)
      guard next > 0, next < before.count else { return way }
      let share = (way - before[next - 1]) / (before[next] - before[next - 1])
      return after[next - 1] + (after[next] - after[next - 1]) * share
    }
    for index in objects.indices {
      objects[index].start = objects[index].start.map(moved)
      objects[index].end = objects[index].end.map(moved)
    }
  }
}

extension [Double] {
  /// The index of the first element above a value, in a list that never decreases.
  fileprivate func indexAfter(_ value: Double) -> Int {
    partitioningIndex { $0 > value }
  }
}
