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
