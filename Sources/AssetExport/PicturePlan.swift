package import Glyphs
import Paths
package import Raster
import Escaping
package import Faults

package struct PicturePlan: Hashable, Sendable {
  package var path: String
  package var spec: GlyphSpec
  package var variant: String
  /// Pixels per point.
  var scale: Double
  /// The size in points.
  var size: Size

  /// Lists the pictures of single glyphs in a plan, without sheets.
  package static func plans(of plan: AssetPlan) -> [PicturePlan] {
    plan.glyphs.flatMap { glyph in
      glyph.files.compactMap { file in
        guard case .png(let look) = file.content else { return nil }
        return PicturePlan(
          path: file.path, spec: glyph.spec, variant: look.variant.name, scale: look.scale,
          size: look.size)
      }
    }
  }

  /// Lists the pictures of single glyphs in a manifest.
  ///
  /// Throws `Fault` for unknown glyphs and for paths outside of the folder.
  package static func plans(
    of manifest: Manifest, icons: IconLibrary
  ) throws(Fault) -> [PicturePlan] {
    var plans: [PicturePlan] = []
    for (index, file) in manifest.files.enumerated() {
      let place = "files[\(index)]"
      guard isInside(file.path) else {
        throw Fault("\(place).path: leads out of the folder", remedy: "render the goldens again")
      }
      // Skips vectors and sheets.
      guard let name = file.glyph, let scale = file.scale, let points = file.points,
        let variant = file.variant, file.path.hasEnding(".png")
      else { continue }
      guard let spec = icons.spec(named: name) else {
        throw Fault(
          "\(place).glyph: no glyph '\(name)'",
          remedy: "render the goldens again, or give their --icons")
      }
      let sides = [points.width, points.height]
      guard (0.5...64).contains(scale), sides.allSatisfy({ $0 > 0 && $0 <= 100_000 }) else {
        throw Fault(
          "\(place): the size or scale is out of range", remedy: "render the goldens again")
      }
      plans.append(
        PicturePlan(
          path: file.path, spec: spec, variant: variant, scale: scale,
          size: Size(width: points.width, height: points.height)))
    }
    return plans
  }

  static func isInside(_ path: String) -> Bool {
    let parts = path.pathParts
    return !parts.contains { ["", ".", ".."].contains($0) } && !path.utf8.contains(0)
  }
}

extension GlyphArtist {
  /// The variant of template images in a catalog, which the system colors.
  private func template(named name: String) -> Theme.Variant? {
    name == "template" ? VariantRoles(theme.variants)?.usual.asTemplate : nil
  }

  /// Draws a planned picture; throws `Fault` if the theme lacks the variant.
  package func pixmap(of plan: PicturePlan) throws(Fault) -> Pixmap {
    guard let variant = theme.variant(named: plan.variant) ?? template(named: plan.variant) else {
      throw Fault("the theme has no variant '\(plan.variant)'", remedy: "render the goldens again")
    }
    var renderer = Renderer()
    return try pixmap(
      of: plan.spec, variant: variant, size: plan.size, scale: plan.scale, &renderer)
  }
}
