import Foundation
import TestSupport
import Testing

/// The built program, run as a user runs it.
enum Program {
  /// What a run left behind.
  struct Result {
    var code: Int32
    var output: Data
    var error: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The folder of what was built: the program stands beside the bundle of the tests.
  static let folder: URL = {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    return bundle?.deletingLastPathComponent()
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  }()
  private static let url = folder.appending(path: "fingerpost")

  static func run(
    _ arguments: [String], input: String? = nil, in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? Corpus.package
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let scratch = try TemporaryFolder()
    for name in ["out", "err", "in"] {
      try scratch.write(name == "in" ? input ?? "" : "", to: name)
    }
    // Files instead of pipes, so that neither side waits for the other.
    process.standardInput = try FileHandle(forReadingFrom: scratch.url.appending(path: "in"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationReason == .exit
        ? process.terminationStatus : 1000 + process.terminationStatus,
      output: Data(try scratch.bytes("out")),
      error: String(decoding: try scratch.bytes("err"), as: UTF8.self))
  }
}
