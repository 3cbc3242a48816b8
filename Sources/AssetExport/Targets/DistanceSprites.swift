import Paths
import Raster
import Faults

/// The pictures of a glyph on a sheet of distance fields, to which map styles add color and halos.
///
/// The lit and the unlit part are separate pictures; unlit goes on a layer below.
enum DistanceSprites {
  /// Points between the field's lowest and highest value, which limits the width of halos.
  static let reach = 8.0
  /// Points of margin around the glyph for a halo.
  static let margin = 3

  /// Splits a glyph into its non-empty parts; returns none for signs with fixed colors.
  static func parts(
    of items: [Drawing.Item], _ name: String
  ) -> [(label: String, name: String, items: [Drawing.Item])] {
    let (lit, unlit) = (items.playing("lit"), items.playing("unlit"))
    guard lit.shapeCount + unlit.shapeCount == items.shapeCount else { return [] }
    return [("lit", name, lit), ("unlit", lit.isEmpty ? name : name + "_unlit", unlit)]
      .filter { !$0.2.isEmpty }
  }

  /// Draws the distance field of items as the opacity of black.
  static func pixmap(
    of items: [Drawing.Item], _ look: Look, ratio: Int
  ) throws(Fault) -> Pixmap {
    let (width, height) = (
      look.pixels.width + 2 * margin * ratio, look.pixels.height + 2 * margin * ratio
    )
    let (scale, room) = (Double(ratio), Double(margin))
    var renderer = Renderer()
    return try renderer.distanceField(
      of: items,
      transform: Transform.translation(Vector(dx: room, dy: room))
        .then(.scale(x: scale, y: scale)),
      width: width, height: height, reach: reach * scale)
  }
}

extension [Drawing.Item] {
  fileprivate func playing(_ label: String) -> [Drawing.Item] {
    compactMap { item in
      switch item {
      case .shape(let shape): return shape.label == label ? item : nil
      case .group(var group):
        group.items = group.items.playing(label)
        return group.items.isEmpty ? nil : .group(group)
      }
    }
  }

  fileprivate var shapeCount: Int { flatMap(\.shapes).count }
}
