import Foundation

/// Reads input files.
enum Input {
  /// What a path is called in messages: `-` is standard input.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The bytes of a file, or of standard input for `-`.
  static func read(_ path: String) throws -> Data {
    // A pipe has no size that could be mapped.
    guard path != "-", try isRegular(path) else { return Data(try bytes(path)) }
    do {
      return try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
    } catch {
      throw Failure("\(path): cannot be read; check its permissions", .noInput)
    }
  }

  /// As `read`, chunk by chunk, so that the content is never held twice.
  static func bytes(_ path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let handle = try open(path)
    if path != "-" {
      bytes = unsafe [UInt8](unsafeUninitializedCapacity: size(of: handle)) { buffer, filled in
        while filled < buffer.count {
          let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled...])
          let count = unsafe Foundation.read(
            handle.fileDescriptor, rest.baseAddress, rest.count)
          // Where it fails, reading on below says why.
          guard count > 0 else { break }
          filled += count
        }
      }
    }
    do {
      // Small ones, whose memory is taken again for the next.
      while let chunk = try handle.read(upToCount: 1 << 16), !chunk.isEmpty {
        bytes.append(contentsOf: chunk)
      }
    } catch {
      throw broken(path)
    }
    return bytes
  }

  /// How many bytes an open file is said to have; 0 where that is not known.
  private static func size(of file: FileHandle) -> Int {
    var status = stat()
    guard unsafe fstat(file.fileDescriptor, &status) == 0 else { return 0 }
    return Int(status.st_size)
  }

  /// Opens a file, or standard input for `-`.
  static func open(_ path: String) throws -> FileHandle {
    if path == "-" { return .standardInput }
    _ = try isRegular(path)
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw Failure("\(path): cannot be read; check its permissions", .noInput)
    }
    return file
  }

  /// The failure of a file that could be opened, but not read to its end.
  static func broken(_ path: String) -> Failure {
    Failure("\(name(of: path)): cannot be read to its end; give another file", .inputOutput)
  }

  /// Refuses what is no file that may be read.
  ///
  /// - Returns: Whether it has its content on a disk; a pipe or a device has not.
  private static func isRegular(_ path: String) throws -> Bool {
    guard !path.isEmpty else { throw Failure("'': an empty name; name a file", .noInput) }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw Failure(refusal(path, errno), .noInput) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure("\(path): a folder, not a file; name the files in it", .noInput)
    }
    guard unsafe access(path, R_OK) == 0 else { throw Failure(refusal(path, errno), .noInput) }
    return status.st_mode & S_IFMT == S_IFREG
  }

  private static func refusal(_ path: String, _ code: Int32) -> String {
    switch code {
    case ENOENT: "\(path): no such file; check the name"
    case ENOTDIR: "\(path): a file stands in the place of a folder; check the path"
    case ENAMETOOLONG: "\(path): the name is too long; check it"
    case ELOOP: "\(path): a link that leads to itself; name the file"
    case EACCES, EPERM: "\(path): no permission to read it; allow it, or give another file"
    default: "\(path): cannot be read: error \(code) of the system; give another file"
    }
  }
}
