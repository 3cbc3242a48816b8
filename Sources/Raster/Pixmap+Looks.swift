package import Paths

extension Pixmap {
  /// Whether both look the same; the color of a fully transparent pixel does not count.
  package func looksSame(as other: Pixmap) -> Bool {
    width == other.width && height == other.height
      && (pixels == other.pixels
        || zip(pixels, other.pixels).allSatisfy { $0 == $1 || $0.alpha | $1.alpha == 0 })
  }
}

extension Pixmap {
  /// This picture on an opaque background.
  package func over(_ background: Color) -> Pixmap {
    var result = self
    for index in pixels.indices { result.pixels[index] = pixels[index].over(background) }
    return result
  }
}
