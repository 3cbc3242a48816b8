import Foundation
import TestSupport
import Testing

/// The table of navigators' features in the documentation: each command shows what its row says.
@Suite struct NavigatorFeatureTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var feature: String
    var command: String
    /// What the command prints, or the files that it writes.
    var shown: [String]
    var testDescription: String { feature }
  }

  static let rows: [Row] = {
    let path = "Sources/fingerpost/fingerpost.docc/NavigatorFeatures.md"
    let page = try? String(
      contentsOf: Corpus.package.appending(path: path), encoding: .utf8)
    return (page ?? "").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: " | ", omittingEmptySubsequences: false)
      guard cells.count == 3, cells[1].hasPrefix("`fingerpost ") else { return nil }
      return Row(
        feature: String(cells[0].drop { "| ".contains($0) }), command: codes(in: cells[1])[0],
        shown: codes(in: cells[2]))
    }
  }()

  private static func codes(in cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  @Test func `the table has each feature once`() throws {
    try #require(!Self.rows.isEmpty)
    #expect(Set(Self.rows.map(\.feature)).count == Self.rows.count)
    #expect(Self.rows.allSatisfy { !$0.shown.isEmpty })
  }

  @Test(arguments: Dictionary(grouping: rows, by: \.command).sorted { $0.key < $1.key })
  func `a command shows its features`(command: String, rows: [Row]) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Examples"),
      withDestinationURL: Corpus.package.appending(path: "Examples"))
    let path = ProcessInfo.processInfo.environment["PATH", default: "/bin"]
    let result = try Program.run(
      program: "/bin/sh", ["-c", command], in: folder.url,
      environment: ["PATH": "\(Program.folder.path):\(path)"])
    #expect(result.code == 0, "\(result.error)")
    let found = ([result.text, result.error] + folder.files()).joined(separator: "\n")
    for words in rows.flatMap(\.shown) { #expect(found.contains(words), "\(command): no \(words)") }
  }
}
