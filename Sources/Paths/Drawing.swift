/// A picture made of filled and stroked paths, ready to be drawn at any size.
///
/// This is where knowledge of roads, icons and file formats ends: whoever draws a drawing sees
/// only paths and colors.
public struct Drawing: Hashable, Sendable {
  /// The canvas, from (0, 0) to its width and height, in points; both positive.
  public var size: Size
  /// What is drawn, from back to front.
  public var items: [Item]

  /// One thing that is drawn.
  public enum Item: Hashable, Sendable {
    case shape(Shape)
    case group(Group)
  }

  /// A path that is filled, stroked or both, the stroke above the fill.
  public struct Shape: Hashable, Sendable {
    /// The outline, in the shape's own coordinates.
    public var path: Path
    /// From the shape's coordinates to those of the canvas; applies to the stroke as well.
    public var transform: Transform
    /// The color of the inside, if any.
    public var fill: Color?
    /// Which points are inside.
    public var fillRule: FillRule
    /// The stroke along the outline, if any.
    public var stroke: Stroke?
    /// The color of the stroke.
    public var strokeColor: Color
    /// The part the shape plays, such as `lit`; it does not change the picture.
    public var label: String?

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

  /// Items that are drawn together first and then laid over the rest with one opacity.
  public struct Group: Hashable, Sendable {
    /// From 0 (unseen) to 1.
    public var opacity: Double
    /// What is drawn, from back to front.
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

  /// The drawing moved and scaled by `transform` onto a canvas of another size.
  public func transformed(by transform: Transform, size: Size) -> Drawing {
    Drawing(size: size, items: items.map { $0.transformed(by: transform) })
  }
}

extension Drawing.Item {
  /// The item with another map after its own.
  public func transformed(by transform: Transform) -> Drawing.Item {
    switch self {
    case .shape(var shape):
      shape.transform = shape.transform.then(transform)
      return .shape(shape)
    case .group(let group):
      return .group(
        Drawing.Group(
          opacity: group.opacity, items: group.items.map { $0.transformed(by: transform) }))
    }
  }
}
