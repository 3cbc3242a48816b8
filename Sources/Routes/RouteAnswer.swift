/// The content of an answer.
public struct RouteAnswer: Hashable, Sendable {
  /// The format of the answer.
  public var format: RouteFormat
  /// The routes, the best first; one or more.
  public var routes: [Route]

  /// Creates an answer.
  public init(format: RouteFormat, routes: [Route]) {
    self.format = format
    self.routes = routes
  }
}
