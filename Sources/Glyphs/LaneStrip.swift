public import Maneuvers
public import Faults

/// The lanes of a road from left to right, as one picture.
public struct LaneStrip: Hashable, Sendable {
  /// The lanes, 1 to 16.
  ///
  /// Strips with the same picture are equal: directions are sorted from left to right, and without
  /// a preferred lane the usable ones count as preferred.
  public let lanes: [Lane]
  /// The lines from left to right, one more than lanes; empty for none.
  public let dividers: [LaneDivider]

  /// The maximum number of lanes.
  public static let limit = 16

  /// Creates a strip; throws `Fault.badWords` unless it has 1 to 16 lanes, and no dividers or
  /// one more than lanes.
  ///
  /// Lights a whole lane if it leads along the route without a followed arrow.
  public init(_ lanes: [Lane], dividers: [LaneDivider] = []) throws(Fault) {
    guard (1...Self.limit).contains(lanes.count) else {
      throw .badWords(
        place: "lane \(lanes.count)", finding: "\(lanes.count) lanes",
        expected: "1 to \(Self.limit)")
    }
    guard dividers.isEmpty || dividers.count == lanes.count + 1 else {
      throw .badWords(
        place: "the dividers", finding: "\(dividers.count) for \(lanes.count) lanes",
        expected: "one more than lanes")
    }
    self.lanes = Self.canonical(lanes)
    self.dividers = dividers.contains { $0 != .none } ? dividers : []
  }

  /// Parses OpenStreetMap's `turn:lanes`, extended as <doc:Lanes> says, such as
  /// `left;through|through*|right`.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - side: The driving side, which decides where `reverse` turns.
  ///   - hasDividers: Whether to draw the usual lines where the words name none.
  /// - Throws: `Fault.badWords` with the lane.
  public init(
    words text: String, drivingSide side: DrivingSide, hasDividers: Bool = false
  ) throws(Fault) {
    guard text.contains(where: { $0 != " " }) else {
      throw .badWords(
        place: "lane 1", finding: "no lanes", expected: "1 to 16, such as 'left|through*'")
    }
    let texts = text.filter { $0 != " " }.split(separator: "|", omittingEmptySubsequences: false)
    var lanes: [Lane] = []
    var dividers =
      hasDividers
      ? LaneDivider.usual(lanes: texts.count)
      : Array(repeating: .none, count: texts.count + 1)
    for (index, text) in texts.enumerated() {
      let place = "lane \(index + 1)"
      var parts = text.split(separator: "/", omittingEmptySubsequences: false)
      if index == 0, parts.count > 1, let first = LaneDivider(rawValue: String(parts[0])) {
        dividers[0] = first
        parts.removeFirst()
      }
      lanes.append(try Self.lane(parts[0], place: place, side))
      guard parts.count > 1 else { continue }
      guard parts.count == 2, let divider = LaneDivider(rawValue: String(parts[1])) else {
        throw .badWords(
          place: place, finding: "no line '/\(parts.dropFirst().joined(separator: "/"))'",
          expected: LaneDivider.allCases.map { "/" + $0.rawValue }.joined(separator: ", "))
      }
      dividers[index + 1] = divider
    }
    try self.init(lanes, dividers: dividers)
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
  ) throws(Fault) -> Lane {
    var directions: [Lane.Direction] = []
    var followed: Lane.Direction?
    var state = Lane.State.avoid
    let parts = words.split(separator: "@", omittingEmptySubsequences: false)
    var arrows = parts.first ?? ""
    let access = try parts.dropFirst().map { word throws(Fault) in
      guard let access = Lane.Access(rawValue: String(word)) else {
        throw .badWords(
          place: place, finding: "no use '@\(word)'",
          expected: Lane.Access.allCases.map { "@" + $0.rawValue }.joined(separator: ", "))
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
