import AssetExport
import Documents
import SystemLibraries
import Glyphs
import GoldenDiff
import Paths
import Raster
import Faults

/// Accepted pictures in a folder, with the file names of `fingerpost icons`.
struct GoldenPictures: Sendable {
  private let folder: String

  init(_ folder: URL) {
    let inner = folder.appending(path: "glyphs")
    let isFolder = FileManager.default.fileExists(atPath: inner.path + "/.")
    self.folder = (isFolder ? inner : folder).path
  }

  /// Reads a glyph's picture at the lowest scale; `nil` if there is none.
  func file(
    of spec: GlyphSpec, variant: String
  ) throws(Fault) -> (picture: StoredPicture, scale: Double)? {
    for scale in 1...3 {
      let name = PictureName.file(spec.name, variant, scale: scale)
      if let picture = try StoredPicture.read(name, within: folder) {
        return (picture, Double(scale))
      }
    }
    return nil
  }

  /// Describes the difference from the accepted pictures; `nil` if there is none.
  func finding(
    for spec: GlyphSpec, _ variants: [Theme.Variant], _ renderer: inout AssetRenderer
  ) -> String? {
    var hasGolden = false
    for variant in variants {
      let (golden, scale): (DeepPixmap, Double)
      do throws(Fault) {
        guard let found = try file(of: spec, variant: variant.name) else { continue }
        (golden, scale) = (try found.picture.picture().still, found.scale)
      } catch {
        return "unreadable"
      }
      hasGolden = true
      let size = Size(
        width: Double(golden.pixmap.width) / scale, height: Double(golden.pixmap.height) / scale)
      guard
        let drawn = try? renderer.pixmap(
          of: spec, GlyphRendition(variant: variant, size: size, scale: scale)),
        golden.looksSame(as: DeepPixmap(drawn))
      else { return "changed" }
    }
    return hasGolden ? nil : "new"
  }
}
