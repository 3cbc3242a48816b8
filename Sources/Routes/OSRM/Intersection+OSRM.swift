import JSON
extension Intersection {
  /// Reads the roads of an intersection; `nil` unless there are 2 to 32.
  init?(osrm node: JSONNode) {
    let all = node["bearings"]?.numbers ?? []
    guard (2...32).contains(all.count), all.allSatisfy({ $0.magnitude <= 360 }) else { return nil }
    self.init(bearings: all, entry: node.integer("in"), exit: node.integer("out"))
  }

  static func exitsPassed(osrm node: JSONNode) -> [Double] {
    guard let junction = Intersection(osrm: node), let entry = junction.entry,
      let exit = junction.exit
    else { return [] }
    let open = node.elements("entry").map { $0.flag ?? false }
    guard open.count == junction.bearings.count else { return [] }
    return junction.bearings.indices.filter { $0 != entry && $0 != exit && open[$0] }
      .map { junction.bearings[$0] }
  }
}
