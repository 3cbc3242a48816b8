public import Paths
public import Faults

extension Size {
  /// The nearest size in whole pixels, at least 1 each, at `scale` pixels per point, above 0.
  ///
  /// - Throws: `Fault.badSize` for a picture without pixels or with too many.
  public func pixels(scale: Double) throws(Fault) -> (width: Int, height: Int) {
    // NaN counts as 0.
    func side(_ points: Double) -> Int {
      let pixels = points * scale + 0.5
      return pixels >= 1 ? Int(clamping: Int64(min(pixels, 0x1p31))) : 0
    }
    let (width, height) = (side(width), side(height))
    try Pixmap.check(width: width, height: height)
    return (width, height)
  }
}
