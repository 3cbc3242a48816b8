/// The classes of the roads at the intersections along a step.
struct OSRMClasses {
  private var hasToll = false
  private var hasFerry = false
  private var hasUnpaved = false
  private var hasMotorway = false
  /// Whether each intersection names the class of its road, as Mapbox does; then a class that none
  /// names is absent.
  private var isComplete: Bool

  init(_ intersections: [JSONNode] = []) {
    isComplete = !intersections.isEmpty
    for node in intersections {
      if node["toll_collection"] != nil { hasToll = true }
      for name in node.elements("classes") {
        switch name.string {
        case "toll": hasToll = true
        case "ferry": hasFerry = true
        case "unpaved": hasUnpaved = true
        case "motorway": hasMotorway = true
        default: break
        }
      }
      switch node["mapbox_streets_v8"]?.text("class") {
      case "motorway": hasMotorway = true
      case "ferry": hasFerry = true
      case nil: isComplete = false
      default: break
      }
    }
  }

  static func features(of steps: [OSRMStep]) -> RouteFeatures {
    var features = RouteFeatures()
    guard !steps.isEmpty else { return features }
    let all = steps.map(\.classes)
    // The intersection of an arrival has no road behind it.
    let isComplete = all.dropLast().allSatisfy(\.isComplete) && all.count > 1
    func says(_ isThere: Bool, isKnown: Bool) -> Bool? { isThere ? true : isKnown ? false : nil }
    features.hasTolls = says(all.contains(where: \.hasToll), isKnown: isComplete)
    features.hasMotorway = says(all.contains(where: \.hasMotorway), isKnown: isComplete)
    features.hasUnpaved = says(all.contains(where: \.hasUnpaved), isKnown: false)
    let modes = steps.compactMap(\.step.mode)
    features.hasFerry = says(
      modes.contains("ferry") || all.contains(where: \.hasFerry),
      isKnown: modes.count == steps.count)
    return features
  }
}
