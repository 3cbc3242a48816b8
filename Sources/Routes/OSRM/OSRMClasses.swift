import JSON
/// The classes of the roads at the intersections along a step.
struct OSRMClasses {
  private var found = RouteFeatures()
  /// Whether all intersections have a road class, as Mapbox's do: then other classes do not occur.
  private var isComplete: Bool

  init(_ intersections: [JSONNode] = []) {
    isComplete = !intersections.isEmpty
    for node in intersections {
      if node["toll_collection"] != nil { found.hasTolls = true }
      let main = node["mapbox_streets_v8"]?.text("class")
      if main == nil { isComplete = false }
      if main == "motorway" { found.hasMotorway = true }
      if main == "ferry" { found.hasFerry = true }
      for name in node.elements("classes") {
        switch name.string {
        case "toll": found.hasTolls = true
        case "ferry": found.hasFerry = true
        case "unpaved": found.hasUnpaved = true
        case "motorway": found.hasMotorway = true
        default: break
        }
      }
    }
  }

  static func features(of steps: [OSRMStep]) -> RouteFeatures {
    let all = steps.map(\.classes)
    // No road follows the intersection of an arrival.
    let isComplete = all.dropLast().allSatisfy(\.isComplete) && all.count > 1
    let modes = steps.compactMap(\.step.mode)
    func says(_ field: KeyPath<RouteFeatures, Bool?>, isKnown: Bool) -> Bool? {
      all.contains { $0.found[keyPath: field] == true } ? true : isKnown ? false : nil
    }
    return RouteFeatures(
      hasTolls: says(\.hasTolls, isKnown: isComplete),
      hasFerry: modes.contains("ferry")
        ? true : says(\.hasFerry, isKnown: !steps.isEmpty && modes.count == steps.count),
      hasUnpaved: says(\.hasUnpaved, isKnown: false),
      hasMotorway: says(\.hasMotorway, isKnown: isComplete))
  }
}
