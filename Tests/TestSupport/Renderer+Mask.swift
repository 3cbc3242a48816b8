public import Paths
public import Raster
public import Faults

/// How much of each pixel a shape covers: the opacity of black ink.
public struct Mask: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Coverage from 0 (outside) to 255 (inside), row-major from the top.
  public let coverage: [UInt8]
}

extension Renderer {
  /// Finds how much of each pixel a filled path covers.
  public mutating func mask(
    of path: Path, rule: FillRule, transform: Transform = .identity, width: Int, height: Int
  ) throws(Fault) -> Mask {
    let shape = Drawing.Shape(path: path, transform: transform, fill: .black, fillRule: rule)
    return try mask(of: shape, width: width, height: height)
  }

  /// Finds how much of each pixel the stroke of a path covers.
  public mutating func mask(
    of stroke: Stroke, along path: Path, transform: Transform = .identity, width: Int, height: Int
  ) throws(Fault) -> Mask {
    let shape = Drawing.Shape(path: path, transform: transform, stroke: stroke)
    return try mask(of: shape, width: width, height: height)
  }

  private mutating func mask(
    of shape: Drawing.Shape, width: Int, height: Int
  ) throws(Fault) -> Mask {
    let size = Size(width: Double(width), height: Double(height))
    let drawing = Drawing(size: size, items: [.shape(shape)])
    let picture = try draw(drawing, width: width, height: height)
    return Mask(width: width, coverage: picture.pixels.map(\.alpha))
  }
}
