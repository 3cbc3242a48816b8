/// An output format of assets, each in a separate folder.
public enum AssetTarget: String, Hashable, Sendable, CaseIterable, Codable {
  /// PNG files in `glyphs`.
  case flat
  /// An asset catalog for Xcode.
  case xcassets
  /// Android resources in `res`.
  case android
  /// Sprite sheets for MapLibre and Mapbox in `sprite`.
  case sprite
  /// SVG files in `svg`.
  case svg
  /// PNG files in `web`, with a style sheet and sample HTML.
  case web
  /// SF Symbols templates in an asset catalog for Xcode.
  case sfsymbols
  /// Maneuvers and lines of routes in `geojson`, for maps with the sprite.
  case geojson

  /// What plans its files; all else follows from that.
  var plan: any TargetPlan.Type {
    switch self {
    case .flat: FlatTarget.self
    case .xcassets: CatalogTarget.self
    case .android: AndroidTarget.self
    case .sprite: SpriteTarget.self
    case .svg: SVGTarget.self
    case .web: WebTarget.self
    case .sfsymbols: SymbolTarget.self
    case .geojson: GeoJSONTarget.self
    }
  }
}
