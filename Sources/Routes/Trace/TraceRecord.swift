/// A point of a trace in a file.
struct TraceRecord {
  /// The place in the file, such as `line 3`.
  var `where`: String
  /// Since 1970 if `isAbsolute`, else from some start.
  var milliseconds: Int
  var isAbsolute: Bool
  var place: Coordinate
  var altitude: Double?
  var course: Double?
  var speed: Double?
}
