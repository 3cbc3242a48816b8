import JSON
extension Leg {
  /// Adds the charging at its end, where an electric car has its next stop.
  mutating func takeCharging(at stop: JSONNode?, before: JSONNode?, after: JSONNode?) {
    guard let data = stop?["metadata"],
      var sighting = Self.stops.sighting(data.text("type"), from: .end)
    else { return }
    sighting.add(.name, data.text("name"))
    sighting.add(.power, data.number("power_kw"))
    sighting.add(.seconds, data.number("charge_time"))
    sighting.add(
      .services, ["plug_type", "current_type"].compactMap { data.text($0)?.inKebabCase })
    sighting.add(.energyBefore, data.number("charge_at_arrival"))
    sighting.add(.energyAfter, data.number("charge_to"))
    sighting.add(.chargeBefore, before?.elements("state_of_charge").last?.number)
    sighting.add(.chargeAfter, after?["state_of_charge"]?.first?.number)
    sightings.append(sighting)
  }

  private static let stops = AlongField("osrm", "waypoints[].metadata")
}
