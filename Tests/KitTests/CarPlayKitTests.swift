import Foundation
import TestSupport
import Testing

/// Compiles the CarPlay kit against modules written from Apple's interfaces, and runs it.
@Suite(.enabled(if: Tool.has("swiftc"), "skipped: no swiftc"))
struct CarPlayKitTests {
  static let modules = ["UIKit", "MapKit", "CarPlay"]

  @Test func `builds every object of every example's cards and reads it back; the app compiles`()
    throws
  {
    let kit = try KitFolder(.carPlay)
    for module in Self.modules { try compile(module, in: kit, isLinked: true) }
    let sources =
      kit.names + KitFolder.sources("Tests/KitTests/Programs/CarPlay", ending: ".swift")
    try swiftc(
      ["-swift-version", "6", "-L.", "-o", "program"] + sources
        + Self.modules.reversed().map { "-l\($0)" }, in: kit)
    try swiftc(["-swift-version", "5", "-typecheck"] + sources, in: kit)
    for mode in ["5", "6"] {
      try swiftc(
        ["-swift-version", mode, "-typecheck", "-parse-as-library"] + kit.names
          + KitFolder.sources("Examples/apps/carplay", ending: ".swift"), in: kit)
    }
    let program = Tool(at: kit.folder.path("program"))
    let files = KitFolder.examples + [try kit.writeShields()]
    let cards = try program.run(["cards"] + files, in: kit.folder)
    let count = try kit.cards(in: files)
    #expect(cards.text.hasPrefix("cards: \(count)\n") && cards.text.hasSuffix("\nall the same\n"))
    #expect(!cards.text.contains("shields: 0\n") && !cards.text.contains("segments: 0\n"))
    let buttons = try program.run(["buttons"], in: kit.folder)
    #expect(buttons.code != 0 && buttons.text.contains("CarPlay shows 3 map buttons of 4"))
    for (route, expected) in Self.drives {
      let files = try kit.writeDrive(route)
      let drive = try program.run(["drive", files.cards, files.events], in: kit.folder)
      #expect(drive.text == expected + "all the same\n")
    }
  }

  static let drives = [
    (
      "helsinki-lanes",
      """
      shown: 0 1 2 3 4 5
      second: [1, 3]
      states: 301230123012333
      session: 6 maneuvers, 2 lane guidances, segments: 1, at Unioninkatu, finished

      """
    ),
    (
      "motorway",
      """
      shown: 0 1 2 3 4 5 6 7 8 9
      second: [1, 3]
      states: 301230123123012301231230123123123
      session: 10 maneuvers, 4 lane guidances, segments: 1, at Ridge Avenue, finished

      """
    ),
    (
      "helsinki-stops",
      """
      shown: 0 1 2 3 4 5 6 7 8 9 10 11 12
      second: [1, 3]
      states: 3123123312301231230123123233012323
      session: 13 maneuvers, 2 lane guidances, segments: 3, at Kaisaniemen puistokuja, at \
      Kaivokatu, at Pitkänsillanranta, finished

      """
    ),
  ]

  private static let versions = ["27.0", "26.4", "18.0", "17.4"]

  @Test(arguments: versions)
  func `uses APIs of later iOS versions only inside availability checks`(version: String) throws {
    // What came later than a version goes with it.
    let versions = Self.versions.prefix { $0 != version } + [version]
    let kit = try KitFolder(.carPlay)
    for name in kit.names where name != "FingerpostCards.swift" {
      try remove(versions, from: kit.folder.path(name), to: name, in: kit)
    }
    for module in Self.modules {
      for source in KitFolder.sources("Tests/KitTests/Stubs/\(module)", ending: ".swift") {
        let name = "\(module)-\(URL(filePath: source).lastPathComponent)"
        try remove(versions, from: source, to: name, in: kit)
      }
      let sources = kit.folder.files().filter { $0.hasPrefix("\(module)-") }
      try compile(module, sources, in: kit)
    }
    try swiftc(["-swift-version", "6", "-typecheck", "-suppress-warnings"] + kit.names, in: kit)
  }

  private func remove(
    _ versions: ArraySlice<String>, from path: String, to name: String, in kit: KitFolder
  ) throws {
    var text = try String(contentsOfFile: path, encoding: .utf8)
    for version in versions { text = Availability.remove(version, from: text) }
    #expect(!versions.contains { text.contains("iOS \($0)") })
    try kit.folder.write(text, to: name)
  }

  private func compile(
    _ module: String, _ sources: [String]? = nil, in kit: KitFolder, isLinked: Bool = false
  ) throws {
    let sources =
      sources ?? KitFolder.sources("Tests/KitTests/Stubs/\(module)", ending: ".swift")
    try swiftc(
      ["-swift-version", "6", "-emit-module", "-parse-as-library", "-module-name", module]
        + (isLinked ? ["-emit-library", "-static", "-o", "lib\(module).a"] : []) + sources,
      in: kit)
  }

  private func swiftc(_ arguments: [String], in kit: KitFolder) throws {
    let compiler = try #require(Tool("swiftc"))
    let result = try compiler.run(
      ["-Onone", "-I."] + arguments
        + (arguments.contains("-suppress-warnings") ? [] : ["-warnings-as-errors"]),
      in: kit.folder)
    #expect(result.code == 0)
    #expect(result.text == "")
  }
}
