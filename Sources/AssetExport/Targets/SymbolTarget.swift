import Faults
import Glyphs
import JSON
import Paths
import SVGCoding

/// An asset catalog of SF Symbols templates, one for each glyph.
///
/// It is separate from the catalog of images, so that an app may have both; the system colors
/// symbols, so glyphs with their own colors are left out.
struct SymbolTarget: TargetPlan {
  let setup: TargetSetup

  private var root: String { options.catalog + "Symbols.xcassets" }

  func omission(of spec: GlyphSpec) -> String? {
    setup.icons.hasOwnColors(spec) ? "it keeps its own colors" : nil
  }

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    // A symbol has all sizes.
    guard glyph.name == options.prefix + glyph.spec.name, omission(of: glyph.spec) == nil
    else { return [] }
    let folder = "\(root)/Symbols/\(glyph.name).symbolset"
    let symbol: JSON = ["filename": glyph.name + ".svg", "idiom": "universal"]
    // Draws unlit roads fainter, unless the app asks for another mode.
    let properties: JSON = ["symbol-rendering-intent": "hierarchical"]
    return [
      PlannedFile(
        path: "\(folder)/\(glyph.name).svg",
        content: .symbol(glyph.spec, glyph.size)),
      CatalogTarget.contents(of: folder, ["properties": properties, "symbols": [symbol]]),
    ]
  }

  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile] {
    CatalogTarget.folders(root, ["Symbols"], options)
  }
}

/// Writes SF Symbols templates of version 3, the first that interpolates between weights.
///
/// The guides are where Apple's templates have them.
enum SymbolTemplate {
  static let version = "Template v.3.0"
  /// The x coordinate of each weight's middle.
  private static let columns: [SymbolWeight: Double] = [
    .ultralight: 559.711, .regular: 1449.84, .black: 2933.4,
  ]
  static let baselines = [("S", 696.0), ("M", 1126), ("L", 1556)]
  /// The distance from the baseline to the top of capital letters.
  static let capHeight = 70.459
  /// The height of the canvas: an icon between its margins is somewhat taller than capitals.
  private static let height = 96.0
  private static let colors = (
    lit: (name: "tintColor", code: "#007AFF", level: "primary", gray: "#212121"),
    unlit: (name: "systemGrayColor", code: "#8E8E93", level: "secondary", gray: "#4D4D4D")
  )

  /// `isCropped` brings the sides of the symbol to its content, with a margin.
  static func text(
    _ layers: [SymbolLayer], name: String, size: Size, isCropped: Bool
  ) -> String {
    let scale = height / size.height
    let box = layers.compactMap { $0.outlines[1].controlBounds }.reduce(nil as Rect?) {
      $0?.union($1) ?? $1
    }
    let margin = size.height / 12
    let sides =
      isCropped
      ? (left: (box?.minX ?? 0) - margin, right: (box?.maxX ?? size.width) + margin)
      : (left: 0, right: size.width)
    let width = (sides.right - sides.left) * scale
    // Symbols are centered on capitals.
    let place = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: -sides.left * scale, ty: -(capHeight + height) / 2)
    var guides = ""
    for (size, y) in baselines {
      guides += line("Baseline-\(size)", 263, y, 3036, y)
      guides += line("Capline-\(size)", 263, y - capHeight, 3036, y - capHeight)
    }
    var symbols = ""
    for (index, weight) in SymbolWeight.allCases.enumerated() {
      let left = (columns[weight] ?? 0) - width / 2
      for (side, x) in [("left", left), ("right", left + width)] {
        guides += line("\(side)-margin-\(weight.rawValue)-S", x, 600.785, x, 720.121)
      }
      symbols += "  <g id=\"\(weight.rawValue)-S\""
      symbols += " transform=\"matrix(1 0 0 1 \(number(left)) 696)\">\n"
      for (number, layer) in layers.enumerated() {
        let path = layer.outlines[index].transformed(by: place)
        let names = classes(of: layer, number).map(\.name).joined(separator: " ")
        symbols += "   <path class=\"\(names)\""
        symbols += " d=\"\(PathDataWriter.plain(path, decimals: 3))\"/>\n"
      }
      symbols += "  </g>\n"
    }
    let styles = layers.enumerated().flatMap { classes(of: $1, $0) }
      .map { "  .\($0.name) {fill:\($0.color)}\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
       <style>
      \(styles) </style>
       <g id="Notes">
        <rect id="artboard" style="fill:white;opacity:1" x="0" y="0" width="3300" height="2200"/>
        \(text(version, id: "template-version", y: 1933))
        \(text(name, id: "descriptive-name", y: 1969))
       </g>
       <g id="Guides">
      \(guides) </g>
       <g id="Symbols">
      \(symbols) </g>
      </svg>

      """
  }

  private static func text(_ text: String, id: String, y: Int) -> String {
    "<text id=\"\(id)\" transform=\"matrix(1 0 0 1 3036 \(y))\""
      + " style=\"stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;\">"
      + text + "</text>"
  }

  /// The classes that give a layer its place and color in each rendering mode.
  private static func classes(
    of layer: SymbolLayer, _ index: Int
  ) -> [(name: String, color: String)] {
    let color = layer.isLit ? colors.lit : colors.unlit
    return [
      ("monochrome-\(index)", "#000000"), ("multicolor-\(index):\(color.name)", color.code),
      ("hierarchical-\(index):\(color.level)", color.gray),
    ]
  }

  private static func line(
    _ id: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> String {
    "  <line id=\"\(id)\" style=\"fill:none;stroke:#27AAE1;opacity:1;stroke-width:0.5;\""
      + " x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\"/>\n"
  }

  private static func number(_ value: Double) -> String { DecimalText.rounded(value, decimals: 3) }
}
