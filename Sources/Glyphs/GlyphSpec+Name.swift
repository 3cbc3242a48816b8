package import Maneuvers

extension GlyphSpec {
  /// The glyph's name, which `init(name:)` parses back: a letter, then `a` to `z`, `0` to `9` and `_`.
  ///
  /// It never contains input text; <doc:Names> says how it is made.
  public var name: String {
    switch self {
    case .maneuver(let kind, let side): kind.glyphName + (side == .left ? "_lht" : "")
    case .roundabout(let roundabout): roundabout.name
    case .lanes(let strip):
      (["lanes"] + strip.dividerCode + strip.lanes.map { $0.code }).joined(separator: "_")
    case .junction(let junction): junction.name
    case .junctionView(let view): view.name
    case .furniture(let furniture): furniture.name
    case .shield(let shield): shield.name
    case .icon(let name): name
    }
  }

  /// Parses a name such as `turn_left` or `roundabout_ccw_a135`; `nil` for a name that only a folder of icons
  /// may have.
  public init?(name: String) {
    let words = name.split(separator: "_", omittingEmptySubsequences: false)
    let spec: GlyphSpec? =
      switch words[0] {
      case "shield": Shield(name: name).map { .shield($0) }
      case "lanes": Self.lanes(words.dropFirst())
      case "roundabout": Roundabout(words[...]).map { .roundabout($0) }
      case "junction" where words.count > 2 && words[1] == "view":
        JunctionView(name: name).map { .junctionView($0) }
      case "junction": Junction(name: name).map { .junction($0) }
      case "fork" where words.count > 2: Junction(name: name).map { .junction($0) }
      default: Furniture(name: name).map { .furniture($0) } ?? Self.maneuver(words)
      }
    // Parsers skip unknown parts, so accept only names that encode back to the same text.
    guard let spec, spec.name == name || spec.plainName == name else { return nil }
    self = spec
  }

  /// The name by the parameters alone, even if a kind has the same picture.
  private var plainName: String? {
    switch self {
    case .roundabout(let roundabout): roundabout.angleName
    case .junction(let junction): junction.junctionName
    case .maneuver, .lanes, .furniture, .junctionView, .shield, .icon: nil
    }
  }

  package static func sorted(_ specs: some Collection<GlyphSpec>) -> [GlyphSpec] {
    specs.map { ($0.name, $0) }.sorted { $0.0 < $1.0 }.map { $0.1 }
  }

  private static func lanes(_ words: ArraySlice<Substring>) -> GlyphSpec? {
    let letters = words.first.flatMap { $0.first == "v" ? $0.dropFirst() : nil }
    let lanes = (letters == nil ? words : words.dropFirst()).compactMap(Lane.init(code:))
    let named = letters?.compactMap { letter in LaneDivider.allCases.first { $0.code == letter } }
    let dividers = named.map { $0.isEmpty ? LaneDivider.usual(lanes: lanes.count) : $0 }
    return (try? LaneStrip(lanes, dividers: dividers ?? [])).map { .lanes($0) }
  }

  private static func maneuver(_ words: [Substring]) -> GlyphSpec? {
    let isLeft = words.last == "lht"
    let base = (isLeft ? words.dropLast() : words).joined(separator: "-")
    return ManeuverKind(rawValue: base).map {
      GlyphSpec(kind: $0, drivingSide: isLeft ? .left : .right)
    }
  }
}

extension ManeuverKind {
  var glyphName: String {
    String(
      decoding: rawValue.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 },
      as: UTF8.self)
  }
}

extension Roundabout {
  /// The name of the kind with this picture, or else a name made of the parameters.
  fileprivate var name: String { kind.map { $0.glyphName + suffix } ?? angleName }

  fileprivate var angleName: String {
    let way = circulation == .clockwise ? "cw" : "ccw"
    guard case .through(let angle) = passage else { return "roundabout_\(way)" + suffix }
    return "roundabout_\(way)_a\(angle)" + suffix
  }

  private var suffix: String {
    (exit.map { "_e\($0)" } ?? "")
      + (otherExits.isEmpty ? "" : "_t" + otherExits.map(String.init).joined(separator: "t"))
  }

  fileprivate init?(_ words: ArraySlice<Substring>) {
    var words = words
    func take(_ mark: Character) -> Substring? {
      guard let last = words.last, last.first == mark else { return nil }
      words.removeLast()
      return last.dropFirst()
    }
    let others = take("t")?.split(separator: "t").compactMap { Int($0) } ?? []
    let exit = take("e").flatMap { Int($0) }
    if let angle = take("a").flatMap({ Int($0) }) {
      try? self.init(
        circulation: words.last == "cw" ? .clockwise : .counterClockwise,
        passage: .through(angle: angle), exit: exit, otherExits: others)
    } else {
      guard let kind = ManeuverKind(rawValue: words.joined(separator: "-")) else { return nil }
      self.init(kind: kind, exit: exit, otherExits: others.map(Double.init))
    }
  }
}

extension LaneStrip {
  fileprivate var dividerCode: [String] {
    guard !dividers.isEmpty else { return [] }
    return [
      "v"
        + (dividers == LaneDivider.usual(lanes: lanes.count)
          ? "" : String(dividers.map { $0.code }))
    ]
  }
}

extension Lane {
  /// Direction codes; no code is a prefix of another code or of a mark.
  package static let codes: [(Direction, String)] = [
    (.uTurnLeft, "ul"), (.sharpLeft, "pl"), (.left, "l"), (.slightLeft, "sl"), (.through, "t"),
    (.slightRight, "sr"), (.right, "r"), (.sharpRight, "pr"), (.uTurnRight, "ur"),
    (.mergeToLeft, "ml"), (.mergeToRight, "mr"), (.noArrow, "n"),
  ]

  package static let accessCodes: [(Access, Character)] = [
    (.bus, "b"), (.hov, "h"), (.bicycle, "c"), (.taxi, "k"),
    (.reversible, "v"),
  ]

  /// The lane's part of a name, without anything that does not change the picture.
  fileprivate var code: String {
    var result = ""
    for (direction, code) in Self.codes where directions.contains(direction) {
      result += code
      if direction == followed { result += state == .usable ? "y" : "x" }
    }
    if state != .avoid, followed == nil { result += state == .usable ? "q" : "z" }
    let marks = Self.accessCodes.filter { access.contains($0.0) }.map { $0.1 }
    return marks.isEmpty ? result : result + "w" + marks
  }

  fileprivate init?(code: Substring) {
    var (directions, access): ([Direction], [Access]) = ([], [])
    var (followed, state): (Direction?, State) = (nil, .avoid)
    var rest = code
    while let mark = rest.first {
      if let (direction, code) = Self.codes.first(where: { rest.hasPrefix($0.1) }) {
        directions.append(direction)
        rest = rest.dropFirst(code.count)
        continue
      }
      switch mark {
      case "x", "z": state = .preferred
      case "y", "q": state = .usable
      case "w": break
      default:
        guard let use = Self.accessCodes.first(where: { $0.1 == mark }) else { return nil }
        access.append(use.0)
      }
      if mark == "x" || mark == "y" { followed = directions.last }
      rest = rest.dropFirst()
    }
    self.init(directions: directions, followed: followed, state: state, access: access)
  }
}
