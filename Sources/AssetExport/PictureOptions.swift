public import Glyphs
public import Paths
import Faults

/// The variants, scales and sizes in which glyphs are drawn.
public struct PictureOptions: Hashable, Sendable {
  /// The variants of the theme to draw.
  public var variants: [Theme.Variant]
  /// The scales in pixels per point, 1 or more; each makes a separate picture.
  public var scales: [Int]
  /// The sizes of maneuvers, in points, 1 or more; file names include all but the first.
  public var maneuverSizes: [Size]
  /// The size of a strip of lanes, in points.
  public var laneSize: Size
  /// The size of separate junction pictures, in points; `nil` omits them.
  public var junctionSize: Size?

  /// Creates options.
  public init(variants: [Theme.Variant], scales: [Int], maneuverSizes: [Size], laneSize: Size) {
    self.variants = variants
    self.scales = scales
    self.maneuverSizes = maneuverSizes
    self.laneSize = laneSize
  }

  /// The sizes of a glyph; a shield's follows from its text.
  func sizes(of spec: GlyphSpec, _ icons: IconLibrary) throws(Fault) -> [Size] {
    switch spec {
    case .maneuver, .roundabout, .junction, .junctionView, .icon: return maneuverSizes
    case .furniture: return Array(maneuverSizes.prefix(1))
    case .lanes: return [laneSize]
    case .shield(let shield):
      return [try icons.shields.size(of: shield)]
    }
  }

  /// The options for separate junction pictures, or `nil` to omit them.
  var forJunctions: PictureOptions? {
    guard let junctionSize else { return nil }
    var options = self
    options.maneuverSizes = [junctionSize]
    return options
  }
}
