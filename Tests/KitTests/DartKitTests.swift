import Foundation
import TestSupport
import Testing

@testable import Kits

/// Analyzes the kit for Flutter, and runs it on all examples and on the lookup's cases.
///
/// The widget needs Flutter and is not analyzed.
@Suite struct DartKitTests {
  @Test(.enabled(if: Tool.has("dart"), "skipped: no dart"))
  func `Dart reads all examples and finds every glyph`() async throws {
    let kit = try KitFolder(.flutter)
    try FileManager.default.removeItem(atPath: kit.folder.path("fingerpost_widgets.dart"))
    for path in KitFolder.sources("Tests/KitTests/Programs/Dart", ending: ".dart") {
      let url = URL(filePath: path)
      try kit.folder.write(
        try String(contentsOf: url, encoding: .utf8), to: url.lastPathComponent)
    }
    let dart = try #require(Tool("dart"))
    let analyzed = try dart.run(["analyze", "--fatal-infos", "."], in: kit.folder)
    #expect(analyzed.code == 0, "\(analyzed.text)")
    let decoded = try await dart.run(
      ["main.dart", "decode"] + kit.writeExamples(), in: kit.folder)
    #expect(decoded.code == 0)
    #expect(decoded.text == "")
    try LookupCheck.run(in: kit) { try dart.run(["main.dart", "lookup"], in: kit.folder) }
  }

  @Test func `the files have balanced brackets and no placeholders`() throws {
    for (name, bytes) in KitFolder.kit.files(for: .flutter) {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.hasPrefix(Kit.mark), "\(name)")
      #expect(!text.contains("{{"), "\(name)")
      for pair in ["()", "[]", "{}"] {
        let counts = pair.map { bracket in text.count(where: { $0 == bracket }) }
        #expect(counts[0] == counts[1], "\(name)")
      }
    }
  }

  /// Every table has rows, and none has what ends its text.
  @Test func `the tables are in the lookup`() throws {
    let bytes = try #require(KitFolder.kit.files(for: .flutter)["fingerpost_glyphs.dart"])
    let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "'''")
    // The union of names is for TypeScript.
    let tables = KitTables.all(pictures: KitFolder.pictures).filter { $0.mark != "ENGINE_NAMES" }
    #expect(parts.count == 2 * tables.count + 1)
    for (index, table) in tables.enumerated() where 2 * index + 1 < parts.count {
      #expect(parts[2 * index + 1] == "\n" + table.rows.joined(separator: "\n") + "\n")
    }
  }

  @Test(arguments: [
    ("continue", "continueValue", "continueValue"), ("in", "inValue", "inValue"),
    ("index", "index", "indexValue"), ("slight left", "slight left", "slightLeft"),
  ])
  func `reserved words become identifiers`(word: String, field: String, value: String) {
    #expect(KitTypes("dart").name(word) == field)
    #expect(KitTypes("dart").caseName(word) == value)
  }
}
