import Foundation
import TestSupport
import Testing

/// Compiles the Kotlin kit against androidx.car.app as its documentation has it, and runs it.
///
/// The stubs throw by the documented rules of the builders.
@Suite(.enabled(if: Tool.hasKotlin, "skipped: no kotlinc, java or org.json"))
struct CarKitTests {
  @Test func `builds every card and plays drives and the example apps`() throws {
    let kit = try KitFolder(.kotlin)
    let compiled = try compile(kit)
    #expect(compiled.code == 0)
    #expect(compiled.text == "")
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
    let service = try run(["service", app.url.path], kit).split(separator: "\n")
    #expect(service.count == 4)
    #expect(service.first?.hasPrefix("notifications: ") == true)
    #expect(
      service.dropFirst() == [
        "first: null: Head northeast on Bulevardi", "stopped: true", "all the same",
      ])
    #expect(try run(["alerts", KitFolder.examples[0]], kit) == "all the same\n")
    let stops = try kit.writeDrive("helsinki-stops")
    #expect(try run(["drive", stops.cards, stops.events], kit).hasSuffix("\nall the same\n"))
  }

  @Test func `a call that the platform lacks fails`() throws {
    let kit = try KitFolder(.kotlin)
    let name = "FingerpostCar.kt"
    let source = try String(contentsOfFile: kit.folder.path(name), encoding: .utf8)
    try #require(source.contains("builder.setTripText(it)"))
    try kit.folder.write(
      source.replacing("builder.setTripText(it)", with: "builder.setTripTitle(it)"), to: name)
    let compiled = try compile(kit)
    #expect(compiled.code != 0 && compiled.text.contains("'setTripTitle'"), "\(compiled.text)")
  }

  @Test(.enabled(if: Corpus.has("routes"), "skipped: no corpus of routes"))
  func `builds every card of real responses`() throws {
    let kit = try KitFolder(.kotlin)
    #expect(try compile(kit).code == 0)
    let corpus = try kit.writeCorpus()
    #expect(corpus.cards > 1000)
    let real = try run(["cards"] + corpus.paths, kit)
    #expect(real.hasPrefix("cards: \(corpus.cards)\n") && real.hasSuffix("\nall the same\n"))
  }

  private func compile(_ kit: KitFolder) throws -> (code: Int32, text: String) {
    let sources =
      KitFolder.sources("Tests/KitTests/Stubs/car", ending: ".kt")
      + KitFolder.sources("Tests/KitTests/Programs/Car", ending: ".kt")
      + ["android", "live-update"].flatMap {
        KitFolder.sources("Examples/apps/\($0)", ending: ".kt")
      }
    return try Tool.kotlinc(["-d", "kit.jar"] + kit.names + sources, in: kit.folder)
  }

  private func run(_ arguments: [String], _ kit: KitFolder) throws -> String {
    let path = ["kit.jar", Tool.androidJSON].joined(separator: ":")
    return try #require(Tool("java")).run(
      ["-cp", path, "fingerpost.MainKt"] + arguments, in: kit.folder
    ).text
  }
}
