import Foundation

enum Interruption {
  /// Runs work until it ends, or until SIGINT or SIGTERM cancels it.
  static func until(_ work: @escaping @Sendable () async throws -> Void) async throws {
    let task = Task { try await work() }
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { task.cancel() }
      source.resume()
      return source
    }
    // The browser may close a page during a write to it.
    signal(SIGPIPE, SIG_IGN)
    defer { for source in sources { source.cancel() } }
    do {
      try await task.value
    } catch is CancellationError {
      return
    }
  }
}
