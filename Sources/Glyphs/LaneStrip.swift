public import Routes

/// The lanes of a road from left to right, as one picture.
public struct LaneStrip: Hashable, Sendable {
  /// The lanes, 1 to 16.
  ///
  /// Strips with the same picture are equal: directions are sorted from left to right, and without
  /// a preferred lane the usable ones count as preferred.
  public let lanes: [Lane]
  /// Whether to draw the lines between lanes.
  public let hasDividers: Bool

  /// The maximum number of lanes.
  public static let limit = 16

  /// Creates a strip; throws `GlyphError.badWords` unless it has 1 to 16 lanes.
  ///
  /// Lights a whole lane if it leads along the route without a followed arrow.
  public init(_ lanes: [Lane], hasDividers: Bool = false) throws(GlyphError) {
    guard (1...Self.limit).contains(lanes.count) else {
      throw .badWords(
        place: "lane \(lanes.count)", finding: "\(lanes.count) lanes",
        expected: "1 to \(Self.limit)")
    }
    self.lanes = Self.canonical(lanes)
    self.hasDividers = hasDividers
  }

  /// Parses OpenStreetMap's `turn:lanes`, extended, such as `left;through|through*|right`.
  ///
  /// `|` separates lanes and `;` the directions of a lane. `*` after a direction marks the route,
  /// `+` a usable but not the best choice; either before all directions marks the whole lane.
  /// `@bus`, `@hov`, `@bicycle` or `@taxi` after the directions restricts the lane.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - side: The driving side, which decides where `reverse` turns.
  ///   - hasDividers: Whether to draw the lines between lanes.
  /// - Throws: `GlyphError.badWords` with the lane.
  public init(
    words text: String, drivingSide side: DrivingSide, hasDividers: Bool = false
  ) throws(GlyphError) {
    guard text.contains(where: { $0 != " " }) else {
      throw .badWords(
        place: "lane 1", finding: "no lanes", expected: "1 to 16, such as 'left|through*'")
    }
    var lanes: [Lane] = []
    for (index, words) in text.split(separator: "|", omittingEmptySubsequences: false).enumerated()
    {
      lanes.append(try Self.lane(words, place: "lane \(index + 1)", side))
    }
    try self.init(lanes, hasDividers: hasDividers)
  }

  private static func canonical(_ lanes: [Lane]) -> [Lane] {
    let hasPreferred = lanes.contains { $0.state == .preferred }
    return lanes.map { lane in
      var lane = lane
      lane.directions = Lane.Direction.allCases.filter(lane.directions.contains)
      if lane.state == .avoid {
        lane.followed = nil
      } else if !hasPreferred {
        lane.state = .preferred
      }
      lane.access = Lane.Access.allCases.filter(lane.access.contains)
      return lane
    }
  }

  private static func lane(
    _ words: Substring, place: String, _ side: DrivingSide
  ) throws(GlyphError) -> Lane {
    var directions: [Lane.Direction] = []
    var followed: Lane.Direction?
    var state = Lane.State.avoid
    let parts = words.filter { $0 != " " }.split(separator: "@", omittingEmptySubsequences: false)
    var arrows = parts.first ?? ""
    let access = try parts.dropFirst().map { word throws(GlyphError) in
      guard let access = Lane.Access(rawValue: String(word)) else {
        throw .badWords(
          place: place, finding: "no use '@\(word)'",
          expected: "@bus, @hov, @bicycle or @taxi")
      }
      return access
    }
    let isWhole = arrows.first.map { "*+".contains($0) } ?? false && arrows.count > 1
    if isWhole {
      state = arrows.first == "*" ? .preferred : .usable
      arrows = arrows.dropFirst()
    }
    for word in arrows.split(separator: ";", omittingEmptySubsequences: false) {
      var name = word
      let mark = name.last.flatMap { "*+".contains($0) ? $0 : nil }
      if mark != nil { name.removeLast() }
      guard let direction = Lane.Direction(osm: String(name), side) else {
        throw .badWords(
          place: place, finding: "no direction '\(name)'",
          expected: "left, slight_left, sharp_left, through, right, slight_right, sharp_right, "
            + "reverse, merge_to_left, merge_to_right or none")
      }
      directions.append(direction)
      guard let mark else { continue }
      guard followed == nil, !isWhole else {
        throw .badWords(
          place: place, finding: "two directions are marked",
          expected: "one direction to follow")
      }
      followed = direction
      state = mark == "*" ? .preferred : .usable
    }
    return Lane(directions: directions, followed: followed, state: state, access: access)
  }
}

extension Lane.Direction {
  /// Parses OpenStreetMap's word for a direction or the canonical name, with `-` or `_`.
  init?(osm word: String, _ side: DrivingSide) {
    let name = word.replacing("_", with: "-").replacing("u-turn", with: "uturn")
    switch name {
    case "straight": self = .through
    case "reverse", "uturn": self = side == .right ? .uTurnLeft : .uTurnRight
    case "": self = .noArrow
    default: self.init(rawValue: name)
    }
  }
}
