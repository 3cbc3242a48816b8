import Cards
import Foundation
import Glyphs
import GoldenDiff
import Paths
import Raster

/// Accepted pictures in a folder, named as `fingerpost icons` names them.
struct GoldenPictures: Sendable {
  private let folder: String

  init(_ folder: URL) {
    let inner = folder.appending(path: "glyphs")
    let isFolder = FileManager.default.fileExists(atPath: inner.path + "/.")
    self.folder = (isFolder ? inner : folder).path
  }

  /// The file of a glyph with the fewest pixels a point, or `nil` if there is none.
  ///
  /// - Throws: `PictureFault` for a file that cannot be read, or is a link out of the folder.
  func file(
    of spec: GlyphSpec, variant: String
  ) throws(PictureFault) -> (picture: StoredPicture, scale: Double)? {
    for scale in 1...3 {
      let name = PictureName.file(spec.name, variant, scale: scale)
      if let picture = try StoredPicture.read(name, within: folder) {
        return (picture, Double(scale))
      }
    }
    return nil
  }

  /// What differs from the accepted pictures, in a word, or `nil` if they are the same.
  func finding(
    for spec: GlyphSpec, artist: GlyphArtist, _ renderer: inout Renderer
  ) -> String? {
    var hasGolden = false
    for variant in artist.theme.variants {
      let (golden, scale): (Pixmap, Double)
      do throws(PictureFault) {
        guard let found = try file(of: spec, variant: variant.name) else { continue }
        (golden, scale) = (try found.picture.pixmap(), found.scale)
      } catch {
        return "unreadable"
      }
      hasGolden = true
      let size = Size(width: Double(golden.width) / scale, height: Double(golden.height) / scale)
      guard
        let drawing = try? artist.drawing(
          of: spec, variant: variant, size: size, pixelsPerPoint: scale),
        let drawn = try? renderer.draw(drawing, width: golden.width, height: golden.height),
        drawn.looksSame(as: golden)
      else { return "changed" }
    }
    return hasGolden ? nil : "new"
  }
}
