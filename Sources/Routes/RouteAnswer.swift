/// What an answer holds.
public struct RouteAnswer: Hashable, Sendable {
  /// The form the answer was found to have.
  public var format: RouteFormat
  /// The routes, the best first; one or more.
  public var routes: [Route]

  /// Makes an answer.
  public init(format: RouteFormat, routes: [Route]) {
    self.format = format
    self.routes = routes
  }
}
