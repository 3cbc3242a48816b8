/// What an engine's refusal is about, by its own words.
enum Refusal {
  /// The key or token: there is none, it is wrong, or it does not allow this.
  case key
  /// The number of requests that the key allows.
  case quota
  /// The route that was asked for.
  case route

  /// - Parameters:
  ///   - code: The engine's code, such as `PERMISSION_DENIED`, or the status of HTTP.
  ///   - message: Its explanation.
  init(code: String, message: String?) {
    let words = "\(code) \(message ?? "")".lowercased()
    func tells(_ parts: [String]) -> Bool { parts.contains { words.contains($0) } }
    // Valhalla's own code 401 is that of a request that cannot be parsed.
    if ["401", "403"].contains(code) && !words.contains("parse") || tells(Self.keyWords) {
      self = .key
    } else if code == "429" || tells(Self.quotaWords) {
      self = .quota
    } else {
      self = .route
    }
  }

  private static let keyWords = [
    "permission_denied", "unauthenticated", "unauthorized", "not authorized", "unauthorised",
    "request_denied", "forbidden", "api key", "apikey", "api_key", "valid key", "invalidkey",
    "invalid key", "invalidtoken", "invalid token", "no token", "token required", "access token",
    "credentials", "authentication", "authorization", "disallowed", "developer inactive",
  ]
  private static let quotaWords = [
    "over_query_limit", "over_daily_limit", "resource_exhausted", "too many requests", "quota",
    "rate limit", "developer over",
  ]
}
