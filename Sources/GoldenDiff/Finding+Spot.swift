import PictureDiff

extension Finding {
  /// Where a report leads the eye if the difference is easy to miss; `nil` otherwise.
  ///
  /// The box of what differs if it covers at most a sixteenth of the picture, or the worst pixel if
  /// at most one in 256 differs.
  var spot: PixelBox? {
    guard state == .changed, let expected, let actual, let difference,
      let bounds = difference.bounds
    else { return nil }
    let area = max(expected.width, actual.width) * max(expected.height, actual.height)
    if 16 * bounds.width * bounds.height <= area { return bounds }
    guard 256 * difference.pixels <= area, let worst = difference.worst else { return nil }
    return PixelBox(x: worst.x, y: worst.y, width: 1, height: 1)
  }
}
