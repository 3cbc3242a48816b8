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
    case .refused(let code, let message): Self.refusal(code, message)
    case .noRoute: "the answer has no route; change the request"
    case .tooLong:
      "more than \(RouteReader.partLimit) routes, legs and steps; split the route"
    }
  }

  /// The remedy for a refusal depends on its code, such as `PERMISSION_DENIED` or an HTTP status,
  /// and on the words of its message.
  private static func refusal(_ code: String, _ message: String?) -> String {
    let words = message.map { "\(code) (\($0))" } ?? code
    let said = "\(code) \(message ?? "")".lowercased()
    // Valhalla's own code 401 means that it cannot parse the request.
    if ["401", "403"].contains(code) && !said.contains("parse")
      || keyWords.contains(where: said.contains)
    {
      return "the engine refused the key: \(words); check the key and its permissions"
    }
    if code == "429" || quotaWords.contains(where: said.contains) {
      return "the engine accepts no more requests: \(words); wait, or raise the limit of the key"
    }
    return "the engine found no route: \(words); change the request"
  }

  private static let keyWords = WordList["refused key"]
  private static let quotaWords = WordList["refused quota"]
}

extension RouteError {
  /// Reads the error message of an engine; `nil` if the answer is not one.
  init?(refusalIn answer: JSONNode) {
    let code = answer.text("code") ?? answer.text("status")
    let listed =
      answer["errors"]?.first ?? answer["notices"]?.first ?? answer["type"].map { _ in answer }
    if let error = answer["error"] {
      // TomTom, Valhalla and Google's newer services have an object or a text in `error`.
      let detail = answer["detailedError"]
      self = .refused(
        code: answer.text("error_code") ?? detail?.text("code") ?? error.text("status")
          ?? error.text("code") ?? answer.text("status_code") ?? "error",
        message: error.text("message") ?? error.text("description") ?? detail?.text("message")
          ?? error.text ?? answer.text("error_description") ?? answer.text("message"))
    } else if answer["features"] == nil, let error = listed,
      let message = error.text("message") ?? error.text("title") ?? error.text("details")
        ?? error.text
    {
      self = .refused(
        code: error.text("code") ?? error.text("subtype") ?? answer.text("status") ?? "error",
        message: message)
    } else if let message = answer.text("message") ?? answer.text("title")
      ?? answer.text("error_message") ?? answer.text("status_message")
    {
      let cause = answer.text("cause").map { ": " + $0 } ?? ""
      self = .refused(code: code ?? "error", message: message + cause)
    } else if let code, code.lowercased() != "ok" {
      self = .refused(code: code, message: nil)
    } else {
      return nil
    }
  }
}
