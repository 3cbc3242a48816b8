import FlyingSocks
import SystemLibraries

protocol PageSite: Sendable {
  func answer(_ request: PageRequest) async throws -> PageResponse
}

/// Accepts connections on the loopback address and responds to their requests.
struct PageListener: Sendable {
  let address: PageAddress
  private let pages: any PageSite
  private let pool: any AsyncSocketPool
  private let socket: AsyncSocket

  /// The maximum length of a request's head, in bytes.
  private static let headLimit = 1 << 14
  /// The timeout for a request and for each piece of a response.
  private static let patience = Duration.seconds(30)
  private static let pieceLength = 1 << 16

  /// Binds the address that was served before, or a new one at a port of 1 to 65,535, or 0 for any
  /// that is free.
  ///
  /// Throws `SocketError` if binding fails.
  init(_ pages: any PageSite, port: Int, again known: PageAddress? = nil) async throws {
    let pool = SocketPool.make()
    try await pool.prepare()
    let socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(known?.port ?? port)))
    try socket.listen()
    guard case .ip4(_, let found) = try socket.sockname() else { throw SocketError.disconnected }
    address = known ?? PageAddress(port: Int(found))
    (self.pages, self.pool) = (pages, pool)
    self.socket = try AsyncSocket(socket: socket, pool: pool)
  }

  /// Responds until the task is cancelled.
  func run() async throws {
    defer { try? socket.close() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask {
        try await withThrowingDiscardingTaskGroup { connections in
          for try await connection in socket.sockets {
            connections.addTask { await serve(connection) }
          }
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Responds to requests one after another; an error closes only this connection.
  private func serve(_ socket: AsyncSocket) async {
    defer { try? socket.close() }
    do {
      var rest: [UInt8] = []
      while true {
        let first = rest
        let found = try await Self.withPatience { try await Self.head(after: first, from: socket) }
        guard let (head, more) = found else { return }
        rest = more
        guard let request = PageRequest(head: head) else {
          let refusal = PageResponse(
            code: .badRequest, type: "text/plain", body: .data(Data("no request\n".utf8)))
          return try await Self.send(refusal, keepsAlive: false, to: socket)
        }
        let response = try await address.response(to: request, from: pages)
        try await Self.send(
          response, keepsAlive: request.keepsAlive, hasBody: request.wantsBody, to: socket)
        guard request.keepsAlive else { return }
      }
    } catch {
      // The browser disconnected or was too slow.
    }
  }

  /// Reads up to the empty line and returns the bytes after it too; `nil` at the end of connection.
  private static func head(
    after first: [UInt8], from socket: AsyncSocket
  ) async throws -> (head: [UInt8], rest: [UInt8])? {
    let emptyLine: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    var bytes = first
    while true {
      if let end = bytes.firstRange(of: emptyLine)?.upperBound {
        return (Array(bytes[..<end]), Array(bytes[end...]))
      }
      guard bytes.count < headLimit else { throw SocketError.disconnected }
      do {
        bytes += try await socket.read(atMost: 4096)
      } catch SocketError.disconnected where bytes.isEmpty {
        return nil
      }
    }
  }

  private static func send(
    _ response: PageResponse, keepsAlive: Bool, hasBody: Bool = true, to socket: AsyncSocket
  ) async throws {
    let head = response.head(keepsAlive: keepsAlive)
    switch response.body {
    case .data(let data):
      var rest = hasBody ? head + data : head
      while !rest.isEmpty {
        let piece = Data(rest.prefix(pieceLength))
        try await withPatience { try await socket.write(piece) }
        rest = rest.dropFirst(pieceLength)
      }
    case .events(let versions):
      try await socket.write(head)
      guard hasBody else { return }
      for await version in versions {
        let event = Data("data: {\"version\":\(version)}\n\n".utf8)
        try await withPatience { try await socket.write(event) }
      }
    }
  }

  private static func withPatience<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: patience)
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
