extension Road {
  /// Reads the road after an action of HERE.
  init(here action: JSONNode) {
    self.init()
    let next = action["nextRoad"]
    name = next?.elements("name").texts("value", by: "/")
    ref = next?.elements("number").texts("value", by: "; ")
    destinations = next?.elements("toward").texts("value", by: ", ")
    exits = action["exitSign"]?.elements("number").texts("value", by: "; ")
    if destinations == nil {
      let labels = action["signpost"]?.elements("labels") ?? []
      destinations = labels.compactMap { $0["name"] }.texts("value", by: ", ")
    }
    junctionName = action["intersectionName"]?.first?.text("value")
  }
}
