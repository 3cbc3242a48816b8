import Foundation
import Paths
import Raster
import TestSupport
import Testing
import Escaping
import JSON

@testable import GoldenDiff

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportTests {
  static let oddName = "odd/<b>&\"'\u{7}]]>--|`@é.png"

  /// Pairs that must be found: what is changed, and how.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let arrow = try Pictures.arrow()
    var faint = arrow
    faint[24, 20] = Color(red: 255, green: 255, blue: 255, alpha: 254)
    let pairs: [(String, Pixmap, Pixmap)] = [
      ("empty.png", arrow, try Pixmap(width: 48, height: 48)), ("alpha.png", arrow, faint),
      ("head.png", arrow, try Pictures.arrow(hasHead: false)),
      ("swapped.png", arrow, try Pictures.arrow(.black)),
      ("moved.png", arrow, try Pictures.arrow(dx: 1)), (Self.oddName, arrow, faint),
    ]
    for (name, a, b) in pairs {
      try Pictures.write(a, to: "a/" + name, in: folder)
      try Pictures.write(b, to: "b/" + name, in: folder)
    }
    try Pictures.write(arrow, to: "a/same.png", in: folder)
    try Pictures.write(arrow, to: "b/same.png", in: folder)
    return folder
  }

  private let names = [
    "alpha.png", "empty.png", "head.png", "moved.png", ReportTests.oddName, "swapped.png",
  ]

  @Test func `the text has each finding and a command to copy`() async throws {
    let folder = try folder()
    let result = try await Pictures.compare(folder)
    let text = TextReport.text(
      of: result, acceptCommand: "fingerpost accept 'my goldens' --all", isColored: false,
      limit: 50, remedy: "list all")
    for name in names { #expect(text.contains(Printable.text(name))) }
    #expect(!text.unicodeScalars.contains("\u{7}"))
    #expect(text.hasPrefix("changed    empty.png  "))
    #expect(
      text.hasSuffix(
        "7 pictures: 6 changed, 0 new, 0 missing, 0 unreadable, 1 same, 7 compared\nrules: exact\n"
          + "to accept: fingerpost accept 'my goldens' --all\n"))
    #expect(
      text.contains("alpha.png  1 px differ (0.25 % of the ink), largest 1, mean 0"))
    #expect(text.contains("; the same picture moved right by 1 px\n"))
  }

  @Test func `JSON has each finding and all names`() async throws {
    struct Document: Decodable {
      struct Picture: Decodable {
        struct Difference: Decodable {
          var pixels: Int
          var largest: Int
        }
        var name: String
        var state: String
        var difference: Difference?
      }
      var schema: String
      var result: String
      var pictures: [Picture]
    }
    let folder = try folder()
    let result = try await Pictures.compare(folder)
    let json = JSONReport.json(of: result, generator: "test")
    let document = try JSONDecoder().decode(Document.self, from: json)
    #expect(document.schema == "fingerpost/diff/1" && document.result == "different")
    let changed = document.pictures.filter { $0.state == "changed" }
    #expect(changed.map(\.name) == names)
    #expect(changed[0].difference?.pixels == 1 && changed[0].difference?.largest == 1)
    #expect(document.pictures.map(\.name).sorted() == (names + ["same.png"]).sorted())
  }

  /// What an XML parser that shares nothing with the report sees.
  private final class Tests: NSObject, XMLParserDelegate {
    var names: [String] = []
    var failures: [String] = []
    var suites: [[String: String]] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      switch name {
      case "testcase": names.append(attributes["name"] ?? "")
      case "failure", "error": failures.append(names.last ?? "")
      case "testsuite": suites.append(attributes)
      default: break
      }
    }
  }

  @Test func `JUnit has a unique test for each picture, and escapes odd names`() async throws {
    let folder = try folder()
    let result = try await Pictures.compare(folder)
    let xml = JUnitReport.xml(of: result) { ["out/" + $0.name] }
    let parser = XMLParser(data: Data(xml.utf8))
    let tests = Tests()
    parser.delegate = tests
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(Set(tests.names).count == 7 && tests.names.count == 7)
    #expect(tests.failures == names.map { $0.replacing("\u{7}", with: "\\u{7}") })
    #expect(tests.suites.first?["tests"] == "7" && tests.suites.first?["failures"] == "6")
    #expect(xml.contains("[[ATTACHMENT|out/moved.png]]"))
  }

  @Test func `annotations stay within GitHub's limit and escape names`() async throws {
    let folder = try folder()
    let result = try await Pictures.compare(folder)
    let lines = GitHubReport.annotations(of: result).split(separator: "\n")
    #expect(lines.count == 6 && lines.allSatisfy { $0.hasPrefix("::error file=") })
    #expect(WorkflowCommand.property("a:b,c%\n") == "a%3Ab%2Cc%25%0A")
    let summary = MarkdownReport.summary(of: result, acceptCommand: "fingerpost accept x --all")
    for name in names { #expect(summary.contains(MarkdownReport.cell(name))) }
    #expect(!summary.contains("<b>"))
  }

  @Test func `long lists of findings are cut with a count`() async throws {
    let findings = (0..<1_500).map { Finding(name: "glyphs/picture_\($0).png", state: .new) }
    let result = DiffResult(
      expected: .empty("a"), actual: .empty("b"), rules: RuleBook(), findings: findings, same: [])
    let lines = GitHubReport.annotations(of: result).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.last?.hasSuffix("::1491 more pictures are not as their goldens") == true)
    let command = "fingerpost accept a --from b --all"
    func rows(_ summary: String) -> Int {
      summary.split(separator: "\n").count { $0.hasPrefix("| new | glyphs") }
    }
    let whole = MarkdownReport.summary(of: result, acceptCommand: command)
    #expect(rows(whole) == 1_500 && whole.utf8.count > MarkdownReport.commentLimit)
    let limit = MarkdownReport.commentLimit
    let summary = MarkdownReport.summary(of: result, acceptCommand: command, room: limit)
    #expect(summary.utf8.count <= limit && summary.utf8.count > limit - 200)
    #expect(summary.contains("… and \(1_500 - rows(summary)) more"))
    #expect(MarkdownReport.summary(of: result, acceptCommand: command, room: 50) == "")
    // Without another limit, a summary is as long as GitHub shows.
    let long = zip("abc", [510_000, 510_000, 40_000]).map { letter, count in
      Finding(name: String(repeating: letter, count: count), state: .new)
    }
    let full = MarkdownReport.summary(
      of: DiffResult(
        expected: .empty("a"), actual: .empty("b"), rules: RuleBook(), findings: long, same: []),
      acceptCommand: nil)
    #expect(full.utf8.count <= 1 << 20 && full.utf8.count > 1_000_000)
    #expect(full.contains("… and 1 more"))
    let text = TextReport.text(
      of: result, acceptCommand: nil, isColored: false, limit: 50, remedy: "list all")
    #expect(text.contains("… and 1450 more; list all"))
  }

  @Test func `HTML has each finding, no tags from names, and stays small`() async throws {
    let folder = try folder()
    let result = try await Pictures.compare(folder)
    let page = HTMLReport.page(
      of: result, generator: "test", acceptCommand: ["fingerpost"], on: [:]
    ).html
    let html = String(decoding: page, as: UTF8.self)
    for name in names where name != Self.oddName { #expect(html.contains("\"\(name)\"")) }
    #expect(!html.contains("<b>&") && html.contains("\\u003cb>&"))
    for word in ["http:", "https:", "src=\"//", "@import", "url("] {
      #expect(!html.contains(word), "\(word)")
    }
  }

  @Test func `HTML takes under 10 kB for a change, with all pictures`() async throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: 1)
    for index in 0..<12 {
      var picture = try Pictures.arrow(size: 150)
      for step in 0..<150 {
        let level = UInt8(random.int(0...255))
        picture[step, (step * 7) % 150] = Color(red: level, green: 0, blue: 0, alpha: level)
      }
      try Pictures.write(picture, to: "a/\(index).png", in: folder)
      for step in 0..<150 { picture[step, (step * 7) % 150] = .black }
      picture[random.int(0...149), 3] = Color(red: UInt8(index % 256), green: 1, blue: 2)
      try Pictures.write(picture, to: "b/\(index).png", in: folder)
    }
    let result = try await Pictures.compare(folder)
    #expect(result.count(.changed) == 12)
    let page = HTMLReport.page(
      of: result, generator: "test", acceptCommand: [], on: [:]
    ).html
    #expect(page.count < 12 * 10_000)
    #expect(!String(decoding: page, as: UTF8.self).contains("\"isLeftOut\":true"))
  }

  @Test func `a terminal shows a finding's pictures side by side`() async throws {
    let folder = try folder()
    let result = try await Pictures.compare(folder)
    let finding = try #require(result.worstFirst.first)
    let blocks = FindingPicture.text(of: finding, in: result, graphics: .blocks)
    // Three pictures of 48 px and two gaps of 4, at half size.
    #expect(blocks.split(separator: "\n").count == 12)
    let kitty = FindingPicture.text(of: finding, in: result, graphics: .kitty)
    #expect(kitty.hasPrefix("\u{1B}_Ga=T,f=100,q=2,m=") && kitty.hasSuffix("\u{1B}\\\n"))
  }
}
