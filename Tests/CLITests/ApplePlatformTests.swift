import Foundation
import TestSupport
import Testing

/// The sources name nothing that macOS 15 lacks, and guard what only some systems have.
///
/// A search of the text: it compiles nothing for Apple's systems.
@Suite struct ApplePlatformTests {
  /// Types and properties of the standard library that need macOS 26.
  private static let tooNew = ["InlineArray", "UTF8Span", "utf8.span", "utf8Span", "OutputSpan"]

  /// The modules that only some systems have.
  private static let systemModules = ["Glibc", "Musl", "Darwin", "FoundationXML"]

  /// Each condition in the sources, with its file.
  private static let guarded: Set<String> = [
    "SystemLibraries/SystemLibraries.swift: FoundationEssentials",
    "SystemLibraries/SystemLibraries.swift: Glibc",
    "SystemLibraries/SystemLibraries.swift: Musl",
    "Files/ChildProgram.swift: Darwin",
    "Preview/Live/LiveSources.swift: Darwin",
    "fingerpost/Program/SystemLimits.swift: Glibc",
  ]

  private static let sources = Corpus.package.appending(path: "Sources")

  @Test func `the sources need no newer system than macOS 15`() throws {
    for file in try Self.files() {
      let text = try String(contentsOf: file, encoding: .utf8)
      for name in Self.tooNew {
        #expect(!text.contains(name), "\(Self.name(of: file)) uses \(name)")
      }
    }
  }

  @Test func `modules of one system are imported under a condition`() throws {
    for file in try Self.files() {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for (line, before) in zip(lines.dropFirst(), lines) {
        let words = line.split(separator: " ")
        guard words.dropLast().last == "import", let module = words.last,
          Self.systemModules.contains(String(module))
        else { continue }
        #expect(before.contains("canImport(\(module))"), "\(Self.name(of: file)): \(module)")
      }
    }
  }

  @Test func `the list of conditional imports is complete`() throws {
    var found: Set<String> = []
    for file in try Self.files() {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /#(?:else)?if canImport\((\w+)\)/) {
        found.insert("\(Self.name(of: file)): \(match.1)")
      }
    }
    // The accessors write such conditions into the Swift code of others.
    #expect(found.filter { !$0.contains("Accessors") } == Self.guarded)
  }

  private static func files() throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    try #require(names.count > 100)
    return names.map { sources.appending(path: $0) }
  }

  private static func name(of file: URL) -> String {
    String(file.path.dropFirst(sources.path.count + 1))
  }
}
