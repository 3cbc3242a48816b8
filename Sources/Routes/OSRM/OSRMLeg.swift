/// A leg of a route in OSRM's form, as it stands.
struct OSRMLeg {
  var steps: [OSRMStep] = []
  /// In meters.
  var distance: Double
  /// In seconds.
  var duration: Double
  var summary: String?
  /// The facts about each segment.
  var lists: JSONNode?

  init(steps: [OSRMStep], distance: Double, duration: Double, summary: String?) {
    self.steps = steps
    self.distance = distance
    self.duration = duration
    self.summary = summary
  }

  init(_ node: JSONNode) throws(RouteError) {
    steps = try (node.objects("steps") ?? []).parallelMap { step, _ throws(RouteError) in
      try OSRMStep(step)
    }
    distance = try node.measure("distance")
    duration = try node.measure("duration")
    summary = node.text("summary")
    lists = node["annotation"]
  }
}
