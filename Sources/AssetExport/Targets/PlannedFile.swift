import Glyphs
import Paths
import SVGCoding

/// How a glyph is drawn for a file.
struct Look: Hashable, Sendable {
  var variant: Theme.Variant
  /// In points.
  var size: Size
  /// Pixels a point; 1 for drawings.
  var scale: Double

  /// The width and height in pixels.
  var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}

/// A file that will be written, before anything is drawn.
struct PlannedFile: Sendable {
  enum Content: Sendable {
    case png(Look)
    case svg(Look, SVGWriter.Colors)
    case vectorDrawable(Look)
    case text(String)
  }

  /// From the output folder on.
  var path: String
  var target: AssetTarget
  var content: Content

  /// The form of the file, as the manifest names it.
  var format: String {
    switch content {
    case .png: "png"
    case .svg: "svg"
    case .vectorDrawable: "vector-drawable"
    case .text: path.split(separator: ".").last.map(String.init) ?? "text"
    }
  }
}
