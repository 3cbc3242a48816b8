/// A lane of an intersection, or of a banner.
struct OSRMLane {
  var indications: [String]
  var isValid: Bool
  /// Whether the lane is recommended; nothing where only `valid` is known.
  var isActive: Bool?
  /// The indication to follow.
  var followed: String?
  var access: [Lane.Access]

  init(_ node: JSONNode) {
    indications = node.elements("indications").compactMap(\.string)
    // Old samples of OSRM's documentation show the boolean as a string.
    isValid = node.flag("valid") ?? false
    isActive = node.flag("active")
    followed = node.text("valid_indication")
    access = (node["access"]?.elements("designated") ?? [])
      .compactMap { $0.string.flatMap(Lane.Access.init) }
  }

  init(indications: [String], isActive: Bool, followed: String?) {
    self.indications = indications
    self.isValid = isActive
    self.isActive = isActive
    self.followed = followed
    access = []
  }
}
