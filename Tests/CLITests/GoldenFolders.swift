import Foundation
import PNGCoding
import Paths
import Raster
import TestSupport
import Testing

/// Two folders, `goldens` and `out`, and a program run beside them.
struct GoldenFolders {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for side in ["goldens", "out"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(side), withIntermediateDirectories: true)
    }
  }

  /// A square of ink on a transparent ground.
  static func square(_ color: Color, at place: Int = 2) throws -> [UInt8] {
    var picture = try Pixmap(width: 12, height: 12)
    for y in 2..<8 { for x in place..<(place + 6) { picture[x, y] = color } }
    return PNGCoder.encode(picture)
  }

  func write(_ bytes: [UInt8], _ names: String...) throws {
    for name in names {
      let url = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
  }

  /// The files that a run writes to `out`, by their paths in it.
  static func rendered(_ arguments: [String]) throws -> [String: [UInt8]] {
    let test = try GoldenFolders()
    let result = try test.run(["render"] + arguments + ["-o", "out"])
    try #require(result.code == 0, "\(result.error)")
    let names = test.folder.files(in: "out")
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try test.folder.bytes("out/\($0)")) })
  }

  func write(_ files: [String: [UInt8]], into folder: String) throws {
    for (name, bytes) in files { try write(bytes, "\(folder)/\(name)") }
  }

  func run(_ arguments: String..., environment: [String: String] = ["CI": ""]) throws
    -> Program.Result
  {
    try Program.run(arguments, in: folder.url, environment: environment)
  }

  func run(_ arguments: [String]) throws -> Program.Result {
    try Program.run(arguments, in: folder.url, environment: ["CI": ""])
  }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=t", "-c", "user.email=t@t", "-C", folder.url.path] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }
}
