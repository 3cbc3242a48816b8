public import Paths

/// Draws drawings into pixmaps, one after another, keeping its storage.
public struct Renderer: Sendable {
  private var rasterizer = Rasterizer()
  private var outline = Polylines()

  /// How far the lines drawn for a curve may stray from it, in pixels.
  ///
  /// Lines stray to both sides in turn (`Path.flatten`), and by that module's bounds a curve that
  /// crosses a pixel changes its area by 0.7 of an 8-bit level at most, and mostly by far less.
  public static let tolerance = FlatteningTolerance(distance: 1.0 / 342, area: 0.0205)

  /// The most pixels that groups inside each other may take, each in a layer of its own: 1 GiB.
  public static let layerLimit = 4 * Pixmap.pixelLimit

  /// Makes a renderer without storage.
  public init() {}

  /// Draws a drawing that fills a picture of the given size.
  ///
  /// - Parameters:
  ///   - drawing: Scaled from its own size to that of the picture, each axis by itself.
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  /// - Returns: A picture with a transparent background.
  /// - Throws: `RasterError` for a size or a path that cannot be drawn.
  public mutating func draw(
    _ drawing: Drawing, width: Int, height: Int
  ) throws(RasterError) -> Pixmap {
    try Pixmap.check(width: width, height: height)
    guard Self.depth(of: drawing.items) * width * height <= Self.layerLimit else {
      throw .tooManyLayers(limit: Self.layerLimit)
    }
    var pixmap = try Pixmap(width: width, height: height)
    let transform = Transform.scale(
      x: Double(width) / drawing.size.width, y: Double(height) / drawing.size.height)
    try draw(drawing.items, transform: transform, onto: &pixmap)
    return pixmap
  }

  /// How many groups lie inside each other at most.
  private static func depth(of items: [Drawing.Item]) -> Int {
    items.reduce(0) { depth, item in
      guard case .group(let group) = item else { return depth }
      return max(depth, 1 + Self.depth(of: group.items))
    }
  }

  /// Draws items over a picture.
  ///
  /// - Parameters:
  ///   - items: From back to front.
  ///   - transform: From the items' canvas to pixels.
  ///   - pixmap: What is drawn over.
  /// - Throws: `RasterError` for a path that cannot be drawn.
  public mutating func draw(
    _ items: [Drawing.Item], transform: Transform, onto pixmap: inout Pixmap
  ) throws(RasterError) {
    for item in items {
      switch item {
      case .shape(let shape):
        try draw(shape, transform: shape.transform.then(transform), onto: &pixmap)
      case .group(let group):
        let opacity = UInt8(min(max(group.opacity, 0), 1) * 255 + 0.5)
        guard opacity > 0 else { continue }
        var layer = try Pixmap(width: pixmap.width, height: pixmap.height)
        try draw(group.items, transform: transform, onto: &layer)
        pixmap.draw(layer, opacity: opacity)
      }
    }
  }

  private mutating func draw(
    _ shape: Drawing.Shape, transform: Transform, onto pixmap: inout Pixmap
  ) throws(RasterError) {
    guard transform.isFinite else { throw .path(.notFinite) }
    if let color = shape.fill, color.alpha > 0 {
      try outlineFill(shape.path, transform, width: pixmap.width, height: pixmap.height)
      fill(color, rule: shape.fillRule, onto: &pixmap)
    }
    if let stroke = shape.stroke, shape.strokeColor.alpha > 0 {
      try outlineStroke(
        stroke, along: shape.path, transform, width: pixmap.width, height: pixmap.height)
      fill(shape.strokeColor, rule: .nonZero, onto: &pixmap)
    }
  }

  /// The outlines of all that items fill and stroke with any opacity, in pixels.
  ///
  /// Lines stray from curves by 1/512 pixel at most.
  mutating func outlines(
    of items: [Drawing.Item], transform: Transform, width: Int, height: Int
  ) throws(RasterError) -> [(lines: Polylines, rule: FillRule)] {
    var result: [(lines: Polylines, rule: FillRule)] = []
    for item in items {
      switch item {
      case .group(let group) where group.opacity > 0:
        result += try outlines(
          of: group.items, transform: transform, width: width, height: height)
      case .group: continue
      case .shape(let shape):
        let transform = shape.transform.then(transform)
        guard transform.isFinite else { throw .path(.notFinite) }
        if let color = shape.fill, color.alpha > 0 {
          try outlineFill(
            shape.path, transform, width: width, height: height,
            tolerance: FlatteningTolerance(distance: 1.0 / 512))
          result.append((outline, shape.fillRule))
        }
        if let stroke = shape.stroke, shape.strokeColor.alpha > 0 {
          try outlineStroke(stroke, along: shape.path, transform, width: width, height: height)
          result.append((outline, .nonZero))
        }
      }
    }
    return result
  }

  /// Finds how much of each pixel a filled path covers.
  public mutating func mask(
    of path: Path, rule: FillRule, transform: Transform = .identity, width: Int, height: Int
  ) throws(RasterError) -> Mask {
    try outlineFill(path, transform, width: width, height: height)
    return try mask(rule: rule, width: width, height: height)
  }

  /// Finds how much of each pixel the stroke of a path covers.
  public mutating func mask(
    of stroke: Stroke, along path: Path, transform: Transform = .identity, width: Int, height: Int
  ) throws(RasterError) -> Mask {
    try outlineStroke(stroke, along: path, transform, width: width, height: height)
    return try mask(rule: .nonZero, width: width, height: height)
  }

  private mutating func mask(rule: FillRule, width: Int, height: Int) throws(RasterError) -> Mask {
    var mask = try Mask(width: width, height: height)
    rasterizer.paint(
      outline, rule: rule, with: MaskPainter(), onto: &mask.coverage, width: width)
    return mask
  }

  /// Leaves the lines of a filled path in `outline`.
  private mutating func outlineFill(
    _ path: Path, _ transform: Transform, width: Int, height: Int,
    tolerance: FlatteningTolerance = Self.tolerance
  ) throws(RasterError) {
    outline.removeAll()
    let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    do throws(PathError) {
      try path.flatten(
        transform: transform, tolerance: tolerance, visible: canvas, into: &outline)
    } catch {
      throw .path(error)
    }
  }

  /// Leaves the lines around a stroke in `outline`.
  ///
  /// The stroke is built in the path's own coordinates, since `transform` applies to it as well.
  private mutating func outlineStroke(
    _ stroke: Stroke, along path: Path, _ transform: Transform, width: Int, height: Int
  ) throws(RasterError) {
    outline.removeAll()
    let scale = transform.maximumScale
    guard scale.isFinite else { throw .path(.notFinite) }
    guard scale > 0 else { return }
    let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    var stroker = Stroker(
      stroke: stroke, tolerance: 1.0 / 512 / scale,
      visible: transform.inverse?.bounds(of: canvas))
    do throws(PathError) {
      try stroker.addOutline(along: path, to: &outline)
      try outline.transform(by: transform)
    } catch {
      throw .path(error)
    }
  }

  private mutating func fill(_ color: Color, rule: FillRule, onto pixmap: inout Pixmap) {
    rasterizer.paint(
      outline, rule: rule, with: ColorPainter(color: color), onto: &pixmap.pixels,
      width: pixmap.width)
  }
}
