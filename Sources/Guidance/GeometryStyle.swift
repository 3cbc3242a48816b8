/// How the line of a route is written.
public enum GeometryStyle: String, Hashable, Sendable, CaseIterable {
  /// A LineString of GeoJSON (RFC 7946).
  case geojson
  /// Google's encoding with six decimal places.
  case polyline6
  case none
}
