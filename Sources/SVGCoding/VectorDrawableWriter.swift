public import Paths

/// Writes drawings as Android's VectorDrawable.
///
/// Made for the oldest readers: fills by the non-zero rule alone, numbers without exponents and
/// with a digit in front of the point, paths of at most 800 characters where they can be parted.
/// Strokes stay strokes; dashes of straight lines become lines of their own, and what no stroke of
/// VectorDrawable can show becomes a filled outline.
public struct VectorDrawableWriter: Hashable, Sendable {
  /// Digits behind the point, 1 to 6; one fewer in paths that would be too long otherwise.
  public var decimals: Int

  /// The length of a path that Android's lint warns of beyond.
  public static let pathLimit = 800

  /// Makes a writer.
  public init(decimals: Int = 3) {
    self.decimals = decimals
  }

  /// The document of a drawing; it ends with a line break.
  ///
  /// - Parameter drawing: Its size becomes the size in dp and that of the viewport.
  /// - Returns: UTF-8 text.
  /// - Throws: `DrawingWriterError` for what VectorDrawable cannot show.
  public func write(_ drawing: Drawing) throws(DrawingWriterError) -> String {
    let sizes = Precision.decimals(max(decimals, 4))
    let (width, height) = (sizes.text(drawing.size.width), sizes.text(drawing.size.height))
    var text = """
      <?xml version="1.0" encoding="utf-8"?>
      <vector xmlns:android="http://schemas.android.com/apk/res/android"
          android:width="\(width)dp"
          android:height="\(height)dp"
          android:viewportWidth="\(width)"
          android:viewportHeight="\(height)">

      """
    for item in drawing.items { text += try self.text(of: item, opacity: 1) }
    return text + "</vector>\n"
  }

  private func text(
    of item: Drawing.Item, opacity: Double
  ) throws(DrawingWriterError) -> String {
    switch item {
    case .shape(let shape):
      if opacity < 1, shape.fill != nil, shape.stroke != nil { throw .sharedOpacity }
      return try text(of: shape, opacity: opacity)
    case .group(let group):
      let isShared = group.opacity < 1 && group.items.count > 1
      if isShared, !Self.areApart(group.items) { throw .sharedOpacity }
      var text = ""
      for item in group.items { text += try self.text(of: item, opacity: opacity * group.opacity) }
      return text
    }
  }

  /// Whether no box around an item meets that of another.
  private static func areApart(_ items: [Drawing.Item]) -> Bool {
    var boxes: [Rect] = []
    for item in items {
      guard case .shape(let shape) = item else { return false }
      let reach = (shape.stroke?.width ?? 0) * max(shape.stroke?.miterLimit ?? 0, 1)
      guard
        let box = shape.path.controlBounds.map({ Path($0.outset(by: reach)) })?
          .transformed(by: shape.transform).controlBounds
      else { continue }
      if boxes.contains(where: { $0.meets(box) }) { return false }
      boxes.append(box)
    }
    return true
  }

  private func text(
    of shape: Drawing.Shape, opacity: Double
  ) throws(DrawingWriterError) -> String {
    var text = ""
    if let fill = shape.fill {
      let path = shape.fillRule == .evenOdd ? try NonZeroPath.make(of: shape.path) : shape.path
      text += filled(
        path.transformed(by: shape.transform), fill.multiplied(byOpacity: opacity))
    }
    if let stroke = shape.stroke {
      text += try stroked(shape, stroke, shape.strokeColor.multiplied(byOpacity: opacity))
    }
    return text
  }

  private func filled(_ path: Path, _ color: Color) -> String {
    pathData(of: path, reach: 0).map { data in
      """
          <path
              android:fillColor="\(color.androidHexadecimal)"
              android:pathData="\(data)"/>

      """
    }.joined()
  }

  private func stroked(
    _ shape: Drawing.Shape, _ stroke: Stroke, _ color: Color
  ) throws(DrawingWriterError) -> String {
    var line = Drawing.Shape(
      path: shape.path, transform: shape.transform, stroke: stroke, strokeColor: color)
    if !stroke.dashes.isEmpty {
      guard let dashed = DashedLines.path(of: shape.path, stroke),
        let solid = try? Stroke(
          width: stroke.width, cap: stroke.cap, join: stroke.join, miterLimit: stroke.miterLimit)
      else { return try outlined(shape, stroke, color) }
      line.path = dashed
      line.stroke = solid
    }
    line = line.moved
    guard line.transform == .identity, let stroke = line.stroke else {
      return try outlined(shape, stroke, color)
    }
    let numbers = Precision.decimals(decimals)
    return pathData(of: line.path, reach: stroke.width * max(stroke.miterLimit, 1)).map { data in
      var text = """
            <path
                android:strokeColor="\(color.androidHexadecimal)"
                android:strokeWidth="\(numbers.text(stroke.width))"

        """
      if stroke.cap != .butt {
        text += "        android:strokeLineCap=\"\(stroke.cap.rawValue)\"\n"
      }
      if stroke.join != .miter {
        text += "        android:strokeLineJoin=\"\(stroke.join.rawValue)\"\n"
      }
      if stroke.join == .miter, stroke.miterLimit != 4 {
        text += "        android:strokeMiterLimit=\"\(numbers.text(stroke.miterLimit))\"\n"
      }
      return text + "        android:pathData=\"\(data)\"/>\n"
    }.joined()
  }

  /// The stroke as a filled outline, for maps that deform it and for dashes of curves.
  private func outlined(
    _ shape: Drawing.Shape, _ stroke: Stroke, _ color: Color
  ) throws(DrawingWriterError) -> String {
    do throws(PathError) {
      let scale = shape.transform.maximumScale
      guard scale > 0 else { return "" }
      let tolerance = 0.002 / scale
      var outline = Polylines()
      try shape.path.addOutline(of: stroke, tolerance: tolerance, to: &outline)
      try outline.transform(by: shape.transform)
      var path = Path()
      for contour in outline.contours {
        path.append(
          Path(polygon: Array(outline.points[contour.start..<contour.start + contour.count])))
      }
      return filled(path, color)
    } catch {
      throw .path(error)
    }
  }

  /// A path as path data, in several parts if it is long and its subpaths lie apart.
  private func pathData(of path: Path, reach: Double) -> [String] {
    for decimals in [decimals, decimals - 1] where decimals >= 1 {
      let whole = PathDataWriter.write(path, precision: .decimals(decimals))
      if whole.utf8.count <= Self.pathLimit { return [whole] }
    }
    var clusters: [(box: Rect, path: Path)] = []
    for subpath in path.subpaths {
      guard var box = subpath.controlBounds?.outset(by: reach) else { continue }
      var joined = Path()
      while let index = clusters.lastIndex(where: { $0.box.meets(box) }) {
        box = box.union(clusters[index].box)
        joined.append(clusters.remove(at: index).path)
      }
      joined.append(subpath)
      clusters.append((box, joined))
    }
    var parts: [Path] = []
    var texts: [String] = []
    for cluster in clusters {
      if let last = parts.last {
        var both = last
        both.append(cluster.path)
        let text = PathDataWriter.write(both, precision: .decimals(decimals))
        if text.utf8.count <= Self.pathLimit {
          parts[parts.count - 1] = both
          texts[texts.count - 1] = text
          continue
        }
      }
      parts.append(cluster.path)
      var text = PathDataWriter.write(cluster.path, precision: .decimals(decimals))
      if text.utf8.count > Self.pathLimit, decimals > 1 {
        text = PathDataWriter.write(cluster.path, precision: .decimals(decimals - 1))
      }
      texts.append(text)
    }
    return texts
  }
}
