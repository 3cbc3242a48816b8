/// A form in which assets are written, each in a folder of its own.
public enum AssetTarget: String, Hashable, Sendable, CaseIterable, Codable {
  /// PNG files in `glyphs`.
  case flat
  /// A catalog for Xcode.
  case xcassets
  /// Resources for Android in `res`.
  case android
  /// Sheets for MapLibre and Mapbox in `sprite`.
  case sprite
  /// SVG files in `svg`.
  case svg
  /// PNG files in `web`, with a style sheet and elements to copy.
  case web
}
