/// How the units of a route's distances were found.
public enum UnitsSource: String, Hashable, Sendable {
  /// The caller said so.
  case option
  /// From the region, or the wish, of the locale that the caller gave.
  case locale
  /// The answer says so.
  case stated
  /// From the region of the language that the answer says it is in.
  case language
  /// From the country where the route starts.
  case country
  /// Nothing is known, so they are metric.
  case assumed
}
