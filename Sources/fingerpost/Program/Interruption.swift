import SystemLibraries
import Files

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

enum Browser {
  /// Tries to open a page; ignores errors, since the address is already printed.
  ///
  /// All users of a machine see the arguments of its programs, so the browser gets a file that leads
  /// to the address, in a folder that only this user can read.
  static func open(_ url: URL, through folder: ScratchFolder) {
    let file = folder.url.appending(path: "open.html")
    let page =
      "<!DOCTYPE html><title>Fingerpost</title>"
      + #"<meta http-equiv="refresh" content="0; url=\#(url.absoluteString)">"#
    guard (try? Data(page.utf8).write(to: file)) != nil else { return }
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    try? ChildProgram([opener, file.path]).start()
  }
}
