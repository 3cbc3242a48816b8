public import Paths
public import Faults

/// Draws drawings into pixmaps one after another, reusing its storage.
public struct Renderer: Sendable {
  private var rasterizer = Rasterizer()
  private var outline = Polylines()

  /// How far lines may stray from a curve, in pixels.
  ///
  /// Lines stray to both sides in turn (`Path.flatten`). By that module's bounds, a curve that
  /// crosses a pixel changes its area by 0.7 of an 8-bit level at most, and mostly by far less.
  private static let tolerance = FlatteningTolerance(distance: 1.0 / 342, area: 0.0205)

  /// The most steps for a picture of so many pixels: those of about 0.25 s, and 128 for each pixel.
  package static func workLimit(pixels: Int) -> Int64 { 250_000_000 + 128 * Int64(pixels) }

  /// The most pixels of all layers for nested groups: 1 GiB.
  package static let layerLimit = 4 * Pixmap.pixelLimit

  /// Makes a renderer without storage.
  public init() {}

  /// Draws a drawing, stretched to the given pixels, on a transparent background.
  ///
  /// - Throws: `Fault` for a size, a path or an amount of work that cannot be drawn.
  public mutating func draw(
    _ drawing: Drawing, width: Int, height: Int
  ) throws(Fault) -> Pixmap {
    try Pixmap.check(width: width, height: height)
    guard Int64(Self.depth(of: drawing.items)) * Int64(width * height) <= Self.layerLimit else {
      throw .tooManyLayers(limit: Self.layerLimit)
    }
    var pixmap = try Pixmap(width: width, height: height)
    let transform = Transform.scale(
      x: Double(width) / drawing.size.width, y: Double(height) / drawing.size.height)
    try draw(drawing.items, transform: transform, onto: &pixmap)
    return pixmap
  }

  /// The greatest nesting depth of groups.
  private static func depth(of items: [Drawing.Item]) -> Int {
    items.reduce(0) { depth, item in
      guard case .group(let group) = item else { return depth }
      return max(depth, 1 + Self.depth(of: group.items))
    }
  }

  /// Draws items from back to front over a picture; `transform` maps their canvas to pixels.
  ///
  /// - Throws: `Fault` for a path or an amount of work that cannot be drawn.
  public mutating func draw(
    _ items: [Drawing.Item], transform: Transform, onto pixmap: inout Pixmap
  ) throws(Fault) {
    var work = Work(limit: Self.workLimit(pixels: pixmap.pixels.count))
    try draw(items, transform: transform, onto: &pixmap, work: &work)
  }

  private mutating func draw(
    _ items: [Drawing.Item], transform: Transform, onto pixmap: inout Pixmap, work: inout Work
  ) throws(Fault) {
    for item in items {
      switch item {
      case .shape(let shape):
        for part in Part.allCases {
          guard
            let ink = try outline(
              part, of: shape, transform: transform, canvas: pixmap.bounds,
              tolerance: Self.tolerance, work: &work)
          else { continue }
          try rasterizer.paint(
            outline, rule: ink.rule, color: ink.color, onto: &pixmap, work: &work)
        }
      case .group(let group):
        let opacity = UInt8(min(max(group.opacity, 0), 1) * 255 + 0.5)
        guard opacity > 0 else { continue }
        try work.spend(Int64(pixmap.pixels.count), .layerPixel)
        var layer = try Pixmap(width: pixmap.width, height: pixmap.height)
        try draw(group.items, transform: transform, onto: &layer, work: &work)
        pixmap.draw(layer, opacity: opacity)
      }
    }
  }

  /// The outlines of visible fills and strokes, in pixels, within 1/512 pixel of the curves.
  mutating func outlines(
    of items: [Drawing.Item], transform: Transform, canvas: Rect, work: inout Work
  ) throws(Fault) -> [(lines: Polylines, rule: FillRule)] {
    var result: [(lines: Polylines, rule: FillRule)] = []
    for (shape, opacity) in items.flatMap({ $0.shapes }) where opacity > 0 {
      for part in Part.allCases {
        let ink = try outline(
          part, of: shape, transform: transform, canvas: canvas,
          tolerance: FlatteningTolerance(distance: 1.0 / 512), work: &work)
        try work.check()
        if let ink { result.append((outline, ink.rule)) }
      }
    }
    return result
  }

  /// The parts of a shape in drawing order.
  private enum Part: CaseIterable {
    case fill, stroke
  }

  /// Stores the lines around a part of a shape, in pixels, in `outline`.
  ///
  /// `transform` maps the shape's canvas to pixels. `canvas` is the visible part and `tolerance`
  /// applies to fills, both in pixels. Returns `nil` for an invisible part.
  private mutating func outline(
    _ part: Part, of shape: Drawing.Shape, transform: Transform, canvas: Rect,
    tolerance: FlatteningTolerance, work: inout Work
  ) throws(Fault) -> (color: Color, rule: FillRule)? {
    let transform = shape.transform.then(transform)
    outline.removeAll()
    defer { work.count(Int64(outline.points.count), .point) }
    switch part {
    case .fill:
      guard let color = shape.fill, color.alpha > 0 else { return nil }
      try shape.path.flatten(
        transform: transform, tolerance: tolerance, visible: canvas, into: &outline)
      return (color, shape.fillRule)
    case .stroke:
      let scale = transform.maximumScale
      guard let stroke = shape.stroke, shape.strokeColor.alpha > 0, scale > 0, scale.isFinite
      else { return nil }
      // In the path's own coordinates, since the transform applies to the stroke as well.
      try shape.path.addOutline(
        of: stroke, tolerance: 1.0 / 512 / scale,
        visible: transform.inverse?.bounds(of: canvas), to: &outline)
      outline.transform(by: transform)
      return (shape.strokeColor, .nonZero)
    }
  }
}

extension Pixmap {
  var bounds: Rect {
    Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  }
}
