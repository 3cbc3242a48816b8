import AssetExport
import Escaping
import Faults
import Files
import SystemLibraries

/// Standard output and messages; messages escape line ends and control codes of names and routes.
enum Console {
  static func error(_ message: String) { note("error: \(message)") }

  static func warning(_ message: String) { note("warning: \(message)") }

  /// Prints ten warnings, then how many more; `rest` says of what, such as `words are unknown`.
  static func warnings(_ messages: some Sequence<String>, rest: String) {
    var count = 0
    for message in messages {
      if count < 10 { warning(message) }
      count += 1
    }
    if count > 10 { warning("\(count - 10) more \(rest)") }
  }

  /// Writes a line; omits its middle beyond 1024 bytes.
  static func note(_ message: String) {
    let line = Printable.text(message)
    let bytes = line.utf8
    let longest = 1024
    guard bytes.count > longest else { return write(line + "\n") }
    // Decoding replaces a scalar that is cut in two.
    let start = String(decoding: bytes.prefix(longest / 2), as: UTF8.self)
    let end = String(decoding: bytes.suffix(longest / 2), as: UTF8.self)
    write("\(start) … \(end)\n")
  }

  /// Writes unescaped text to standard error; ignores errors, such as a closed stream.
  static func write(_ text: String) {
    try? OpenFile.standardError.write(Data(text.utf8))
  }

  static func output(_ text: String) throws { try output(Data(text.utf8)) }

  static func output(_ data: some DataProtocol) throws(Fault) {
    try Fault.changing({
      $0 = Fault(.inputOutput, "standard output: \($0.finding)", remedy: "send it elsewhere")
    }) { () throws(Fault) in try OpenFile.standardOutput.write(data) }
  }
}

/// Writes files that the user names one by one.
enum Output {
  /// Writes a file atomically, in a folder that it creates if needed; `-` is standard output.
  ///
  /// `/dev/stdout` is standard output, too: opening it would succeed even where the stream is closed.
  ///
  /// Writes directly to devices and pipes, which have no content to lose. Replaces links, never
  /// follows them. Returns whether the bytes changed.
  @discardableResult
  static func write(_ data: Data, to path: String) throws -> Bool {
    guard isStream(path) else {
      let url = URL(typed: path)
      return try OutputFolder(url.deletingLastPathComponent())
        .write(data, to: url.lastPathComponent)
    }
    try stream(path)(data)
    return true
  }

  /// The same, to standard output by default; with `--verbose` says what was done.
  static func write(_ data: Data, to path: String?, _ say: SayOptions) throws {
    let isChanged = try write(data, to: path ?? "-")
    say.wrote(path, data.count, isChanged)
  }

  /// Writes the parts that some work makes; a file appears once all are there.
  static func write(
    to path: String?, _ say: SayOptions,
    parts work: ((Data) throws -> Void) async throws -> Void
  ) async throws {
    guard let path, !isStream(path) else { return try await work(stream(path ?? "-")) }
    try check(path)
    let url = URL(typed: path)
    let file = try StagedOutput(
      url.lastPathComponent, in: OutputFolder(url.deletingLastPathComponent()))
    var count = 0
    try await work { data in
      count += data.count
      try file.append(data)
    }
    try say.wrote(path, count, file.commit())
  }

  /// What writes to standard output, a device or a pipe.
  private static func stream(_ path: String) throws -> (Data) throws -> Void {
    if ["-", "/dev/stdout"].contains(path) {
      return { try Console.output($0) }
    }
    // Does not wait for a reader.
    let file = try Fault.changing({
      $0 = .cannotCreate(path: path, errno == ENXIO ? .notRegular : $0)
    }) { () throws(Fault) in try OpenFile(path, O_WRONLY | O_APPEND | O_NONBLOCK) }
    _ = fcntl(file.descriptor, F_SETFL, fcntl(file.descriptor, F_GETFL) & ~O_NONBLOCK)
    return { data in
      try Fault.changing({ $0 = .cannotWrite(path: path, $0) }) { () throws(Fault) in
        try file.write(data)
      }
    }
  }

  /// Whether bytes cannot be replaced: `-`, a device, a pipe, or an open file such as `/dev/stdout`.
  static func isStream(_ path: String) -> Bool {
    if ["-", "/dev/stdout"].contains(path) { return true }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    let isOpenFile = ["/dev/", "/proc/"].contains { path.hasPrefix($0) }
    return isOpenFile || [S_IFCHR, S_IFIFO].contains(status.st_mode & S_IFMT)
  }

  /// Throws for a folder in place of a file, to fail before the work for the file.
  static func check(_ path: String?) throws(Fault) {
    guard let path, path != "-", PathKind(path) == .folder else { return }
    throw .cannotCreate(path: path, .folderInPlace)
  }
}
