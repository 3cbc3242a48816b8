import Foundation
import TestSupport
import Testing

/// A program of the machine, such as a compiler.
struct Tool {
  private let url: URL

  /// Finds a program on the path.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { return nil }
    url = found
  }

  /// Creates a program at a place.
  init(at path: String) { url = URL(filePath: path) }

  static func has(_ name: String) -> Bool { Tool(name) != nil }

  /// Runs the program and returns its exit code with all that it printed.
  func run(_ arguments: [String], in folder: TemporaryFolder) throws -> (code: Int32, text: String)
  {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let name = "output-\(UUID())"
    try folder.write("", to: name)
    // A file instead of a pipe, so that neither side waits for the other.
    let output = try FileHandle(forWritingTo: folder.url.appending(path: name))
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try folder.bytes(name), as: UTF8.self))
  }
}

extension Tool {
  /// Where Debian has the reader of JSON that is part of Android.
  static let androidJSON = "/usr/share/java/com.android.json.jar"
  static let hasKotlin =
    has("kotlinc") && has("java") && FileManager.default.fileExists(atPath: androidJSON)

  /// Compiles Kotlin that uses Android's reader of JSON, with what it needs to run.
  static func kotlinc(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> (code: Int32, text: String) {
    // The optimizations of the compiler's own code take longer than they save here.
    try #require(Tool("env")).run(
      [
        "JAVA_OPTS=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC", "kotlinc", "-cp", androidJSON,
        "-include-runtime",
      ] + arguments, in: folder)
  }
}
