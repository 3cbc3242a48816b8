public import Faults
public import Paths
import Maneuvers

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

  /// The artist for several pictures of a glyph, whose file is read once.
  package func holding(_ spec: GlyphSpec) throws(Fault) -> GlyphArtist {
    GlyphArtist(theme: theme, icons: try icons.holding(spec))
  }

  /// Draws a glyph on a transparent background.
  ///
  /// - Parameters:
  ///   - spec: The glyph.
  ///   - variant: The colors.
  ///   - size: The canvas in points; lanes and junctions fill it, square glyphs are centered.
  ///   - pixelsPerPoint: The resolution for aligning stems and bars with pixels; `nil` if unknown.
  /// - Returns: The drawing.
  /// - Throws: `Fault` if a folder's icon cannot be seen, or if there is no icon.
  public func drawing(
    of spec: GlyphSpec, variant: Theme.Variant, size: Size, pixelsPerPoint: Double? = nil
  ) throws(Fault) -> Drawing {
    try drawing(
      of: spec, variant: variant, size: size, pixelsPerPoint: pixelsPerPoint, drawnShare: 1)
  }

  /// Draws a glyph with its lit arrows up to a share of their length, 0 to 1.
  ///
  /// Throws for a folder's icon that cannot be seen, unless that is allowed.
  func drawing(
    of spec: GlyphSpec, variant: Theme.Variant, size: Size, pixelsPerPoint: Double?,
    drawnShare: Double, isUnseenAllowed: Bool = false
  ) throws(Fault) -> Drawing {
    let grid = PixelGrid(pixelsPerPoint: pixelsPerPoint)
    let side = min(size.width, size.height)
    var measures = theme.measures(forSide: side).weighted(by: variant.weight)
    if variant.outline == nil { measures.outlineWidth = 0 }
    if case .shield(let shield) = spec {
      return Drawing(size: size, items: try items(of: shield, variant, size, grid))
    }
    if case .junctionView(let view) = spec {
      return Drawing(size: size, items: try items(of: view, variant, size, grid))
    }
    var (items, source) = try parts(of: spec, size, measures, grid)
    if measures.gap > 0 {
      items = try Fault.within(source?.file ?? spec.name) { () throws(Fault) in
        let (gap, least) = (measures.gap * side, measures.stroke * side / 3)
        func cut(
          _ items: [Drawing.Item], _ grid: PixelGrid, _ known: [[Int]?] = []
        ) throws(Fault) -> (items: [Drawing.Item], pieces: [[Int]?]) {
          try RoadPen.cutGaps(in: items, width: grid.width(gap), least: least, known: known)
        }
        let own = try cut(items, grid)
        guard let pixelsPerPoint,
          items.flatMap({ $0.shapes }).contains(where: { $0.shape.role == .unlit })
        else { return own.items }
        // A cut leaves the pieces that it leaves at each scale, so that all show the same.
        var known = own.pieces
        for scale in [1.0, 2, 3] where scale != pixelsPerPoint {
          let grid = PixelGrid(pixelsPerPoint: scale)
          let pieces = try cut(try parts(of: spec, size, measures, grid).items, grid).pieces
          known = zip(known, pieces).map(RoadPen.fewest)
        }
        return known == own.pieces ? own.items : try cut(items, grid, known).items
      }
    }
    items = items.drawn(share: drawnShare)
    let width = measures.outlineWidth * side
    let inside = items
    items =
      items.flatMap { $0.shapes }.compactMap { $0.shape.outlined(by: width, in: variant) } + items
    let drawing = Drawing(
      size: size, items: items.map { item in item.mapShapes { $0.recolor(variant) } })
    if !isUnseenAllowed, let file = source?.file,
      let finding = drawing.invisibility(
        on: variant.background, contrastRemedy: inside.contrastRemedy(in: variant))
    {
      throw Fault(at: file, "in variant '\(variant.name)' the icon \(finding)")
    }
    return drawing
  }

  /// The icons without those of the folder that cannot be read, drawn or seen, and why, once a file.
  package func leavingOutFaulty() -> (icons: IconLibrary, faults: [Fault]) {
    var faults: [Fault] = []
    var files: Set<String> = []
    for spec in icons.glyphs {
      for variant in theme.variants {
        do throws(Fault) {
          _ = try drawing(of: spec, variant: variant, size: Size(width: 48, height: 48))
        } catch {
          if !faults.contains(where: { $0.place == error.place }) { faults.append(error) }
          if let file = icons.file(of: spec) { files.insert(file) }
        }
      }
    }
    return (icons.leavingOut(files), faults)
  }

  private func items(
    of view: JunctionView, _ variant: Theme.Variant, _ size: Size, _ grid: PixelGrid
  ) throws(Fault) -> [Drawing.Item] {
    let colors = theme.scenery(variant.scheme)
    let artist = JunctionViewArtist(view, size: size, colors: colors)
    let signArtist = SignpostArtist(
      view: view, road: artist, shields: icons.shields, isDark: variant.isForDarkBackground,
      size: size, grid: grid)
    return artist.items()
      + (try signArtist.items(post: colors[.shoulder].mixed(with: colors[.line], share: 48)))
  }

  private func items(
    of shield: Shield, _ variant: Theme.Variant, _ size: Size, _ grid: PixelGrid
  ) throws(Fault) -> [Drawing.Item] {
    let (network, plate) = try icons.shields.parts(of: shield)
    let artist = ShieldArtist(
      shield: shield, network: network, plate: plate, isDark: variant.isForDarkBackground)
    return artist.items(in: size, grid)
  }

  /// Draws a glyph without gaps and colors; also returns its icon, unless parameters describe it.
  func parts(
    of spec: GlyphSpec, _ size: Size, _ measures: Theme.Measures, _ grid: PixelGrid
  ) throws(Fault) -> (items: [Drawing.Item], source: IconLibrary.Source?) {
    let source = try icons.source(of: spec)
    var items: [Drawing.Item]
    if let source {
      items = fitted(source, to: size, measures, grid)
    } else {
      items = try parametricItems(of: spec, size, measures, grid)
    }
    if theme.hasRoundTails { items = items.map { item in item.mapShapes { $0.roundTails() } } }
    return (items, source)
  }

  /// Fits an icon of any aspect ratio into the middle of a canvas.
  private func fitted(
    _ source: IconLibrary.Source, to size: Size, _ measures: Theme.Measures, _ grid: PixelGrid
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
    var roads = source.icon.items.flatMap(RoadPen(measures: measures).items)
    if theme.isSmall(min(size.width, size.height)) { roads = Self.withoutDetails(roads) }
    var items = PixelFitter.fit(roads.map { $0.transformed(by: fit) }, to: grid)
    if source.isMirrored {
      let mirror = Transform.mirror(aboutX: fitted.width / 2)
      items = items.map { $0.transformed(by: mirror) }
    }
    return centered(items, of: fitted, in: size, grid)
  }

  /// The items without details; the rest has the middle that all had.
  private static func withoutDetails(_ items: [Drawing.Item]) -> [Drawing.Item] {
    let rest = items.compactMap { $0.withoutDetails }
    guard rest != items, let all = bounds(of: items), let left = bounds(of: rest) else {
      return items
    }
    let shift = Transform.translation(all.center - left.center)
    return rest.map { $0.transformed(by: shift) }
  }

  private static func bounds(of items: [Drawing.Item]) -> Rect? {
    items.flatMap { $0.shapes }.compactMap { $0.shape.bounds }.reduce(nil) { $0?.union($1) ?? $1 }
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
    of spec: GlyphSpec, _ size: Size, _ measures: Theme.Measures, _ grid: PixelGrid
  ) throws(Fault) -> [Drawing.Item] {
    let side = min(size.width, size.height)
    let square: [Drawing.Item]
    switch spec {
    case .maneuver, .icon, .shield, .junctionView, .furniture(.picture):
      let file = spec.name.replacing("_", with: "-") + ".svg"
      throw Fault("no icon '\(file)'", remedy: "add it to the icons")
    case .junction(let junction):
      return JunctionArtist(measures: measures, size: size, grid: grid).items(for: junction)
    case .lanes(let strip):
      return LaneArtist(measures: measures, grid: grid).items(for: strip, size: size)
    case .roundabout(let roundabout):
      square = RoundaboutArtist(measures: measures, side: side, grid: grid)
        .items(for: roundabout)
    case .furniture(.waiting(let frame)): square = WaitingRing(frame: frame, side: side).items
    case .furniture(.speedLimit(let limit)):
      square = SpeedSign(limit: limit, side: side, grid: grid).items
    case .furniture(.vehicleLimit(let limit)):
      square = VehicleLimitSign(limit: limit, side: side, grid: grid).items
    }
    return centered(square, of: Size(width: side, height: side), in: size, grid)
  }
}

