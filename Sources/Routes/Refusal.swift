/// Why an engine refuses a request, by its own words.
enum Refusal {
  /// The key or token is absent, wrong, or without permission.
  case key
  /// The key allows no more requests.
  case quota
  /// The route does not exist.
  case route

  /// Reads an engine's code, such as `PERMISSION_DENIED` or an HTTP status, and its message.
  init(code: String, message: String?) {
    let words = "\(code) \(message ?? "")".lowercased()
    func says(_ parts: [String]) -> Bool { parts.contains { words.contains($0) } }
    // Valhalla's own code 401 means that it cannot parse the request.
    if ["401", "403"].contains(code) && !words.contains("parse") || says(Self.keyWords) {
      self = .key
    } else if code == "429" || says(Self.quotaWords) {
      self = .quota
    } else {
      self = .route
    }
  }

  private static let keyWords = WordList["refused key"]
  private static let quotaWords = WordList["refused quota"]
}
