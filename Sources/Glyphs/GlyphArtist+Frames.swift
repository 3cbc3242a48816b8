public import Paths
public import Faults

extension GlyphArtist {
  /// Draws a glyph as an animation of 0.96 seconds.
  ///
  /// Arrows grow along their center lines, fast at first. Every frame shows where the way leads: a
  /// head is at the end of what is drawn, small until the way is clear of tight bends. Unlit roads
  /// stand still. The last frame is the glyph. `waiting` turns once around and starts with the glyph.
  ///
  /// - Parameters:
  ///   - spec: The glyph.
  ///   - count: The number of frames, 1 or more.
  ///   - variant: The colors.
  ///   - size: The canvas in points.
  ///   - pixelsPerPoint: The resolution for aligning stems and bars with pixels; `nil` if unknown.
  /// - Returns: The frames; they are all equal if the glyph has no lit arrow.
  /// - Throws: As `drawing(of:variant:size:pixelsPerPoint:)` does.
  public func frames(
    of spec: GlyphSpec, count: Int, variant: Theme.Variant, size: Size,
    pixelsPerPoint: Double? = nil
  ) throws(Fault) -> [Drawing] {
    var frames: [Drawing] = []
    for index in 0..<count {
      let rest = Double(count - 1 - index) / Double(count)
      let turned = Furniture.waiting[index * Furniture.waiting.count / count]
      frames.append(
        try drawing(
          of: spec.isWaiting ? .furniture(turned) : spec, variant: variant, size: size,
          pixelsPerPoint: pixelsPerPoint, drawnShare: 1 - rest * rest))
    }
    return frames
  }
}

extension GlyphSpec {
  /// Whether the glyph is part of an animation that repeats without end.
  public var isWaiting: Bool { if case .furniture(.waiting) = self { true } else { false } }
}

extension [Drawing.Item] {
  /// Shortens lit arrows to a share of their length; those of several parts stay whole.
  func drawn(share: Double) -> [Drawing.Item] {
    var items = self
    for (index, pair) in zip(self, dropFirst()).enumerated() where share < 1 {
      guard case (.shape(var line), .shape(var head)) = pair, head.role == .lit,
        let neck = head.neck(of: line)
      else { continue }
      (line, head) = (line.flat, head.flat)
      let centers = CenterLine.lines(of: line.path)
      guard centers.count == 1 else { continue }
      let center = centers[0]
      let (place, ahead) = center.place(at: center.length * share, isEnd: true)
      let last = center.place(at: center.length, isEnd: true).direction
      let size = 0.5 + 0.5 * share * share
      let (cosine, sine) = (last.dot(ahead) * size, last.cross(ahead) * size)
      line.path = center.path(upTo: center.length * share)
      head.transform = Transform.translation(.zero - Vector(dx: neck.x, dy: neck.y))
        .then(Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: place.x, ty: place.y))
      items[index] = .shape(line)
      items[index + 1] = .shape(head)
    }
    return items
  }
}
