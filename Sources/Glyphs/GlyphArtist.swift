public import Paths
import Routes

/// Draws glyphs in the colors of a theme.
public struct GlyphArtist: Sendable {
  /// The colors and measures.
  public let theme: Theme
  private let icons: IconLibrary

  /// Creates an artist.
  public init(theme: Theme, icons: IconLibrary) {
    self.theme = theme
    self.icons = icons
  }

  /// Draws a glyph on a transparent background.
  ///
  /// - Parameters:
  ///   - spec: The glyph.
  ///   - variant: The colors.
  ///   - size: The canvas in points; lanes and junctions fill it, square glyphs are centered.
  ///   - pixelsPerPoint: The resolution for aligning stems and bars with pixels; `nil` if unknown.
  /// - Returns: The drawing.
  /// - Throws: `GlyphError.badIcon` if a folder's icon cannot be seen, `.missingIcon` if there is no
  ///   icon.
  public func drawing(
    of spec: GlyphSpec, variant: Theme.Variant, size: Size, pixelsPerPoint: Double? = nil
  ) throws(GlyphError) -> Drawing {
    let grid = PixelGrid(pixelsPerPoint: pixelsPerPoint)
    let side = min(size.width, size.height)
    var items: [Drawing.Item]
    var file: String?
    var isSquare = true
    switch spec {
    case .maneuver(let kind, let drivingSide):
      let source = try icons.source(of: kind, on: drivingSide)
      file = source.file
      let scale = side / max(source.icon.size.width, source.icon.size.height)
      let fit = Transform.scale(x: scale, y: scale)
      items = PixelFitter.fit(source.icon.items.map { $0.transformed(by: fit) }, to: grid)
      if source.isMirrored {
        let mirror = Transform.mirror(aboutX: side / 2)
        items = items.map { $0.transformed(by: mirror) }
      }
    case .roundabout(let roundabout):
      items = RoundaboutArtist(measures: theme.measures, side: side, grid: grid)
        .items(for: roundabout)
    case .furniture(let furniture):
      items = FurnitureArtist(measures: theme.measures, side: side, grid: grid)
        .items(for: furniture)
    case .junction(let junction):
      isSquare = false
      items = JunctionArtist(measures: theme.measures, size: size, grid: grid)
        .items(for: junction)
    case .lanes(let strip):
      isSquare = false
      items = LaneArtist(measures: theme.measures, grid: grid).items(for: strip, size: size)
    }
    if isSquare, size.width != size.height {
      let inset = Vector(
        dx: grid.edge((size.width - side) / 2), dy: grid.edge((size.height - side) / 2))
      items = items.map { $0.transformed(by: .translation(inset)) }
    }
    if let color = variant.outline {
      let width = theme.measures.outlineWidth * side
      items =
        items.flatMap(\.shapes).map { .shape($0.shape.outlined(by: width, color: color)) } + items
    }
    let drawing = Drawing(
      size: size, items: items.map { item in item.mapShapes { $0.recolor(variant) } })
    if let file, let finding = drawing.invisibility(on: variant.background) {
      throw .badIcon(file: file, finding: "in variant '\(variant.name)' the icon \(finding)")
    }
    return drawing
  }
}

extension Drawing.Shape {
  /// Sets the variant's color if the shape has a role.
  fileprivate mutating func recolor(_ variant: Theme.Variant) {
    guard let role = label.flatMap(ArrowPen.Role.init) else { return }
    strokeColor = role == .lit ? variant.lit : variant.unlit
    if fill != nil { fill = strokeColor }
  }
}
