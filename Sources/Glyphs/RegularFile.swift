package import Foundation

/// Reads whole regular files; never waits for a pipe or a device in the place of one.
package enum RegularFile {
  /// The most bytes that are read: 1 GiB.
  private static let sizeLimit: off_t = 1 << 30

  /// The bytes of a file.
  ///
  /// - Returns: The bytes, or nil if the file is absent, unreadable, or not a regular file.
  package static func bytes(_ url: URL) -> [UInt8]? {
    // Without blocking, so that a pipe does not stop the run.
    let file = unsafe open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return bytes(of: file)
  }

  /// The bytes of an open file.
  ///
  /// - Parameters:
  ///   - file: Its descriptor, at the start of the file.
  ///   - size: Only a file of this size is read; nil for any.
  /// - Returns: The bytes, or nil if the file has another size, is unreadable, or is not a regular file.
  package static func bytes(of file: Int32, size: Int? = nil) -> [UInt8]? {
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      size == nil || size == Int(status.st_size), status.st_size <= sizeLimit
    else { return nil }
    let whole = Int(status.st_size)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: whole) { buffer, filled in
      while filled < whole {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled...])
        let got = unsafe read(file, rest.baseAddress, rest.count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        filled += got
      }
    }
    return bytes.count == whole ? bytes : nil
  }
}
