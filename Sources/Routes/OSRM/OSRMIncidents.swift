import JSON
/// The objects of a Mapbox leg, or a Ferrostar step, that lie at ranges of points.
struct OSRMIncidents {
  private var sightings: [Sighting] = []
  /// The index of the first point in the line of the leg.
  private let offset: Int

  static func sightings(of leg: JSONNode) -> [Sighting] {
    var reader = OSRMIncidents(offset: 0)
    reader.addIncidents(leg, incidents)
    for node in leg.elements("closures") where node.isObject { reader.addClosure(node) }
    for node in leg.elements("notifications") where node.isObject { reader.addNotification(node) }
    return reader.sightings
  }

  /// Reads a step of Ferrostar that begins at a point of its leg.
  static func sightings(ofFerrostar step: JSONNode, from point: Int) -> [Sighting] {
    var reader = OSRMIncidents(offset: point)
    reader.addIncidents(step, ferrostar)
    return reader.sightings
  }

  private init(offset: Int) { self.offset = offset }

  private mutating func addIncidents(_ parent: JSONNode, _ field: AlongField) {
    for node in parent.elements("incidents") where node.isObject {
      guard var sighting = field.sighting(node.text("type") ?? "") else { continue }
      if node.flag("closed") == true { sighting.kind = .closure }
      take(node, &sighting)
      sighting.add(.text, node.text("description"))
      sighting.add(.longText, node.text("long_description"))
      sighting.add(.subtype, node.text("sub_type")?.inKebabCase)
      sighting.add(.severity, Self.severities[node.text("impact")?.lowercased() ?? ""])
      sighting.add(.begins, node.text("start_time"))
      sighting.add(.ends, node.text("end_time"))
      sighting.add(.lanesBlocked, node.elements("lanes_blocked").compactMap(\.text))
      sighting.add(.name, node.texts("affected_road_names", by: "; "))
      sightings.append(sighting)
    }
  }

  /// Adds a closed stretch, unless an incident explains it.
  private mutating func addClosure(_ node: JSONNode) {
    guard var sighting = Self.closures.sighting("") else { return }
    take(node, &sighting)
    if !sightings.contains(where: { $0.kind == .closure && $0.overlaps(sighting) }) {
      sightings.append(sighting)
    }
  }

  private mutating func addNotification(_ node: JSONNode) {
    guard
      var sighting = Self.notifications.sighting(node.text("subtype") ?? node.text("type") ?? "")
    else { return }
    take(node, &sighting)
    sighting.add(.subtype, node.text("reason")?.inKebabCase)
    sighting.add(.text, node["details"]?.text("message"))
    sightings.append(sighting)
  }

  private func take(_ node: JSONNode, _ sighting: inout Sighting) {
    func place(_ name: String) -> Sighting.Place? {
      node.integer(name).map { .point(offset.addingClamped($0)) }
    }
    sighting.start = place("geometry_index_start") ?? place("geometry_index") ?? .unknown
    sighting.end = place("geometry_index_end")
  }

  private static let incidents = AlongField("osrm", "legs[].incidents[]")
  private static let closures = AlongField("osrm", "legs[].closures[]")
  private static let notifications = AlongField("osrm", "legs[].notifications[]")
  private static let ferrostar = AlongField("osrm", "steps[].incidents[]")
  private static let severities = WordList.dictionary("severities")
}
