import AssetExport
import Files
import Foundation
import PNGCoding
import Paths
import Raster
import TestSupport
import Testing
import Faults

@Suite struct OutputFolderTests {
  @Test func `writes whole files, and only those that change`() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(temporary.url.appending(path: "a/b"))
    #expect(try folder.write(Data("one".utf8), to: "c/d.txt"))
    let path = temporary.path("a/b/c/d.txt")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(try !folder.write(Data("one".utf8), to: "c/d.txt"))
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == old)
    #expect(try folder.write(Data("two".utf8), to: "c/d.txt"))
    #expect(try temporary.bytes("a/b/c/d.txt") == Array("two".utf8))
    #expect(temporary.files() == ["a/b/c/d.txt"])
  }

  @Test func `a picture with the same pixels is left, one with others is written`() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(temporary.url)
    func picture(_ colors: [Color]) throws -> Data {
      Data(try PNGCoder.encode(Pixmap(width: 2, height: 1, pixels: colors)))
    }
    let plain = try picture([.black, .transparent])
    // Without the chunk that says sRGB.
    let packed = plain[..<33] + plain[46...]
    try packed.write(to: temporary.url.appending(path: "a.png"))
    #expect(try !folder.write(plain, to: "a.png"))
    #expect(try temporary.bytes("a.png") == Array(packed))
    #expect(try folder.write(picture([.black, .black]), to: "a.png"))
    #expect(try folder.write(packed, to: "a.png"))
    let half = try PNGCoder.encode(Pixmap(width: 1, height: 1, pixels: [.black]))
    #expect(try folder.write(Data(half), to: "a.png"))
    // What is no whole picture is written over.
    try Data(half.prefix(40)).write(to: temporary.url.appending(path: "a.png"))
    #expect(try folder.write(Data(half), to: "a.png"))
    #expect(try temporary.bytes("a.png") == half)
  }

  @Test func `many jobs can write into a folder that does not exist yet`() async throws {
    for _ in 0..<40 {
      let temporary = try TemporaryFolder()
      let folder = try OutputFolder(temporary.url)
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for job in 0..<8 {
          group.addTask { try folder.write(Data([UInt8(job)]), to: "glyphs/\(job).png") }
        }
        for try await isWritten in group { #expect(isWritten) }
      }
      #expect(temporary.files().count == 8)
    }
  }

  @Test func `a file in place of a folder is an error that says so`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("x", to: "file")
    for path in ["file", "file/below"] {
      do {
        _ = try OutputFolder(temporary.url.appending(path: path))
        Issue.record("no error")
      } catch {
        let fault: Fault = path == "file" ? .fileInPlace : .fileOnTheWay
        #expect(error == .cannotCreate(path: temporary.path(path), fault))
      }
    }
    #expect(try temporary.bytes("file") == Array("x".utf8))
  }

  @Test func `a folder in place of a file is an error, and no temporary file is left`() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(temporary.url)
    try FileManager.default.createDirectory(
      atPath: temporary.path("x.png"), withIntermediateDirectories: false)
    #expect(throws: Fault.self) { try folder.write(Data([1]), to: "x.png") }
    #expect(temporary.files().isEmpty)
  }

  @Test func `a broken link is an error that says so, as the folder or above it`() throws {
    let temporary = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path("link"), withDestinationPath: temporary.path("gone/away"))
    for path in ["link", "link/below"] {
      #expect(throws: Fault.cannotCreate(path: temporary.path("link"), .linkToNowhere)) {
        _ = try OutputFolder(temporary.url.appending(path: path))
      }
    }
  }
}
