import Files
import Foundation
import Synchronization

/// A running `git cat-file --batch` that reads one object after another.
final class GitBlobs: Sendable {
  private struct Connection {
    var process: Process
    var questions: FileHandle
    var answers: FileHandle

    /// Reads the given number of bytes, blocking; `nil` if git ends first.
    func take(_ count: Int) -> [UInt8]? {
      var bytes: [UInt8] = []
      while bytes.count < count {
        guard let more = try? answers.read(upToCount: count - bytes.count), !more.isEmpty else {
          return nil
        }
        bytes += more
      }
      return bytes
    }
  }

  private let repository: GitRepository
  private let connection = Mutex<Connection?>(nil)

  init(_ repository: GitRepository) { self.repository = repository }

  deinit {
    connection.withLock { connection in
      try? connection?.questions.close()
      connection?.process.waitUntilExit()
    }
  }

  func read(_ object: String) throws(PictureFault) -> [UInt8] {
    try connection.withLock { connection throws(PictureFault) in
      if connection == nil { connection = connect() }
      guard let git = connection else { throw .unreadable("git cannot be started") }
      guard Self.write("\(object)\n", to: git.questions.fileDescriptor) else {
        throw .unreadable("git does not answer")
      }
      // A header such as `4b825dc blob 120`.
      var line: [UInt8] = []
      while let byte = git.take(1)?.first, byte != 0x0A { line.append(byte) }
      let words = line.split(separator: 0x20)
      guard words.count == 3, let count = Int(String(decoding: words[2], as: UTF8.self)),
        count <= RegularFile.sizeLimit
      else { throw .unreadable("git has no object \(object); fetch it first") }
      guard let bytes = git.take(count), git.take(1) != nil else {
        throw .unreadable("git does not answer")
      }
      return bytes
    }
  }

  private func connect() -> Connection? {
    let process = repository.process(["cat-file", "--batch"])
    let (questions, answers) = (Pipe(), Pipe())
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    return Connection(
      process: process, questions: questions.fileHandleForWriting,
      answers: answers.fileHandleForReading)
  }

  /// Writes a line to git; returns whether git accepted it.
  ///
  /// Blocks SIGPIPE, which would end this program if git has died, as in a damaged repository.
  private static func write(_ line: String, to descriptor: Int32) -> Bool {
    var pipeSignal = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&pipeSignal)
    unsafe sigaddset(&pipeSignal, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    let bytes = Array(line.utf8)
    // A pipe accepts a line this short at once.
    let count = unsafe bytes.withUnsafeBytes {
      unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
    }
    var pending = sigset_t()
    if count < 0, unsafe sigpending(&pending) == 0, unsafe sigismember(&pending, SIGPIPE) == 1 {
      var number: Int32 = 0
      unsafe sigwait(&pipeSignal, &number)
    }
    return count == bytes.count
  }
}
