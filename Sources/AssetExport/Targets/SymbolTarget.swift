import Glyphs
import JSON

/// An asset catalog of SF Symbols templates, one for each glyph.
///
/// It is separate from the catalog of images, so that an app may have both; the system colors
/// symbols, so glyphs in colors of their own are left out.
struct SymbolTarget: TargetPlan {
  var options: TargetOptions
  var icons: IconLibrary

  private var root: String { options.catalog + "Symbols.xcassets" }
  private var group: String { root + "/Symbols" }

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    // A symbol has all sizes.
    guard glyph.name == options.prefix + glyph.spec.name, !icons.hasOwnColors(glyph.spec)
    else { return [] }
    let folder = "\(group)/\(glyph.name).symbolset"
    let symbol: JSON = ["filename": glyph.name + ".svg", "idiom": "universal"]
    // Draws unlit roads fainter, unless the app asks for another mode.
    let properties: JSON = ["symbol-rendering-intent": "hierarchical"]
    return [
      PlannedFile(
        path: "\(folder)/\(glyph.name).svg", target: .sfsymbols, content: .symbol(glyph.size)),
      CatalogTarget.contents(
        of: folder,
        ["properties": properties, "symbols": [symbol]],
        target: .sfsymbols),
    ]
  }

  func sharedFiles(of glyphs: [PlannedGlyph]) -> [PlannedFile] {
    let namespace: JSON = ["provides-namespace": true]
    return [
      CatalogTarget.contents(of: root, [:], target: .sfsymbols),
      CatalogTarget.contents(
        of: group, ["properties": options.isNamespaced ? namespace : nil], target: .sfsymbols),
    ]
  }
}
