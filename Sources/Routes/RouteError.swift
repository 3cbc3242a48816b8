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
  /// The JSON is a file that this program wrote, such as `cards`.
  case ownOutput(String)
  /// The engine gives no route, in its own words.
  case refused(code: String, message: String?)
  /// The answer holds no route.
  case noRoute
  /// The answer has more than `RouteReader.partLimit` routes, legs and steps.
  case tooLong
}

extension RouteError: CustomStringConvertible {
  /// One line: the place, what is wrong there, and the remedy.
  public var description: String {
    switch self {
    case .empty: "the file is empty; save the engine's answer again"
    case .notJSON(let finding): "not JSON: \(finding); save the engine's answer again"
    case .unknownFormat:
      "no known route format; use an answer of \(RouteFormat.readable), or name its format"
    case .ownOutput(let kind):
      "no route, but the '\(kind)' that this program wrote; give it the engine's answer"
    case .wrongFormat(let asked):
      "not an answer of '\(asked.rawValue)'; have the format found"
    case .missing(let field, let place):
      "\(place): no '\(field)'; ask the router for full steps"
    case .wrongType(let place, let expected):
      "\(place): expected \(expected); correct it, or save the engine's answer again"
    case .invalid(let place, let value, let expected):
      "\(place): \(value) is out of range; expected \(expected)"
    case .refused(let code, let message):
      Self.words(
        of: Refusal(code: code, message: message), "\(code)\(message.map { " (\($0))" } ?? "")")
    case .noRoute: "the answer holds no route; change the request"
    case .tooLong:
      "more than \(RouteReader.partLimit) routes, legs and steps; split the route"
    }
  }

  private static func words(of refusal: Refusal, _ words: String) -> String {
    switch refusal {
    case .key: "the engine refused the key: \(words); check the key and what it may be used for"
    case .quota: "the engine takes no more requests: \(words); wait, or raise the limit of the key"
    case .route: "the engine found no route: \(words); change the request"
    }
  }
}
