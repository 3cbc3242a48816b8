import Foundation
import TestSupport
import Testing

/// Compiles the kits of types and lookup, and runs them on all examples and on the lookup's cases.
@Suite struct LanguageKitTests {
  private func run(_ name: String, _ arguments: [String], in kit: KitFolder) throws {
    let tool = try #require(Tool(name))
    let result = try tool.run(arguments, in: kit.folder)
    #expect(result.code == 0)
    #expect(result.text == "")
  }

  @Test(.enabled(if: Tool.has("swiftc"), "skipped: no swiftc"))
  func `Swift reads all examples without loss and finds every glyph`() async throws {
    let kit = try KitFolder(.swift)
    let sources = kit.names + KitFolder.sources("Tests/KitTests/Programs/Swift", ending: ".swift")
    // The CarPlay kit has the same files, and is compiled in both modes of the language.
    try run(
      "swiftc",
      ["-Onone", "-swift-version", "6", "-warnings-as-errors", "-o", "program"] + sources, in: kit)
    try run(
      "swiftc",
      ["-Onone", "-swift-version", "6", "-emit-module", "-parse-as-library", "-module-name", "Kit"]
        + kit.names, in: kit)
    let app = KitFolder.sources("Tests/KitTests/Programs/SwiftApp", ending: ".swift")
    try run(
      "swiftc", ["-swift-version", "6", "-warnings-as-errors", "-typecheck", "-I."] + app, in: kit)
    let program = Tool(at: kit.folder.path("program"))
    let decoded = try await program.run(["decode"] + kit.writeExamples(), in: kit.folder)
    #expect(decoded.code == 0)
    #expect(decoded.text == "")
    try LookupCheck.run(in: kit) { try program.run(["lookup"], in: kit.folder) }
  }

  @Test(.enabled(if: Tool.hasKotlin, "skipped: no kotlinc, java or org.json"))
  func `Kotlin reads all examples and finds every glyph`() async throws {
    let kit = try KitFolder(.kotlin)
    let compiled = try Tool.kotlinc(
      ["FingerpostCards.kt", "FingerpostGlyphs.kt"]
        + KitFolder.sources("Tests/KitTests/Programs/Kotlin", ending: ".kt")
        + ["-d", "program.jar"], in: kit.folder)
    #expect(compiled.code == 0, "\(compiled.text)")
    #expect(compiled.text == "")
    let java = try #require(Tool("java"))
    let start = ["-cp", "program.jar:\(Tool.androidJSON)", "MainKt"]
    let decoded = try await java.run(start + ["decode"] + kit.writeExamples(), in: kit.folder)
    #expect(decoded.code == 0)
    #expect(decoded.text == "")
    try LookupCheck.run(in: kit) { try java.run(start + ["lookup"], in: kit.folder) }
  }

  @Test(.enabled(if: Tool.has("node"), "skipped: no node"))
  func `JavaScript finds every glyph`() throws {
    let kit = try kitWithPrograms()
    let node = try #require(Tool("node"))
    try LookupCheck.run(in: kit) { try node.run(["lookup.mjs"], in: kit.folder) }
  }

