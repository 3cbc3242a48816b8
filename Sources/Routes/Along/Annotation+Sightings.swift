extension Annotation {
  /// The stretches of equal congestion and of equal speed limit; `points` are those of the leg.
  func sightings(points: Int) -> [Sighting] {
    let jams = stretches(of: congestion.map { Congestion.Level(word: $0) }, points: points)
    let limits = stretches(of: speedLimits, points: points)
    return jams.compactMap { level, start, end in
      guard level != .unknown, level != .low else { return nil }
      var sighting = Sighting(
        kind: .congestion, start: start, end: end, source: "legs[].annotation." + congestionField)
      sighting.add(.level, level.rawValue)
      return sighting
    }
      + limits.compactMap { limit, start, end in
        limit?.sighting(from: start, to: end, source: "legs[].annotation.maxspeed")
      }
  }

  /// Runs of equal values, by points if there is a value for each segment, else by lengths.
  private func stretches<Value: Equatable>(
    of values: [Value], points: Int
  ) -> [(Value, Sighting.Place, Sighting.Place)] {
    let isExact = values.count == points - 1
    guard isExact || values.count == distances.count else { return [] }
    var result: [(Value, Sighting.Place, Sighting.Place)] = []
    var (start, way) = (0, (start: 0.0, end: 0.0))
    for index in values.indices {
      if !isExact { way.end += distances[index] }
      guard index + 1 == values.count || values[index + 1] != values[index] else { continue }
      result.append(
        isExact
          ? (values[index], .point(start), .point(index + 1))
          : (values[index], .meters(way.start), .meters(way.end)))
      (start, way.start) = (index + 1, way.end)
    }
    return result
  }
}
