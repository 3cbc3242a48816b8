import Foundation
import TestSupport

/// `check.py`, run as a user runs it.
enum CheckScript {
  struct Run {
    var code: Int32
    var output, error: String
  }

  static let hasPython: Bool = {
    let done = try? run(program: ["python3", "-c", ""], in: AtlasCase.folder)
    return done?.code == 0
  }()

  static func run(
    _ arguments: [String], input: String = "", in folder: URL = AtlasCase.folder
  ) throws -> Run {
    try run(program: ["python3", "check.py"] + arguments, input: input, in: folder)
  }

  private static func run(program: [String], input: String = "", in folder: URL) throws -> Run {
    let scratch = try TemporaryFolder()
    try scratch.write(input, to: "in")
    for name in ["out", "err"] { try scratch.write("", to: name) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = program
    process.currentDirectoryURL = folder
    // Files instead of pipes, so that neither side waits for the other.
    process.standardInput = try FileHandle(forReadingFrom: scratch.url.appending(path: "in"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus,
      output: String(decoding: try scratch.bytes("out"), as: UTF8.self),
      error: String(decoding: try scratch.bytes("err"), as: UTF8.self))
  }
}
