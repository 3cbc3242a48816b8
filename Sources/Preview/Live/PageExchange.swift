import SystemLibraries
import Escaping
import Faults
import GoldenDiff
import JSON

/// The head of an HTTP/1.1 request (RFC 9112); bodies are not supported.
struct PageRequest {
  /// `GET` for `HEAD` too, whose response has the same head.
  var method: String
  var wantsBody = true
  var path: String
  /// The names and values, still percent-encoded.
  var query: [(name: String, value: String)] = []
  /// The values by lowercase name.
  var headers: [String: String] = [:]

  /// Parses a head; `nil` if it is malformed or has an unsupported path.
  ///
  /// Works on bytes, because a `Character` can combine a delimiter with a following mark.
  init?(head: [UInt8]) {
    var lines = Self.lines(of: head)
    guard !lines.isEmpty else { return nil }
    let words = lines.removeFirst().split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3, words[2].starts(with: "HTTP/1.".utf8) else { return nil }
    wantsBody = !words[0].elementsEqual("HEAD".utf8)
    method = wantsBody ? String(decoding: words[0], as: UTF8.self) : "GET"
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
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self).trimmed
      // With two hosts, the check could use one and the browser mean the other.
      guard headers.updateValue(value, forKey: name) == nil || name != "host" else { return nil }
    }
  }

  /// Splits a head into lines, up to the first empty one.
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

  /// Decodes and validates the path of a request target.
  ///
  /// Returns `nil` if it does not start with `/`, has unsupported characters or an encoded slash
  /// (`%2F`), or if a component starts with a dot.
  private static func path(_ target: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: target, as: UTF8.self)
    guard !text.lowercased().contains("%2f"), let path = text.withoutPercentEncoding,
      path.utf8.first == UInt8(ascii: "/"), path.utf8.allSatisfy(isKnown),
      !path.utf8.split(separator: UInt8(ascii: "/")).contains(where: {
        $0.first == UInt8(ascii: ".")
      })
    else { return nil }
    return path
  }

  private static func isKnown(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte < 0x80
      && (character.isLetter || character.isNumber || "/._~@-".utf8.contains(byte))
  }

  /// Whether the connection stays open for the next request.
  var keepsAlive: Bool { headers["connection"]?.lowercased() != "close" && !hasBody }

  /// Whether a body would precede the next request.
  private var hasBody: Bool {
    headers["transfer-encoding"] != nil || (headers["content-length"].map { $0 != "0" } ?? false)
  }
}

struct PageResponse {
  enum Code: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
  }

  enum Body {
    case data(Data)
    /// Server-sent events, one for each new version, until the browser disconnects.
    case events(AsyncStream<Int>)
  }

  var code = Code.ok
  var type: String
  var body: Body
  var policy = ContentPolicy.nothing

  /// Encodes the head, including the empty line at its end.
  func head(keepsAlive: Bool) -> Data {
    var lines = [
      "HTTP/1.1 \(code.rawValue)", "Content-Type: \(type)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin", "X-Frame-Options: DENY",
      "Content-Security-Policy: \(policy)", "Referrer-Policy: no-referrer",
    ]
    if code == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    if case .data(let data) = body { lines.append("Content-Length: \(data.count)") }
    lines.append("Connection: \(keepsAlive ? "keep-alive" : "close")")
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  static func ok(_ html: Data, _ policy: ContentPolicy) -> PageResponse {
    PageResponse(type: "text/html; charset=utf-8", body: .data(html), policy: policy.header)
  }

  static func ok(_ json: JSON) -> PageResponse { ok("application/json", Data(json.line)) }

  static func ok(_ type: String, _ body: Data) -> PageResponse {
    PageResponse(type: type, body: .data(body))
  }

  static var missing: PageResponse { text(.notFound, "no such page") }
  static var foreign: PageResponse {
    text(.forbidden, "only pages of this server may ask; open the whole address that it printed")
  }

  static func text(_ code: Code, _ words: String) -> PageResponse {
    PageResponse(
      code: code, type: "text/plain; charset=utf-8", body: .data(Data((words + "\n").utf8)))
  }
}
