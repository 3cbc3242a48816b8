import FlyingSocks
public import SystemLibraries
import Faults

/// Serves the live page to browsers on this machine.
public struct LiveServer: Sendable {
  private let site: LiveSite
  private let port: Int
  private static let interval = Duration.milliseconds(25)
  /// The polls between two messages that keep the connection of a page alive, about 15 s.
  private static let beats = 600

  /// Reads all sources; throws the error of an invalid one.
  ///
  /// `port` is 1 to 65,535, or 0 for any free port; `generator` is, say, `fingerpost 1.0.0`.
  public init(_ sources: LiveSources, port: Int, generator: String) async throws {
    site = try LiveSite(sources: sources, generator: generator)
    self.port = port
    try await site.start()
  }

  /// Serves until the task is cancelled; `ready` receives the address of the page.
  ///
  /// Throws `Fault.port` if the port is not available.
  public func run(ready: (URL) -> Void) async throws {
    let pages = LivePages(site: site)
    var address: PageAddress?
    while !Task.isCancelled {
      do {
        let listener = try await PageListener(pages, port: port, again: address)
        if address == nil {
          address = listener.address
          if let url = listener.address.url { ready(url) }
          await site.report()
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await listener.run() }
          group.addTask { try await Self.watch(site) }
          defer { group.cancelAll() }
          // The first task to end ends the group.
          try await group.next()
        }
      } catch {
        if error is CancellationError || Task.isCancelled { return }
        // The port is at fault before the first page; later, perhaps file descriptors ran out:
        // retry.
        guard address != nil else { throw Fault.port(port, reason: Self.reason(error)) }
        try await Task.sleep(for: .milliseconds(200))
      }
    }
  }

  private static func watch(_ site: LiveSite) async throws {
    var beat = 0
    while true {
      await site.poll()
      try await Task.sleep(for: interval)
      beat += 1
      if beat % beats == 0 { await site.tell() }
    }
  }

  static func reason(_ error: any Error) -> String {
    if case SocketError.failed(_, let code, let message) = error {
      switch code {
      case EADDRINUSE: return "taken by another program"
      case EACCES: return "not allowed"
      default: return message
      }
    }
    return "\(error)"
  }
}
