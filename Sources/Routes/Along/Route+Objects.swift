extension Route {
  /// Gives the objects their places on the line, and sorts them; leaves those out that are not on it.
  mutating func placeObjects() {
    let hasFacts = legs.contains { leg in
      !leg.sightings.isEmpty || !leg.annotation.congestion.isEmpty
        || !leg.annotation.speedLimits.isEmpty
    }
    guard hasFacts || !sightings.isEmpty else { return }
    var placer = SightingPlacer(self)
    var all = sightings
    sightings = []
    for leg in legs.indices {
      let points = placer.geometry.legs[leg]?.count ?? 0
      for var sighting in legs[leg].sightings + legs[leg].annotation.sightings(points: points) {
        sighting.leg = leg
        all.append(sighting)
      }
      legs[leg].sightings = []
    }
    var found: [RouteObject] = []
    found.reserveCapacity(all.count)
    for sighting in all {
      let line = sighting.leg.map { placer.geometry.legs[ifAny: $0].flatMap { $0?.count } ?? 0 }
      let points = line ?? placer.geometry.points.count
      if points > 0, let finding = sighting.finding(points: points) {
        faults.append("\(sighting.source): \(finding); left the \(sighting.kind.rawValue) out")
      } else {
        placer.place(sighting, in: &found)
      }
    }
    // The order of equal places is that of the response.
    let order = found.indices.sorted { first, second in
      let (one, other) = (found[first], found[second])
      return (one.start ?? .infinity, one.leg, first)
        < (other.start ?? .infinity, other.leg, second)
    }
    objects = order.map { found[$0] }
  }
}
