extension Road {
  /// Reads the road after an action of HERE.
  init(here action: JSONNode) {
    self.init()
    let next = action["nextRoad"]
    name = next?.elements("name").texts("value", by: "/")
    ref = next?.elements("number").texts("value", by: "; ")
    destinations =
      next?.elements("toward").texts("value", by: ", ")
      ?? Self.destinations(onSign: action["signpost"])
      ?? action["currentRoad"]?.elements("toward").texts("value", by: ", ")
    exits = action["exitSign"]?.elements("number").texts("value", by: "; ")
    junctionName = action["intersectionName"]?.first?.text("value")
  }

  /// The places that a sign names, behind the numbers of the roads that lead there.
  private static func destinations(onSign sign: JSONNode?) -> String? {
    let labels = sign?.elements("labels") ?? []
    let numbers = labels.compactMap { $0["routeNumber"] }.texts("value", by: ", ")
    return numbers.joined(labels.compactMap { $0["name"] }.texts("value", by: ", "), by: ": ")
  }
}
