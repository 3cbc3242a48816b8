package import Faults
package import SystemLibraries

/// Reads whole regular files, never pipes or devices.
package enum RegularFile {
  /// The most bytes to read: 1 GiB.
  package static let sizeLimit = 1 << 30

  package static func bytes(_ url: URL) -> [UInt8]? { try? read(url.path) }

  /// The bytes of a file; throws if it is absent, unreadable or not regular.
  package static func read(_ path: String) throws(Fault) -> [UInt8] {
    // A pipe would block the run without `O_NONBLOCK`.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .lastRead }
    return try read(OpenFile(file))
  }

  /// The bytes of an open file from its start; throws if it is unreadable or not regular.
  static func read(_ file: OpenFile) throws(Fault) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(file.descriptor, &status) == 0 else { throw .lastRead }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Fault("not a regular file", remedy: "replace it with one, or remove it")
    }
    let whole = Int(status.st_size)
    guard whole <= sizeLimit else {
      throw Fault("the file has more than \(sizeLimit) bytes", remedy: "make it smaller")
    }
    var bytes: [UInt8] = []
    while bytes.count < whole {
      let part = try Fault.changing({ $0 = .lastRead }) { () throws(Fault) in
        try file.read(upTo: whole - bytes.count)
      }
      guard !part.isEmpty else {
        throw Fault("the file changed while it was read", remedy: "try again")
      }
      // Most files are read at once, and not copied.
      bytes = bytes.isEmpty ? part : bytes + part
    }
    return bytes
  }

  /// Resolves all links in a path; returns `nil` and sets `errno` if that fails.
  package static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

extension Fault {
  /// Whether the file of the last failed call of the system is not there.
  package static var isAbsent: Bool { errno == ENOENT || errno == ENOTDIR }

  /// Why the last call of the system failed to read a file.
  package static var lastRead: Fault {
    let (finding, remedy): (String, String) =
      switch errno {
      case ENOENT: ("no such file, or a broken symbolic link", "restore it, or remove the link")
      case ENXIO: ("not a regular file", "replace it with one, or remove it")
      case ELOOP: ("a link that leads to itself", "remove the link")
      case EACCES, EPERM: (Fault(code: errno).finding, "allow reading it")
      default: (Fault(code: errno).finding, "copy it to another place")
      }
    return Fault(.noInput, finding, remedy: remedy)
  }
}

extension URL {
  /// A file or a folder as the user named it: a `~` at its start is a character, not someone's home.
  package init(typed path: String) {
    self.init(filePath: path.hasPrefix("~") ? "./" + path : path)
  }

  /// The path of a file as the user named it: relative to the current folder unless absolute.
  package var typedPath: String {
    let path = relativePath
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
