import Paths
import Maneuvers
import SVGCoding

extension GlyphSpec {
  /// The glyph that an SVG file is named after, or a new one; `nil` if no glyph can have the name.
  ///
  /// The first words of names with parameters are reserved, so that a mistyped one is noticed.
  init?(iconFile: String) {
    guard iconFile.hasSuffix(".svg") else { return nil }
    let name = String(iconFile.dropLast(4)).replacing("-", with: "_")
    if let spec = GlyphSpec(name: name) {
      self = spec
      return
    }
    let words = name.split(separator: "_", omittingEmptySubsequences: false)
    func isPlain(_ letter: Character) -> Bool { "a"..."z" ~= letter || "0"..."9" ~= letter }
    guard words.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isPlain) }),
      "a"..."z" ~= words[0].first ?? "0",
      !["junction", "lanes", "roundabout", "shield"].contains(name.prefix { $0 != "_" })
    else { return nil }
    self = .icon(name)
  }

  /// What a file's name must be for `init(iconFile:)`.
  static let iconFileRule =
    "name it after a glyph, or with lower-case letters, digits and '-', as in my-icon.svg"

  /// The names of the icons that can show the glyph, the best first, and which are mirrored.
  ///
  /// Kinds without a side, as `on_ramp`, have right-hand icons; left-hand traffic mirrors them.
  var iconSources: [(name: String, isMirrored: Bool)] {
    var names = [name]
    switch self {
    case .maneuver(let kind, .left) where kind.isDrawnOnDrivingSide:
      return [(name, false), (kind.glyphName, true)]
    case .maneuver(let kind, _):
      names = [kind.glyphName]
      if kind == .followRoad || kind == .nameChange {
        names.append(ManeuverKind.straight.glyphName)
      }
    case .icon: break
    case .roundabout, .junction, .junctionView, .lanes, .furniture, .shield: return [(name, false)]
    }
    return names.map { ($0, false) } + names.compactMap { $0.mirroredName }.map { ($0, true) }
  }
}

extension String {
  /// Swaps a final `left` and `right`; `nil` without either.
  var mirroredName: String? {
    if hasSuffix("_left") { return dropLast(4) + "right" }
    if hasSuffix("_right") { return dropLast(5) + "left" }
    return nil
  }
}

extension ManeuverKind {
  /// Whether the kind names no side but happens on the driving side.
  var isDrawnOnDrivingSide: Bool { [.onRamp, .offRamp, .merge].contains(self) }
}

extension Drawing {
  /// The number of its colors if no shape has a role, else 0.
  var colorCount: Int {
    let shapes = items.flatMap { $0.shapes }.map { $0.shape }
    guard shapes.allSatisfy({ $0.label == nil }) else { return 0 }
    let colors = shapes.flatMap { [$0.fill, $0.stroke == nil ? nil : $0.strokeColor] }
    return Set(colors.compactMap { $0 }.filter { $0.alpha > 0 }.map { $0.with(alpha: 255) }).count
  }

  /// The drawing with shapes that are lit, unlit, or keep their own colors.
  var withRoles: Drawing {
    var result = self
    result.items = items.map { item in item.mapShapes { $0.assignRole() } }
      .filter { !$0.isHeadOfRole }
    return result
  }
}

extension Drawing.Item {
  /// Whether this is the head of an arrow, which the theme's replaces.
  fileprivate var isHeadOfRole: Bool {
    shapes.contains { $0.shape.marking == .marker && $0.shape.label != nil }
  }
}

extension Drawing.Shape {
  /// Makes a shape without a role lit, unless it keeps its own colors.
  mutating func assignRole() {
    if label == SVGReader.ownColors {
      label = nil
    } else if role == nil {
      label = ArrowPen.Role.lit.rawValue
    }
  }
}
