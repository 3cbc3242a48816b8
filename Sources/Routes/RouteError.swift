/// Why an answer cannot be used.
public enum RouteError: Error, Hashable {
  case empty
  /// The bytes are packed by gzip.
  case gzip
  case notJSON(finding: String)
  case unknownFormat
  case wrongFormat(asked: RouteFormat)
  case missing(field: String, at: String)
  case wrongType(at: String, expected: String)
  case invalid(at: String, value: String, expected: String)
  /// The JSON is a Fingerpost file, such as `cards`.
  case ownOutput(String)
  /// The engine refuses or finds no route; the texts are its own.
  case refused(code: String, message: String?)
  case noRoute
  /// The answer has more than `RouteReader.partLimit` routes, legs and steps.
  case tooLong
}

extension RouteError: CustomStringConvertible {
  /// One line: the place, the fault and the remedy.
  public var description: String {
    switch self {
    case .empty: "the file is empty; save the engine's answer again"
    case .gzip: "compressed by gzip; unpack it, as with 'gunzip -c FILE | fingerpost cards -'"
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

  /// Chooses a remedy by the message and the code, such as `PERMISSION_DENIED` or an HTTP status.
  private static func refusal(_ code: String, _ message: String?) -> String {
    let words = message.map { code == "error" ? $0 : "\(code) (\($0))" } ?? code
    let said = "\(code) \(message ?? "")".lowercased()
    // Valhalla uses 401 for a request that it cannot parse.
    if ["401", "403"].contains(code) && !said.contains("parse")
      || WordList["refused key"].contains(where: said.contains)
    {
      return "the engine refused the key: \(words); check the key and its permissions"
    }
    if code == "429" || WordList["refused quota"].contains(where: said.contains) {
      return "the engine accepts no more requests: \(words); wait, or raise the limit of the key"
    }
    if WordList["refused request"].contains(where: said.contains) {
      return "the engine did not accept the request: \(words); correct the request"
    }
    return "the engine found no route: \(words); change the request"
  }
}

extension RouteError {
  /// Reads an engine's error message; `nil` for other answers.
  init?(refusalIn answer: JSONNode) {
    let code = answer.text("code") ?? answer.text("status")
    let listed =
      answer["errors"]?.first ?? answer["notices"]?.first
      ?? (answer["data"] ?? answer)["plan"]?["routingErrors"]?.first
      ?? answer["type"].map { _ in answer }
    if let error = answer["error"] {
      // TomTom, Valhalla and Google's newer services put an object or a text in `error`.
      let detail = answer["detailedError"]
      self = .refused(
        code: answer.text("error_code") ?? detail?.text("code") ?? error.text("status")
          ?? error.text("code") ?? answer.text("status_code") ?? "error",
        message: error.text("message") ?? error.text("description") ?? detail?.text("message")
          ?? error.text ?? answer.text("error_description") ?? answer.text("message"))
    } else if answer["features"] == nil, let error = listed,
      let message = error.text("message") ?? error.text("title") ?? error.text("details")
        ?? error.text("description")
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
