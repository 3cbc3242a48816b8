import Foundation
import TextSafety

/// Reads whole files, without the cost that Foundation adds to each.
///
/// The pointers given to the system live no longer than the calls.
package enum FileBytes {
  /// More than any picture has; keeps a wrong name from filling the memory.
  static let sizeLimit = 1 << 29

  /// The bytes of a regular file within a folder, or `nil` if there is no such file.
  ///
  /// - Parameters:
  ///   - name: The way from the folder on.
  ///   - folder: The folder, which may be a link.
  /// - Returns: The bytes, whole.
  /// - Throws: `PictureFault.unreadable`, for a link out of the folder too.
  package static func read(
    _ name: String, within folder: String
  ) throws(PictureFault) -> [UInt8]? {
    guard let place = resolved(folder + "/" + name) else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(lastReason)
    }
    guard let root = resolved(folder), place.isPath(within: root) else {
      throw .unreadable("a link leads out of the folder")
    }
    return try read(place)
  }

  /// The path with all links followed, or `nil` if nothing is there; `errno` has the reason.
  static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The bytes of a regular file.
  static func read(_ path: String) throws(PictureFault) -> [UInt8] {
    // Without blocking, so that a pipe in the place of a picture does not stop the run.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(lastReason) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadable(lastReason) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("not a regular file") }
    let size = Int(status.st_size)
    guard size <= sizeLimit else { throw .unreadable("the file has more than \(sizeLimit) bytes") }
    var count = 0
    var isBroken = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while count < size, let start = buffer.baseAddress {
        let got = unsafe Foundation.read(descriptor, start + count, size - count)
        if got < 0, errno == EINTR { continue }
        isBroken = got < 0
        guard got > 0 else { break }
        count += got
      }
      filled = count
    }
    guard !isBroken else { throw .unreadable(lastReason) }
    return bytes
  }

  static var lastReason: String { reason(errno) }

  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such file, or a link to nowhere"
    case EACCES, EPERM: "no permission"
    case ELOOP: "a link that leads to itself"
    case ENOTDIR: "a file stands in the place of a folder"
    case EISDIR: "a folder stands in its place"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case ENXIO: "not a regular file"
    case EIO: "the disk does not answer"
    default: "error \(code) of the system"
    }
  }
}
