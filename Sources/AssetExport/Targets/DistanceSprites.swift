import Glyphs
import Paths
import Raster

/// The pictures of a glyph on a sheet of distance fields, which styles of maps color and rim.
///
/// What is lit becomes one picture; what is not lit another, for a layer below it.
enum DistanceSprites {
  /// Points from one end of the values to the other: widths of halos count on it.
  static let reach = 8.0
  /// Points around the glyph's own size, so that a halo has room.
  static let margin = 3

  /// The parts of a glyph that have something to show; none for signs in colors of their own.
  static func parts(
    of items: [Drawing.Item], _ name: String
  ) -> [(label: String, name: String, items: [Drawing.Item])] {
    let (lit, unlit) = (items.playing("lit"), items.playing("unlit"))
    guard lit.shapeCount + unlit.shapeCount == items.shapeCount else { return [] }
    return [("lit", name, lit), ("unlit", lit.isEmpty ? name : name + "_unlit", unlit)]
      .filter { !$0.2.isEmpty }
  }

  /// The field of some items, as the opacity of black.
  static func pixmap(
    of items: [Drawing.Item], _ look: Look, ratio: Int
  ) throws(RasterError) -> Pixmap {
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
  /// The shapes that play a part, within their groups.
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

  fileprivate var shapeCount: Int {
    reduce(0) { count, item in
      switch item {
      case .shape: count + 1
      case .group(let group): count + group.items.shapeCount
      }
    }
  }
}
