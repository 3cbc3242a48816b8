package import Foundation

extension OpenFolder {
  /// What the names of files begin with that are being written.
  package static let prefix = ".fingerpost-"

  /// Writes a file whole or not at all.
  ///
  /// The bytes go to a new file of a random name beside it, which then takes its name. Foundation's
  /// own writing waits for the disk after each file, which takes most of the time of a run; against
  /// a killed program the renaming alone is enough.
  ///
  /// - Throws: `WriteFault`; the file beside is then removed.
  package borrowing func write(_ data: Data, to name: String) throws(WriteFault) {
    let process = ProcessInfo.processInfo.processIdentifier
    let beside = "\(Self.prefix)\(process)-" + String(UInt64.random(in: 0 ... .max), radix: 16)
    // A file or link that stands there already is none of ours.
    let file = unsafe openat(
      descriptor, beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw WriteFault(code: errno) }
    do throws(WriteFault) {
      defer { close(file) }
      try Self.fill(file, with: data)
      guard unsafe renameat(descriptor, beside, descriptor, name) == 0 else {
        throw WriteFault(code: errno)
      }
    } catch {
      _ = try? remove(beside)
      throw error
    }
  }

  /// Adds a line to the end of a file, which is made where it is absent.
  ///
  /// - Throws: `WriteFault`, also for what is no regular file.
  package borrowing func append(_ line: String, to name: String) throws(WriteFault) {
    let file = unsafe openat(
      descriptor, name, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw WriteFault(code: errno) }
    defer { close(file) }
    guard try kind(of: name) == .file else { throw .notRegular }
    try Self.fill(file, with: Data((line + "\n").utf8))
  }

  /// Writes all bytes to an open file.
  private static func fill(_ file: Int32, with data: Data) throws(WriteFault) {
    var written = 0
    while written < data.count {
      let count = unsafe data.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return 0 }
        return unsafe Foundation.write(file, start + written, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw WriteFault(code: errno) }
      written += count
    }
  }
}
