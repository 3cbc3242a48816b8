import Foundation

/// What a browser asks for: the head of a request of HTTP/1.1 (RFC 9112); bodies are not read.
struct PageRequest {
  var method: String
  /// Without the query.
  var path: String
  /// The names and values as they are sent, neither decoded.
  var query: [(name: String, value: String)] = []
  /// By names in lower case.
  var headers: [String: String] = [:]

  /// Reads a head; nothing for what is none.
  init?(head: [UInt8]) {
    var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    guard !lines.isEmpty else { return nil }
    let words = lines.removeFirst().split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1)
    path = target[0].removingPercentEncoding ?? String(target[0])
    for pair in target.dropFirst().joined().split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query.append((String(parts[0]), parts.count > 1 ? String(parts[1]) : ""))
    }
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
  }

  /// Whether the browser wants to ask for more on the same connection.
  var keepsAlive: Bool { headers["connection"]?.lowercased() != "close" && !hasBody }

  /// A body would have to be read before the next request.
  private var hasBody: Bool {
    headers["transfer-encoding"] != nil || (headers["content-length"].map { $0 != "0" } ?? false)
  }
}

/// An answer to a browser.
struct PageResponse {
  enum Code: Int {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405

    var reason: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      }
    }
  }

  enum Body {
    case data(Data)
    /// Server-sent events, one for each new version, until the browser goes away.
    case events(AsyncStream<Int>, instance: String)
  }

  var code = Code.ok
  /// The media type.
  var type: String
  var body: Body

  /// The head, with the empty line that ends it.
  func head(keepsAlive: Bool) -> Data {
    var lines = [
      "HTTP/1.1 \(code.rawValue) \(code.reason)", "Content-Type: \(type)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin", "X-Frame-Options: DENY",
    ]
    if case .data(let data) = body { lines.append("Content-Length: \(data.count)") }
    lines.append("Connection: \(keepsAlive ? "keep-alive" : "close")")
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
