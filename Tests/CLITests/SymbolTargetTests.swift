import Foundation
import TestSupport
import Testing

@Suite struct SymbolTargetTests {
  private let folder: TemporaryFolder
  private static let route = Corpus.package.appending(path: "Examples/routes/motorway.json").path
  private static let symbols = "out/FingerpostSymbols.xcassets/Symbols/"

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func render(_ options: String...) throws -> Program.Result {
    try Program.run(
      ["render", Self.route, "-o", "out", "--target", "sfsymbols"] + options, in: folder.url)
  }

  @Test func `a route's glyphs become a catalog of symbols that passes lint`() throws {
    let run = try render()
    #expect(run.code == 0 && run.error.isEmpty)
    let files = folder.files()
    for name in ["Contents.json", "turn_right.svg"] {
      #expect(files.contains(Self.symbols + "turn_right.symbolset/" + name))
    }
    let contents = try JSONSerialization.jsonObject(
      with: Data(folder.bytes(Self.symbols + "turn_right.symbolset/Contents.json")))
    #expect(
      contents as? NSDictionary == [
        "info": ["author": "xcode", "version": 1],
        "properties": ["symbol-rendering-intent": "hierarchical"],
        "symbols": [["filename": "turn_right.svg", "idiom": "universal"]],
      ])
    let before = try folder.bytes("out/manifest.json")
    #expect(try Program.run(["lint", "out", "--strict"], in: folder.url).text == "")
    #expect(try render("--check").code == 0)
    #expect(try folder.bytes("out/manifest.json") == before)
  }

  @Test func `lint finds a master that the system cannot interpolate`() throws {
    try render()
    let name = Self.symbols + "turn_right.symbolset/turn_right.svg"
    let text = String(decoding: try folder.bytes(name), as: UTF8.self)
    let place = try #require(text.lastRange(of: "L"))
    try folder.write(text.replacingCharacters(in: place, with: "L0 0L"), to: name)
    let lint = try Program.run(["lint", "out"], in: folder.url)
    #expect(lint.code == 1)
    #expect(
      lint.text.contains(
        "turn_right.svg: error: Ultralight-S, Regular-S and Black-S do not have the same commands "
          + "(Xcode); draw all three with the same ones, or the system cannot interpolate\n"))
    try folder.write(text.replacing("Template v.3.0", with: "Template v.2.0"), to: name)
    #expect(
      try Program.run(["lint", "out"], in: folder.url).text
        .contains("turn_right.svg: error: it is no template of version 3 or later (Xcode)"))
  }

  @Test func `a glyph in its own colors is left out, and the manifest says why`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Own/maneuvers"), withIntermediateDirectories: true)
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>"
        + "<path d='M4 4h40v40H4z' fill='#c00' data-color=''/></svg>",
      to: "Own/maneuvers/turn-right.svg")
    let run = try render("--icons", "Own")
    #expect(run.code == 0, "\(run.error)")
    #expect(!folder.files().contains { $0.contains("/turn_right.symbolset/") })
    let manifest = try #require(
      JSONSerialization.jsonObject(with: Data(folder.bytes("out/manifest.json"))) as? NSDictionary)
    let omissions = try #require(manifest["omissions"] as? [[String: String]])
    // Shields keep the colors of their networks.
    #expect(
      omissions.filter { $0["glyph"]?.hasPrefix("shield_") == false } == [
        ["glyph": "turn_right", "reason": "it keeps its own colors", "target": "sfsymbols"]
      ])
  }
}

extension String {
  fileprivate func lastRange(of text: String) -> Range<String.Index>? {
    range(of: text, options: .backwards)
  }
}
