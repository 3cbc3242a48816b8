extension Leg {
  /// Gives the steps of a leg of Valhalla the rides that their maneuvers tell of; the step where one
  /// gets off has that of the maneuver before it.
  mutating func takeRides(_ maneuvers: [JSONNode]) {
    var before: TransitRide?
    for (index, maneuver) in maneuvers.enumerated() where index < steps.count {
      let ride = maneuver["transit_info"].map(TransitRide.init(valhalla:))
      if ride != nil || before != nil { steps[index].take(ride, before: before) }
      before = ride ?? before
    }
  }
}

extension TransitRide {
  fileprivate init(valhalla node: JSONNode) {
    self.init()
    let stops = node.elements("transit_stops")
    line = node.text("short_name") ?? node.text("long_name")
    headsign = node.text("headsign")
    boardingStop = stops.first?.text("name")
    alightingStop = stops.count > 1 ? stops.last?.text("name") : nil
    stopCount = stops.count > 1 ? stops.count - 1 : nil
  }
}
