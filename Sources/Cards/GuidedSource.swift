public import Guidance
public import Routes

/// A file that was read, and its routes with their cards.
public struct GuidedSource: Sendable {
  /// The name of the file.
  public var name: String
  /// The format of the answer.
  public var format: RouteFormat
  /// The routes.
  public var routes: [GuidedRoute]

  /// Makes a source.
  public init(name: String, format: RouteFormat, routes: [GuidedRoute]) {
    self.name = name
    self.format = format
    self.routes = routes
  }
}
