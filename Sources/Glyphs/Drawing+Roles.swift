import Paths
import SVGCoding

extension Drawing {
  /// The number of its colors if no shape has a role, else 0.
  var colorCount: Int {
    let shapes = items.flatMap { $0.shapes }.map { $0.shape }
    guard shapes.allSatisfy({ $0.label == nil }) else { return 0 }
    let colors = shapes.flatMap { [$0.fill, $0.stroke == nil ? nil : $0.strokeColor] }
    return Set(colors.compactMap { $0 }.filter { $0.alpha > 0 }.map { $0.with(alpha: 255) }).count
  }

  /// The drawing with shapes that are lit, unlit, or keep their own colors.
  var withRoles: Drawing {
    var result = self
    result.items = items.map { item in item.mapShapes { $0.assignRole() } }
      .filter { !$0.isHeadOfRole }
    return result
  }
}

extension Drawing.Item {
  /// Whether this is the head of an arrow, which the theme's replaces.
  fileprivate var isHeadOfRole: Bool {
    shapes.contains { $0.shape.marking == .marker && $0.shape.label != nil }
  }
}

extension Drawing.Shape {
  /// Makes a shape without a role lit, unless it keeps its own colors.
  mutating func assignRole() {
    if label == SVGReader.ownColors {
      label = nil
    } else if role == nil {
      label = ArrowPen.Role.lit.rawValue
    }
  }
}
