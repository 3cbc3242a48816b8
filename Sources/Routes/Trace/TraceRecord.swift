/// A point of a trace in a file.
struct TraceRecord {
  /// The place in the file, such as `line 3`.
  var `where`: String
  /// Whether its time is since 1970; else since some start.
  var isAbsolute = true
  var point: Trace.Point
}
