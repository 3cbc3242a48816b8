import Foundation
import Glyphs
import TestSupport
import Testing

/// Signs, markers and buttons, which are files as the icons of maneuvers are.
@Suite struct FurnitureCommandTests {
  /// The names of the files in `Icons/furniture`.
  private static let names: [String] = {
    let folder = Corpus.package.appending(path: "Icons/furniture").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.map { String($0.dropLast(4)) }.sorted()
  }()

  private func makeFolder(_ path: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(path), withIntermediateDirectories: true)
  }

  @Test func `each file is a glyph, and list names it after the kinds`() throws {
    try #require(!Self.names.isEmpty)
    let csv = try Program.run(["list", "--format", "csv"]).text.split(separator: "\n")
    #expect(csv.suffix(Self.names.count).map(String.init) == Self.names)
    #expect(try Program.run(["list"]).text.hasSuffix(Self.names.joined(separator: "\n") + "\n"))
    struct Entry: Decodable { var kind, glyph: String? }
    let json = try Program.run(["list", "--format", "json"]).output
    let entries = try JSONDecoder().decode([Entry].self, from: json)
    #expect(entries.filter { $0.kind == "furniture" }.map(\.glyph) == Self.names)
    for name in Self.names {
      #expect(GlyphSpec(name: name.replacing("-", with: "_")) != nil, "\(name)")
    }
    let typo = try Program.run(["glyph", "speed-camra", "-o", "-"])
    #expect(typo.error == "error: no glyph 'speed-camra'; did you mean 'speed-camera'?\n")
  }

  @Test func `lint accepts what icons exports, and a file of either folder is drawn`() throws {
    let folder = try TemporaryFolder()
    func run(_ arguments: String...) throws -> Program.Result {
      try Program.run(arguments, in: folder.url)
    }
    #expect(try run("icons", "--export", "Mine").code == 0)
    let lint = try run("lint", "--icons", "Mine", "--theme", "Mine/theme.json", "--strict")
    #expect(lint.code == 0 && lint.text.isEmpty, "\(lint.text)")
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M1 1h6v6h-6z'/></svg>"
    for (index, place) in ["furniture/fuel.svg", "maneuvers/fuel.svg"].enumerated() {
      try makeFolder("Own\(index)/\(place.prefix { $0 != "/" })", in: folder)
      try folder.write(svg, to: "Own\(index)/\(place)")
      _ = try run("glyph", "fuel", "--icons", "Own\(index)", "-o", "\(index).png")
    }
    #expect(try run("glyph", "fuel", "-o", "usual.png").code == 0)
    #expect(try folder.bytes("0.png") == folder.bytes("1.png"))
    #expect(try folder.bytes("0.png") != folder.bytes("usual.png"))
    let list = try run(
      "icons", "-o", "out", "--icons", "Own0", "--list-outputs", "--depfile", "out.d")
    #expect(list.text.contains("out/glyphs/school~dark@2x.png\n"))
    try folder.write(svg, to: "Own0/furniture/charjing.svg")
    let doubt = try run("lint", "--icons", "Own0")
    #expect(doubt.text.hasPrefix("Own0/furniture/charjing.svg: warning: no glyph has this name"))
    #expect(doubt.text.contains("'charging'"))
  }
}
