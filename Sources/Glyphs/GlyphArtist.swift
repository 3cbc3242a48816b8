public import Paths
import Routes

/// Draws glyphs in the colors of a theme.
public struct GlyphArtist: Sendable {
  /// The colors and measures.
  public let theme: Theme
  private let icons: IconLibrary

  /// Makes an artist.
  public init(theme: Theme, icons: IconLibrary) {
    self.theme = theme
    self.icons = icons
  }

  /// A glyph as a drawing.
  ///
  /// - Parameters:
  ///   - spec: What it shows.
  ///   - variant: The colors.
  ///   - size: The canvas, in points. A square glyph is centered in a canvas that is not square;
  ///     lanes fill it.
  /// - Returns: A drawing on a transparent background.
  /// - Throws: `GlyphError.missingIcon` when an icon is not in the library.
  public func drawing(
    of spec: GlyphSpec, variant: Theme.Variant, size: Size
  ) throws(GlyphError) -> Drawing {
    let side = min(size.width, size.height)
    let inset = Vector(dx: (size.width - side) / 2, dy: (size.height - side) / 2)
    var items: [Drawing.Item]
    switch spec {
    case .maneuver(let kind, let drivingSide):
      let icon = try icons.drawing(of: kind, on: drivingSide)
      let scale = side / max(icon.size.width, icon.size.height)
      let fit = Transform.scale(x: scale, y: scale).then(.translation(inset))
      items = icon.items.map { $0.transformed(by: fit) }
    case .roundabout(let roundabout):
      items = RoundaboutArtist(measures: theme.measures, side: side).items(for: roundabout)
        .map { $0.transformed(by: .translation(inset)) }
    case .lanes(let strip):
      items = LaneArtist(measures: theme.measures).items(for: strip, size: size)
    }
    for index in items.indices { items[index].recolor(variant) }
    return Drawing(size: size, items: items)
  }
}

extension Drawing.Item {
  /// Gives shapes that play a part the part's color; others keep theirs.
  fileprivate mutating func recolor(_ variant: Theme.Variant) {
    switch self {
    case .shape(var shape):
      guard let role = shape.label.flatMap(ArrowPen.Role.init) else { return }
      let color = role == .lit ? variant.lit : variant.unlit
      if shape.fill != nil { shape.fill = color }
      shape.strokeColor = color
      self = .shape(shape)
    case .group(var group):
      for index in group.items.indices { group.items[index].recolor(variant) }
      self = .group(group)
    }
  }
}
