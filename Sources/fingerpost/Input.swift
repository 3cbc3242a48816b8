import Files
import Foundation
import Glyphs

/// Reads input files.
enum Input {
  /// What a path is called in messages: `-` is standard input.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The most bytes of a file, or of a line of JSON Lines, that are read: 256 MiB.
  static let sizeLimit = 1 << 28

  /// The bytes of a file, or of standard input for `-`.
  static func read(_ path: String) throws -> Data { Data(try bytes(path)) }

  /// The bytes of a file that the user did not name, but that belongs to a folder which was.
  ///
  /// - Throws: `Failure` for an unreadable file, and for a pipe or a device, without waiting for it.
  static func readBeside(_ path: String) throws -> Data {
    try check(path)
    guard let bytes = RegularFile.bytes(URL(filePath: path)) else {
      throw Failure("\(path): not a regular file that can be read; replace it", .noInput)
    }
    return Data(bytes)
  }

  /// The bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: `Failure` for a file that cannot be read, or that is larger than `sizeLimit`.
  static func bytes(_ path: String) throws -> [UInt8] {
    let handle = try open(path)
    // A pipe has no size, and a device such as /dev/zero no end.
    let size = path == "-" ? 0 : size(of: handle)
    guard size <= sizeLimit else { throw tooLarge(path) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    while true {
      // Small ones, whose memory is taken again for the next.
      guard let chunk = chunk(of: handle, upTo: 1 << 16) else { throw broken(path) }
      guard !chunk.isEmpty else { return bytes }
      guard bytes.count + chunk.count <= sizeLimit else { throw tooLarge(path) }
      bytes += chunk
    }
  }

  /// The bytes that can be had at once of an open file, after waiting for the first of them.
  ///
  /// - Returns: At least one byte and at most `count`; none at the end of the file, nil where reading
  ///   fails.
  static func chunk(of file: FileHandle, upTo count: Int) -> [UInt8]? {
    let descriptor = file.fileDescriptor
    var isBroken = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while true {
        let got = unsafe Foundation.read(descriptor, buffer.baseAddress, count)
        if got >= 0 {
          filled = got
          return
        }
        // Whoever shares the pipe may have asked it not to wait.
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if errno == EAGAIN, unsafe poll(&request, 1, -1) >= 0 { continue }
        guard errno == EINTR else { break }
      }
      isBroken = true
    }
    return isBroken ? nil : bytes
  }

  /// How many bytes an open file is said to have; 0 where that is unknown.
  private static func size(of file: FileHandle) -> Int {
    var status = stat()
    guard unsafe fstat(file.fileDescriptor, &status) == 0 else { return 0 }
    return Int(status.st_size)
  }

  /// Opens a file, or standard input for `-`.
  static func open(_ path: String) throws -> FileHandle {
    if path == "-" { return .standardInput }
    try check(path)
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw Failure("\(path): cannot be read; check its permissions", .noInput)
    }
    return file
  }

  /// The failure of a file that could be opened, but not read to its end.
  static func broken(_ path: String) -> Failure {
    Failure("\(name(of: path)): cannot be read to its end; give another file", .inputOutput)
  }

  /// The failure of a file, or of a line of it, that is larger than `sizeLimit`.
  static func tooLarge(_ path: String, line: Int? = nil) -> Failure {
    let place = line.map { ": line \($0)" } ?? ""
    let size = sizeLimit >> 20
    return Failure(
      "\(name(of: path))\(place): more than \(size) MiB, the most that is read; split it", .badData)
  }

  /// Throws for anything other than a readable file.
  private static func check(_ path: String) throws {
    guard !path.isEmpty else { throw Failure("'': an empty name; name a file", .noInput) }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw Failure(refusal(path, errno), .noInput) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure("\(path): a folder, not a file; name the files in it", .noInput)
    }
    guard unsafe access(path, R_OK) == 0 else { throw Failure(refusal(path, errno), .noInput) }
  }

  private static func refusal(_ path: String, _ code: Int32) -> String {
    switch code {
    case ENOENT: "\(path): no such file; check the name"
    case ENOTDIR: "\(path): a file is in the place of a folder; check the path"
    case ENAMETOOLONG: "\(path): the name is too long; check it"
    case ELOOP: "\(path): a link that leads to itself; name the file"
    case EACCES, EPERM: "\(path): no permission to read it; allow it, or give another file"
    default: "\(path): cannot be read: error \(code) of the system; give another file"
    }
  }
}
