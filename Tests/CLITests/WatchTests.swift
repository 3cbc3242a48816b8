import Foundation
import TestSupport
import Testing

/// `--watch`, which runs again at each save.
@Suite struct WatchTests {
  /// A run that lasts until it is interrupted.
  private final class Run {
    let process = Process()
    let folder: TemporaryFolder

    init(_ arguments: [String], in folder: TemporaryFolder) throws {
      self.folder = folder
      try folder.write("", to: "said")
      process.executableURL = Program.url
      process.arguments = arguments
      process.currentDirectoryURL = folder.url
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(
        forWritingTo: folder.url.appending(path: "said"))
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// The lines once there are so many, or those of a minute.
    func lines(_ count: Int) throws -> [String] {
      for _ in 0..<1200 {
        let text = String(decoding: try folder.bytes("said"), as: UTF8.self)
        let lines = text.split(separator: "\n").map(String.init)
        if lines.count >= count || !process.isRunning { return lines }
        Thread.sleep(forTimeInterval: 0.05)
      }
      return []
    }
  }

  @Test func `each save of route, icon, theme or options starts a run and prints a line`() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    let package = Corpus.package
    try files.copyItem(
      at: package.appending(path: "Examples/routes/athens.json"),
      to: folder.url.appending(path: "route.json"))
    try files.copyItem(
      at: package.appending(path: "Icons/theme.json"), to: folder.url.appending(path: "theme.json"))
    try files.createDirectory(
      at: folder.url.appending(path: "Icons/maneuvers"), withIntermediateDirectories: true)
    for name in ["turn-right", "turn-left"] {
      try files.copyItem(
        at: package.appending(path: "Icons/maneuvers/turn-right.svg"),
        to: folder.url.appending(path: "Icons/maneuvers/\(name).svg"))
    }
    try folder.write(
      #"{"routes": "route.json", "icons": "Icons", "theme": "theme.json", "size": 12, "scale": 1}"#,
      to: "fingerpost.json")
    let run = try Run(["render", "-o", "out", "--watch"], in: folder)
    #expect(try run.lines(1).last?.hasSuffix(" files changed in out") == true)
    func save(_ file: String, _ edit: (String) -> String) throws {
      try folder.write(edit(String(decoding: folder.bytes(file), as: UTF8.self)), to: file)
    }
    let route = String(decoding: try folder.bytes("route.json"), as: UTF8.self)
    try save("route.json") { _ in "broken" }
    #expect(try run.lines(2).last?.hasPrefix("error: route.json: not JSON") == true)
    try save("route.json") { _ in route.replacing("right", with: "left") }
    #expect(try run.lines(3).last?.contains(" cards, ") == true)
    try save("theme.json") { $0 + "x" }
    #expect(try run.lines(4).last?.hasPrefix("error: theme.json: ") == true)
    try save("theme.json") { String($0.dropLast()) }
    #expect(try run.lines(5).last?.contains(" 0 files changed in out") == true)
    try save("Icons/maneuvers/turn-left.svg") { _ in "<svg" }
    #expect(try run.lines(6).last?.contains("turn-left.svg") == true)
    try save("Icons/maneuvers/turn-left.svg") { _ in
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M4 4h40v40z"/></svg>"#
    }
    #expect(try run.lines(7).last?.contains(" files changed in out") == true)
    try save("fingerpost.json") { $0.replacing("12", with: "13") }
    #expect(try run.lines(8).last?.contains(" files changed in out") == true)
    try save("fingerpost.json") { $0.replacing("size", with: "sise") }
    let lines = try run.lines(9)
    #expect(lines.last?.hasPrefix("error: fingerpost.json: unknown key 'sise'") == true)
    run.process.interrupt()
    run.process.waitUntilExit()
    #expect(run.process.terminationStatus == 0)
    #expect(try run.lines(9).count == 9)
  }

  @Test(arguments: [
    (["render", "r.json", "--watch", "--check"], "--check and --watch exclude each other"),
    (["render", "-", "--watch"], "--watch reads the route again; name a file"),
    (["icons", "--watch", "--list-outputs"], "--list-outputs and --watch exclude each other"),
  ])
  func `what cannot be watched is refused`(words: [String], message: String) throws {
    let run = try Program.run(words + ["-o", "/nowhere"])
    #expect(run.code == 64)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
