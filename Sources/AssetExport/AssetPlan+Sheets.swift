package import Foundation
package import Glyphs
import Paths
import TextSafety

extension AssetPlan {
  /// Plans the sheets that a `manifest.json` lists, to draw them again.
  ///
  /// Returns `nil` for a manifest without sheets, or of a version that does not describe them.
  /// Throws `ExportError.manifest` if the manifest or the theme lacks something for them.
  package init?(sheetsOf data: Data, _ artist: GlyphArtist) throws(ExportError) {
    let listed = try Manifest(data).files.filter {
      $0.target == AssetTarget.sprite.rawValue && $0.pixels != nil
    }
    guard let json = try? JSONDecoder().decode(JSON.self, from: data), !listed.isEmpty else {
      return nil
    }
    guard let plain = listed.first(where: { $0.variant != nil }),
      let entry = json["files"]?.elements.first(where: { $0["path"]?.text == plain.path }),
      case .integer(let spacing)? = entry["spacing"], (0...64).contains(spacing)
    else { return nil }
    var glyphs: [PlannedGlyph] = []
    for image in entry["images"]?.elements ?? [] {
      guard let name = image["name"]?.text,
        let spec = image["meaning"]?["glyph"]?.text.flatMap(artist.icons.spec),
        let width = image["points"]?["width"]?.measure,
        let height = image["points"]?["height"]?.measure,
        [width, height].allSatisfy({ $0 > 0 && $0 <= 1000 })
      else { throw .manifest("a picture of \(plain.path) is unknown; render the goldens again") }
      glyphs.append(
        PlannedGlyph(
          spec: spec, size: Size(width: width, height: height), name: name, flatPath: name))
    }
    var variants: [Theme.Variant] = []
    for name in listed.compactMap(\.variant) where !variants.contains(where: { $0.name == name }) {
      guard let variant = artist.theme.variant(named: name) else {
        throw .manifest("the theme has no variant '\(name)'; render the goldens again")
      }
      variants.append(variant)
    }
    let ratios = Set(listed.compactMap { $0.scale.flatMap { Int(exactly: $0) } }).sorted()
    try self.init(
      sheetsOf: glyphs, variants: variants, ratios: ratios, spacing: spacing,
      hasDistanceFields: listed.contains { $0.variant == nil })
  }
}

extension JSON {
  fileprivate var measure: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
