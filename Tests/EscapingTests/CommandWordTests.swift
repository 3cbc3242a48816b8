import Foundation
import TestSupport
import Testing
import Faults

@testable import Escaping
@testable import JSON

/// Words for the shell and for Make, read back by bash and make.
@Suite struct CommandWordTests {
  private static func run(_ words: [String], in folder: URL) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return [UInt8](bytes)
  }

  @Test(arguments: 0..<4) func `bash reads each word unchanged`(seed: Int) throws {
    let texts = MarkedText.texts(seed: seed, count: 500).filter { !$0.utf8.contains(0) }
    let folder = try TemporaryFolder()
    let words = texts.map(ShellWord.quoted)
    for word in words {
      #expect(!word.unicodeScalars.contains(where: Printable.isHidden))
    }
    let script = words.map { "printf '%s\\0' \($0)\n" }.joined()
    try folder.write(script, to: "words.sh")
    let output = try Self.run(["bash", folder.path("words.sh")], in: folder.url)
    let back = output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(back.count == texts.count)
    for (text, found) in zip(texts, back) {
      #expect(Array(found) == Array(text.utf8), "\(text.debugDescription)")
    }
  }

  @Test func `plain words stay plain, and others are readable`() {
    #expect(ShellWord.quoted("a/b-c_1.png") == "a/b-c_1.png")
    #expect(ShellWord.quoted("") == "''")
    #expect(ShellWord.quoted("=ls") == "'=ls'")
    #expect(ShellWord.quoted("it's") == "'it'\\''s'")
    #expect(ShellWord.quoted("a\n'\\") == "$'a\\012\\'\\\\'")
    #expect(ShellWord.quoted("é") == "'é'")
  }

  @Test(arguments: [
    "a b.json", "a#b.json", "a:b.json", "a$b.json", "a%b.json", "a\\b.json", "a\\ b.json",
    "a\\\\#b", "a\\:b", "a\\%b", "a'b\"c`d!e&f(g)h.json", "{a}[b]?*.json", "~a",
    "é\u{301}:\u{301} \u{200D}#\u{600}$\u{301}.json", "東京.json", "a,b@c+d-e.json",
  ])
  func `make reads each path unchanged, whether it exists or not`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: name)
    let source = try MakeWord.escaped(name, as: .prerequisite)
    let target = try MakeWord.escaped(name, as: .target)
    try folder.write(
      "all: \\\n  \(source)\n\t$(info <$^>)\n\t@true\n\n\(target):\n", to: "Makefile")
    let there = try Self.run(["make", "-rR"], in: folder.url)
    #expect(there == Array("<\(name)>\n".utf8), "\(String(decoding: there, as: UTF8.self))")
    try FileManager.default.removeItem(atPath: folder.path(name))
    let gone = try Self.run(["make", "-rR"], in: folder.url)
    #expect(gone.starts(with: Array("<".utf8)))
  }

  @Test(arguments: [
    ("a\nb", "a\\nb: the name has a line break"), ("a=b", "a=b: the name has a '='"),
    ("a\tb", "a\\tb: the name has a control character"), ("a;b", "a;b: the name has a ';'"),
    ("a;\u{301}b", "a;\u{301}b: the name has a ';'"), ("a|b", "a|b: the name has a '|'"),
    ("a\\", "a\\: the name ends with a mark of Make"), ("", "the name is empty"),
    (".SILENT", ".SILENT: the name is a special target of Make"),
  ])
  func `a path that make cannot represent is refused`(name: String, finding: String) {
    for place in [MakeWord.Place.target, .prerequisite] {
      do throws(Fault) {
        _ = try MakeWord.escaped(name, as: place)
        Issue.record("written")
      } catch {
        #expect(
          error.description
            == finding + ", which a dependency file cannot contain; rename the file")
      }
    }
  }

  @Test func `a line of a list of files is one path`() throws {
    #expect(try FileListLine.line("a b.png") == "a b.png\n")
    #expect(try FileListLine.line("#a.png") == "./#a.png\n")
    for name in ["a\nb", "a\r\u{301}b"] {
      let fault = #expect(throws: Fault.self) { try FileListLine.line(name) }
      #expect(
        fault?.finding == "the name has a line break, which a list of files cannot contain")
    }
  }
}
