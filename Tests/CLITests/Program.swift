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
  static let url = folder.appending(path: "fingerpost")

  /// Runs the program, under the limits that the shell's `ulimit` sets before, such as `-n 16`.
  static func run(
    program: String = url.path, _ arguments: [String], input: String? = nil, in folder: URL? = nil,
    environment: [String: String] = [:], limits: [String] = []
  ) throws -> Result {
    let process = Process()
    if limits.isEmpty {
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
    } else {
      let script = limits.map { "ulimit \($0) && " }.joined() + #"exec "$0" "$@""#
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", script, program] + arguments
    }
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
    let output = Data(try scratch.bytes("out"))
    // A run that fails leaves what others wrote.
    if process.terminationStatus == 0 {
      try keep(output, arguments, folder: process.currentDirectoryURL)
    }
    return Result(
      code: process.terminationReason == .exit
        ? process.terminationStatus : 1000 + process.terminationStatus,
      output: output,
      error: String(decoding: try scratch.bytes("err"), as: UTF8.self))
  }

  /// Keeps cards, drives and manifests for `Tests/Schemas/check` where `FINGERPOST_KEEP_OUTPUTS` says.
  private static func keep(_ output: Data, _ arguments: [String], folder: URL?) throws {
    guard let path = ProcessInfo.processInfo.environment["FINGERPOST_KEEP_OUTPUTS"] else { return }
    let kept = URL(filePath: path)
    func write(_ data: Data, _ kind: String, _ suffix: String) throws {
      let folder = kept.appending(path: kind)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: folder.appending(path: UUID().uuidString + suffix))
    }
    // A feed has a message a line.
    if arguments.first == "cards", output.first == UInt8(ascii: "{"),
      !arguments.contains("navinfo")
    {
      // Inputs that are lines by their names give a line each, too.
      let isOne = (try? JSONSerialization.jsonObject(with: output)) != nil
      try write(output, "cards", isOne ? ".json" : ".jsonl")
    }
    if arguments.first == "drive", output.first == UInt8(ascii: "{") {
      try write(output, "drive", ".jsonl")
    }
    guard arguments.first == "render", let option = arguments.firstIndex(of: "-o"),
      arguments.indices.contains(option + 1)
    else { return }
    let written = URL(filePath: arguments[option + 1], relativeTo: folder)
    for kind in ["cards", "manifest"] {
      let file = written.appending(path: kind + ".json")
      if let data = try? Data(contentsOf: file) { try write(data, kind, ".json") }
    }
  }
}