extension Drawing.Item {
  /// The item as small pictures show it; `nil` for a detail.
  fileprivate var withoutDetails: Drawing.Item? {
    switch self {
    case .shape(let shape): return shape.isDetail ? nil : self
    case .group(var group):
      group.items = group.items.compactMap { $0.withoutDetails }
      return .group(group)
    }
  }
}

extension Drawing.Shape {
  /// Sets the variant's color if the shape has a role.
  fileprivate mutating func recolor(_ variant: Theme.Variant) {
    switch role {
    case .lit: self = painted(variant.lit)
    case .unlit: self = painted(variant.unlit)
    case .text: self = painted(variant.text)
    case nil: break
    }
  }

  /// The outline to draw behind the shape, if the variant has one for its role.
  fileprivate func outlined(by width: Double, in variant: Theme.Variant) -> Drawing.Item? {
    let color =
      switch role {
      case .unlit: variant.unlitOutline ?? variant.outline
      case .text: variant.isHollow ? nil : variant.outline
      case .lit, nil: variant.outline
      }
    return color.flatMap { $0.alpha == 0 ? nil : .shape(outlined(by: width, color: $0)) }
  }

  /// Rounds the free ends of a road, which reaches as far as before.
  fileprivate mutating func roundTails() {
    guard role != nil, let line = stroke, line.cap == .butt else { return }
    path = path.extended(by: -line.width / 2)
    stroke?.cap = .round
  }
}
