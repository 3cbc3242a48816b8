public import Glyphs
public import Paths

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
  /// The size of pictures of junctions beside the glyphs, in points, or `nil` for no such pictures.
  public var junctionSize: Size?

  /// Makes options.
  public init(variants: [Theme.Variant], scales: [Int], maneuverSize: Size, laneSize: Size) {
    self.variants = variants
    self.scales = scales
    self.maneuverSize = maneuverSize
    self.laneSize = laneSize
  }

  /// The sizes of a glyph, in points, the main one first.
  func sizes(of spec: GlyphSpec) -> [Size] {
    switch spec {
    case .maneuver, .roundabout, .junction: [maneuverSize] + extraSizes
    case .furniture: [maneuverSize]
    case .lanes: [laneSize]
    }
  }

  /// The options for pictures of junctions, or `nil` for no such pictures.
  var forJunctions: PictureOptions? {
    guard let junctionSize else { return nil }
    var options = self
    options.maneuverSize = junctionSize
    options.extraSizes = []
    return options
  }
}
