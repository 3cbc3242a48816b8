import EmbeddedFiles
import Foundation
import TestSupport
import Testing

@Suite struct EmbeddedFilesTests {
  private func url(_ path: String) -> URL {
    Corpus.package.appending(path: path.hasPrefix("Icons") ? path : "Sources/\(path)")
  }

  @Test func `each file of the list has the bytes that it has on the disk`() throws {
    #expect(EmbeddedFiles.paths.count > 200)
    for path in EmbeddedFiles.paths {
      #expect(try Data(EmbeddedFiles.read(path)) == Data(contentsOf: url(path)), "\(path)")
    }
  }

  @Test func `the list is what its script writes`() throws {
    let paths = EmbeddedFiles.paths
    #expect(Set(paths).count == paths.count)
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [url("CEmbeddedFiles/list").path, folder.path("files.h")]
    try process.run()
    process.waitUntilExit()
    let written = String(decoding: try folder.bytes("files.h"), as: UTF8.self)
    let list = try String(contentsOf: url("CEmbeddedFiles/files.h"), encoding: .utf8)
    #expect(written == list, "run Sources/CEmbeddedFiles/list")
  }

  @Test func `a path that is not listed is nil`() {
    for path in ["", "Icons", "Icons/theme.jso", "Icons/theme.json2", "../Icons/theme.json"] {
      #expect(EmbeddedFiles.find(path) == nil, "\(path)")
    }
  }
}
