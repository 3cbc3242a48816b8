extension Annotation {
  init(osrm node: JSONNode) {
    distances = node["distance"]?.numbers ?? []
    durations = node["duration"]?.numbers ?? []
    congestion = node.elements("congestion").map { $0.string ?? "unknown" }
    if congestion.isEmpty {
      congestion = node.elements("congestion_numeric").map {
        Congestion.Level(numeric: $0.number).rawValue
      }
    }
    speedLimits = node.elements("maxspeed").map { limit in
      limit.number("speed").map { $0 * (limit.text("unit") == "mph" ? 1609.344 : 1000) / 3600 }
    }
  }
}
