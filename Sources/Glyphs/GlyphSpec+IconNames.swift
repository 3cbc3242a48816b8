import Maneuvers
import Paths
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
