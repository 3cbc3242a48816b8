import Foundation
import Glyphs
import Paths
import TestSupport
import Testing

@testable import AssetExport

@Suite struct AssetRunTests {
  private func dates(_ folder: TemporaryFolder) throws -> [String: Date] {
    try folder.files().reduce(into: [:]) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path($1))
      $0[$1] = attributes[.modificationDate] as? Date
    }
  }

  private func contents(_ folder: TemporaryFolder) throws -> [String: [UInt8]] {
    try folder.files().reduce(into: [:]) { $0[$1] = try folder.bytes($1) }
  }

  @Test func `a second run touches nothing, whatever the number of jobs`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    try await set.write(to: folder)
    let before = try dates(folder)
    set.jobs = 5
    let second = try await set.write(to: folder)
    #expect(second.changed.isEmpty)
    #expect(try dates(folder) == before)
  }

  @Test func `a changed color rewrites the pictures that show it, and no other`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.flat, .android, .svg])
    try await set.write(to: folder)
    let index = try #require(set.theme.variants.firstIndex { $0.name == "dark" })
    set.theme.variants[index].unlit = Color(red: 0, green: 80, blue: 0)
    let second = try await set.write(to: folder)
    let roundabout = try #require(SmallSet.specs.map(\.name).first { $0.hasPrefix("roundabout") })
    // A turn has no road around it; lanes and roundabouts have.
    #expect(
      second.changed.allSatisfy {
        $0 == "manifest.json" || $0.contains("dark") || $0.contains("night")
      })
    #expect(second.changed.contains("glyphs/lanes_l_tx~dark.png"))
    #expect(second.changed.contains("res/drawable-night/lanes_l_tx.xml"))
    #expect(second.changed.contains("svg/\(roundabout)~dark.svg"))
    #expect(!second.changed.contains { $0.contains("turn_left") })
  }

  @Test func `a check writes nothing and names what would change`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.isChecking = true
    let first = try await set.write(to: folder)
    #expect(folder.files().isEmpty)
    set.isChecking = false
    let written = try await set.write(to: folder)
    #expect(first.changed == written.changed)
    try folder.write("x", to: "svg/turn_left~dark.svg")
    set.isChecking = true
    set.targets = TargetOptions(targets: [.svg])
    let second = try await set.write(to: folder)
    #expect(second.changed == ["manifest.json", "svg/turn_left~dark.svg"])
    #expect(second.stale.contains("web/fingerpost.css"))
    #expect(try folder.bytes("svg/turn_left~dark.svg") == Array("x".utf8))
  }

  @Test func `only files of the previous manifest are removed`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    try await set.write(to: folder)
    try folder.write("mine", to: "res/drawable/mine.xml")
    set.targets = TargetOptions(targets: [.flat])
    set.prunes = true
    let run = try await set.write(to: folder)
    #expect(run.stale.contains("web/fingerpost.css"))
    #expect(
      folder.files().allSatisfy {
        $0.hasPrefix("glyphs/") || $0 == "manifest.json" || $0 == "res/drawable/mine.xml"
      })
    #expect(!FileManager.default.fileExists(atPath: folder.path("web")))
    #expect(FileManager.default.fileExists(atPath: folder.path("res/drawable/mine.xml")))
  }

  @Test func `a manifest that names files outside removes none of them`() async throws {
    let outside = try TemporaryFolder()
    try outside.write("mine", to: "file")
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link"), withDestinationURL: outside.url)
    let paths = ["../\(outside.url.lastPathComponent)/file", outside.path("file"), "link/file"]
    let files = paths.map { "{\"path\": \"\($0)\"}" }.joined(separator: ",")
    try folder.write(
      "{\"schema\": \"fingerpost/manifest/1\", \"files\": [\(files)]}", to: "manifest.json")
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.svg])
    set.prunes = true
    #expect(try await set.write(to: folder).stale.isEmpty)
    #expect(try outside.bytes("file") == Array("mine".utf8))
  }

  @Test func `files left by killed runs are removed, files of other runs are not`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.svg])
    try await set.write(to: folder)
    // A process that has ended, and this one.
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    let stale = ".fingerpost-\(process.processIdentifier)-turn_left~dark.svg"
    let alive = ".fingerpost-\(ProcessInfo.processInfo.processIdentifier)-x"
    for path in [stale, alive, ".fingerpost-notes"] { try folder.write("half", to: path) }
    try await set.write(to: folder)
    #expect(!folder.files().contains(stale))
    #expect(folder.files().contains(alive))
    #expect(folder.files().contains(".fingerpost-notes"))
  }

  @Test func `concurrent runs end with a complete set`() async throws {
    let (folder, alone) = (try TemporaryFolder(), try TemporaryFolder())
    let set = try SmallSet()
    try await set.write(to: alone)
    try await withThrowingTaskGroup(of: Void.self) { group in
      let url = folder.url
      for _ in 0..<4 {
        group.addTask {
          try await set.write(to: OutputFolder(url))
        }
      }
      try await group.waitForAll()
    }
    #expect(try contents(folder) == contents(alone))
  }
}
