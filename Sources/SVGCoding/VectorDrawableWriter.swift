public import Paths
public import Faults

/// Writes drawings as Android VectorDrawable documents for API 24 and newer.
///
/// Numbers have a digit before the point and no exponent. Splits paths longer than 800 characters
/// where possible, else drops corners that deviate by less than 1/400 of the path's size. Keeps strokes, writes each dash as a line, and fills the outline of a stroke that
/// VectorDrawable cannot express.
public struct VectorDrawableWriter: Hashable, Sendable {
  /// The path length in characters above which Android's lint warns.
  public static let pathLimit = 800
  /// Decimals of a coordinate; long paths get one fewer.
  private static let decimals = 3
  /// The greatest number of path elements for dashes as lines.
  private static let dashLimit = 2000

  /// Creates a writer.
  public init() {}

  /// Returns a VectorDrawable document that ends with a line break.
  ///
  /// The drawing's size becomes its size in dp and its viewport. Throws `Fault` for
  /// features that VectorDrawable cannot express.
  public func write(_ drawing: Drawing) throws(Fault) -> String {
    let width = DecimalText.text(drawing.size.width, decimals: 4)
    let height = DecimalText.text(drawing.size.height, decimals: 4)
    let content = try text(of: drawing.items, opacity: 1)
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <vector xmlns:android="http://schemas.android.com/apk/res/android"
          android:width="\(width)dp"
          android:height="\(height)dp"
          android:viewportWidth="\(width)"
          android:viewportHeight="\(height)">
      \(content)</vector>

      """
  }

  private func text(
    of items: [Drawing.Item], opacity: Double
  ) throws(Fault) -> String {
    var text = ""
    for item in items {
      switch item {
      case .shape(let shape):
        if opacity < 1, shape.fill != nil, shape.stroke != nil { throw .sharedOpacity }
        if let fill = shape.fill {
          text += try filled(
            shape.path.transformed(by: shape.transform), shape.fillRule,
            fill.multiplied(byOpacity: opacity))
        }
        if let stroke = shape.stroke {
          text += try stroked(shape, stroke, shape.strokeColor.multiplied(byOpacity: opacity))
        }
      case .group(let group):
        let isShared = group.opacity < 1 && group.items.count > 1
        if isShared, !Self.areApart(group.items) { throw .sharedOpacity }
        text += try self.text(of: group.items, opacity: opacity * group.opacity)
      }
    }
    return text
  }

  /// Whether the bounding boxes of all shapes are disjoint.
  private static func areApart(_ items: [Drawing.Item]) -> Bool {
    var boxes: [Rect] = []
    for box in items.flatMap({ $0.shapes }).compactMap({ $0.shape.bounds }) {
      if boxes.contains(where: { $0.touches(box) }) { return false }
      boxes.append(box)
    }
    return true
  }

  private func filled(
    _ path: Path, _ rule: FillRule, _ color: Color
  ) throws(Fault) -> String {
    var attributes = [("fillColor", color.androidHexadecimal)]
    if rule == .evenOdd { attributes.append(("fillType", "evenOdd")) }
    return elements(attributes, try pathData(of: path, reach: 0))
  }

  private func stroked(
    _ shape: Drawing.Shape, _ stroke: Stroke, _ color: Color
  ) throws(Fault) -> String {
    var line = shape
    if !stroke.dashes.isEmpty {
      guard let dashed = try? shape.path.dashed(by: stroke, tolerance: 0.001),
        dashed.elements.count <= Self.dashLimit
      else { return try outlined(shape, color) }
      (line.path, line.stroke) = (dashed, stroke.withoutDashes)
    }
    line = line.moved
    guard line.transform == .identity, let stroke = line.stroke else {
      return try outlined(shape, color)
    }
    func number(_ value: Double) -> String { DecimalText.text(value, decimals: Self.decimals) }
    var attributes = [
      ("strokeColor", color.androidHexadecimal), ("strokeWidth", number(stroke.width)),
    ]
    if stroke.cap != .butt { attributes.append(("strokeLineCap", stroke.cap.rawValue)) }
    if stroke.join != .miter { attributes.append(("strokeLineJoin", stroke.join.rawValue)) }
    if stroke.join == .miter, stroke.miterLimit != 4 {
      attributes.append(("strokeMiterLimit", number(stroke.miterLimit)))
    }
    return elements(attributes, try pathData(of: line.path, reach: stroke.reach))
  }

  private func elements(_ attributes: [(String, String)], _ paths: [String]) -> String {
    paths.map { data in
      let lines = (attributes + [("pathData", data)]).map { "\n        android:\($0)=\"\($1)\"" }
      return "    <path" + lines.joined() + "/>\n"
    }.joined()
  }

  /// Fills the stroke's outline, for transforms that deform strokes and for very many dashes.
  private func outlined(
    _ shape: Drawing.Shape, _ color: Color
  ) throws(Fault) -> String {
    guard let path = try shape.strokeOutline(tolerance: 0.002) else { return "" }
    return try filled(path, .nonZero, color)
  }

  /// Splits long path data into parts with disjoint bounds.
  private func pathData(of path: Path, reach: Double) throws(Fault) -> [String] {
    let whole = try pathData(of: path)
    if whole.utf8.count <= Self.pathLimit { return [whole] }
    var clusters: [(box: Rect, path: Path)] = []
    for subpath in path.contours where subpath.elements.count > 1 {
      guard var box = subpath.controlBounds?.outset(by: reach) else { continue }
      var joined = Path()
      while let index = clusters.lastIndex(where: { $0.box.touches(box) }) {
        box = box.union(clusters[index].box)
        joined.append(clusters.remove(at: index).path)
      }
      joined.append(subpath)
      clusters.append((box, joined))
    }
    var parts: [Path] = []
    for cluster in clusters {
      var both = parts.last ?? Path()
      both.append(cluster.path)
      let length = try PathDataWriter.write(both, decimals: Self.decimals).utf8.count
      if !parts.isEmpty, length <= Self.pathLimit {
        parts[parts.count - 1] = both
      } else {
        parts.append(cluster.path)
      }
    }
    var texts: [String] = []
    for part in parts { texts.append(try pathData(of: part)) }
    return texts
  }

  /// Drops one decimal, then corners that hardly show, if the path data is too long.
  private func pathData(of path: Path) throws(Fault) -> String {
    var text = try PathDataWriter.write(path, decimals: Self.decimals)
    let size = path.controlBounds.map { max($0.width, $0.height) } ?? 0
    for thinness in [0, 0.0002, 0.0004, 0.0008, 0.0016, 0.0024]
    where text.utf8.count > Self.pathLimit {
      let thinned = thinness > 0 ? path.thinned(tolerance: thinness * size) : path
      text = try PathDataWriter.write(thinned, decimals: Self.decimals - 1)
    }
    return text
  }
}

extension Path {
  /// The path without corners nearer than a tolerance to the line between those kept; curves stay.
  func thinned(tolerance: Double) -> Path {
    var result = Path()
    var line: [Point] = []
    func addLine() {
      let kept = line.thinned(tolerance: tolerance) { $0.distance(from: $1, to: $2) }
      for point in kept.dropFirst() { result.line(to: point) }
      line = line.suffix(1)
    }
    for element in elements {
      if case .line(let point) = element {
        line.append(point)
        continue
      }
      addLine()
      result.add(element)
      switch element {
      case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point):
        line = [point]
      case .close: line = []
      }
    }
    addLine()
    return result
  }
}

extension Point {
  /// The distance from a segment.
  fileprivate func distance(from start: Point, to end: Point) -> Double {
    let (way, own) = (end - start, self - start)
    let along = way.dot(way)
    let part = along > 0 ? min(1, max(0, own.dot(way) / along)) : 0
    return (own - way * part).length
  }
}
