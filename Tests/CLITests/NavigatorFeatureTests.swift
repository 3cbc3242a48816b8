import Foundation
import PNGCoding
import Paths
import Raster
import TestSupport
import Testing

/// The table of navigators' features in the documentation: each command shows what its row says.
@Suite struct NavigatorFeatureTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var feature: String
    var command: String
    /// What the command prints and writes.
    var shown: [FeatureClaim]
    var testDescription: String { feature }
  }

  static let rows: [Row] = {
    let path = "Sources/fingerpost/fingerpost.docc/NavigatorFeatures.md"
    let page = try? String(
      contentsOf: Corpus.package.appending(path: path), encoding: .utf8)
    return (page ?? "").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: " | ", omittingEmptySubsequences: false)
      guard cells.count == 3, cells[1].hasPrefix("`"), cells[1].hasSuffix("`") else { return nil }
      return Row(
        feature: String(cells[0].drop { "| ".contains($0) }),
        command: String(cells[1].dropFirst().dropLast()),
        shown: FeatureClaim.claims(in: String(cells[2])))
    }
  }()

  @Test func `the table has each feature once, and each row shows values`() throws {
    try #require(!Self.rows.isEmpty)
    #expect(Set(Self.rows.map(\.feature)).count == Self.rows.count)
    for row in Self.rows {
      #expect(row.shown.contains { !$0.isAbsent }, "\(row.feature)")
      #expect(!row.command.contains("`") && row.command.contains("fingerpost "), "\(row.feature)")
      for claim in row.shown {
        #expect(!claim.isWithoutValue, "\(row.feature): \(claim.subject) has no value")
      }
    }
  }

  @Test(arguments: Dictionary(grouping: rows, by: \.command).sorted { $0.key < $1.key })
  func `a command shows its features`(command: String, rows: [Row]) throws {
    let folder = try TemporaryFolder()
    for name in ["Examples", "Icons"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: name),
        withDestinationURL: Corpus.package.appending(path: name))
    }
    let path = ProcessInfo.processInfo.environment["PATH", default: "/bin"]
    let result = try Program.run(
      program: "/bin/sh", ["-c", command], in: folder.url,
      environment: ["PATH": "\(Program.folder.path):\(path)"])
    #expect(result.code == 0, "\(result.error)")
    var evidence = FeatureEvidence(printed: result.text + "\n" + result.error, folder: folder)
    for row in rows {
      for claim in row.shown {
        let fault = evidence.fault(of: claim)
        #expect(fault == nil, "\(row.feature): \(fault ?? "")")
      }
    }
  }

  // MARK: - The rules can fail

  /// The faults of a cell for a command that printed two lines and wrote a text and two pictures.
  private static func faults(of cell: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("{\n  \"name\" : \"\",\n  \"time\" : \"4\u{A0}min\"\n}\n", to: "a.json")
    try folder.write("", to: "empty.txt")
    try folder.write("not a picture", to: "broken.png")
    let red = Color(red: 0xD3, green: 0x2F, blue: 0x2F)
    let glass = Color.black.with(alpha: 128)
    let pictures: [String: [Color]] = [
      "sign.png": [red, glass, .white, .transparent, .transparent, .transparent],
      "red.png": [Color](repeating: red, count: 6),
      "clear.png": [.transparent, red.with(alpha: 0)] + [Color](repeating: .transparent, count: 4),
    ]
    for (name, pixels) in pictures {
      let bytes = PNGCoder.encode(try Pixmap(width: 3, height: 2, pixels: pixels))
      try Data(bytes).write(to: folder.url.appending(path: name))
    }
    var evidence = FeatureEvidence(
      printed: "{\"road\":\"Mill Street\",\"t\":1}\n{\"t\":2}\n", folder: folder)
    return FeatureClaim.claims(in: cell).compactMap { evidence.fault(of: $0) }
  }

  @Test(arguments: [
    #"`"road":"Mill Street"` `"t":1}{"t":2}` not `"t":3`"#,
    #"`"t":2` `a.json` `{"name" : "","time" : "4 min"}` not `min 4`"#,
    "`sign.png` 3×2 `#d32f2f` `#ffffff` not `#000000`",
    #"not `b.json` `sign.png`, 3×2, `a.json` `"name" : ""`"#,
  ])
  func `what holds has no faults`(cell: String) throws {
    #expect(try Self.faults(of: cell) == [])
  }

  @Test(arguments: [
    (#"`"road":"High Street"`"#, #"the output: no "road":"High Street""#),
    (#"not `Mill`"#, "the output: Mill"),
    (#"`a.json` `"t":2`"#, #"a.json: no "t":2"#),
    (#"`a.json` `"name" : "Mill Street"`"#, #"a.json: no "name" : "Mill Street""#),
    (#"`a.json` not `4 min`"#, "a.json: 4 min"),
    ("`b.json`", "no b.json"),
    ("`a.json` 3×2", "a.json is no picture"),
    ("not `a.json`", "a.json is there"),
    ("`empty.txt`", "empty.txt is empty"),
    ("`sign.png` 2×3", "sign.png has 3×2 pixels"),
    ("`sign.png` `#d32f30`", "sign.png: no #d32f30"),
    ("`sign.png` `#000000`", "sign.png: no #000000"),
    ("`sign.png` not `#d32f2f`", "sign.png: #d32f2f"),
    ("`sign.png` `red`", "sign.png: red is no color"),
    ("`red.png`", "red.png is blank"),
    ("`clear.png`", "clear.png is blank"),
    ("`clear.png` `#d32f2f`", "clear.png is blank|clear.png: no #d32f2f"),
    ("`broken.png`", "broken.png is no picture"),
  ])
  func `what does not hold is a fault`(cell: String, faults: String) throws {
    #expect(try Self.faults(of: cell).joined(separator: "|") == faults)
  }

  @Test func `nothing printed shows no absence`() throws {
    var evidence = FeatureEvidence(printed: "\n", folder: try TemporaryFolder())
    for claim in FeatureClaim.claims(in: "not `slower`") {
      #expect(evidence.fault(of: claim) == "the output is empty")
    }
  }

  @Test(arguments: [
    (#""name" : "#, true), (#""name":""#, true), (#""steps":[{"#, true), (#""laneCard""#, true),
    (#""names" : [""#, true), (#""name" : """#, true), (#""name" : "Mill""#, false),
    (#""t":1"#, false), ("Mill Street", false), (#""Mill Street""#, false),
  ])
  func `a key without a value is no proof`(code: String, isWithoutValue: Bool) {
    let claims = FeatureClaim.claims(in: "`\(code)`")
    #expect(claims.map(\.isWithoutValue) == [isWithoutValue])
  }
}
