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

  @Test func `the list has each file of its folders exactly once`() throws {
    let paths = EmbeddedFiles.paths
    #expect(Set(paths).count == paths.count)
    let folders = Set(paths.map { String($0[..<$0.lastIndex(of: "/")!]) })
    for folder in folders.sorted() {
      let listed = EmbeddedFiles.names(in: folder)
      let names = try FileManager.default.contentsOfDirectory(
        at: url(folder), includingPropertiesForKeys: [.isRegularFileKey]
      )
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
      .map(\.lastPathComponent)
      // Some lie beside code, which is compiled otherwise.
      .filter { !$0.hasSuffix(".swift") || listed.contains($0) }
      #expect(
        Set(listed).symmetricDifference(names) == [],
        "\(folder): name its files in Sources/CEmbeddedFiles, two lines each")
    }
  }

  @Test func `a path that is not listed is nil`() {
    for path in ["", "Icons", "Icons/theme.jso", "Icons/theme.json2", "../Icons/theme.json"] {
      #expect(EmbeddedFiles.find(path) == nil, "\(path)")
    }
  }
}
