public import Guidance
public import Routes

/// A file with its routes and their cards.
public struct GuidedSource: Sendable {
  /// The name of the file.
  public var name: String
  /// The format of the routes.
  public var format: Engine
  /// The routes with their cards.
  public var routes: [GuidedRoute]
  /// The messages that the routes are from; nil for other engines, and without all of the routes.
  package var feed: Feed?

  /// Creates a source.
  public init(name: String, format: Engine, routes: [GuidedRoute]) {
    self.name = name
    self.format = format
    self.routes = routes
  }
}
