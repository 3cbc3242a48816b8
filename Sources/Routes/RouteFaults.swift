import JSON
package import Faults

extension Fault {
  package static let empty = Fault("the file is empty", remedy: "save the router's response again")

  /// The bytes are packed by gzip.
  package static let gzip = Fault(
    "compressed by gzip", remedy: "unpack it, as with 'gunzip -c FILE | fingerpost cards -'")

  package static let unknownFormat = Fault(
    "unknown route format",
    remedy: "use a response of \(Engine.readable), or name it with --format")

  /// The JSON is a Fingerpost file, such as `cards`.
  package static func ownOutput(_ kind: String) -> Fault {
    Fault("a '\(kind)' file of fingerpost, not a route", remedy: "use the router's response")
  }

  /// A response in a form that its engine no longer writes.
  static func ended(_ form: EndedForm) -> Fault {
    Fault("a response of \(form.name)", remedy: "request \(form.successor)")
  }

  package static func wrongFormat(asked: Engine) -> Fault {
    Fault(
      "not a response of '\(asked.name)'", remedy: "name its own format, or none to detect it")
  }

  package static func missing(field: String, at place: String) -> Fault {
    Fault(at: place, "no '\(field)'", remedy: "ask the router for full steps")
  }

  package static func wrongType(at place: String, expected: String) -> Fault {
    Fault(
      at: place, "expected \(expected)", remedy: "correct it, or save the router's response again")
  }

  package static func invalid(at place: String, value: String, expected: String) -> Fault {
    Fault(at: place, "\(value) is out of range", remedy: "expected \(expected)")
  }

  package static let noRoute = Fault("the response contains no route", remedy: "change the request")

  package static let noSteps = Fault("no steps, so no cards", remedy: "ask the router for steps")

  static func unreadSteps(in response: JSONNode, as form: Engine) -> Fault? {
    guard let (array, count) = UnreadSteps(in: response).found else { return nil }
    let finding = "\(count) steps that are not read as \(form.name)"
    return Fault(at: array.place, finding, remedy: "ask for a form that --format lists")
  }

  /// The response has more than `RouteReader.partLimit` routes, legs and steps.
  package static let tooLong = Fault(
    "more than \(RouteReader.partLimit) routes, legs and steps", remedy: "split the route")

  /// The engine refuses or finds no route; the texts are its own.
  ///
  /// Chooses a remedy by the message and the code, such as `PERMISSION_DENIED` or an HTTP status.
  package static func refused(code: String, message: String?) -> Fault {
    let words = message.map { code == "error" ? $0 : "\(code) (\($0))" } ?? code
    let said = "\(code) \(message ?? "")".lowercased()
    // Valhalla uses 401 for a request that it cannot parse.
    if ["401", "403"].contains(code) && !said.contains("parse")
      || WordList["refused key"].contains(where: said.contains)
    {
      return Fault(
        "the engine refused the key: \(words)", remedy: "check the key and its permissions")
    }
    if code == "429" || WordList["refused quota"].contains(where: said.contains) {
      return Fault(
        "the engine accepts no more requests: \(words)",
        remedy: "wait, or raise the limit of the key")
    }
    if WordList["refused request"].contains(where: said.contains) {
      return Fault("the engine did not accept the request: \(words)", remedy: "correct the request")
    }
    return Fault("the engine found no route: \(words)", remedy: "change the request")
  }
}

extension Fault {
  /// Reads an engine's error message; `nil` for other responses.
  init?(refusalIn response: JSONNode) {
    let code = response.text("code") ?? response.text("status")
    let listed =
      response["errors"]?.first ?? response["notices"]?.first
      ?? (response["data"] ?? response)["plan"]?["routingErrors"]?.first
      ?? response["type"].map { _ in response }
    if let error = response["error"] {
      // TomTom, Valhalla and Google's newer services put an object or a text in `error`.
      let detail = response["detailedError"]
      self = .refused(
        code: response.text("error_code") ?? detail?.text("code") ?? error.text("status")
          ?? error.text("code") ?? response.text("status_code") ?? "error",
        message: error.text("message") ?? error.text("description") ?? detail?.text("message")
          ?? error.text ?? response.text("error_description") ?? response.text("message"))
    } else if response["features"] == nil, let error = listed,
      let message = error.text("message") ?? error.text("title") ?? error.text("details")
        ?? error.text("description")
        ?? error.text
    {
      self = .refused(
        code: error.text("code") ?? error.text("subtype") ?? response.text("status") ?? "error",
        message: message)
    } else if let message = response.text("message") ?? response.text("title")
      ?? response.text("error_message") ?? response.text("status_message")
    {
      let cause = response.text("cause").map { ": " + $0 } ?? ""
      self = .refused(code: code ?? "error", message: message + cause)
    } else if let code, code.lowercased() != "ok" {
      self = .refused(code: code, message: nil)
    } else {
      return nil
    }
  }
}
