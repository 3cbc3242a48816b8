import Foundation
import TextSafety

/// What a browser asks for: the head of a request of HTTP/1.1 (RFC 9112); bodies are not read.
struct PageRequest {
  var method: String
  /// Without the query.
  var path: String
  /// The names and values as they are sent, neither decoded.
  var query: [(name: String, value: String)] = []
  /// By names in lower case.
  var headers: [String: String] = [:]

  /// Reads a head; `nil` for what is none, or for a path that no page of this server has.
  ///
  /// The bytes decide: a mark behind a line end or colon makes no other character of it.
  init?(head: [UInt8]) {
    var lines = Self.lines(of: head)
    guard !lines.isEmpty else { return nil }
    let words = lines.removeFirst().split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3, words[2].starts(with: "HTTP/1.".utf8) else { return nil }
    method = String(decoding: words[0], as: UTF8.self)
    let target = words[1].split(separator: UInt8(ascii: "?"), maxSplits: 1)
    guard let first = target.first, let path = Self.path(first) else { return nil }
    self.path = path
    for pair in target.dropFirst().joined().split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
      ).map { String(decoding: $0, as: UTF8.self) }
      query.append((parts[0], parts.count > 1 ? parts[1] : ""))
    }
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
        .trimmingCharacters(in: .whitespaces)
      // Of two hosts one could be checked and the other meant.
      guard headers.updateValue(value, forKey: name) == nil || name != "host" else { return nil }
    }
  }

  /// The lines of a head up to the first empty one.
  private static func lines(of head: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in head.indices.dropLast()
    where index >= start && head[index] == 0x0D && head[index + 1] == 0x0A {
      if index == start { break }
      lines.append(head[start..<index])
      start = index + 2
    }
    return lines
  }

  /// The path that a target names.
  ///
  /// - Returns: `nil` where it does not start with `/`, or holds what no path of this server has:
  ///   other characters, a slash that is written as `%2F`, or a part that starts with a dot.
  private static func path(_ target: ArraySlice<UInt8>) -> String? {
    var path: [UInt8] = []
    var rest = target
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        path.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
        value != UInt8(ascii: "/")
      else { return nil }
      path.append(value)
      rest = rest.dropFirst(2)
    }
    guard path.first == UInt8(ascii: "/"), path.allSatisfy(isKnown) else { return nil }
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.first == UInt8(ascii: ".") }) else { return nil }
    return String(decoding: path, as: UTF8.self)
  }

  /// Whether a path of this server may hold a byte.
  private static func isKnown(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._~@-".utf8.contains(byte)
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
  /// The content security policy.
  var policy = ContentPolicy.nothing

  /// The head, with the empty line that ends it.
  func head(keepsAlive: Bool) -> Data {
    var lines = [
      "HTTP/1.1 \(code.rawValue) \(code.reason)", "Content-Type: \(type)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin", "X-Frame-Options: DENY",
      "Content-Security-Policy: \(policy)", "Referrer-Policy: no-referrer",
    ]
    if code == .methodNotAllowed { lines.append("Allow: GET") }
    if case .data(let data) = body { lines.append("Content-Length: \(data.count)") }
    lines.append("Connection: \(keepsAlive ? "keep-alive" : "close")")
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
