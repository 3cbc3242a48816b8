import SystemLibraries

/// The address of a served page, with a secret that is new in each run as the first part of its path.
///
/// Every user of a machine can connect to its ports, so the address is what gives access: only who
/// reads it where the program prints it can see or change anything. All links of a page are relative,
/// which keeps the secret in them.
struct PageAddress: Sendable {
  /// 128 random bits.
  private let secret = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }
    .joined(separator: "-")

  func url(port: Int) -> URL? { URL(string: "http://127.0.0.1:\(port)/\(secret)/") }

  /// The request with the path that follows the secret; `nil` if it begins otherwise.
  func opened(_ request: PageRequest) -> PageRequest? {
    guard request.path.hasPrefix("/\(secret)/") else { return nil }
    var opened = request
    opened.path.removeFirst(secret.count + 1)
    return opened
  }
}
