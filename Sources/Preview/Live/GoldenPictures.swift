import Cards
import Foundation
import Glyphs
import GoldenDiff
import PNGCoding
import Paths
import Raster

/// Accepted pictures in a folder, named as `fingerpost icons` names them.
struct GoldenPictures: Sendable {
  let folder: URL

  init(_ folder: URL) {
    let inner = folder.appending(path: "glyphs")
    let isFolder = FileManager.default.fileExists(atPath: inner.path + "/.")
    self.folder = isFolder ? inner : folder
  }

  /// The file of a glyph with the fewest pixels a point, or nil if there is none.
  ///
  /// - Throws: `PictureFault` for a file that cannot be read, or is a link out of the folder.
  func file(
    of spec: GlyphSpec, variant: String
  ) throws(PictureFault) -> (bytes: [UInt8], scale: Int)? {
    for scale in 1...3 {
      let name = PictureName.file(spec.name, variant, scale: scale)
      if case .file(let bytes)? = try StoredPicture.read(name, within: folder.path) {
        return (bytes, scale)
      }
    }
    return nil
  }

  /// What differs from the accepted pictures, in a word, or nil if they are the same.
  func finding(
    for spec: GlyphSpec, artist: GlyphArtist, _ renderer: inout Renderer
  ) -> String? {
    var hasGolden = false
    for variant in artist.theme.variants {
      let found: (bytes: [UInt8], scale: Int)?
      do throws(PictureFault) {
        found = try file(of: spec, variant: variant.name)
      } catch {
        return "unreadable"
      }
      guard let (bytes, scale) = found else { continue }
      hasGolden = true
      guard let golden = try? StoredPicture.file(bytes).pixmap() else { return "unreadable" }
      let size = Size(
        width: Double(golden.width) / Double(scale), height: Double(golden.height) / Double(scale))
      guard
        let drawing = try? artist.drawing(
          of: spec, variant: variant, size: size, pixelsPerPoint: Double(scale)),
        let drawn = try? renderer.draw(drawing, width: golden.width, height: golden.height),
        Self.looks(drawn, golden)
      else { return "changed" }
    }
    return hasGolden ? nil : "new"
  }

  /// Whether two pictures are the same; the color of transparent pixels is not seen.
  private static func looks(_ a: Pixmap, _ b: Pixmap) -> Bool {
    zip(a.pixels, b.pixels).allSatisfy { $0 == $1 || ($0.alpha == 0 && $1.alpha == 0) }
  }
}
