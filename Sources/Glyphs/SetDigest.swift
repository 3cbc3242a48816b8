import Escaping
import Paths
package import Faults
package import Raster

/// What all machines must draw alike: the pictures of the set at four sizes, in the colors of each
/// variant.
package enum SetDigest {
  /// The sides of the square pictures, in pixels and in points.
  package static let sides = [18, 24, 50, 150]

  /// The SHA-256 of each of a glyph's pictures, by side, then by variant.
  ///
  /// It is that of the pixels, row by row from the top, as bytes of red, green, blue and straight
  /// alpha.
  package static func digests(
    of spec: GlyphSpec, by artist: GlyphArtist, _ renderer: inout Renderer
  ) throws(Fault) -> [[UInt8]] {
    let artist = try artist.holding(spec)
    var digests: [[UInt8]] = []
    for side in sides {
      for variant in artist.theme.variants {
        let size = Size(width: Double(side), height: Double(side))
        let drawing = try artist.drawing(
          of: spec, variant: variant, size: size, pixelsPerPoint: 1)
        let picture = try renderer.draw(drawing, width: side, height: side)
        digests.append(SHA256.digest(of: picture.bytes))
      }
    }
    return digests
  }

  /// The SHA-256 of the whole built-in set, a space, the number of its pictures and a line end.
  package static func line(by artist: GlyphArtist) throws(Fault) -> String {
    var renderer = Renderer()
    var digests: [[UInt8]] = []
    for spec in GlyphSet.specs() {
      digests += try Self.digests(of: spec, by: artist, &renderer)
    }
    return "\(text(of: digests)) \(digests.count)\n"
  }

  /// The SHA-256 of the pictures' digests in the order of names, as 64 hexadecimal digits.
  package static func text(of digests: [[UInt8]]) -> String {
    SHA256.digest(of: digests.flatMap { $0 }).map { $0.digits(2, radix: 16) }.joined()
  }
}
