import Routes

extension GlyphSpec {
  /// The name of the glyph: made of `a` to `z`, `0` to `9` and `_`, a letter first.
  ///
  /// Never from text of the input, and `init(name:)` reads it back. Roundabouts carry the angle
  /// behind `a`, the exit behind `e` and the other exits behind `t`; lanes are joined by `_`, each the codes of its
  /// directions with `x` behind the one to follow (`y` if it is second choice), `z` or `q` behind
  /// all where the whole lane is lit, and `b`, `h`, `c`, `k` behind a `w` for bus, HOV, bicycle
  /// and taxi lanes.
  public var name: String {
    switch self {
    case .maneuver(let kind, let side):
      let base = kind.glyphName
      return side == .left ? base + "_lht" : base
    case .roundabout(let roundabout): return roundabout.name
    case .lanes(let strip):
      return "lanes_" + (strip.hasDividers ? "v_" : "")
        + strip.lanes.map(\.code).joined(separator: "_")
    case .junction(let junction): return junction.name
    case .furniture(let furniture): return furniture.name
    }
  }

  /// The glyph of a name, or nil if no glyph has it.
  public init?(name: String) {
    guard !name.contains("-") else { return nil }
    if name.hasPrefix("lanes_") {
      let hasDividers = name.hasPrefix("lanes_v_")
      let lanes = name.dropFirst(hasDividers ? 8 : 6)
        .split(separator: "_", omittingEmptySubsequences: false).map { Lane(code: $0) }
      guard let strip = try? LaneStrip(lanes.compactMap(\.self), hasDividers: hasDividers),
        strip.lanes.count == lanes.count
      else { return nil }
      self = .lanes(strip)
    } else if let roundabout = Roundabout(name: name) {
      self = .roundabout(roundabout)
    } else if let junction = Junction(name: name) {
      self = .junction(junction)
    } else if let furniture = Furniture(name: name) {
      self = .furniture(furniture)
    } else {
      let isLeft = name.hasSuffix("_lht")
      let base = (isLeft ? String(name.dropLast(4)) : name).replacing("_", with: "-")
      guard let kind = ManeuverKind(rawValue: base), !isLeft || kind.isDrawnOnDrivingSide
      else { return nil }
      self = .maneuver(kind, isLeft ? .left : .right)
    }
  }
}

extension ManeuverKind {
  /// The name with `_` in place of `-`.
  fileprivate var glyphName: String { Self.glyphNames[self] ?? rawValue }

  private static let glyphNames = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.rawValue.replacing("-", with: "_")) })
}

extension Roundabout {
  /// The name: that of the kind with this picture, or one made of the parameters.
  fileprivate var name: String {
    let suffix =
      (exit.map { "_e\($0)" } ?? "")
      + (otherExits.isEmpty ? "" : "_t" + otherExits.map(String.init).joined(separator: "t"))
    if let kind { return kind.glyphName + suffix }
    let way = circulation == .clockwise ? "cw" : "ccw"
    guard case .through(let angle) = passage else { return "roundabout_\(way)" + suffix }
    return "roundabout_\(way)_a\(angle)" + suffix
  }

  fileprivate init?(name: String) {
    var parts = name.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] == "roundabout" else { return nil }
    var exit: Int?
    var others: [Int] = []
    if let last = parts.last, last.hasPrefix("t") {
      let numbers = last.dropFirst().split(separator: "t", omittingEmptySubsequences: false)
        .map { Int($0) }
      guard !numbers.contains(nil) else { return nil }
      others = numbers.compactMap(\.self)
      parts.removeLast()
    }
    if let last = parts.last, last.hasPrefix("e"), let number = Int(last.dropFirst()) {
      exit = number
      parts.removeLast()
    }
    if let last = parts.last, last.hasPrefix("a"), let angle = Int(last.dropFirst()),
      parts.count == 3
    {
      let circulation: Circulation = parts[1] == "cw" ? .clockwise : .counterClockwise
      guard parts[1] == "cw" || parts[1] == "ccw" else { return nil }
      try? self.init(
        circulation: circulation, passage: .through(angle: angle), exit: exit, otherExits: others)
      return
    }
    guard let kind = ManeuverKind(rawValue: parts.joined(separator: "-")) else { return nil }
    self.init(kind: kind, exit: exit, otherExits: others.map(Double.init))
    guard self.exit == exit, self.otherExits == others else { return nil }
  }
}

extension Lane {
  /// The codes of directions; no code is the start of another.
  private static let codes: [(Direction, String)] = [
    (.uTurnLeft, "ul"), (.sharpLeft, "pl"), (.left, "l"), (.slightLeft, "sl"), (.through, "t"),
    (.slightRight, "sr"), (.right, "r"), (.sharpRight, "pr"), (.uTurnRight, "ur"),
    (.mergeToLeft, "ml"), (.mergeToRight, "mr"), (.noArrow, "n"),
  ]

  private static let accessCodes: [(Access, String)] = [
    (.bus, "b"), (.hov, "h"), (.bicycle, "c"), (.taxi, "k"),
  ]

  /// The lane as part of a name; what does not change the picture is left out.
  fileprivate var code: String {
    var result = ""
    for (direction, code) in Self.codes where directions.contains(direction) {
      result += code
      if direction == followed { result += state == .usable ? "y" : "x" }
    }
    if state != .avoid, followed == nil { result += state == .usable ? "q" : "z" }
    let marks = Self.accessCodes.filter { access.contains($0.0) }.map(\.1)
    return marks.isEmpty ? result : result + "w" + marks.joined()
  }

  fileprivate init?(code: Substring) {
    var rest = code
    var directions: [Direction] = []
    var followed: Direction?
    var state = State.avoid
    while let first = rest.first, first != "w" {
      if first == "z" || first == "q" {
        guard followed == nil, !directions.isEmpty else { return nil }
        state = first == "z" ? .preferred : .usable
        rest = rest.dropFirst()
        guard rest.isEmpty || rest.first == "w" else { return nil }
        break
      }
      guard let (direction, code) = Self.codes.first(where: { rest.hasPrefix($0.1) }) else {
        return nil
      }
      directions.append(direction)
      rest = rest.dropFirst(code.count)
      if let mark = rest.first, mark == "x" || mark == "y" {
        followed = direction
        state = mark == "x" ? .preferred : .usable
        rest = rest.dropFirst()
      }
    }
    let access = rest.dropFirst().map { mark in
      Self.accessCodes.first { $0.1 == String(mark) }?.0
    }
    guard !directions.isEmpty, !access.contains(nil) else { return nil }
    self.init(
      directions: directions, followed: followed, state: state, access: access.compactMap(\.self))
  }
}
