/// The words for a whole trip.
struct TripWords: Sendable {
  /// Two things together, as `{a}` and `{b}`.
  struct Pair: Sendable, ExpressibleByStringLiteral {
    var text: String
    /// Other texts, for a second thing that starts with one of some letters.
    var exceptions: [(starts: [String], text: String)] = []

    init(_ text: String, exceptions: [(starts: [String], text: String)]) {
      self.text = text
      self.exceptions = exceptions
    }

    init(stringLiteral text: String) {
      self.text = text
    }
  }

  /// The way over a road, as `{road}`.
  var via: String
  /// The case in which the language writes that road.
  var roadCase: Substring = ""
  var and: Pair
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
  /// Traffic that holds one up: light, medium and heavy.
  var traffic: (light: String, medium: String, heavy: String)
}
