import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing
import Faults

@testable import GoldenDiff

@Suite struct GoldenComparisonTests {
  /// A folder with one picture in each state.
  static func example() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let arrow = try Pictures.arrow()
    try Pictures.write(arrow, to: "a/sub/same.png", in: folder)
    try Pictures.write(arrow, to: "b/sub/same.png", in: folder)
    try Pictures.write(arrow, to: "a/changed.png", in: folder)
    try Pictures.write(Pixmap(width: 48, height: 48), to: "b/changed.png", in: folder)
    try Pictures.write(Pictures.arrow(.black), to: "a/missing.PNG", in: folder)
    try Pictures.write(Pictures.arrow(hasHead: false), to: "b/new.png", in: folder)
    try Pictures.write(arrow, to: "a/broken.png", in: folder)
    try Pictures.write(Array(PNGCoder.encode(arrow).dropLast(20)), to: "b/broken.png", in: folder)
    try folder.write("no picture", to: "a/notes.txt")
    return folder
  }

  @Test(arguments: [1, 2, 7])
  func `each state is reported, in the same order with any number of jobs`(jobs: Int) async throws {
    let folder = try Self.example()
    let result = try await Pictures.compare(folder, jobs: jobs)
    #expect(result.same == ["sub/same.png"])
    #expect(
      result.findings.map { "\($0.name) \($0.state)" } == [
        "broken.png unreadable", "changed.png changed", "missing.PNG missing", "new.png new",
      ])
    #expect(
      result.worstFirst.map(\.name) == ["broken.png", "missing.PNG", "changed.png", "new.png"])
    #expect(!result.isSame && result.total == 5)
    #expect(
      result.findings[0].reason
        == "the actual picture: not a readable PNG (the file ends too early)")
  }

  @Test func `swapped light and dark pictures are found and named`() async throws {
    let folder = try TemporaryFolder()
    for (side, colors) in [("a", [Color.black, .white]), ("b", [.white, .black])] {
      for (name, color) in zip(["left~light.png", "left~dark.png"], colors) {
        try Pictures.write(Pictures.arrow(color), to: "\(side)/\(name)", in: folder)
      }
    }
    let result = try await Pictures.compare(folder)
    #expect(result.findings.map(\.state) == [.changed, .changed])
    #expect(
      result.findings[0].hints == [
        "the same shape in other colors", "the same pixels as the golden left~light.png",
      ])
  }

  @Test func `files that differ only in how they are written are the same`() async throws {
    let folder = try TemporaryFolder()
    let png = try PNGCoder.encode(Pictures.arrow())
    try Pictures.write(png, to: "a/x.png", in: folder)
    // A text chunk between the header and the rest.
    let chunk = Pictures.chunk("tEXt", Array("k\0v".utf8))
    try Pictures.write(png[..<33] + chunk + png[33...], to: "b/x.png", in: folder)
    #expect(try await Pictures.compare(folder).same == ["x.png"])
  }

  @Test func `equal bytes that are damaged are not the same`() async throws {
    let folder = try TemporaryFolder()
    var png = try PNGCoder.encode(Pictures.arrow())
    png[png.count - 20] ^= 1
    for side in ["a", "b"] { try Pictures.write(png, to: "\(side)/x.png", in: folder) }
    let result = try await Pictures.compare(folder)
    #expect(result.findings.map(\.state) == [.unreadable])
    let error = #expect(throws: Fault.self) { try PNGCoder.decode(png) }
    let words = error?.finding ?? ""
    #expect(!words.isEmpty && result.findings[0].reason == "both: \(words)")
  }

  @Test func `a pair within tolerance is the same, but counted separately`() async throws {
    let folder = try TemporaryFolder()
    var arrow = try Pictures.arrow(.black)
    try Pictures.write(arrow, to: "a/x.png", in: folder)
    arrow[24, 24] = Color(red: 2, green: 0, blue: 0)
    try Pictures.write(arrow, to: "b/x.png", in: folder)
    var rules = RuleBook()
    #expect(try await !Pictures.compare(folder, rules: rules).isSame)
    rules.base.tolerance = 2
    let result = try await Pictures.compare(folder, rules: rules)
    #expect(result.isSame && result.toleratedCount == 1 && result.count(.same) == 1)
  }

  @Test func `links are followed, and repeated folders and broken links are found`() async throws {
    let folder = try TemporaryFolder()
    let png = try PNGCoder.encode(Pictures.arrow())
    for side in ["a", "b"] { try Pictures.write(png, to: "\(side)/x/1.png", in: folder) }
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path("a/x/loop"), withDestinationPath: folder.path("a"))
    try files.createSymbolicLink(
      atPath: folder.path("a/y"), withDestinationPath: folder.path("b/x"))
    try files.createSymbolicLink(
      atPath: folder.path("a/dead.png"), withDestinationPath: "nowhere.png")
    try files.createSymbolicLink(atPath: folder.path("b/dead.png"), withDestinationPath: "dead.png")
    let result = try await Pictures.compare(folder)
    #expect(result.same == ["x/1.png"])
    #expect(
      result.findings.map { "\($0.name) \($0.state)" } == [
        "dead.png unreadable", "y/1.png missing",
      ])
    #expect(
      result.findings[0].reason
        == "the golden: cannot be read: no such file, or a broken symbolic link; the actual picture: "
        + "cannot be read: a link that leads to itself")
    #expect(
      result.expected.warnings == [
        "\(folder.path("a/x/loop")): leads to a folder that is listed already; left out"
      ])
  }

  @Test func `folders that link to each other are walked once`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("b"), withIntermediateDirectories: true)
    for from in 0..<9 {
      try Pictures.write(Pictures.arrow(), to: "a/\(from)/x.png", in: folder)
      for to in 0..<9 where to != from {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path("a/\(from)/to\(to)"), withDestinationPath: "../\(to)")
      }
    }
    let result = try await Pictures.compare(folder)
    #expect(result.findings.map(\.name) == (0..<9).map { "\($0)/x.png" })
    #expect(result.expected.warnings.count == 72)
  }

  @Test func `pictures of a folder with two links count once, under the first name`() async throws {
    let folder = try TemporaryFolder()
    try Pictures.write(Pictures.arrow(), to: "shared/x.png", in: folder)
    for side in ["a", "b"] {
      try Pictures.write(Pictures.arrow(), to: "\(side)/y.png", in: folder)
      for name in ["second", "first"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path("\(side)/\(name)"), withDestinationPath: "../shared")
      }
    }
    let result = try await Pictures.compare(folder)
    #expect(result.same == ["first/x.png", "y.png"])
    #expect(result.expected.warnings.map { $0.contains("/second: ") } == [true])
  }

  @Test func `a pipe in place of a picture does not stop the run`() async throws {
    let folder = try TemporaryFolder()
    try Pictures.write(Pictures.arrow(), to: "a/x.png", in: folder)
    try FileManager.default.createDirectory(
      atPath: folder.path("b"), withIntermediateDirectories: true)
    #expect(unsafe mkfifo(folder.path("b/x.png"), 0o600) == 0)
    let result = try await Pictures.compare(folder)
    #expect(
      result.findings.first?.reason == "the actual picture: cannot be read: not a regular file")
  }

  @Test func `hundreds of thousands of empty chunks take no time`() throws {
    let png = try PNGCoder.encode(Pictures.arrow())
    let data = try #require(png.firstRange(of: Array("IDAT".utf8))?.lowerBound) - 4
    let empty = Array(repeatElement(Pictures.chunk("IDAT", []), count: 400_000).joined())
    let picture = StoredPicture.file(png[..<data] + empty + png[data...])
    #expect(try picture.pixmap() == Pictures.arrow())
  }

  @Test func `a picture of 20000 by 20000 is refused before it takes memory`() throws {
    // A header that declares the size, and next to no pixels.
    let header: [UInt8] = [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20, 8, 6, 0, 0, 0]
    let png =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Pictures.chunk("IHDR", header)
      + Pictures.chunk("IDAT", [0x78, 0x9C, 3, 0, 0, 0, 0, 1]) + Pictures.chunk("IEND", [])
    let error = #expect(throws: Fault.self) { try StoredPicture.file(png).pixmap() }
    #expect(
      error?.description
        == "the size is 20000×20000 px; use 1×1 or more and at most 67108864 pixels")
  }

  @Test func `comparing two empty folders is an error`() async throws {
    let folder = try TemporaryFolder()
    for side in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(side), withIntermediateDirectories: true)
    }
    await #expect(throws: Fault.self) { try await Pictures.compare(folder) }
  }
}

