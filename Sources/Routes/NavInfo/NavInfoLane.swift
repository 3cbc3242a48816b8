/// A lane of a step of the feed, as it stands.
struct NavInfoLane {
  /// Its arrows, by name or number, and whether each is one to follow.
  var directions: [(shape: String, isRecommended: Bool)]

  init(_ node: JSONNode) {
    let list = node["laneDirections"] ?? node["directions"]
    directions = (list?.elements ?? []).filter(\.isObject).map { direction in
      (
        direction.text("laneShape") ?? direction.text("shape") ?? "",
        direction.flag("recommended") ?? direction.flag("isRecommended") ?? false
      )
    }
  }
}
