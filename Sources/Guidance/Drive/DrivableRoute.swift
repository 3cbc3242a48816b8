/// A route with its cards and its line.
struct DrivableRoute: Sendable {
  /// The place among the routes that were given.
  var index: Int
  var guided: GuidedRoute
  /// The cards, which are read again and again.
  var cards: [Card]
  var line: DriveLine
  /// The traffic for the bar of the whole trip.
  var traffic: [TripProgress.Segment]
  /// The names of the ends of the legs.
  var names: [String?]

  /// Lays out the line of a route.
  ///
  /// - Parameters:
  ///   - guided: The route, read with its lines.
  ///   - index: Its place among the routes that were given.
  /// - Throws: `GuidanceError` where it has no line to drive along.
  init(_ guided: GuidedRoute, index: Int) throws(GuidanceError) {
    self.index = index
    self.guided = guided
    cards = Array(guided.cards)
    line = try DriveLine(guided.route)
    traffic = TripProgress.segments(of: line)
    names = guided.route.legs.map(\.destinationName)
  }
}
