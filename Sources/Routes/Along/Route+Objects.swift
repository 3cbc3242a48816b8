extension Route {
  /// Gives the objects their places on the line, and sorts them.
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
    let found = all.flatMap { placer.objects($0) }
    // The order of equal places is that of the answer.
    objects = found.enumerated().sorted {
      ($0.element.start ?? .infinity, $0.element.leg, $0.offset)
        < ($1.element.start ?? .infinity, $1.element.leg, $1.offset)
    }.map(\.element)
  }
}
