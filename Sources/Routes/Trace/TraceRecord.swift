struct TraceRecord {
  /// The place in the file, such as `line 3`.
  var `where`: String
  /// Whether its time counts from 1970 instead of some start.
  var isAbsolute = true
  var point: Trace.Point
}
