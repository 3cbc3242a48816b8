import Faults
import Glyphs
import JSON

/// An asset catalog of SF Symbols templates, one for each glyph.
///
/// It is separate from the catalog of images, so that an app may have both; the system colors
/// symbols, so glyphs with their own colors are left out.
struct SymbolTarget: TargetPlan {
  static let colors = ColorTokens.Kind?.some(.catalog)
  private let options: TargetOptions
  private let icons: IconLibrary

  init(_ setup: TargetSetup) { (options, icons) = (setup.options, setup.icons) }

  private var root: String { options.catalog + "Symbols.xcassets" }
  private var group: String { root + "/Symbols" }

  func omission(of spec: GlyphSpec) -> String? {
    icons.hasOwnColors(spec) ? "it keeps its own colors" : nil
  }

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    // A symbol has all sizes.
    guard glyph.name == options.prefix + glyph.spec.name, omission(of: glyph.spec) == nil
    else { return [] }
    let folder = "\(group)/\(glyph.name).symbolset"
    let symbol: JSON = ["filename": glyph.name + ".svg", "idiom": "universal"]
    // Draws unlit roads fainter, unless the app asks for another mode.
    let properties: JSON = ["symbol-rendering-intent": "hierarchical"]
    return [
      PlannedFile(
        path: "\(folder)/\(glyph.name).svg", target: .sfsymbols,
        content: .symbol(glyph.spec, glyph.size)),
      CatalogTarget.contents(
        of: folder,
        ["properties": properties, "symbols": [symbol]],
        target: .sfsymbols),
    ]
  }

  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile] {
    let namespace: JSON = ["provides-namespace": true]
    return [
      CatalogTarget.contents(of: root, [:], target: .sfsymbols),
      CatalogTarget.contents(
        of: group, ["properties": options.isNamespaced ? namespace : nil], target: .sfsymbols),
    ]
  }
}
