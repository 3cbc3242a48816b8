import Foundation
import TestSupport
import Testing

/// Compiles the Kotlin kit against androidx.car.app as its documentation has it, and runs it.
///
/// The stubs throw by the documented rules of the builders.
@Suite(.enabled(if: Tool.hasKotlin, "skipped: no kotlinc, java or org.json"))
struct CarKitTests {
  @Test func `builds every card and plays drives and the example app`() throws {
    let kit = try KitFolder(.kotlin)
    try compile(kit)
    let examples = KitFolder.examples + [try kit.writeShields()]
    let cards = try run(["cards"] + examples, kit)
    let count = try kit.cards(in: examples)
    #expect(cards.hasPrefix("cards: \(count)\n") && cards.hasSuffix("\nall the same\n"))
    #expect(!cards.contains("shields: 0\n"))
    let files = try kit.writeDrive("helsinki-lanes")
    let drive = try run(["drive", files.cards, files.events], kit)
    #expect(
      drive == """
        shown: 0 1 2 3 4 5
        strips of lanes: 2
        at the end: You have arrived at your destination
        all the same

        """)
    let app = try TemporaryFolder()
    for (path, name) in [(files.cards, "cards.json"), (files.events, "drive.jsonl")] {
      try Data(contentsOf: URL(filePath: path)).write(to: app.url.appending(path: name))
    }
    let lines = try run(["app", app.url.path], kit).split(separator: "\n")
    #expect(lines.first == "Head northeast on Bulevardi")
    #expect(lines.suffix(3) == ["trip to: [Unioninkatu]", "started: false", "all the same"])
  }

  @Test(.enabled(if: Corpus.has("routes"), "skipped: no corpus of routes"))
  func `builds every card of real responses`() throws {
    let kit = try KitFolder(.kotlin)
    try compile(kit)
    let corpus = try kit.writeCorpus()
    #expect(corpus.cards > 1000)
    let real = try run(["cards"] + corpus.paths, kit)
    #expect(real.hasPrefix("cards: \(corpus.cards)\n") && real.hasSuffix("\nall the same\n"))
  }

  private func compile(_ kit: KitFolder) throws {
    let sources =
      KitFolder.sources("Tests/KitTests/Stubs/car", ending: ".kt")
      + KitFolder.sources("Tests/KitTests/Programs/Car", ending: ".kt")
      + KitFolder.sources("Examples/apps/android", ending: ".kt")
    let result = try Tool.kotlinc(
      ["-nowarn", "-d", "kit.jar"] + kit.names + sources, in: kit.folder)
    #expect(result.code == 0)
    #expect(!result.text.contains("error:"))
  }

  private func run(_ arguments: [String], _ kit: KitFolder) throws -> String {
    let path = ["kit.jar", Tool.androidJSON, Tool.kotlinLibrary].joined(separator: ":")
    return try #require(Tool("java")).run(
      ["-cp", path, "fingerpost.MainKt"] + arguments, in: kit.folder
    ).text
  }
}
