/// The names of PNG files.
package enum PictureName {
  /// The name of a picture: the variant behind `~`, the scale behind `@` from 2 up.
  ///
  /// - Parameters:
  ///   - name: The glyph's name, with a folder before it or without.
  ///   - variant: The name of the variant.
  ///   - scale: Pixels a point.
  /// - Returns: The name with its end.
  package static func file(
    _ name: some StringProtocol, _ variant: String, scale: Int
  ) -> String {
    "\(name)~\(variant)\(scale == 1 ? "" : "@\(scale)x").png"
  }
}
