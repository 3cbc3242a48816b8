package import Glyphs
import Paths
package import Faults

extension AssetPlan {
  /// Plans the sheets that a manifest lists, to draw them again.
  ///
  /// Returns `nil` for a manifest without sheets, or of a version that does not describe them.
  /// Throws `Fault` if the manifest or the theme lacks something for them.
  package init?(sheetsOf manifest: Manifest, _ artist: GlyphArtist) throws(Fault) {
    let listed = manifest.sheets
    guard let plain = listed.first(where: { $0.variant != nil }), let spacing = plain.spacing,
      (0...64).contains(spacing)
    else { return nil }
    var glyphs: [PlannedGlyph] = []
    for image in plain.images ?? [] {
      guard let spec = artist.icons.spec(named: image.meaning.glyph), let points = image.points,
        [points.width, points.height].allSatisfy({ $0 > 0 && $0 <= 1000 })
      else {
        throw Fault("a picture of \(plain.path) is unknown", remedy: "render the goldens again")
      }
      glyphs.append(
        PlannedGlyph(
          spec: spec, size: Size(width: points.width, height: points.height), name: image.name,
          flatPath: image.name))
    }
    var variants: [Theme.Variant] = []
    for name in listed.compactMap(\.variant) where !variants.contains(where: { $0.name == name }) {
      guard let variant = artist.theme.variant(named: name) else {
        throw Fault("the theme has no variant '\(name)'", remedy: "render the goldens again")
      }
      variants.append(variant)
    }
    let ratios = Set(listed.compactMap { $0.scale.flatMap { Int(exactly: $0) } }).sorted()
    try self.init(
      sheetsOf: glyphs, variants: variants, ratios: ratios, spacing: spacing,
      hasDistanceFields: listed.contains { $0.variant == nil })
  }
}