@Suite(.enabled(if: Corpus.has("suites/pngsuite"), "skipped: no suites/pngsuite in the corpora"))
struct PNGSuiteComparisonTests {
  struct Case: Decodable {
    var file: String
    var valid: Bool?
  }

  private func cases() throws -> [Case] {
    struct Index: Decodable { var tests: [Case] }
    return try JSONDecoder().decode(
      Index.self, from: Data(Corpus.bytes("suites/pngsuite/index.json"))
    ).tests
  }

  @Test func `a valid file is the same as itself in 8 bits, unless it needs 16`() async throws {
    let folder = try TemporaryFolder()
    let valid = try cases().filter { $0.valid == true }
    var deep: [String] = []
    for test in valid {
      let bytes = try Corpus.bytes("suites/pngsuite/" + test.file)
      try Pictures.write(bytes, to: "a/" + test.file, in: folder)
      let picture = try PNGCoder.decodeDeep(bytes)
      if picture.isDeep { deep.append(test.file) }
      try Pictures.write(picture.pixmap, to: "b/" + test.file, in: folder)
    }
    let result = try await Pictures.compare(folder)
    #expect(valid.count > 50 && deep.count > 5)
    #expect(result.findings.map(\.name) == deep.sorted())
    #expect(result.findings.allSatisfy { $0.hints == ["the same in 8 bits a sample"] })
    #expect(result.same.count == valid.count - deep.count)
  }

  @Test func `a corrupt file is unreadable, even against itself`() async throws {
    let folder = try TemporaryFolder()
    let corrupt = try cases().filter { $0.valid == false }
    for test in corrupt {
      let bytes = try Corpus.bytes("suites/pngsuite/" + test.file)
      for side in ["a", "b"] { try Pictures.write(bytes, to: "\(side)/\(test.file)", in: folder) }
    }
    let result = try await Pictures.compare(folder)
    #expect(corrupt.count >= 5 && result.same.isEmpty, "\(result.same)")
    #expect(result.findings.allSatisfy { $0.state == .unreadable && $0.reason?.isEmpty == false })
  }
}
