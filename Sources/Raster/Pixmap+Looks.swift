extension Pixmap {
  /// Whether both look the same; the color of a fully transparent pixel does not count.
  package func looksSame(as other: Pixmap) -> Bool {
    width == other.width && height == other.height
      && (pixels == other.pixels
        || zip(pixels, other.pixels).allSatisfy { $0 == $1 || $0.alpha | $1.alpha == 0 })
  }
}
