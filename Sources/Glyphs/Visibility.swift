import Paths

extension Drawing {
  /// Why a picture cannot be seen on a background: the finding and the remedy; `nil` if it can.
  ///
  /// Judges the boxes of the shapes: at least half of the picture must lie on the canvas and have
  /// a contrast of 3 : 1.
  func invisibility(on background: Color) -> String? {
    let background = background.over(.white)
    var (all, seen): (Rect?, Rect?) = (nil, nil)
    var best = 1.0
    for ink in items.flatMap(\.shapes).flatMap({ $0.shape.inks(opacity: $0.opacity) }) {
      let ratio = Contrast.ratio(ink.color.over(background), background)
      best = max(best, ratio)
      all = all?.union(ink.box) ?? ink.box
      if ratio >= Contrast.least { seen = seen?.union(ink.box) ?? ink.box }
    }
    guard let all, max(all.width, all.height) >= max(size.width, size.height) / 16 else {
      return "draws nothing that can be seen; give its shapes a fill or a stroke, and a size"
    }
    guard all.overlap(with: Rect(size)) * 2 >= all.overlap(with: all) else {
      return "lies outside of its canvas; move it into the viewBox"
    }
    guard let seen, seen.overlap(with: all) * 2 >= all.overlap(with: all) else {
      return "has a contrast of \(Int(best)).\(Int(best * 10) % 10) : 1 on "
        + "\(background.hexadecimal.uppercased()); make it 3 : 1 or more, or remove data-color"
    }
    return nil
  }
}

extension Drawing.Shape {
  /// The boxes of the visible fill and stroke, each with its color.
  fileprivate func inks(opacity: Double) -> [(box: Rect, color: Color)] {
    guard let box = path.transformed(by: transform).controlBounds else { return [] }
    let reach = (stroke?.width ?? 0) / 2 * transform.maximumScale
    let paints = [fill.map { (box, $0) }, stroke.map { _ in (box.outset(by: reach), strokeColor) }]
    return paints.compactMap(\.self).map { ($0, $1.multiplied(byOpacity: opacity)) }
      .filter { $0.1.alpha > 0 && $0.0.width + $0.0.height > 0 }
  }
}

extension Rect {
  /// The area that both rectangles cover, with a least extent for upright lines.
  fileprivate func overlap(with other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width < 0 || height < 0 ? 0 : max(width, 1e-6) * max(height, 1e-6)
  }
}
