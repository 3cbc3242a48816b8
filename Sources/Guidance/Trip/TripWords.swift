/// The words for a whole trip.
struct TripWords: Sendable {
  /// The way over a road, as `{road}`.
  var via: String
  /// Two things together, as `{a}` and `{b}`.
  var and: String
  /// The fastest of several routes.
  var fastest: String
  /// A route that takes longer by `{time}`.
  var slower: String
  /// A route with tolls.
  var tolls: String
  /// A route with a ferry.
  var ferry: String
  /// A number of stops on the way, with the number as `{n}`.
  var stops: @Sendable (Int) -> String
  /// When one arrives, as `{time}`.
  var arrival: String
  /// Traffic that holds one up: light, medium and heavy.
  var traffic: (light: String, medium: String, heavy: String)
}
