import SystemLibraries

/// The address of a served page, with a secret that is new in each run as the first part of its path.
///
/// Every user of a machine can connect to its ports, so the address is what gives access: only who
/// reads it where the program prints it can see or change anything. All links of a page are relative,
/// which keeps the secret in them.
struct PageAddress: Sendable {
  let port: Int
  /// 128 random bits.
  private let secret = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }
    .joined(separator: "-")

  var url: URL? { URL(string: "http://127.0.0.1:\(port)/\(secret)/") }

  /// The response of the pages behind the address, if the request may reach them.
  func response(
    to request: PageRequest, from pages: any PageSite
  ) async throws -> PageResponse {
    guard let opened = opened(request) else { return .foreign }
    return try await pages.answer(opened)
  }

  /// The request with the path that follows the secret; `nil` if it begins otherwise, or if a
  /// foreign page asks.
  func opened(_ request: PageRequest) -> PageRequest? {
    guard isOwn(request), request.path.hasPrefix("/\(secret)/") else { return nil }
    var opened = request
    opened.path.removeFirst(secret.count + 1)
    return opened
  }

  /// Whether a request comes from this server's page, not by DNS rebinding or from a foreign page.
  private func isOwn(_ request: PageRequest) -> Bool {
    let names =
      ["127.0.0.1:\(port)", "localhost:\(port)"]
      + (port == 80 ? ["127.0.0.1", "localhost"] : [])
    guard let host = request.headers["host"], names.contains(host.lowercased()) else {
      return false
    }
    guard let origin = request.headers["origin"] else { return true }
    return names.contains { origin.lowercased() == "http://\($0)" }
  }
}
