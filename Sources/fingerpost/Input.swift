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

  /// As `read`, without holding the content twice for longer than it takes to copy.
  static func bytes(_ path: String) throws -> [UInt8] { try [UInt8](read(path)) }

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
