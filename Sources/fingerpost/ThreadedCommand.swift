import ArgumentParser
import Dispatch
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
