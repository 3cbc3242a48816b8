import Glyphs
import Routes

/// Related glyphs: mirror images, and series from sharp left to sharp right.
enum Relatives {
  /// Returns the name of the mirror image, or `nil` if the glyph is symmetric.
  static func partner(of spec: GlyphSpec) -> String? {
    let mirrored: String
    switch spec {
    case .lanes(let strip):
      let lanes = strip.lanes.reversed().map { lane in
        Lane(
          directions: lane.directions.map(\.mirrored), followed: lane.followed?.mirrored,
          state: lane.state, access: lane.access)
      }
      guard let other = try? LaneStrip(lanes, dividers: strip.dividers.reversed())
      else { return nil }
      mirrored = GlyphSpec.lanes(other).name
    case .junctionView(let view): mirrored = GlyphSpec.junctionView(view.mirrored).name
    case .shield: return nil
    case .maneuver, .roundabout, .junction, .furniture, .icon:
      mirrored = Self.mirrored(spec.name, "_")
    }
    if mirrored != spec.name { return mirrored }
    // Ramps without a side are on the driving side.
    guard case .maneuver(let kind, let side) = spec else { return nil }
    let other = GlyphSpec(kind: kind, drivingSide: side == .left ? .right : .left)
    return other.name == spec.name ? nil : other.name
  }

  /// Returns an identifier that all glyphs of a family share, or `nil` for a glyph without one.
  static func family(of spec: GlyphSpec) -> String? {
    switch spec {
    case .lanes(let strip):
      return strip.lanes.count == 1 ? "lane of \(strip.lanes[0].directions.count)" : nil
    case .furniture(.speedLimit(let limit)): return "\(limit.form) \(limit.state)"
    case .furniture, .junction, .junctionView, .shield, .icon: return nil
    case .roundabout(let roundabout):
      return "\(roundabout.circulation) \(roundabout.exit == nil) \(spec.kind == nil)"
    case .maneuver:
      let parts = spec.name.split(separator: "_")
      let base = parts.filter { !directions.contains($0) }
      // Counts the `u` of `u_turn_left` among the turns.
      return base.isEmpty ? nil : base.filter { $0 != "u" }.joined(separator: " ")
    }
  }

  /// Returns the sort key in the family: degrees from straight on (left negative), or a number.
  static func order(of spec: GlyphSpec) -> Double {
    switch spec {
    case .lanes(let strip): return (strip.lanes[0].followed ?? strip.lanes[0].directions[0]).degrees
    case .roundabout(let roundabout):
      if case .through(let angle) = roundabout.passage { return Double(angle) }
      return Double(roundabout.exit ?? 0)
    case .furniture(.speedLimit(let limit)): return Double(limit.number)
    case .furniture, .junction, .junctionView, .shield, .icon: return 0
    case .maneuver(let kind, _):
      let words = Set(kind.rawValue.split(separator: "-"))
      let side = words.contains("left") ? -1.0 : words.contains("right") ? 1 : 0
      if kind.rawValue.contains("u-turn") { return side * 180 }
      return side * (words.contains("sharp") ? 135 : words.contains("slight") ? 45 : 90)
    }
  }

  /// Swaps the directions in a name.
  fileprivate static func mirrored(_ name: String, _ separator: Character) -> String {
    let swapped: [Substring: Substring] = [
      "left": "right", "right": "left", "cw": "ccw", "ccw": "cw",
    ]
    return name.split(separator: separator).map { swapped[$0] ?? $0 }
      .joined(separator: String(separator))
  }

  private static let directions: Set<Substring> = ["left", "right", "sharp", "slight", "lht"]
}

extension Lane.Direction {
  fileprivate var mirrored: Lane.Direction {
    Lane.Direction(rawValue: Relatives.mirrored(rawValue, "-")) ?? self
  }
}
