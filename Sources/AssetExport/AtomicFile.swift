import Foundation

/// Writes a file whole or not at all.
enum AtomicFile {
  /// What the names of files begin with that are being written.
  static let prefix = ".fingerpost-"

  /// Puts bytes into a file beside the target, which then takes the target's name.
  ///
  /// Foundation's own writing waits for the disk after each file, which takes most of the time of a
  /// run; against a killed program the renaming alone is enough.
  ///
  /// A device or a pipe, such as `/dev/null`, is written to as it is: it has no content to lose.
  ///
  /// - Throws: `NSError` of the POSIX domain; the file beside is then removed.
  static func write(_ data: Data, to target: URL) throws {
    if isStream(target) {
      return try FileHandle(forWritingTo: target).write(contentsOf: data)
    }
    let process = ProcessInfo.processInfo.processIdentifier
    let beside = target.deletingLastPathComponent()
      .appending(path: "\(prefix)\(process)-\(target.lastPathComponent.prefix(200))")
    do {
      let descriptor = unsafe open(beside.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw lastError }
      defer { close(descriptor) }
      try fill(descriptor, with: data)
      guard unsafe rename(beside.path, target.path) == 0 else { throw lastError }
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
  }

  /// Whether a device, a pipe or a socket stands there.
  static func isStream(_ target: URL) -> Bool {
    var status = stat()
    guard unsafe stat(target.path, &status) == 0 else { return false }
    return [S_IFCHR, S_IFBLK, S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  private static func fill(_ descriptor: Int32, with data: Data) throws {
    var written = 0
    while written < data.count {
      let count = unsafe data.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return 0 }
        return unsafe pwrite(descriptor, start + written, bytes.count - written, off_t(written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw lastError }
      written += count
    }
  }

  private static var lastError: NSError {
    NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
  }
}
