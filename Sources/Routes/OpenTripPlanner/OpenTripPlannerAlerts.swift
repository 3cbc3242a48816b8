import JSON
/// The alerts of OpenTripPlanner about a leg and about its steps.
enum OpenTripPlannerAlerts {
  static func sightings(of leg: JSONNode) -> [Sighting] {
    leg.elements("alerts").compactMap { alert($0, legs, from: .point(0), to: .end) }
      + leg.elements("steps").enumerated().flatMap { index, step in
        step.elements("alerts").compactMap {
          alert($0, steps, from: .step(index), to: .step(index + 1))
        }
      }
  }

  private static func alert(
    _ node: JSONNode, _ field: AlongField, from start: Sighting.Place, to end: Sighting.Place
  ) -> Sighting? {
    guard node.isObject,
      var sighting = field.sighting(node.text("alertEffect") ?? "", from: start)
    else { return nil }
    sighting.end = end
    sighting.add(.text, node.text("alertHeaderText"))
    sighting.add(.longText, node.text("alertDescriptionText"))
    sighting.add(.begins, node.text("effectiveStartDate"))
    sighting.add(.ends, node.text("effectiveEndDate"))
    return sighting
  }

  private static let legs = AlongField("opentripplanner", "legs[].alerts[]")
  private static let steps = AlongField("opentripplanner", "legs[].steps[].alerts[]")
}
