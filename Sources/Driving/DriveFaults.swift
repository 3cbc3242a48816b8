package import Faults

extension Fault {
  package static let noLine = Fault(
    "the route has no geometry to drive along", remedy: "ask the router for steps with geometries")

  package static let onePlace = Fault(
    "the route has a length, but its geometry is a single place",
    remedy: "ask the router for geometries")

  package static func badPlace(latitude: Double, longitude: Double) -> Fault {
    Fault(
      "the geometry has a place at latitude \(latitude), longitude \(longitude)",
      remedy: "check the order of the coordinates")
  }
}
