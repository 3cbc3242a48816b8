public import Glyphs
public import Paths
import PNGCoding

/// How glyphs are pictured: which variants, scales and sizes.
public struct PictureOptions: Hashable, Sendable {
  /// The variants of the theme to draw.
  public var variants: [Theme.Variant]
  /// Pixels a point, each a picture of its own; 1 or more.
  public var scales: [Int]
  /// The size of a maneuver, in points.
  public var maneuverSize: Size
  /// Further sizes of maneuvers, whose files carry the size in their names.
  public var extraSizes: [Size] = []
  /// The size of a strip of lanes, in points.
  public var laneSize: Size
  /// The size of pictures of junctions beside the glyphs, in points; nothing for no such pictures.
  public var junctionSize: Size?
  /// Whether to search longer for smaller files.
  public var isOptimized: Bool
  /// Whether files may be large where that is quicker; of no effect with `isOptimized`.
  public var isDraft = false
  /// Makes options.
  public init(
    variants: [Theme.Variant], scales: [Int], maneuverSize: Size, laneSize: Size,
    isOptimized: Bool = false
  ) {
    self.isOptimized = isOptimized
    self.variants = variants
    self.scales = scales
    self.maneuverSize = maneuverSize
    self.laneSize = laneSize
  }

  /// How hard to look for small files.
  var effort: PNGEffort { isOptimized ? .smallest : isDraft ? .fast : .small }

  /// The sizes of a glyph, in points, the main one first.
  func sizes(of spec: GlyphSpec) -> [Size] {
    switch spec {
    case .maneuver, .roundabout, .junction: [maneuverSize] + extraSizes
    case .furniture, .lanes: [size(of: spec)]
    }
  }

  /// The options for pictures of junctions; nothing if there are to be none.
  var forJunctions: PictureOptions? {
    guard let junctionSize else { return nil }
    var options = self
    options.maneuverSize = junctionSize
    return options
  }

  /// The size of a glyph, in points.
  func size(of spec: GlyphSpec) -> Size {
    switch spec {
    case .maneuver, .roundabout, .junction, .furniture: maneuverSize
    case .lanes: laneSize
    }
  }
}
