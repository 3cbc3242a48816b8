public import Foundation
public import Glyphs
import Guidance
public import Paths
public import Raster

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

  /// The pictures that `RouteExport` writes of some routes.
  public static func plans(
    of sources: [GuidedSource], options: PictureOptions, junctions: JunctionStyle = .schematic
  ) -> [PicturePlan] {
    let steps = sources.flatMap(\.routes).flatMap(\.shownSteps)
    let sets = RouteExport.sets(of: steps, options: options, junctions: junctions)
    return sets.flatMap { set in
      set.specs.flatMap { spec in
        set.options.variants.flatMap { variant in
          set.options.scales.map { scale in
            let name = GlyphPicture.fileName(spec, variant: variant.name, scale: scale)
            return PicturePlan(
              path: set.folder + name, spec: spec, variant: variant.name, scale: Double(scale),
              size: set.options.size(of: spec))
          }
        }
      }
    }
  }

  /// The pictures that a `manifest.json` names.
  ///
  /// - Throws: `ExportError.manifest` for what is no manifest, and for paths that lead out of the
  ///   folder.
  public static func plans(manifest data: Data) throws(ExportError) -> [PicturePlan] {
    let manifest: ManifestFile
    do {
      manifest = try JSONDecoder().decode(ManifestFile.self, from: data)
    } catch {
      throw .manifest("not a manifest of this program; render the goldens again")
    }
    guard manifest.schema == "fingerpost/manifest/1" else {
      throw .manifest("schema: '\(manifest.schema)' is not known; render the goldens again")
    }
    var plans: [PicturePlan] = []
    for (index, file) in manifest.files.enumerated() {
      let place = "files[\(index)]"
      guard isInside(file.path) else {
        throw .manifest("\(place).path: leads out of the folder; render the goldens again")
      }
      // Vectors and sheets are no pictures of one glyph.
      guard let name = file.glyph, let scale = file.scale, let points = file.points,
        let variant = file.variant, variant != "template", file.path.hasSuffix(".png")
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

  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { ["", ".", ".."].contains($0) } && !path.utf8.contains(0)
  }

  /// The parts of a manifest that are needed to draw again.
  private struct ManifestFile: Decodable {
    struct File: Decodable {
      var path: String
      var glyph: String?
      var variant: String?
      var scale: Double?
      var points: Points?
    }

    struct Points: Decodable {
      var width: Double
      var height: Double
    }

    var schema: String
    var files: [File]
  }
}

extension GlyphArtist {
  /// Draws a planned picture, in memory.
  ///
  /// - Throws: `ExportError` naming the glyph; `.manifest` if the theme lacks the variant.
  public func pixmap(of plan: PicturePlan) throws(ExportError) -> Pixmap {
    guard let variant = theme.variant(named: plan.variant) else {
      throw .manifest("the theme has no variant '\(plan.variant)'; render the goldens again")
    }
    let drawing: Drawing
    do throws(GlyphError) {
      drawing = try self.drawing(
        of: plan.spec, variant: variant, size: plan.size, pixelsPerPoint: plan.scale)
    } catch {
      throw .glyph(error)
    }
    var renderer = Renderer()
    do throws(RasterError) {
      let (width, height) = try plan.size.pixels(scale: plan.scale)
      return try renderer.draw(drawing, width: width, height: height)
    } catch {
      throw .raster(name: plan.spec.name, error)
    }
  }
}
