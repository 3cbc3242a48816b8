public import Paths
import Routes

/// Draws glyphs in the colors of a theme.
public struct GlyphArtist: Sendable {
  /// The colors and measures.
  public let theme: Theme
  package let icons: IconLibrary

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
    let source = try icons.source(of: spec)
    var items: [Drawing.Item]
    if let source {
      items = fitted(source, to: size, grid)
    } else {
      items = try parametricItems(of: spec, size, grid)
    }
    do throws(PathError) {
      items = try RoadPen.cutGaps(
        in: items, width: grid.width(theme.measures.gap * side),
        least: theme.measures.stroke * side / 3)
    } catch {
      throw .badIcon(file: source?.file ?? spec.name, finding: error.description)
    }
    if let color = variant.outline {
      let width = theme.measures.outlineWidth * side
      items =
        items.flatMap(\.shapes).map { .shape($0.shape.outlined(by: width, color: color)) } + items
    }
    let drawing = Drawing(
      size: size, items: items.map { item in item.mapShapes { $0.recolor(variant) } })
    if let file = source?.file, let finding = drawing.invisibility(on: variant.background) {
      throw .badIcon(file: file, finding: "in variant '\(variant.name)' the icon \(finding)")
    }
    return drawing
  }

  /// Fits an icon of any aspect ratio into the middle of a canvas.
  private func fitted(
    _ source: IconLibrary.Source, to size: Size, _ grid: PixelGrid
  ) -> [Drawing.Item] {
    let icon = source.icon.size
    let isWide = size.width * icon.height <= size.height * icon.width
    // Dividing the sides first keeps a square's sides equal.
    let fitted =
      isWide
      ? Size(width: size.width, height: size.width * (icon.height / icon.width))
      : Size(width: size.height * (icon.width / icon.height), height: size.height)
    let scale = isWide ? size.width / icon.width : size.height / icon.height
    let fit = Transform.scale(x: scale, y: scale)
    let roads = source.icon.items.flatMap(RoadPen(measures: theme.measures).items)
    var items = PixelFitter.fit(roads.map { $0.transformed(by: fit) }, to: grid)
    if source.isMirrored {
      let mirror = Transform.mirror(aboutX: fitted.width / 2)
      items = items.map { $0.transformed(by: mirror) }
    }
    return centered(items, of: fitted, in: size, grid)
  }

  private func centered(
    _ items: [Drawing.Item], of inner: Size, in size: Size, _ grid: PixelGrid
  ) -> [Drawing.Item] {
    guard inner != size else { return items }
    let inset = Vector(
      dx: grid.edge((size.width - inner.width) / 2), dy: grid.edge((size.height - inner.height) / 2)
    )
    return items.map { $0.transformed(by: .translation(inset)) }
  }

  private func parametricItems(
    of spec: GlyphSpec, _ size: Size, _ grid: PixelGrid
  ) throws(GlyphError) -> [Drawing.Item] {
    let side = min(size.width, size.height)
    let square: [Drawing.Item]
    switch spec {
    case .maneuver, .icon:
      throw .missingIcon(name: spec.name.replacing("_", with: "-"))
    case .junction(let junction):
      return JunctionArtist(measures: theme.measures, size: size, grid: grid).items(for: junction)
    case .lanes(let strip):
      return LaneArtist(measures: theme.measures, grid: grid).items(for: strip, size: size)
    case .roundabout(let roundabout):
      square = RoundaboutArtist(measures: theme.measures, side: side, grid: grid)
        .items(for: roundabout)
    case .furniture(let furniture):
      square = FurnitureArtist(measures: theme.measures, side: side, grid: grid)
        .items(for: furniture)
    }
    return centered(square, of: Size(width: side, height: side), in: size, grid)
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
