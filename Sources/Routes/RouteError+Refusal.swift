extension RouteError {
  /// What an engine says when it gives no route; nothing for an answer that is no such message.
  init?(refusalIn answer: JSONNode) {
    // TomTom and Valhalla, and all of Google's newer services, have an object or words in `error`.
    if let error = answer["error"] {
      let detail = answer["detailedError"]
      let code =
        answer.text("error_code") ?? detail?.text("code") ?? error.text("status")
        ?? error.text("code") ?? answer.text("status_code") ?? "error"
      let message =
        error.text("message") ?? error.text("description") ?? detail?.text("message")
        ?? error.text ?? answer.text("error_description") ?? answer.text("message")
      self = .refused(code: code, message: message)
      return
    }
    if let error = answer["errors"]?.first ?? answer["notices"]?.first
      ?? answer["type"].map({ _ in
        answer
      }), answer["features"] == nil,
      let message = error.text("message") ?? error.text("title") ?? error.text("details")
        ?? error.text
    {
      self = .refused(
        code: error.text("code") ?? error.text("subtype") ?? answer.text("status") ?? "error",
        message: message)
      return
    }
    if let message = answer.text("message") ?? answer.text("title") ?? answer.text("error_message")
      ?? answer.text("status_message")
    {
      let code = answer.text("code") ?? answer.text("status") ?? "error"
      self = .refused(
        code: code,
        message: [message, answer.text("cause")].compactMap(\.self).joined(separator: ": "))
      return
    }
    if let code = answer.text("code") ?? answer.text("status"), code.lowercased() != "ok" {
      self = .refused(code: code, message: nil)
      return
    }
    return nil
  }
}
