/// A point of a trace as it stands in a file.
struct TraceRecord {
  /// Where it stands, such as `line 3`.
  var `where`: String
  /// Since 1970, or from some start.
  var milliseconds: Int
  var isAbsolute: Bool
  var place: Coordinate
  var altitude: Double?
  var course: Double?
  var speed: Double?
}
