/// The extra facts of a route of openrouteservice: numbers, each for a range of points.
struct OpenRouteServiceExtras {
  private struct Fact {
    var start: Int
    var end: Int
    var value: Int
  }

  private let facts: [String: [Fact]]

  init(_ node: JSONNode?) {
    var facts: [String: [Fact]] = [:]
    for name in ["tollways", "surface", "waytypes", "waytype", "waycategory"] {
      guard let list = node?[name]?["values"] else { continue }
      facts[name] = list.elements.compactMap { entry in
        let fields = entry.numbers.map { Int(exactly: $0) }
        guard fields.count == 3, let start = fields[0], let end = fields[1], let value = fields[2]
        else { return nil }
        return Fact(start: start, end: end, value: value)
      }
    }
    self.facts = facts
  }

  /// What the way between two points of the route holds; nil where the facts do not say.
  func features(from start: Int, to end: Int) -> RouteFeatures {
    func values(_ name: String) -> [Int]? {
      let found = facts[name]?.filter { $0.start < max(end, start + 1) && $0.end > start }
      return found.flatMap { $0.isEmpty ? nil : $0.map(\.value) }
    }
    var features = RouteFeatures()
    let categories = values("waycategory")
    let types = values("waytype") ?? values("waytypes")
    features.hasTolls =
      values("tollways").map { $0.contains { $0 > 0 } }
      ?? categories.map { $0.contains { $0 & 2 != 0 } }
    features.hasFerry =
      types.map { $0.contains(9) } ?? categories.map { $0.contains { $0 & 8 != 0 } }
    features.hasMotorway = categories.map { $0.contains { $0 & 1 != 0 } }
    if let surfaces = values("surface") {
      // 0 is a surface that is not known.
      features.hasUnpaved =
        surfaces.contains(where: Self.unpaved.contains) ? true : surfaces.contains(0) ? nil : false
    }
    return features
  }

  /// Unpaved, compacted and fine gravel, gravel, dirt, ground, ice, sand, wood chips, grass.
  private static let unpaved: Set<Int> = [2, 8, 9, 10, 11, 12, 13, 15, 16, 17]
}
