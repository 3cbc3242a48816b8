import Faults

/// A lane of a road before a junction.
public struct Lane: Hashable, Sendable {
  /// An arrow on a lane.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case uTurnLeft = "uturn-left"
    case sharpLeft = "sharp-left"
    case left
    case slightLeft = "slight-left"
    case through
    case slightRight = "slight-right"
    case right
    case sharpRight = "sharp-right"
    case uTurnRight = "uturn-right"
    case mergeToLeft = "merge-to-left"
    case mergeToRight = "merge-to-right"
    case noArrow = "none"

    /// Degrees off straight on, positive to the right.
    public var degrees: Double {
      switch self {
      case .uTurnLeft: -180
      case .sharpLeft: -135
      case .left: -90
      case .slightLeft, .mergeToLeft: -45
      case .through, .noArrow: 0
      case .slightRight, .mergeToRight: 45
      case .right: 90
      case .sharpRight: 135
      case .uTurnRight: 180
      }
    }
  }

  /// How well a lane serves the route.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// It does not lead along the route.
    case avoid
    /// It leads along the route, but another lane may be better.
    case usable
    case preferred
  }

  /// Vehicles that a lane is reserved for, or another mark on it.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    case bus
    case hov
    case bicycle
    case taxi
    /// Traffic changes its direction with the time of day.
    case reversible
  }

  /// The distinct arrows on the lane, in the order of the data; one or more.
  public var directions: [Direction]
  /// The arrow to follow, one of `directions`; `nil` on a lane to avoid.
  public var followed: Direction?
  /// How well the lane serves the route.
  public var state: State
  /// The vehicles that the lane is reserved for, and its other marks; empty if open to all.
  public var access: [Access]

  /// Creates a lane; without directions it has no arrow.
  public init(
    directions: [Direction], followed: Direction? = nil, state: State = .avoid,
    access: [Access] = []
  ) {
    var unique: [Direction] = []
    for direction in directions where !unique.contains(direction) { unique.append(direction) }
    self.directions = unique.isEmpty ? [.noArrow] : unique
    self.followed = followed
    self.state = state
    self.access = access
  }

  /// The arrow nearest to a turn in degrees; on a tie, one on the turn's side, else the first.
  static func nearest(to turn: Double, among directions: [Direction]) -> Direction? {
    directions.min { a, b in
      let (first, second) = ((a.degrees - turn).magnitude, (b.degrees - turn).magnitude)
      if first != second { return first < second }
      return a.degrees * turn > 0 && b.degrees * turn <= 0
    }
  }
}

extension Lane.Direction {
  /// The engines' words for an arrow, in traffic on either side of the road.
  ///
  /// `engine` is that of numbers, such as Valhalla's bits; it is empty for words, which mean the
  /// same in all engines. Words are without case, spaces, `-` and `_`.
  package static let words: [(engine: String, word: String, right: Self, left: Self)] = {
    var words: [(engine: String, word: String, right: Self, left: Self)] = []
    func add(_ word: String, _ right: Self, _ left: Self? = nil, engine: String = "") {
      let word = Vocabulary.squeezed(word)
      guard !words.contains(where: { $0.engine == engine && $0.word == word }) else { return }
      words.append((engine, word, right, left ?? right))
    }
    for direction in allCases { add(direction.rawValue, direction) }
    for word in TurnDirection.allCases.map({ $0.rawValue }) {
      if let right = Self(osrm: word, .right) { add(word, right, Self(osrm: word, .left)) }
    }
    add("reverse", .uTurnLeft, .uTurnRight)
    for (word, name) in WordList.pairs("tomtom arrows") {
      if let direction = Self(rawValue: name) { add(word, direction) }
    }
    for (word, name) in WordList.pairs("navinfo arrows") {
      guard let direction = Self(rawValue: name) else { continue }
      let isNumber = Int(word) != nil
      add(word, direction, engine: isNumber ? Engine.navInfo.name : "")
      if !isNumber {
        for prefix in ["GMSNavigationLaneShape", "LaneShape."] { add(prefix + word, direction) }
      }
    }
    for bit in ValhallaLeg.bits.map({ $0.bit }) {
      guard let right = ValhallaLeg.arrows(bit, .right).first,
        let left = ValhallaLeg.arrows(bit, .left).first
      else { continue }
      add(String(bit), right, left, engine: Engine.valhalla.name)
    }
    return words
  }()
}

extension Step {
  /// The indices of the preferred lanes, else of the usable ones.
  var litLanes: [Int] {
    let best: Lane.State = lanes.contains { $0.state == .preferred } ? .preferred : .usable
    return lanes.indices.filter { lanes[$0].state == best }
  }

  /// The side of the arrows in all lanes to take; `nil` if one is straight or two differ.
  var litSide: TurnSide? {
    guard !lanes.isEmpty else { return nil }
    // Ignore lanes without arrows.
    let lit = litLanes.compactMap { lanes[$0].followed }.filter { $0 != .noArrow }
    guard let side = lit.first?.side, lit.allSatisfy({ $0.side == side }) else { return nil }
    return side
  }

  /// Moves highlights to a side; drops all lanes if one lacks such an arrow: another junction's.
  mutating func relightLanes(to side: TurnSide) {
    let turn = maneuver.direction?.degrees ?? 0
    let wanted = turn == 0 || turn.magnitude == 180 ? (side == .left ? -90.0 : 90) : turn
    for index in litLanes {
      let arrows = lanes[index].directions.filter { $0.side == side }
      guard let arrow = Lane.nearest(to: wanted, among: arrows) else {
        lanes = []
        return
      }
      lanes[index].followed = arrow
    }
  }

  /// Drops a straight step's lanes if all highlighted arrows turn 90° or more: another junction's.
  mutating func dropLanesThatTurnOff() {
    guard litSide != nil,
      litLanes.allSatisfy({ (lanes[$0].followed?.degrees.magnitude ?? 0) >= 90 })
    else { return }
    lanes = []
  }
}

extension Lane {
  mutating func turnBack(to side: TurnSide) {
    func turned(_ arrow: Direction) -> Direction {
      arrow.degrees.magnitude < 180 ? arrow : side == .left ? .uTurnLeft : .uTurnRight
    }
    self = Lane(
      directions: directions.map(turned), followed: followed.map(turned), state: state,
      access: access)
  }
}
