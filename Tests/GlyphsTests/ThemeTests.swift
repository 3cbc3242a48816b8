import JSON
import Foundation
import Paths
import TestSupport
import Routes
import Testing
import Faults

@testable import Glyphs
import IconFolders

@Suite struct ThemeTests {
  private func theme(
    light: String = "\"lit\": \"#000000\", \"unlit\": \"#8A8A8A\", \"background\": \"#FFFFFF\"",
    measures: String = "{}", schema: String = "fingerpost/theme/1"
  ) throws(Fault) -> Theme {
    try Theme(
      Data(
        "{\"schema\": \"\(schema)\", \"variants\": {\"light\": {\(light)}}, \"measures\": \(measures)}"
          .utf8))
  }

  @Test func `colors and measures are read, and measures left out keep their value`() throws {
    let theme = try theme(measures: "{\"stroke\": 0.1, \"laneStrokes\": [0.2]}")
    #expect(theme.variants.map(\.name) == ["light"])
    #expect(theme.variants[0].unlit == Color(red: 0x8A, green: 0x8A, blue: 0x8A))
    #expect(theme.measures.stroke == 0.1)
    #expect(theme.measures.laneStrokes == [0.2])
    #expect(theme.measures.headWidth == Theme.Measures().headWidth)
  }

  @Test func `the built-in theme has both variants, and its measures are the usual ones`() throws {
    let theme = try Theme.builtIn()
    #expect(theme.variants.map(\.name) == ["dark", "light"])
    #expect(theme.measures == Theme.Measures())
  }

  @Test func `the schema has the names and usual values of the measures`() throws {
    let schema = try JSONNode(text: Theme.jsonSchema)
    let measures = try #require(schema["properties"]?["measures"]?["properties"])
    #expect(measures.members.count == Theme.Measures.known.count + 1)
    for measure in Theme.Measures.known {
      let property = try #require(measures[measure.name])
      #expect(property.has("minimum") && property.has("maximum"), "\(measure.name)")
    }
    let factors = try #require(schema["$defs"]?["factors"]?["propertyNames"]?["enum"])
    #expect(Set(factors.strings) == Set(Theme.Measures.known.map(\.name)))
    let usual = try measures.members.map { name, property in
      JSON.Member(name: name, value: JSON(try #require(property["default"])))
    }
    #expect(
      try Theme.Measures(JSONNode(text: JSON.object(usual).line, named: "the measures"))
        == Theme.Measures())
  }

  @Test(arguments: [
    "gray", "#808080", "#808080FF", "rgb(128, 128, 128)", "rgb(50.2% 50.2% 50.2%)",
    "hsl(0, 0%, 50.2%)", "color(srgb 0.502 0.502 0.502)", "color(display-p3 0.502 0.502 0.502)",
    " Gray ",
  ])
  func `colors have the forms of icons`(text: String) throws {
    let theme = try theme(
      light: "\"lit\": \"#000\", \"unlit\": \"\(text)\", \"background\": \"white\"")
    #expect(theme.variants[0].unlit == Color(red: 128, green: 128, blue: 128))
    #expect(theme.variants[0].lit == .black && theme.variants[0].background == .white)
  }

  @Test func `what the theme lacks is an error with place and remedy`() {
    let cases: [(() throws(Fault) -> Theme, String)] = [
      (
        { () throws(Fault) in try theme(light: "\"lit\": \"#000000\"") },
        "variants.light.unlit: missing; add it: the road around it, such as #8A8A8A"
      ),
      (
        { () throws(Fault) in
          try theme(
            light: "\"lit\": \"none\", \"unlit\": \"#8A8A8A\", \"background\": \"#FFFFFF\"")
        },
        "variants.light.lit: 'none' is not a color; "
          + "use #RRGGBB, or another color of SVG such as gray or rgb(138, 138, 138)"
      ),
      (
        { () throws(Fault) in try theme(schema: "x") },
        "schema: is 'x'; expected 'fingerpost/theme/1'"
      ),
      (
        { () throws(Fault) in try theme(measures: "{\"stroke\": 5}") },
        "measures.stroke: is 5; expected 0.02 to 0.3"
      ),
      (
        { () throws(Fault) in try theme(measures: "{\"stroke\": \"a\"}") },
        "measures.stroke: not a number; expected 0.02 to 0.3"
      ),
      (
        { () throws(Fault) in try Theme(Data("{".utf8)) },
        "the theme: not JSON: the text ends too early, in line 1; correct it"
      ),
      (
        { () throws(Fault) in try Theme(Data("{}".utf8)) },
        "schema: missing; add it: 'fingerpost/theme/1'"
      ),
    ]
    for (read, message) in cases {
      do throws(Fault) {
        _ = try read()
        Issue.record("no error: \(message)")
      } catch {
        #expect(error.description == message)
      }
    }
  }
}

@Suite struct IconLibraryTests {
  @Test func `a folder of icons is read, and a bad icon is named with its line`() throws {
    _ = try IconLibrary(folder: Corpus.package.appending(path: "Icons"))
    let folder = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID())")
    let maneuvers = folder.appending(path: "maneuvers")
    try FileManager.default.createDirectory(at: maneuvers, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: Fault.self) { try IconLibrary(folder: folder) }
    try "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>\n<text>a</text></svg>"
      .write(to: maneuvers.appending(path: "straight.svg"), atomically: true, encoding: .utf8)
    do {
      _ = try IconLibrary(folder: folder)
      Issue.record("no error")
    } catch {
      #expect(
        error.description.hasSuffix(
          "straight.svg: line 2: <text>: this element is not supported; outline it: Figma Flatten, "
            + "Illustrator Create Outlines, Inkscape Object to Path, Sketch Convert to Outlines"
        ))
    }
  }
}
