import Foundation

/// Reads input files.
enum Input {
  /// The bytes of a file, or of standard input for `-`.
  static func read(_ path: String) throws -> Data {
    if path == "-" {
      do {
        return try FileHandle.standardInput.readToEnd() ?? Data()
      } catch {
        throw Failure("standard input: cannot be read; give a file instead", .inputOutput)
      }
    }
    try check(path)
    let url = URL(filePath: path)
    do {
      return try Data(contentsOf: url, options: .mappedIfSafe)
    } catch {
      throw Failure("\(path): cannot be read; check its permissions", .noInput)
    }
  }

  /// As `read`, chunk by chunk, so that the content is never held twice.
  static func bytes(_ path: String) throws -> [UInt8] {
    let name = path == "-" ? "standard input" : path
    var bytes: [UInt8] = []
    let handle: FileHandle
    if path == "-" {
      handle = .standardInput
    } else {
      try check(path)
      guard let file = FileHandle(forReadingAtPath: path) else {
        throw Failure("\(path): cannot be read; check its permissions", .noInput)
      }
      handle = file
      let size = try? URL(filePath: path).resourceValues(forKeys: [.fileSizeKey]).fileSize
      bytes = unsafe [UInt8](unsafeUninitializedCapacity: size ?? 0) { buffer, filled in
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
      throw Failure("\(name): cannot be read; give another file", .inputOutput)
    }
    return bytes
  }

  /// Refuses what is no file.
  static func check(_ path: String) throws {
    let url = URL(filePath: path)
    guard let values = try? url.resourceValues(forKeys: [.isDirectoryKey]) else {
      throw Failure("\(path): no such file; check the name", .noInput)
    }
    guard values.isDirectory != true else {
      throw Failure("\(path): a folder, not a file; name the files in it", .noInput)
    }
  }
}
