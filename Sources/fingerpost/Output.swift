import AssetExport
import Files
import Foundation
import Faults

/// Writes files that the user names one by one.
enum Output {
  /// Writes a file atomically, in a folder that it creates if needed; `-` is standard output.
  ///
  /// Writes directly to devices and pipes, which have no content to lose. Replaces links, never
  /// follows them. Returns whether the bytes changed.
  @discardableResult
  static func write(_ data: Data, to path: String) throws -> Bool {
    if path == "-" {
      try Console.output(data)
      return true
    }
    let url = URL(filePath: path)
    guard isStream(path) else {
      return try OutputFolder(url.deletingLastPathComponent())
        .write(data, to: url.lastPathComponent)
    }
    // Does not wait for a reader.
    let file = unsafe open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      let fault = errno == ENXIO ? WriteFault.notRegular : WriteFault(code: errno)
      throw Fault.cannotCreate(path: path, fault)
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw Fault.cannotWrite(path: path, WriteFault(error))
    }
    return true
  }

  /// Whether bytes cannot be replaced: a device, a pipe, or an open file such as `/dev/stdout`.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    let isOpenFile = ["/dev/", "/proc/"].contains { path.hasPrefix($0) }
    return isOpenFile || [S_IFCHR, S_IFIFO].contains(status.st_mode & S_IFMT)
  }

  /// Throws for a folder in the place of a file, to fail before the work for the file.
  static func check(_ path: String?) throws(Fault) {
    guard let path, path != "-", PathKind(path) == .folder else { return }
    throw .cannotCreate(path: path, .folderInPlace)
  }
}
