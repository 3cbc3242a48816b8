import Foundation
import TestSupport
import Testing

/// Compiles the React Native kit against the types that libraries for cars publish, and runs it.
@Suite(.enabled(if: Tool.has("node") && Tool.has("tsc"), "skipped: no node or tsc"))
struct ReactNativeKitTests {
  @Test func `builds every object of every example's cards and plays drives`() throws {
    let kit = try kitWithPrograms()
    try compile(["main.ts", "use.ts"], in: kit)
    let files = KitFolder.examples + [try kit.writeShields()]
    let cards = try run(["cards"] + files, in: kit)
    let count = try kit.cards(in: files)
    #expect(cards.hasPrefix("cards: \(count)\n") && cards.hasSuffix("\nall the same\n"), "\(cards)")
    #expect(!cards.contains("shields: 0\n"))
    for (route, expected) in Self.drives {
      let files = try kit.writeDrive(route)
      let drive = try run(["drive", files.cards, files.events], in: kit)
      #expect(drive == expected + "all the same\n")
    }
  }

  @Test(.enabled(if: Corpus.has("routes"), "skipped: no corpus of routes"))
  func `builds every object of real responses' cards`() throws {
    let kit = try kitWithPrograms()
    try compile(["main.ts", "use.ts"], in: kit)
    let corpus = try kit.writeCorpus()
    #expect(corpus.cards > 1000)
    let real = try run(["cards"] + corpus.paths, in: kit)
    #expect(real.hasPrefix("cards: \(corpus.cards)\n") && real.hasSuffix("\nall the same\n"))
  }

  static let drives = [
    (
      "helsinki-lanes",
      """
      shown: 0 1 2 3 4 5
      strips of lanes: 2
      at the end: You have arrived at your destination

      """
    ),
    (
      "motorway",
      """
      shown: 0 1 2 3 4 5 6 7 8 9
      strips of lanes: 4
      at the end: Your destination is on the left

      """
    ),
  ]

  @Test func `has no module, which Hermes cannot run`() {
    let names = KitFolder.kit.files(for: .reactNative).keys
    #expect(names.contains("fingerpost.js") && !names.contains { $0.contains("module") })
  }

  @Test func `is right for the strictest options of the compiler`() throws {
    let kit = try kitWithPrograms()
    try compile(
      kit.names.filter { $0.hasSuffix(".ts") } + ["use.ts"], in: kit,
      [
        "--noEmit", "--noUnusedLocals", "--noUnusedParameters", "--noImplicitReturns",
        "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--isolatedModules",
      ])
  }

  @Test(arguments: [
    ("card.drivingSide === \"left\" ? 1 : 0", "card.drivingSide === \"left\" ? 0 : 1"),
    ("yd: \"yards\"", "yd: \"feet\""),
  ])
  func `the checks find a fault`(right: String, wrong: String) throws {
    let kit = try kitWithPrograms()
    let name = "fingerpost-react-native.ts"
    let source = try String(contentsOfFile: kit.folder.path(name), encoding: .utf8)
    try #require(source.contains(right))
    try kit.folder.write(source.replacing(right, with: wrong), to: name)
    try compile(["main.ts"], in: kit)
    let cards = try run(["cards"] + KitFolder.examples, in: kit)
    #expect(cards.contains(" differ\n"))
  }

  private func compile(_ files: [String], in kit: KitFolder, _ options: [String] = []) throws {
    let stubs = KitFolder.sources("Tests/KitTests/Stubs/ReactNative", ending: ".ts")
    let result = try #require(Tool("tsc")).run(
      ["--strict", "--target", "es2020", "--module", "commonjs"] + options + files + stubs,
      in: kit.folder)
    #expect(result.code == 0)
    #expect(result.text == "")
  }

  private func run(_ arguments: [String], in kit: KitFolder) throws -> String {
    try #require(Tool("node")).run(["run.cjs"] + arguments, in: kit.folder).text
  }

  private func kitWithPrograms() throws -> KitFolder {
    let kit = try KitFolder(.reactNative)
    for path in KitFolder.sources("Tests/KitTests/Programs/ReactNative", ending: "s") {
      let url = URL(filePath: path)
      try kit.folder.write(
        try String(contentsOf: url, encoding: .utf8), to: url.lastPathComponent)
    }
    return kit
  }
}
