/// What the intersections along a step say of its roads.
struct OSRMClasses {
  private var hasToll = false
  private var hasFerry = false
  private var hasUnpaved = false
  private var hasMotorway = false
  /// Whether each intersection names the class of its road, as Mapbox does: then what none has is
  /// absent.
  private var isComplete: Bool

  /// Reads the intersections of a step.
  init(_ intersections: [JSONNode] = []) {
    isComplete = !intersections.isEmpty
    for node in intersections {
      if node["toll_collection"] != nil { hasToll = true }
      if let list = node["classes"] {
        for name in list.elements {
          switch name.string {
          case "toll": hasToll = true
          case "ferry": hasFerry = true
          case "unpaved": hasUnpaved = true
          case "motorway": hasMotorway = true
          default: break
          }
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

  /// What the steps of a leg say that it holds.
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
    let modes = steps.compactMap(\.mode)
    features.hasFerry = says(
      modes.contains("ferry") || all.contains(where: \.hasFerry),
      isKnown: modes.count == steps.count)
    return features
  }
}
