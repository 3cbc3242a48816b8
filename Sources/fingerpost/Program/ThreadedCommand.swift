import ArgumentParser
import Faults
import Essentials
import Files
import Synchronization

/// A command that works on several threads.
///
/// The main thread waits instead of being the main actor's, whose end takes longer than most
/// commands if all libraries are linked in.
protocol ThreadedCommand: ParsableCommand, Sendable {
  func run() async throws
}

extension ThreadedCommand {
  func run() throws {
    try SystemLimits.check()
    let outcome = Mutex(Result<Void, any Error>.success(()))
    let isDone = DispatchSemaphore(value: 0)
    Task {
      do {
        try await run()
      } catch {
        outcome.withLock { $0 = .failure(error) }
      }
      isDone.signal()
    }
    isDone.wait()
    try outcome.withLock(\.self).get()
  }
}

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

/// Checks what Swift's concurrency runtime on Linux takes for granted: without a thread it waits
/// forever, and without files to open it traps.
enum SystemLimits {
  static func check() throws(Fault) {
    #if canImport(Glibc)
      let allowed = limit(of: RLIMIT_NOFILE)
      if allowed < 16 {
        throw Fault(
          .inputOutput, "only \(allowed) files may be open at once",
          remedy: "allow at least 16, as with ulimit -n 16")
      }
      if limit(of: RLIMIT_AS) < UInt.max { try checkThreads() }
    #endif
  }

  #if canImport(Glibc)
    /// Starts and joins as many threads as the work needs; the C library caches their stacks.
    private static func checkThreads() throws(Fault) {
      // One thread for each processor, and one that waits for events.
      let count = ProcessInfo.processInfo.activeProcessorCount + 1
      var threads: [pthread_t] = []
      var thread = pthread_t()
      while threads.count < count, unsafe pthread_create(&thread, nil, { _ in nil }, nil) == 0 {
        threads.append(thread)
      }
      for thread in threads { pthread_join(thread, nil) }
      guard threads.count == count else {
        throw Fault(
          .inputOutput,
          "the system grants \(threads.count) of \(count) threads within its limit of memory",
          remedy: ""
            + "allow more, as with ulimit -v unlimited")
      }
    }

    /// The soft limit, or `UInt.max` without one.
    private static func limit(of resource: __rlimit_resource) -> UInt {
      var limit = rlimit()
      let kind = __rlimit_resource_t(resource.rawValue)
      return unsafe getrlimit(kind, &limit) == 0 ? limit.rlim_cur : .max
    }
  #endif
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
