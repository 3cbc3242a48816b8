/// Why an answer cannot be used.
public enum RouteError: Error, Hashable {
  /// The text is empty.
  case empty
  /// The text is not JSON.
  case notJSON(finding: String)
  /// The text is JSON, but of no known format.
  case unknownFormat
  /// The content has another format than requested.
  case wrongFormat(asked: RouteFormat)
  /// A required field is absent.
  case missing(field: String, at: String)
  /// A field has the wrong type.
  case wrongType(at: String, expected: String)
  /// A measure is negative or not finite.
  case invalid(at: String, value: String, expected: String)
  /// The JSON is a file of Fingerpost, such as `cards`.
  case ownOutput(String)
  /// The engine gives no route, in its own words.
  case refused(code: String, message: String?)
  /// The answer has no route.
  case noRoute
  /// The answer has more than `RouteReader.partLimit` routes, legs and steps.
  case tooLong
}

extension RouteError: CustomStringConvertible {
  /// One line: the place, the finding and the remedy.
  public var description: String {
    switch self {
    case .empty: "the file is empty; save the engine's answer again"
    case .notJSON(let finding): "not JSON: \(finding); save the engine's answer again"
    case .unknownFormat:
      "unknown route format; use an answer of \(RouteFormat.readable)"
    case .ownOutput(let kind):
      "a '\(kind)' file of fingerpost, not a route; use the engine's answer"
    case .wrongFormat(let asked):
      "not an answer of '\(asked.rawValue)'; name its own format, or none to detect it"
    case .missing(let field, let place):
      "\(place): no '\(field)'; ask the router for full steps"
    case .wrongType(let place, let expected):
      "\(place): expected \(expected); correct it, or save the engine's answer again"
    case .invalid(let place, let value, let expected):
      "\(place): \(value) is out of range; expected \(expected)"
    case .refused(let code, let message):
      Self.words(
        of: Refusal(code: code, message: message), "\(code)\(message.map { " (\($0))" } ?? "")")
    case .noRoute: "the answer has no route; change the request"
    case .tooLong:
      "more than \(RouteReader.partLimit) routes, legs and steps; split the route"
    }
  }

  private static func words(of refusal: Refusal, _ words: String) -> String {
    switch refusal {
    case .key: "the engine refused the key: \(words); check the key and its permissions"
    case .quota:
      "the engine accepts no more requests: \(words); wait, or raise the limit of the key"
    case .route: "the engine found no route: \(words); change the request"
    }
  }
}
