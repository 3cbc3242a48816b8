/// A picture of filled and stroked paths that can be drawn at any size.
///
/// It knows nothing of roads, icons or file formats: renderers see only paths and colors.
public struct Drawing: Hashable, Sendable {
  /// The canvas, from (0, 0) to its width and height, in points; both positive.
  public var size: Size
  /// The items, from back to front.
  public var items: [Item]

  /// A shape or a group.
  public enum Item: Hashable, Sendable {
    case shape(Shape)
    case group(Group)
  }

  /// A path with a fill, a stroke or both; the stroke is above the fill.
  public struct Shape: Hashable, Sendable {
    /// The outline, in the shape's own coordinates.
    public var path: Path
    /// Maps the shape's coordinates to the canvas; applies to the stroke as well.
    public var transform: Transform
    /// The color of the inside, or `nil` for no fill.
    public var fill: Color?
    /// Defines which points are inside.
    public var fillRule: FillRule
    /// The stroke along the outline, or `nil` for none.
    public var stroke: Stroke?
    /// The color of the stroke.
    public var strokeColor: Color
    /// The role of the shape, such as `lit`; it does not change the picture.
    public var label: String?

    /// The part of an arrow that the shape is.
    package var marking: Marking?

    /// Whether small pictures leave the shape out.
    package var isDetail = false

    /// A part of an arrow: a line that ends in a marker, perhaps a wide one, or that marker.
    package enum Marking: Sendable { case arrow, wideArrow, marker }

    /// Makes a shape.
    public init(
      path: Path, transform: Transform = .identity, fill: Color? = nil,
      fillRule: FillRule = .nonZero, stroke: Stroke? = nil, strokeColor: Color = .black,
      label: String? = nil
    ) {
      self.path = path
      self.transform = transform
      self.fill = fill
      self.fillRule = fillRule
      self.stroke = stroke
      self.strokeColor = strokeColor
      self.label = label
    }
  }

  /// Items that are drawn together and then laid over the rest with one opacity.
  public struct Group: Hashable, Sendable {
    /// The opacity, from 0 (invisible) to 1.
    public var opacity: Double
    /// The items, from back to front.
    public var items: [Item]

    /// Makes a group.
    public init(opacity: Double, items: [Item]) {
      self.opacity = opacity
      self.items = items
    }
  }

  /// Makes a drawing.
  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }
}

extension Drawing.Item {
  /// Applies a transform after the item's own.
  public func transformed(by transform: Transform) -> Drawing.Item {
    mapShapes { $0.transform = $0.transform.then(transform) }
  }

  /// The item with all its shapes changed, also those in groups.
  package func mapShapes(_ change: (inout Drawing.Shape) -> Void) -> Drawing.Item {
    switch self {
    case .shape(var shape):
      change(&shape)
      return .shape(shape)
    case .group(var group):
      group.items = group.items.map { $0.mapShapes(change) }
      return .group(group)
    }
  }

  /// The shapes from back to front, each with the opacity that its groups give it, 0 to 1.
  package var shapes: [(shape: Drawing.Shape, opacity: Double)] {
    switch self {
    case .shape(let shape): [(shape, 1)]
    case .group(let group):
      group.items.flatMap { $0.shapes }.map { ($0.shape, $0.opacity * group.opacity) }
    }
  }
}

extension Drawing.Shape {
  /// A box around everything that the shape paints; `nil` for an empty path.
  package var bounds: Rect? {
    let reach = (stroke?.reach ?? 0) * transform.maximumScale
    return path.transformed(by: transform).controlBounds?.outset(by: reach)
  }
}
