public import Foundation
public import Glyphs
public import Paths
public import Raster
import TextSafety

/// A picture that would be written: its place and what it shows.
public struct PicturePlan: Hashable, Sendable {
  /// The path from the output folder on.
  public var path: String
  /// What it shows.
  public var spec: GlyphSpec
  /// The name of the variant.
  public var variant: String
  /// Pixels a point.
  public var scale: Double
  /// The size in points.
  public var size: Size

  /// The pictures of one glyph each that a plan writes; sheets are none.
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

  /// The pictures that a `manifest.json` names.
  ///
  /// - Throws: `ExportError.manifest` for what is no manifest, and for paths that lead out of the
  ///   folder.
  public static func plans(manifest data: Data) throws(ExportError) -> [PicturePlan] {
    let manifest = try Manifest(data)
    var plans: [PicturePlan] = []
    for (index, file) in manifest.files.enumerated() {
      let place = "files[\(index)]"
      guard isInside(file.path) else {
        throw .manifest("\(place).path: leads out of the folder; render the goldens again")
      }
      // Vectors and sheets are no pictures of one glyph.
      guard let name = file.glyph, let scale = file.scale, let points = file.points,
        let variant = file.variant, file.path.hasEnding(".png")
      else { continue }
      guard let spec = GlyphSpec(name: name) else {
        throw .manifest("\(place).glyph: no glyph '\(name)'; render the goldens again")
      }
      let sides = [points.width, points.height]
      guard (0.5...64).contains(scale), sides.allSatisfy({ $0 > 0 && $0 <= 100_000 }) else {
        throw .manifest("\(place): the size or scale is out of range; render the goldens again")
      }
      plans.append(
        PicturePlan(
          path: file.path, spec: spec, variant: variant, scale: scale,
          size: Size(width: points.width, height: points.height)))
    }
    return plans
  }

  /// The paths of the sheets that a `manifest.json` names; none for what is no manifest.
  public static func sheets(manifest data: Data) -> [String] {
    let sheets = (try? Manifest(data))?.files.filter {
      $0.target == AssetTarget.sprite.rawValue && $0.pixels != nil
    }
    return sheets?.map(\.path) ?? []
  }

  static func isInside(_ path: String) -> Bool {
    let parts = path.pathParts
    return !parts.contains { ["", ".", ".."].contains($0) } && !path.utf8.contains(0)
  }
}

extension GlyphArtist {
  /// What a catalog that the system colors shows.
  private func template(named name: String) -> Theme.Variant? {
    name == "template" ? VariantRoles(theme.variants)?.usual.asTemplate : nil
  }

  /// Draws a planned picture, in memory.
  ///
  /// - Throws: `ExportError` naming the glyph; `.manifest` if the theme lacks the variant.
  public func pixmap(of plan: PicturePlan) throws(ExportError) -> Pixmap {
    guard let variant = theme.variant(named: plan.variant) ?? template(named: plan.variant) else {
      throw .manifest("the theme has no variant '\(plan.variant)'; render the goldens again")
    }
    var renderer = Renderer()
    return try pixmap(
      of: plan.spec, variant: variant, size: plan.size, scale: plan.scale, &renderer)
  }
}
