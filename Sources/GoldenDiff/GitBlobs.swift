import Files
import Foundation
import Synchronization

/// A running `git cat-file`, which is asked for one object after another.
final class GitBlobs: Sendable {
  private struct Connection {
    var process: Process
    var questions: FileHandle
    var answers: FileHandle
    var buffer: [UInt8] = []

    /// Takes bytes out of the answers, waiting for them.
    mutating func take(_ count: Int) -> [UInt8]? {
      while buffer.count < count {
        let more = answers.availableData
        if more.isEmpty { return nil }
        buffer.append(contentsOf: more)
      }
      defer { buffer.removeFirst(count) }
      return Array(buffer[..<count])
    }

    mutating func takeLine() -> String? {
      var searched = 0
      while true {
        if let end = buffer[searched...].firstIndex(of: 0x0A) {
          defer { buffer.removeFirst(end + 1) }
          return String(decoding: buffer[..<end], as: UTF8.self)
        }
        searched = buffer.count
        let more = answers.availableData
        if more.isEmpty { return nil }
        buffer.append(contentsOf: more)
      }
    }
  }

  private let repository: GitRepository
  private let connection = Mutex<Connection?>(nil)

  init(_ repository: GitRepository) {
    self.repository = repository
  }

  deinit {
    connection.withLock { connection in
      try? connection?.questions.close()
      connection?.process.waitUntilExit()
    }
  }

  /// The bytes of an object.
  func read(_ object: String) throws(PictureFault) -> [UInt8] {
    let answer: Result<[UInt8], PictureFault> = connection.withLock { connection in
      if connection == nil { connection = connect() }
      guard var open = connection else { return .failure(.unreadable("git cannot be started")) }
      defer { connection = open }
      guard Self.write("\(object)\n", to: open.questions.fileDescriptor) else {
        return .failure(.unreadable("git does not answer"))
      }
      let words = (open.takeLine() ?? "").split(separator: " ")
      guard words.count == 3, let count = Int(words[2]), count <= RegularFile.sizeLimit else {
        return .failure(.unreadable("git has no object \(object); fetch it first"))
      }
      guard let bytes = open.take(count), open.take(1) != nil else {
        return .failure(.unreadable("git does not answer"))
      }
      return .success(bytes)
    }
    return try answer.get()
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

  /// Writes a line to git.
  ///
  /// A git that ended, such as at a damaged repository, would end this program with SIGPIPE.
  ///
  /// - Returns: Whether git took it.
  private static func write(_ line: String, to descriptor: Int32) -> Bool {
    var pipeSignal = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&pipeSignal)
    unsafe sigaddset(&pipeSignal, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    let bytes = Array(line.utf8)
    // Shorter than what a pipe takes at once.
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

/// Bytes that another thread reads.
final class Collected: Sendable {
  private let data = Mutex(Data())

  var bytes: Data { data.withLock { $0 } }

  /// Reads to the end, and keeps the start.
  func fill(from handle: FileHandle) {
    while let more = try? handle.read(upToCount: 1 << 16), !more.isEmpty {
      data.withLock { if $0.count < 1 << 16 { $0 += more } }
    }
  }
}
