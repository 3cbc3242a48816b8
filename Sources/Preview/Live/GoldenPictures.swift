import AssetExport
import Foundation
import Glyphs
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

  /// The file of a glyph with the fewest pixels a point; nothing if there is none.
  func file(of spec: GlyphSpec, variant: String) -> (bytes: [UInt8], scale: Int)? {
    for scale in 1...3 {
      let name = PictureName.file(spec.name, variant, scale: scale)
      if let data = try? Data(contentsOf: folder.appending(path: name)) {
        return ([UInt8](data), scale)
      }
    }
    return nil
  }

  /// What differs from the accepted pictures, in a word; nothing if they are the same.
  func finding(
    for spec: GlyphSpec, artist: GlyphArtist, _ renderer: inout Renderer
  ) -> String? {
    var hasGolden = false
    for variant in artist.theme.variants {
      guard let (bytes, scale) = file(of: spec, variant: variant.name) else { continue }
      hasGolden = true
      guard let golden = try? PNGCoder.decode(bytes) else { return "unreadable" }
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
