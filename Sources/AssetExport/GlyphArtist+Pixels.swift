package import Glyphs
package import Paths
package import Raster
package import Faults

extension Pixmap {
  /// Copies a picture; `x` and `y` are its top left corner, and it must fit.
  package mutating func place(_ picture: Pixmap, x left: Int, y top: Int = 0) {
    for y in 0..<picture.height {
      for x in 0..<picture.width { self[left + x, top + y] = picture[x, y] }
    }
  }
}

extension GlyphArtist {
  /// Draws a glyph, fitted to whole pixels; `scale` is in pixels per point.
  package func pixmap(
    of spec: GlyphSpec, variant: Theme.Variant, size: Size, scale: Double,
    _ renderer: inout Renderer
  ) throws(Fault) -> Pixmap {
    let drawing = try drawing(of: spec, variant: variant, size: size, scale: scale)
    return try Fault.within("glyph '\(spec.name)'") { () throws(Fault) in
      let (width, height) = try size.pixels(scale: scale)
      return try renderer.draw(drawing, width: width, height: height)
    }
  }

  /// Draws a glyph as a planned picture shows it.
  package func pixmap(of spec: GlyphSpec, _ look: Look) throws(Fault) -> Pixmap {
    var renderer = Renderer()
    return try pixmap(
      of: spec, variant: look.variant, size: look.size, scale: look.scale, &renderer)
  }

  /// Draws a glyph with stems and bars fitted to the pixels of `scale`, or unfitted if it is `nil`.
  package func drawing(
    of spec: GlyphSpec, variant: Theme.Variant, size: Size, scale: Double?
  ) throws(Fault) -> Drawing {
    try drawing(of: spec, variant: variant, size: size, pixelsPerPoint: scale)
  }
}
