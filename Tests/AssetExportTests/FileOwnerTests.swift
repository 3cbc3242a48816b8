import Files
import Foundation
import Glyphs
import PNGCoding
import PNGReading
import Paths
import TestSupport
import Testing
import Faults

@testable import AssetExport

/// What a run replaces and removes, and what it leaves to whom it belongs.
@Suite struct FileOwnerTests {
  private static let png = "glyphs/turn_left~dark.png"
  private static let svg = "svg/turn_left~dark.svg"

  private func set(_ targets: [AssetTarget] = [.flat, .svg]) throws -> SmallSet {
    var set = try SmallSet()
    set.targets = TargetOptions(targets: targets)
    return set
  }

  /// The set in other colors.
  private func recolored() throws -> SmallSet {
    var set = try set()
    for index in set.theme.variants.indices {
      set.theme.variants[index].lit = Color(red: 0, green: 0, blue: 90)
    }
    return set
  }

  private func refusal(_ path: String, _ fault: Fault, in folder: TemporaryFolder)
    -> Fault
  {
    .cannotCreate(path: folder.path(path), fault)
  }

  @Test(arguments: ["manifest.json", "glyphs/turn_left~dark.png"])
  func `a file of another program is refused, and nothing else is written`(path: String)
    async throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "glyphs"), withIntermediateDirectories: false)
    try folder.write(#"{"name": "my web app"}"#, to: path)
    await #expect(throws: refusal(path, .foreign, in: folder)) {
      try await set().write(to: folder)
    }
    #expect(try folder.bytes(path) == Array(#"{"name": "my web app"}"#.utf8))
    #expect(!folder.files().contains("svg"))
  }

  @Test(arguments: [png, svg])
  func `a file that was edited by hand is refused, and written again once it is removed`(
    path: String
  ) async throws {
    let folder = try TemporaryFolder()
    try await set().write(to: folder)
    let whole = try folder.bytes(path)
    try folder.write("edited", to: path)
    await #expect(throws: refusal(path, .foreign, in: folder)) {
      try await set().write(to: folder)
    }
    #expect(try folder.bytes(path) == Array("edited".utf8))
    try FileManager.default.removeItem(atPath: folder.path(path))
    #expect(try await set().write(to: folder).changed == [path])
    #expect(try folder.bytes(path) == whole)
  }

  /// Packs a picture anew as another program does: other bytes, the same pixels.
  private func repack(_ folder: TemporaryFolder) throws -> [UInt8] {
    var bytes = try folder.bytes(Self.png)
    let pixmap = try PNGCoder.decode(bytes)
    // Without the chunk that says sRGB: a length, a name, a byte and a check value.
    try #require(bytes[37..<41].elementsEqual("sRGB".utf8))
    bytes.removeSubrange(33..<46)
    #expect(try PNGCoder.decode(bytes) == pixmap)
    try Data(bytes).write(to: folder.url.appending(path: Self.png))
    return bytes
  }

  @Test func `a picture that another program recompressed is left, and replaced once it changes`()
    async throws
  {
    let folder = try TemporaryFolder()
    try await set().write(to: folder)
    let packed = try repack(folder)
    var checking = try set()
    checking.isChecking = true
    #expect(try await checking.write(to: folder).changed == [])
    #expect(try await set().write(to: folder).changed == [])
    #expect(try folder.bytes(Self.png) == packed)
    #expect(try await recolored().write(to: folder).changed.contains(Self.png))
    #expect(try folder.bytes(Self.png) != packed)
  }

  @Test func `a picture that another program recompressed is pruned`() async throws {
    let folder = try TemporaryFolder()
    try await set().write(to: folder)
    _ = try repack(folder)
    var pruning = try set([.svg])
    pruning.prunes = true
    try await pruning.write(to: folder)
    #expect(!folder.files().contains(Self.png))
  }

  @Test func `files of a killed run are recognized without its manifest`() async throws {
    let folder = try TemporaryFolder()
    try await set().write(to: folder)
    let files = folder.files().filter { $0 != "manifest.json" }
    let journal = try files.map { "\(CRC32.digits(of: try folder.bytes($0))) \($0)\n" }
    try folder.write(journal.dropFirst().joined(), to: FileOwner.journalName)
    try FileManager.default.removeItem(atPath: folder.path("manifest.json"))
    // The first is not in the journal.
    await #expect(throws: refusal(files[0], .foreign, in: folder)) {
      try await recolored().write(to: folder)
    }
    try FileManager.default.removeItem(atPath: folder.path(files[0]))
    try await recolored().write(to: folder)
    #expect(!folder.files().contains(FileOwner.journalName))
    let alone = try TemporaryFolder()
    try await recolored().write(to: alone)
    #expect(try folder.files().map(folder.bytes) == alone.files().map(alone.bytes))
  }

  @Test func `files that the last run no longer listed are replaced`() async throws {
    let folder = try TemporaryFolder()
    try await set().write(to: folder)
    try await set([.flat]).write(to: folder)
    #expect(try await recolored().write(to: folder).changed.contains(Self.svg))
  }

  @Test(arguments: ["mine.txt", svg])
  func `pruning refuses files that the manifest lists but does not match`(path: String) async throws
  {
    let folder = try TemporaryFolder()
    try await set().write(to: folder)
    try folder.write("mine", to: path)
    let manifest = String(decoding: try folder.bytes("manifest.json"), as: UTF8.self)
    try folder.write(
      manifest.replacing("\"files\" : [", with: #""files" : [{"path": "mine.txt"},"#),
      to: "manifest.json")
    var pruning = try set([.flat])
    pruning.prunes = true
    let before = folder.files()
    await #expect(
      throws: Fault.cannotWrite(path: folder.path(path), .notRemovable(.foreign))
    ) {
      try await pruning.write(to: folder)
    }
    #expect(folder.files() == before)
  }

  @Test(arguments: ["glyphs", png, "manifest.json"])
  func `a link in the folder is refused, and nothing outside is written`(path: String)
    async throws
  {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    try outside.write("mine", to: "file")
    let link = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link,
      withDestinationURL: path == "glyphs" ? outside.url : outside.url.appending(path: "file"))
    await #expect(throws: refusal(path, .linkInPlace, in: folder)) {
      try await set().write(to: folder)
    }
    #expect(outside.files() == ["file"])
    #expect(try outside.bytes("file") == Array("mine".utf8))
  }

  @Test func `a link that the user names as the folder is followed`() async throws {
    let folder = try TemporaryFolder()
    let (link, goal) = (folder.url.appending(path: "link"), folder.url.appending(path: "goal"))
    try FileManager.default.createDirectory(at: goal, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: goal)
    try await set().write(to: OutputFolder(link))
    #expect(folder.files(in: "goal").contains("manifest.json"))
  }

  @Test(arguments: [png, "manifest.json"])
  func `a pipe in place of a file is refused without waiting`(path: String) async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "glyphs"), withIntermediateDirectories: false)
    #expect(unsafe mkfifo(folder.path(path), 0o600) == 0)
    await #expect(throws: refusal(path, .notRegular, in: folder)) {
      try await set().write(to: folder)
    }
  }

  @Test func `a path that leads out of the folder is refused`() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder(folder.url.appending(path: "out"))
    for path in ["../x", "/\u{301}../x", "a/../../x", "", "a//b", "a\u{0}"] {
      #expect(throws: Fault.self) { try output.write(Data(), to: path) }
    }
    #expect(folder.files().isEmpty)
  }
}
