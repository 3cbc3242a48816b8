package import Foundation

/// Reads whole regular files, never pipes or devices.
package enum RegularFile {
  /// The most bytes to read: 1 GiB.
  package static let sizeLimit = 1 << 30

  package static func bytes(_ url: URL) -> [UInt8]? { try? read(url.path) }

  /// The bytes of a file; throws if it is absent, unreadable or not regular.
  package static func read(_ path: String) throws(ReadFault) -> [UInt8] {
    // A pipe would block the run without `O_NONBLOCK`.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    return try read(file)
  }

  /// The bytes of an open file from its start; throws if it is unreadable or not regular.
  static func read(_ file: Int32) throws(ReadFault) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw ReadFault("not a regular file") }
    let whole = Int(status.st_size)
    guard whole <= sizeLimit else { throw ReadFault("the file has more than \(sizeLimit) bytes") }
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

  /// Resolves all links in a path; returns `nil` and sets `errno` if that fails.
  package static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

package struct ReadFault: Error, Hashable {
  package let words: String

  init(_ words: String) { self.words = words }

  package static var isAbsent: Bool { errno == ENOENT || errno == ENOTDIR }

  package static var last: ReadFault {
    switch errno {
    case ENOENT: ReadFault("no such file, or a link to nowhere")
    case ENXIO: ReadFault("not a regular file")
    case ELOOP: ReadFault("a link that leads to itself")
    default: ReadFault(WriteFault(code: errno).finding)
    }
  }
}