  @Test(.enabled(if: Tool.has("node"), "skipped: no node"))
  func `a warning that is spoken late has the distance that is true then`() throws {
    let kit = try kitWithPrograms()
    try kit.folder.write(
      """
      import { ssmlAt, textAt } from "./fingerpost.js";
      const distances = [[200, "200 meters"], [400, "400 meters"]]
        .map(([meters, text]) => ({ meters, text }));
      const own = {
        ssml: "<speak>In 400 meters, turn right</speak>",
        ssmlTemplate: "<speak>In {distance}, turn right</speak>",
        template: "In {distance}, turn right", text: "In 400 meters, turn right",
      };
      console.log(textAt(own, 380, distances), "|", textAt(own, 230, distances));
      console.log(ssmlAt(own, 230, distances), "|", textAt(own, 230));
      console.log(textAt({ text: "Turn right" }, 230, distances));
      """, to: "late.mjs")
    let node = try #require(Tool("node"))
    let result = try node.run(["late.mjs"], in: kit.folder)
    #expect(
      result.text == """
        In 400 meters, turn right | In 200 meters, turn right
        <speak>In 200 meters, turn right</speak> | In 400 meters, turn right
        Turn right

        """)
  }

  @Test(.enabled(if: Tool.has("node") && Tool.has("tsc"), "skipped: no node or tsc"))
  func `TypeScript checks an app's code strictly, and node runs it`() async throws {
    let kit = try kitWithPrograms()
    try run(
      "tsc", ["--strict", "--target", "es2022", "--module", "es2022", "use.ts", "draw.ts"], in: kit)
    try kit.folder.write(
      """
      import { readFileSync } from "node:fs";
      import { use } from "./use.js";
      console.log(use(process.argv.slice(2), (path) => readFileSync(path, "utf8")).join("\\n"));
      """, to: "run.mjs")
    let node = try #require(Tool("node"))
    let result = try await node.run(["run.mjs"] + kit.writeExamples(), in: kit.folder)
    #expect(result.code == 0)
    #expect(result.text.contains("depart,turn-right,on-ramp-slight-right"))
    #expect(
      result.text.hasSuffix(
        """
        turn_left
        https://example.com/assets/geojson/route.geojson
        fingerpost-casing,fingerpost-route,fingerpost-along,fingerpost-maneuvers

        """))
    for (right, wrong, message) in [
      (
        "event.instructionVariants[0]", "event.instructions[0]",
        "Property 'instructions' does not exist on type 'CardEvent'"
      ),
      (
        "engine: \"osrm\"", "engine: \"orsm\"",
        "Type '\"orsm\"' is not assignable to type 'EngineName'"
      ),
    ] {
      let source = try String(contentsOfFile: kit.folder.path("use.ts"), encoding: .utf8)
      try #require(source.contains(right))
      try kit.folder.write(source.replacing(right, with: wrong), to: "wrong.ts")
      let tsc = try #require(Tool("tsc"))
      let found = try tsc.run(
        ["--strict", "--noEmit", "--target", "es2022", "--module", "es2022", "wrong.ts"],
        in: kit.folder)
      #expect(found.text.contains(message), "\(found.text)")
    }
  }

  @Test(.enabled(if: Tool.has("chromium"), "skipped: no chromium"))
  func `a page in Chromium loads the module and cards`() throws {
    let kit = try kitWithPrograms()
    let cards = Corpus.package.appending(path: "Examples/routes/motorway.cards.json")
    try Data(contentsOf: cards).write(to: kit.folder.url.appending(path: "cards.json"))
    let page = Corpus.package.appending(path: "Tests/KitTests/Programs/TypeScript/page.html")
    try Data(contentsOf: page).write(to: kit.folder.url.appending(path: "page.html"))
    let chromium = try #require(Tool("chromium"))
    let result = try chromium.run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
        "--user-data-dir=\(kit.folder.path("profile"))", "--virtual-time-budget=10000",
        "--dump-dom", kit.folder.url.appending(path: "page.html").absoluteString,
      ], in: kit.folder)
    let found =
      "roundabout_slight_right_ccw,true,true,4,no fingerpost/manifest/1, but fingerpost/cards/2"
    #expect(result.text.contains("<p id=\"found\">\(found)</p>"), "\(result.text)")
  }

  private func kitWithPrograms() throws -> KitFolder {
    let kit = try KitFolder(.typescript)
    try kit.folder.write("{\"type\":\"module\"}", to: "package.json")
    for path in KitFolder.sources("Tests/KitTests/Programs/TypeScript", ending: "s") {
      let url = URL(filePath: path)
      try kit.folder.write(
        try String(contentsOf: url, encoding: .utf8), to: url.lastPathComponent)
    }
    return kit
  }
}
