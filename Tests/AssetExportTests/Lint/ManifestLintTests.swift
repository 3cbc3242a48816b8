@testable import Lint
import Foundation
import PNGCoding
import PNGReading
import Raster
import TestSupport
import Testing

@testable import AssetExport

@Suite struct ManifestLintTests {
  /// A folder with the flat output of a few glyphs.
  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.flat])
    try await set.write(to: folder)
    return folder
  }

  private func findings(_ folder: TemporaryFolder) -> [String] {
    OutputLint.check(folder.url).map { "\($0)".replacing(folder.url.path + "/", with: "") }
  }

  @Test func `flat output as it was written has no finding`() async throws {
    let folder = try await folder()
    #expect(findings(folder).isEmpty)
    #expect(OutputLint.counted(folder.url).checked == 1)
  }

  @Test func `a missing file, a broken one, other sizes, other pixels and a stray file are found`()
    async throws
  {
    let folder = try await folder()
    let pictures = folder.files().filter { $0.hasSuffix(".png") }
    try #require(pictures.count > 5)
    try FileManager.default.removeItem(atPath: folder.path(pictures[0]))
    try folder.write("x", to: pictures[1])
    func put(_ pixmap: Pixmap, _ path: String) throws {
      try Data(PNGCoder.encode(pixmap))
        .write(to: folder.url.appending(path: path))
    }
    try put(try Pixmap(width: 3, height: 4), pictures[2])
    let before = try PNGCoder.decode(folder.bytes(pictures[3]))
    try put(try Pixmap(width: before.width, height: before.height), pictures[3])
    try put(before, "glyphs/stray.png")
    try put(before, "apart.png")
    let digest = CRC32.digits(of: before.bytes)
    let found = findings(folder)
    let starts = [
      "\(pictures[0]): error: the manifest names it, but no such file is there (fingerpost)",
      "\(pictures[1]): error: it is not a readable PNG file: ",
      "\(pictures[2]): error: it has 3x4 pixels, but the manifest says ",
      "\(pictures[3]): error: the crc32 of its pixels is ",
      "glyphs/stray.png: warning: the manifest does not name it (fingerpost); remove it",
    ]
    for start in starts { #expect(found.count { $0.hasPrefix(start) } == 1, "\(start)") }
    #expect(found.contains { $0.contains("but the manifest says \(digest) (fingerpost)") })
    #expect(found.count == starts.count, "\(found)")
  }

  @Test func `a manifest that leads outside or is unreadable is found, another program's is not`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("{\"name\": \"a web app\", \"icons\": []}", to: "manifest.json")
    #expect(OutputLint.counted(folder.url).checked == 0)
    try folder.write("{\"schema\": \"fingerpost/manifest/1\", \"files\": [", to: "manifest.json")
    #expect(
      findings(folder) == [
        "manifest.json: error: not a manifest of this version (fingerpost); render again"
      ])
    try folder.write(
      "{\"schema\": \"fingerpost/manifest/1\", \"files\": [{\"path\": \"../x\"}]}",
      to: "manifest.json")
    #expect(
      findings(folder) == [
        "manifest.json: error: files[0].path: leads out of the folder (fingerpost); render again"
      ])
  }

  @Test func `a folder without anything to check is one warning`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "notes.txt")
    let found = OutputLint.check(folder.url)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.path) == [folder.url.path])
  }
}
