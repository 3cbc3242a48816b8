import JSON
/// What the intersections of a leg in OSRM's form say of the way.
struct OSRMSightings {
  private var joiner = StretchJoiner()
  private let admins: [JSONNode]
  private var country: String?
  private var area: Int?
  /// Whether the engine sends the class of each road, which makes other words for it redundant.
  private let hasRoadClasses: Bool

  /// Reads the intersections of all steps.
  static func sightings(of steps: [OSRMStep], admins: [JSONNode]) -> [Sighting] {
    let junctions = steps.map { $0.node?.elements("intersections").filter(\.isObject) ?? [] }
    var reader = OSRMSightings(
      admins: admins,
      hasRoadClasses: junctions.joined().contains { $0["mapbox_streets_v8"] != nil })
    for (index, step) in steps.enumerated() {
      if junctions[index].isEmpty {
        reader.joiner.go(on: reader.roads(nil, of: step), from: .step(index))
      }
      for (number, node) in junctions[index].enumerated() {
        var place = Sighting.Place.unknown
        if let location = node["location"]?.coordinate {
          place = .near(location, step: index)
        } else if let point = node.integer("geometry_index") {
          place = .point(point)
        } else if number == 0 {
          place = .step(index)
        }
        reader.read(node, of: step, at: place)
      }
    }
    reader.joiner.end(at: .end)
    return reader.joiner.sightings
  }

  private init(admins: [JSONNode], hasRoadClasses: Bool) {
    self.admins = admins
    self.hasRoadClasses = hasRoadClasses
  }

  private mutating func read(_ node: JSONNode, of step: OSRMStep, at place: Sighting.Place) {
    for (name, field) in Self.signs where node.flag(name) == true {
      if let sighting = field.sighting("true", from: place) { joiner.add(sighting) }
    }
    for (name, field) in Self.things {
      guard let thing = node[name],
        var sighting = field.sighting(thing.text("type") ?? "", from: place)
      else { continue }
      sighting.add(.name, thing.text("name"))
      sighting.add(
        .services, thing.elements("amenities").compactMap { $0.text("type")?.inKebabCase })
      joiner.add(sighting)
    }
    if let index = node.integer("admin_index") { cross(into: index, at: place) }
    joiner.go(on: roads(node, of: step), from: place)
  }

  /// Adds the border to a country, or the start of an area whose name the engine does not send.
  private mutating func cross(into index: Int, at place: Sighting.Place) {
    guard index != area, let admin = admins[ifAny: index] else { return }
    let next = Country.alpha2(admin.text("iso_3166_1") ?? admin.text("iso_3166_1_alpha3"))
    defer { (area, country) = (index, next ?? country) }
    guard area != nil, let next else { return }
    var sighting = Sighting(
      kind: next == country ? .adminArea : .border, start: place,
      source: "legs[].steps[].intersections[].admin_index")
    sighting.add(.country, next)
    joiner.add(sighting)
  }

  /// What the road after an intersection is, or the one after a step without intersections.
  private func roads(_ node: JSONNode?, of step: OSRMStep) -> [Sighting] {
    // No road leaves the intersection of an arrival.
    guard step.maneuver.engineType != "arrive" else { return [] }
    var found = [Self.mode.sighting(step.step.mode)]
    for word in node?.elements("classes").compactMap(\.text) ?? [] {
      let sighting = Self.classes.sighting(word)
      if sighting?.kind != .roadClass || !hasRoadClasses { found.append(sighting) }
    }
    found.append(Self.road.sighting(node?["mapbox_streets_v8"]?.text("class")))
    if let name = node?.text("tunnel_name"), var tunnel = Self.tunnel.sighting(name) {
      tunnel.add(.name, name)
      found.removeAll { $0?.kind == .tunnel }
      found.append(tunnel)
    }
    return found.compactMap(\.self).map { sighting in
      var sighting = sighting
      if sighting.kind == .ferry { sighting.add(.name, step.step.road.name) }
      return sighting
    }
  }

  private static func field(_ name: String) -> AlongField {
    AlongField("osrm", "legs[].steps[].intersections[]." + name)
  }

  private static let signs = ["traffic_signal", "stop_sign", "yield_sign", "railway_crossing"]
    .map { ($0, field($0)) }
  private static let things = ["toll_collection", "rest_stop", "ic", "jct", "merging_area"]
    .map { ($0, field($0)) }
  private static let classes = field("classes[]")
  private static let road = field("mapbox_streets_v8.class")
  private static let tunnel = field("tunnel_name")
  private static let mode = AlongField("osrm", "legs[].steps[].mode")
}
