package import Foundation

extension OpenFolder {
  package static let prefix = ".fingerpost-"

  /// Writes a file atomically; removes the temporary file if that fails.
  ///
  /// Writes to a new file with a random name, then renames it. Foundation's atomic writing also
  /// waits for the disk after each file, which takes most of a run's time. Renaming alone protects
  /// against a killed process.
  package borrowing func write(_ data: Data, to name: String) throws(WriteFault) {
    let process = ProcessInfo.processInfo.processIdentifier
    let beside = "\(Self.prefix)\(process)-" + String(UInt64.random(in: 0 ... .max), radix: 16)
    // An existing file or link with that name belongs to someone else.
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

  /// Appends a line to a regular file, which it creates if necessary.
  package borrowing func append(_ line: String, to name: String) throws(WriteFault) {
    let file = unsafe openat(
      descriptor, name, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw WriteFault(code: errno) }
    defer { close(file) }
    guard try kind(of: name) == .file else { throw .notRegular }
    try Self.fill(file, with: Data((line + "\n").utf8))
  }

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
