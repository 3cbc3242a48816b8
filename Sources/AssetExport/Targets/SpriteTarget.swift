import Faults
import Glyphs

/// Sheets of all glyphs for MapLibre and Mapbox: for each variant, and of distance fields.
struct SpriteTarget: TargetPlan {
  static let colors = ColorTokens.Kind?.some(.designTokens)

  struct Sheet: Sendable {
    var glyphs: [PlannedGlyph]
    var variant: Theme.Variant
    var holdsDistances: Bool
    var ratio: Int
    /// Transparent pixels between pictures, at a pixel ratio of 1.
    var spacing: Int

    var name: String {
      "sprite/\(holdsDistances ? "sdf" : variant.name)" + (ratio == 1 ? "" : "@\(ratio)x")
    }

    var listPath: String { name + ".json" }

    func pixels(_ glyph: PlannedGlyph) -> (width: Int, height: Int) {
      let (width, height) = glyph.look(variant, scale: Double(ratio)).pixels
      let room = holdsDistances ? 2 * DistanceSprites.margin * ratio : 0
      return (width + room, height + room)
    }

    /// Rejects a sheet that is too large, before anything is drawn.
    func check() throws(Fault) {
      var area = 0
      for glyph in glyphs {
        let (width, height) = pixels(glyph)
        guard max(width, height) <= SpriteSheet.sideLimit else {
          throw Fault(
            .usage, "glyph '\(glyph.name)' is \(width)x\(height) pixels on the sheet \(name)",
            remedy: "MapLibre takes \(SpriteSheet.sideLimit) at most: use a smaller size or scale")
        }
        area += (width + spacing * ratio) * (height + spacing * ratio)
        guard area <= SpriteSheet.areaLimit else {
          throw Fault(
            .usage,
            "the \(glyphs.count) glyphs on the sheet \(name) have more than "
              + "\(SpriteSheet.areaLimit) pixels together", remedy: "use a smaller size or scale")
        }
      }
    }
  }

  private let variants: [Theme.Variant]
  private let ratios: [Int]
  private let spacing: Int
  private let hasDistanceFields: Bool

  init(_ setup: TargetSetup) {
    self.init(
      setup.pictures.variants, ratios: setup.options.scales ?? [1, 2],
      spacing: setup.options.spacing, hasDistanceFields: setup.options.hasDistanceFields)
  }

  /// Plans sheets of one variant or more.
  init(_ variants: [Theme.Variant], ratios: [Int], spacing: Int, hasDistanceFields: Bool) {
    (self.variants, self.ratios) = (variants, ratios)
    (self.spacing, self.hasDistanceFields) = (spacing, hasDistanceFields)
  }

  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile] {
    var contents = variants.map { ($0, false) }
    if hasDistanceFields, var plain = VariantRoles(variants)?.usual {
      // A theme's outline would merge into the area that a map style colors.
      plain.outline = nil
      contents.append((plain, true))
    }
    let sheets = contents.flatMap { variant, holdsDistances in
      ratios.map { ratio in
        Sheet(
          glyphs: glyphs, variant: variant, holdsDistances: holdsDistances, ratio: ratio,
          spacing: spacing)
      }
    }
    for sheet in sheets { try sheet.check() }
    return sheets.map { sheet in
      PlannedFile(path: sheet.name + ".png", target: .sprite, content: .sheet(sheet))
    }
  }
}
