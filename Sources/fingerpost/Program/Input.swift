import Faults
import Files
import SystemLibraries
import Routes

enum Input {
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The maximum size of a file, or of a line of JSON Lines: 256 MiB.
  static let sizeLimit = 1 << 28

  static func read(_ path: String) throws -> Data { Data(try bytes(path)) }

  /// Reads a file that the user did not name; throws for a pipe or a device instead of waiting.
  static func readBeside(_ path: String) throws -> Data {
    guard let bytes = RegularFile.bytes(URL(typed: path)) else {
      throw Fault(.noInput, at: path, "not a regular file that can be read", remedy: "replace it")
    }
    return Data(bytes)
  }

  /// Reads a file, or standard input for `-`.
  static func bytes(_ path: String) throws -> [UInt8] {
    let file = try open(path)
    var bytes: [UInt8] = []
    while bytes.count <= sizeLimit {
      // Small chunks reuse the same memory.
      let chunk = try chunk(of: file, upTo: 1 << 16, named: path)
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
    throw tooLarge(path)
  }

  /// Waits for bytes and returns the available ones; an empty array means the end of the file.
  static func chunk(
    of file: OpenFile, upTo count: Int, named path: String
  ) throws(Fault) -> [UInt8] {
    try Fault.changing({
      let finding = $0 == .closed ? $0.finding : "cannot be read to its end"
      $0 = Fault(.inputOutput, at: name(of: path), finding, remedy: "give another file")
    }) { () throws(Fault) in try file.read(upTo: count) }
  }

  /// Whether a file's text is JSON Lines with a response a line; standard input is none by itself.
  static func hasLines(_ text: [UInt8], of path: String) -> Bool {
    let isNamed = [".jsonl", ".ndjson"].contains(where: path.lowercased().hasSuffix)
    return path != "-" && RouteLine.areIn(text, isNamed: isNamed)
  }

  /// The same of a regular file, of which only the first lines are read.
  static func hasLines(_ path: String) throws -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let file = try open(path)
    var (bytes, isOver) = ([UInt8](), false)
    while !isOver {
      let chunk = try chunk(of: file, upTo: 1 << 16, named: path)
      bytes += chunk
      isOver = chunk.isEmpty || bytes.suffix(chunk.count + 1).dropLast().contains(0x0A)
    }
    return hasLines(bytes, of: path)
  }

  static func open(_ path: String) throws(Fault) -> OpenFile {
    if path == "-" { return .standardInput }
    guard !path.isEmpty else { throw Fault(.noInput, "'': an empty name", remedy: "name a file") }
    guard let file = try? OpenFile(path, O_RDONLY) else {
      let remedy = errno == EACCES ? "allow reading it" : "check the path"
      throw Fault(.noInput, at: path, Fault.lastRead.finding, remedy: remedy)
    }
    guard PathKind(path) != .folder else {
      throw Fault(.noInput, at: path, "a folder, not a file", remedy: "name a file in it")
    }
    return file
  }

  static func tooLarge(_ path: String, line: Int? = nil) -> Fault {
    let place = line.map { ": line \($0)" } ?? ""
    let size = sizeLimit >> 20
    return Fault(
      .data, at: "\(name(of: path))\(place)", "more than \(size) MiB, the most that is read",
      remedy: "split it")
  }
}

/// The kind of file at a path; follows links.
enum PathKind {
  case file, folder, absent

  init(_ path: String) {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    } else {
      // A broken symbolic link counts as a file.
      self = unsafe lstat(path, &status) == 0 ? .file : .absent
    }
  }
}
