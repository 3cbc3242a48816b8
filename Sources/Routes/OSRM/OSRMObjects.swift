import JSON

/// What the intersections of a leg in OSRM's form say of the way.
struct OSRMObjects {
  private var joiner = StretchJoiner()
  private let admins: [JSONNode]
  private var country: String?
  private var area: Int?
  /// Whether the engine sends the class of each road, which makes other words for it redundant.
  private let hasRoadClasses: Bool

  /// Reads the intersections of all steps.
  static func unplacedObjects(of steps: [OSRMStep], admins: [JSONNode]) -> [UnplacedObject] {
    let junctions = steps.map { $0.node.elements("intersections").filter { $0.isObject } }
    var reader = OSRMObjects(
      admins: admins,
      hasRoadClasses: junctions.joined().contains { $0["mapbox_streets_v8"] != nil })
    for (index, step) in steps.enumerated() {
      if junctions[index].isEmpty {
        reader.joiner.go(on: reader.roads(nil, of: step), from: .step(index))
      }
      for (number, node) in junctions[index].enumerated() {
        var place = UnplacedObject.Place.unknown
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
    return reader.joiner.unplacedObjects
  }

  private init(admins: [JSONNode], hasRoadClasses: Bool) {
    self.admins = admins
    self.hasRoadClasses = hasRoadClasses
  }

  private mutating func read(_ node: JSONNode, of step: OSRMStep, at place: UnplacedObject.Place) {
    for (name, field) in Self.signs where node.flag(name) == true {
      if let unplacedObject = field.unplacedObject("true", from: place) {
        joiner.add(unplacedObject)
      }
    }
    for (name, field) in Self.things {
      guard let thing = node[name],
        var unplacedObject = field.unplacedObject(thing.text("type") ?? "", from: place)
      else { continue }
      unplacedObject.add(.name, thing.text("name"))
      unplacedObject.add(
        .services, thing.elements("amenities").compactMap { $0.text("type")?.inKebabCase })
      joiner.add(unplacedObject)
    }
    if let index = node.integer("admin_index") { cross(into: index, at: place) }
    joiner.go(on: roads(node, of: step), from: place)
  }

  /// Adds the border to a country, or the start of an area whose name the engine does not send.
  private mutating func cross(into index: Int, at place: UnplacedObject.Place) {
    guard index != area, let admin = admins[ifAny: index] else { return }
    let next = Country.alpha2(admin.text("iso_3166_1") ?? admin.text("iso_3166_1_alpha3"))
    defer { (area, country) = (index, next ?? country) }
    guard area != nil, let next else { return }
    var unplacedObject = UnplacedObject(
      kind: next == country ? .adminArea : .border, start: place,
      source: "legs[].steps[].intersections[].admin_index")
    unplacedObject.add(.country, next)
    joiner.add(unplacedObject)
  }

  /// What the road after an intersection is, or the one after a step without intersections.
  private func roads(_ node: JSONNode?, of step: OSRMStep) -> [UnplacedObject] {
    // No road leaves the intersection of an arrival.
    guard step.type != "arrive" else { return [] }
    var found = [Self.mode.unplacedObject(step.mode)]
    for word in node?.elements("classes").compactMap({ $0.text }) ?? [] {
      let unplacedObject = Self.classes.unplacedObject(word)
      if unplacedObject?.kind != .roadClass || !hasRoadClasses { found.append(unplacedObject) }
    }
    found.append(Self.road.unplacedObject(node?["mapbox_streets_v8"]?.text("class")))
    if let name = node?.text("tunnel_name"), var tunnel = Self.tunnel.unplacedObject(name) {
      tunnel.add(.name, name)
      found.removeAll { $0?.kind == .tunnel }
      found.append(tunnel)
    }
    return found.compactMap { $0 }.map { unplacedObject in
      var unplacedObject = unplacedObject
      if unplacedObject.kind == .ferry { unplacedObject.add(.name, step.road.name) }
      return unplacedObject
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

extension Annotation {
  /// Reads the lists of a leg in OSRM's or Mapbox's form.
  init(osrm node: JSONNode) {
    distances = node["distance"]?.numbers ?? []
    durations = node["duration"]?.numbers ?? []
    speedLimits = node.elements("maxspeed").map { SentSpeedLimit(osrm: $0) }
    // Valhalla's users add `traffic_level`.
    if let field = ["congestion", "traffic_level"].first(where: { node[$0] != nil }) {
      congestionField = field
      congestion = node.elements(field).map { Congestion.Level(word: $0.string) }
    }
    if congestion.isEmpty, let levels = node["congestion_numeric"] {
      congestionField = "congestion_numeric"
      congestion = levels.elements.map { Congestion.Level(numeric: $0.number) }
    }
  }

  /// Reads Ferrostar's steps, which have a text of JSON for each segment of their lines.
  init(ferrostar steps: [JSONNode]) {
    self.init()
    for step in steps {
      let texts = step.elements("annotations")
      for index in 0..<max(0, step.elements("geometry").count - 1) {
        let text = texts[ifAny: index]?.string ?? "{}"
        let node = try? JSONNode(text: text.utf8)
        congestion.append(Congestion.Level(word: node?.text("congestion")))
        speedLimits.append(node?["maxspeed"].flatMap { SentSpeedLimit(osrm: $0) })
      }
    }
    if congestion.allSatisfy({ $0 == .unknown }) { congestion = [] }
    if speedLimits.allSatisfy({ $0 == nil }) { speedLimits = [] }
  }
}

extension Intersection {
  /// Reads the roads of an intersection; `nil` unless there are 2 to 32.
  init?(osrm node: JSONNode) {
    let all = node["bearings"]?.numbers ?? []
    guard (2...32).contains(all.count), all.allSatisfy({ $0.magnitude <= 360 }) else { return nil }
    self.init(bearings: all, entry: node.integer("in"), exit: node.integer("out"))
  }

  static func exitsPassed(osrm node: JSONNode) -> [Double] {
    guard let junction = Intersection(osrm: node), let entry = junction.entry,
      let exit = junction.exit
    else { return [] }
    let open = node.elements("entry").map { $0.flag ?? false }
    guard open.count == junction.bearings.count else { return [] }
    return junction.bearings.indices.filter { $0 != entry && $0 != exit && open[$0] }
      .map { junction.bearings[$0] }
  }
}

extension RouteFeatures {
  /// Reads the classes of the roads at the intersections, and the modes of the steps.
  init(osrm steps: [OSRMStep]) {
    let junctions = steps.map { $0.node.elements("intersections").filter { $0.isObject } }
    func main(_ node: JSONNode) -> String? { node["mapbox_streets_v8"]?.text("class") }
    let words = Set(
      junctions.joined().flatMap { node in
        node.elements("classes").compactMap { $0.string } + [main(node)].compactMap { $0 }
          + (node["toll_collection"] == nil ? [] : ["toll"])
      })
    // Mapbox has a class at all intersections, so that others do not occur; no road follows an arrival.
    let isComplete =
      steps.count > 1
      && junctions.dropLast().allSatisfy { nodes in
        !nodes.isEmpty && nodes.allSatisfy { main($0) != nil }
      }
    func says(_ word: String, isKnown: Bool) -> Bool? {
      words.contains(word) ? true : isKnown ? false : nil
    }
    let modes = steps.compactMap { $0.mode }
    hasTolls = says("toll", isKnown: isComplete)
    hasFerry =
      modes.contains("ferry")
      ? true : says("ferry", isKnown: !steps.isEmpty && modes.count == steps.count)
    hasUnpaved = says("unpaved", isKnown: false)
    hasMotorway = says("motorway", isKnown: isComplete)
  }
}

extension Leg {
  /// Adds the charging at its end, where an electric car has its next stop.
  mutating func takeCharging(at stop: JSONNode?, before: JSONNode?, after: JSONNode?) {
    guard let data = stop?["metadata"],
      var unplacedObject = Self.stops.unplacedObject(data.text("type"), from: .end)
    else { return }
    unplacedObject.add(.name, data.text("name"))
    unplacedObject.add(.power, data.number("power_kw"))
    unplacedObject.add(.seconds, data.number("charge_time"))
    unplacedObject.add(
      .services, ["plug_type", "current_type"].compactMap { data.text($0)?.inKebabCase })
    unplacedObject.add(.energyBefore, data.number("charge_at_arrival"))
    unplacedObject.add(.energyAfter, data.number("charge_to"))
    unplacedObject.add(.chargeBefore, before?.elements("state_of_charge").last?.number)
    unplacedObject.add(.chargeAfter, after?["state_of_charge"]?.first?.number)
    unplacedObjects.append(unplacedObject)
  }

  private static let stops = AlongField("osrm", "waypoints[].metadata")
}
