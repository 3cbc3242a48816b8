import JSON
extension Annotation {
  /// Reads the lists of a leg in OSRM's or Mapbox's form.
  init(osrm node: JSONNode) {
    distances = node["distance"]?.numbers ?? []
    durations = node["duration"]?.numbers ?? []
    speedLimits = node.elements("maxspeed").map { PostedLimit(osrm: $0) }
    // Valhalla's users add `traffic_level`.
    if let field = ["congestion", "traffic_level"].first(where: { node[$0] != nil }) {
      congestionField = field
      congestion = node.elements(field).map { $0.string ?? "unknown" }
    }
    if congestion.isEmpty, let levels = node["congestion_numeric"] {
      congestionField = "congestion_numeric"
      congestion = levels.elements.map { Congestion.Level(numeric: $0.number).rawValue }
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
        congestion.append(node?.text("congestion") ?? "unknown")
        speedLimits.append(node?["maxspeed"].flatMap { PostedLimit(osrm: $0) })
      }
    }
    if congestion.allSatisfy({ $0 == "unknown" }) { congestion = [] }
    if speedLimits.allSatisfy({ $0 == nil }) { speedLimits = [] }
  }
}
