import JSON
/// The shields of TomTom's sections, each of a range of points of the route.
struct TomTomShields {
  private typealias Section = (start: Int, end: Int, node: JSONNode)

  private let sections: [Section]

  init(sections: [JSONNode]) {
    self.sections = sections.compactMap { node -> Section? in
      guard node["roadShieldReferences"] != nil, let start = node.integer("startPointIndex"),
        let end = node.integer("endPointIndex")
      else { return nil }
      return (start, end, node)
    }
    .sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The shields of the road after a point, up to the next maneuver's.
  func along(_ start: Int?, _ end: Int?) -> [SentShield] {
    guard let start else { return [] }
    let found = sections.drop { $0.end <= start }.prefix { $0.start < max(end ?? .max, start + 1) }
    return found.flatMap { $0.node.elements("roadShieldReferences") }.compactMap { node in
      guard let text = node.text("shieldContent") else { return nil }
      // Such as `BUS`, which is part of the number but not on the shield itself.
      let ref = ([text] + node.elements("affixes").compactMap(\.text)).joined(separator: " ")
      return SentShield(ref: ref, text: text, name: node.text("reference"))
    }
  }
}
