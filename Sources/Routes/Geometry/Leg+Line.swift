import JSON

extension Leg {
  mutating func takeLine(_ points: [Coordinate], starts: [Int?] = []) {
    var legs = [self]
    legs.takeLine(points, starts: starts)
    self = legs[0]
  }
}

extension [Leg] {
  /// Cuts a common line at the maneuvers: at `starts`, else where place and length suggest.
  mutating func takeLine(_ points: [Coordinate], starts: [Int?] = []) {
    guard !points.isEmpty else { return }
    let cutter = LineCutter(points)
    var start = 0
    var meters = 0.0
    var place = 0
    for leg in indices {
      // Each step begins where the last one ends, so that the lines cover the whole.
      var cuts: [Int] = []
      var ways = meters + self[leg].approachDistance
      for step in self[leg].steps {
        let known: Int? = starts[ifAny: place] ?? nil
        let from = cuts.last ?? start
        cuts.append(
          known.flatMap { (from..<points.count).contains($0) ? $0 : nil }
            ?? cutter.index(near: step.maneuver.location, after: ways, from: from))
        ways += step.distance
        place += 1
      }
      let isLast = leg == endIndex - 1
      let sum = self[leg].steps.reduce(self[leg].approachDistance) { $0 + $1.distance }
      meters += Swift.max(sum, self[leg].steps.isEmpty ? self[leg].distance : 0)
      var end = points.count - 1
      if !isLast {
        let known: Int? = self[leg + 1].steps.isEmpty ? nil : starts[ifAny: place] ?? nil
        let next = self[leg + 1].approachDistance > 0 ? nil : known
        let stop = self[leg].steps.last.flatMap { $0.distance == 0 ? cuts.last : nil }
        end =
          stop ?? next.flatMap { ((cuts.last ?? start)..<points.count).contains($0) ? $0 : nil }
          ?? cutter.index(
            near: self[leg].steps.isEmpty
              ? self[leg + 1].steps.first?.maneuver.location
              : self[leg].steps.last?.maneuver.location, after: meters, from: cuts.last ?? start)
      }
      take(leg, points, cuts, from: start, to: end)
      start = end
    }
  }

  private mutating func take(
    _ leg: Int, _ points: [Coordinate], _ cuts: [Int], from start: Int, to end: Int
  ) {
    let first = cuts.first ?? end
    self[leg].approachLine =
      first > start || cuts.isEmpty ? [Coordinate](points[start...first]) : []
    for (step, cut) in cuts.enumerated() {
      let next = step + 1 < cuts.count ? cuts[step + 1] : Swift.max(end, cut)
      self[leg].steps[step].line = [Coordinate](points[cut...next])
    }
  }
}
