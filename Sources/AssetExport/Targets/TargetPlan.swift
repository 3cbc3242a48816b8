import Cards
import Glyphs
import SVGCoding

/// What one target writes.
protocol TargetPlan: Sendable {
  /// The files of a glyph.
  func files(of glyph: NamedGlyph) -> [PlannedFile]

  /// The files that are about all glyphs.
  func sharedFiles(of glyphs: [NamedGlyph]) -> [PlannedFile]
}

extension TargetPlan {
  func sharedFiles(of glyphs: [NamedGlyph]) -> [PlannedFile] { [] }
}

/// PNG files for each variant and scale.
struct FlatTarget: TargetPlan {
  var options: PictureOptions

  func files(of glyph: NamedGlyph) -> [PlannedFile] {
    options.variants.flatMap { variant in
      options.scales.map { scale in
        PlannedFile(
          path: PictureName.file(glyph.flatPath, variant.name, scale: scale),
          target: .flat,
          content: .png(Look(variant: variant, size: glyph.size, scale: Double(scale))))
      }
    }
  }
}

/// SVG files for each variant; one for all where the color comes from the text around.
struct SVGTarget: TargetPlan {
  var variants: [Theme.Variant]
  var colors: SVGWriter.Colors

  func files(of glyph: NamedGlyph) -> [PlannedFile] {
    let chosen = colors == .currentColor ? Array(variants.prefix(1)) : variants
    return chosen.map { variant in
      let end = colors == .currentColor ? "" : "~" + variant.name
      return PlannedFile(
        path: "svg/\(glyph.name)\(end).svg", target: .svg,
        content: .svg(Look(variant: variant, size: glyph.size, scale: 1), colors))
    }
  }
}
