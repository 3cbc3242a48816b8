/// The words for a whole trip.
struct TripWords: Sendable {
  /// A way of joining two things where the second begins with one of some letters.
  struct Pair: Sendable {
    var starts: [String]
    var text: String
  }

  /// The way over a road, as `{road}`, with a colon the case in which the language writes it.
  var via: String
  /// Two things together, as `{a}` and `{b}`.
  var and: String
  /// The same before some letters; the first that fits is taken.
  var andBefore: [Pair]
  /// The fastest of several routes.
  var fastest: String
  /// A route that takes longer by `{time}`.
  var slower: String
  /// A route with tolls.
  var tolls: String
  /// A route with a ferry.
  var ferry: String
  /// A route with a road that is not paved.
  var unpaved: String
  /// A number of stops on the way.
  var stops: Plural
  /// When one arrives, as `{time}`.
  var arrival: String
  /// Traffic that holds one up.
  var traffic: [DelayCategory: String]
}
