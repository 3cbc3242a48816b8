/// Why an answer cannot be used.
public enum RouteError: Error, Hashable {
  /// The text is empty.
  case empty
  /// The text is not JSON.
  case notJSON(finding: String)
  /// The text is JSON, but of no known format.
  case unknownFormat
  /// Another format was asked for than the content has.
  case wrongFormat(asked: RouteFormat)
  /// A required field is absent.
  case missing(field: String, at: String)
  /// A field holds another type than it should.
  case wrongType(at: String, expected: String)
  /// A measure is negative or not finite.
  case invalid(at: String, value: String, expected: String)
  /// The engine found no route, in its own words.
  case refused(code: String, message: String?)
  /// The answer holds no route.
  case noRoute
}

extension RouteError: CustomStringConvertible {
  /// One line: the place, what is wrong there, and the remedy.
  public var description: String {
    switch self {
    case .empty: "the file is empty; save the engine's answer again"
    case .notJSON(let finding): "not JSON: \(finding); save the engine's answer again"
    case .unknownFormat:
      "no known route format; use an answer of \(RouteFormat.readable), or name it with --format"
    case .wrongFormat(let asked):
      "not an answer of '\(asked.rawValue)'; leave out --format to have the format found"
    case .missing(let field, let place):
      "\(place): no '\(field)'; ask the router for full steps"
    case .wrongType(let place, let expected):
      "\(place): expected \(expected); correct it, or save the engine's answer again"
    case .invalid(let place, let value, let expected):
      "\(place): \(value) is out of range; expected \(expected)"
    case .refused(let code, let message):
      "the engine found no route: \(code)\(message.map { " (\($0))" } ?? ""); change the request"
    case .noRoute: "the answer holds no route; change the request"
    }
  }
}
