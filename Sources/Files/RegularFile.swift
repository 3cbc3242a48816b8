package import Foundation

/// Reads whole regular files, never a pipe or a device that stands in the place of one.
package enum RegularFile {
  /// The most bytes that are read: 1 GiB.
  package static let sizeLimit = 1 << 30

  /// The bytes of a file, or `nil` where `read` throws.
  package static func bytes(_ url: URL) -> [UInt8]? { try? read(url.path) }

  /// The bytes of a file.
  ///
  /// - Throws: `ReadFault` for what is absent, cannot be read, or is no regular file.
  package static func read(_ path: String) throws(ReadFault) -> [UInt8] {
    // Without blocking, so that a pipe does not stop the run.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    return try read(file)
  }

  /// The bytes of an open file.
  ///
  /// - Parameters:
  ///   - file: Its descriptor, at the start of the file.
  ///   - size: Only a file of this size is read; `nil` for any.
  /// - Returns: The bytes, whole.
  /// - Throws: `ReadFault` for a file of another size, and for what cannot be read or is no regular
  ///   file.
  static func read(_ file: Int32, size: Int? = nil) throws(ReadFault) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw ReadFault("not a regular file") }
    let whole = Int(status.st_size)
    guard whole <= sizeLimit else { throw ReadFault("the file has more than \(sizeLimit) bytes") }
    guard size == nil || size == whole else { throw ReadFault("another size") }
    var fault: ReadFault?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: whole) { buffer, filled in
      while filled < whole {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled...])
        let got = unsafe Foundation.read(file, rest.baseAddress, rest.count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { fault = .last }
        guard got > 0 else { break }
        filled += got
      }
    }
    if let fault { throw fault }
    guard bytes.count == whole else { throw ReadFault("the file changed while it was read") }
    return bytes
  }

  /// A path with all links followed, or `nil` if nothing is there; `errno` has the reason.
  package static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

/// Why a file or folder cannot be read.
package struct ReadFault: Error, Hashable {
  /// What is wrong, in a few words.
  package let words: String

  init(_ words: String) { self.words = words }

  /// Whether `errno` means that nothing is there.
  package static var isAbsent: Bool { errno == ENOENT || errno == ENOTDIR }

  /// The fault that `errno` means.
  package static var last: ReadFault {
    switch errno {
    case ENOENT: ReadFault("no such file, or a link to nowhere")
    case ENXIO: ReadFault("not a regular file")
    case ELOOP: ReadFault("a link that leads to itself")
    default: ReadFault(WriteFault(code: errno).finding)
    }
  }
}
