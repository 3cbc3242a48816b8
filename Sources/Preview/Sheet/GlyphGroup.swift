import Glyphs
import Routes

/// Glyphs that stand together on the contact sheet.
enum GlyphGroup: String, CaseIterable {
  case turns
  case forks
  case ramps
  case roundabouts
  case angles
  case exits
  case places
  case ferries
  case transit
  case notices
  case junctions
  case lanes
  case markers
  case limits

  /// The heading.
  var title: String {
    switch self {
    case .turns: "Turns"
    case .forks: "Keeping, forks and merging"
    case .ramps: "Ramps and motorways"
    case .roundabouts: "Roundabouts"
    case .angles: "Roundabouts by angle"
    case .exits: "Roundabouts by exit number"
    case .places: "Departing and arriving"
    case .ferries: "Ferries and trains"
    case .transit: "On foot and by transit"
    case .notices: "Notices"
    case .junctions: "Junctions with true angles"
    case .lanes: "Lanes"
    case .markers: "Signs, markers and buttons"
    case .limits: "Speed limits"
    }
  }

  /// The group of a glyph.
  init(_ spec: GlyphSpec) {
    switch spec {
    case .lanes: self = .lanes
    case .junction: self = .junctions
    case .furniture(.speedLimit): self = .limits
    case .furniture: self = .markers
    case .roundabout(let roundabout):
      if roundabout.exit != nil {
        self = .exits
      } else {
        self = spec.kind == nil ? .angles : .roundabouts
      }
    case .maneuver(let kind, _): self = Self.group(of: kind)
    }
  }

  private static func group(of kind: ManeuverKind) -> GlyphGroup {
    let name = kind.rawValue
    func starts(_ words: [String]) -> Bool { words.contains { name.hasPrefix($0) } }
    if starts(["turn", "u-turn", "straight", "end-of-road", "follow-road", "name-change"]) {
      return .turns
    }
    if starts(["keep", "fork", "merge"]) { return .forks }
    if starts(["on-ramp", "off-ramp", "change-highway", "switch"]) { return .ramps }
    if starts(["depart", "arrive", "waypoint"]) { return .places }
    if starts(["ferry"]) { return .ferries }
    if starts(["none", "off-route", "notification", "toll", "border"]) { return .notices }
    if starts(["roundabout"]) { return .roundabouts }
    return .transit
  }
}

extension GlyphSpec {
  /// The canonical kind whose name the glyph has, if any.
  var kind: ManeuverKind? {
    var name = name
    if name.hasSuffix("_lht") { name = String(name.dropLast(4)) }
    return ManeuverKind(rawValue: name.replacing("_", with: "-"))
  }
}
