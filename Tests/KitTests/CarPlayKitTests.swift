import Foundation
import TestSupport
import Testing

/// Compiles the CarPlay kit against modules written from Apple's interfaces, and runs it.
@Suite(.enabled(if: Tool.has("swiftc"), "skipped: no swiftc"))
struct CarPlayKitTests {
  private static let modules = ["UIKit", "MapKit", "CarPlay"]
  private static let activityModules = ["ActivityKit", "SwiftUI", "WidgetKit"]

  @Test func `builds every object of every example's cards and reads it back; the app compiles`()
    throws
  {
    let kit = try KitFolder(.carPlay)
    for module in Self.modules { try compile(module, in: kit, isLinked: true) }
    for module in Self.activityModules { try compile(module, in: kit) }
    let own = kit.names.filter { !$0.contains("Activity") }
    let sources = own + KitFolder.sources("Tests/KitTests/Programs/CarPlay", ending: ".swift")
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
    let routes = ["google-routes", "here", "tomtom"].map { "Tests/Fuzzing/Seeds/route/\($0).json" }
    let files = KitFolder.examples + [try kit.writeShields()] + (try kit.writeCards(of: routes))
    let cards = try program.run(["cards"] + files, in: kit.folder)
    let count = try kit.cards(in: files)
    #expect(cards.text.hasPrefix("cards: \(count)\n") && cards.text.hasSuffix("\nall the same\n"))
    #expect(!cards.text.contains("shields: 0\n") && !cards.text.contains("segments: 0\n"))
    // Two tolls, and the charge in percent and in kilowatt-hours.
    #expect(cards.text.contains("details: 4\n"))
    let changes = try program.run(
      ["changes", KitFolder.examples.first { $0.contains("helsinki-stops") } ?? ""], in: kit.folder)
    #expect(changes.text == "all the same\n")
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
      alerts: [] closed: 0, refused: 0
      session: 6 maneuvers, 2 lane guidances, segments: 1, at Unioninkatu, finished

      """
    ),
    (
      "motorway",
      """
      shown: 0 1 2 3 4 5 6 7 8 9
      second: [1, 3]
      states: 301230123123012301231230123123123
      alerts: [] closed: 0, refused: 0
      session: 10 maneuvers, 4 lane guidances, segments: 1, at Ridge Avenue, finished

      """
    ),
    (
      "helsinki-stops",
      """
      shown: 0 1 2 3 4 5 6 7 8 9 10 11 12
      second: [1, 3]
      states: 3123123312301231230123123233012323
      alerts: [] closed: 0, refused: 0
      session: 13 maneuvers, 2 lane guidances, segments: 3, at Kaisaniemen puistokuja, at \
      Kaivokatu, at Pitkänsillanranta, finished

      """
    ),
    (
      "ring-road",
      """
      shown: 0 1 2 3 4 5
      second: [1, 3]
      states: 312312301231230123
      alerts: ["Moderate traffic 18 s", "Road work 95 s", "Toll road 59 s", \
      "Railroad crossing 14 s", "Toll gantry 42 s", "Heavy traffic 6 s", "Moderate traffic 19 s", \
      "Heavy traffic 37 s", "Glen Tunnel 19 s", "60 km/h 5 s", "50 km/h 5 s"] closed: 3, refused: 0
      session: 6 maneuvers, 2 lane guidances, segments: 1, at Airport Car Park, finished

      """
    ),
  ]

  @Test func `a Live Activity shows each drive in less than 4 KB`() throws {
    let kit = try KitFolder(.carPlay)
    for module in Self.activityModules { try compile(module, in: kit, isLinked: true) }
    // All that an extension needs.
    let own = [
      "FingerpostCards.swift", "FingerpostActivity.swift", "FingerpostActivityWidget.swift",
    ]
    try swiftc(
      ["-swift-version", "6", "-L.", "-o", "program"] + own
        + KitFolder.sources("Tests/KitTests/Programs/Activity", ending: ".swift")
        + Self.activityModules.reversed().map { "-l\($0)" }, in: kit)
    for mode in ["5", "6"] {
      try swiftc(
        ["-swift-version", mode, "-typecheck", "-parse-as-library"] + own
          + KitFolder.sources("Examples/apps/live-activity", ending: ".swift")
          + KitFolder.sources("Examples/apps/carplay", ending: "DrivePlayer.swift"), in: kit)
    }
    let program = Tool(at: kit.folder.path("program"))
    let motorway = try kit.writeDrive("motorway")
    let places = try program.run(["places", motorway.cards, motorway.events], in: kit.folder)
    // A number and its unit stay on one line.
    #expect(places.text.replacing("\u{A0}", with: " ").hasPrefix(Self.places), "\(places.text)")
    let files = try ["ring-road", "helsinki-stops", "helsinki-hebrew", "athens"].flatMap { route in
      let drive = try kit.writeDrive(route)
      return [drive.cards, drive.events]
    }
    let others = try program.run(files, in: kit.folder)
    let sizes = others.text.matches(of: /at most (\d+) bytes/).compactMap { Int($0.1) }
    #expect(sizes.count == 4 && sizes.allSatisfy { $0 < 500 }, "\(others.text)")
    #expect(others.text.hasSuffix("long texts: fit\n"))
  }

  private static let places = """
    bottom: [lanes_t_tsrx_srx dark] / 0.04 / 9 min · 7.7 mi
    center: Take the ramp on the right onto I 75 North toward Dayton, Toledo | Take the ramp on \
    the right onto I 75 North toward Dayton | Take the ramp on the right onto I 75 North toward \
    Dayton, Toledo
    compactLeading: [on_ramp_slight_right_24pt dark]
    compactTrailing: 0.2 mi
    leading: [on_ramp_slight_right dark]
    minimal: [on_ramp_slight_right_24pt dark]
    trailing: 0.2 mi
    medium: [on_ramp_slight_right light] / 0.2 mi / Take the ramp on the right onto I 75 North \
    toward Dayton, Toledo | Take the ramp on the right onto I 75 North toward Dayton | Take the \
    ramp on the right onto I 75 North toward Dayton, Toledo / [lanes_t_tsrx_srx light] / 0.04 / 9 \
    min · 7.7 mi
    small: [on_ramp_slight_right light] / 0.2 mi / Take the ramp on the right onto I 75 North \
    toward Dayton, Toledo | Take the ramp on the right onto I 75 North toward Dayton | Take the \
    ramp on the right onto I 75 North toward Dayton, Toledo

    """

  private static let versions = ["27.0", "26.4", "26.0", "18.0", "17.4", "15.4"]

  @Test(arguments: versions)
  func `uses APIs of later iOS versions only inside availability checks`(version: String) throws {
    // What came later than a version goes with it.
    let versions = Self.versions.prefix { $0 != version } + [version]
    try rewrite { text in
      for version in versions { text = Availability.remove(version, from: text) }
      #expect(!versions.contains { text.contains("iOS \($0)") })
    }
  }

  @Test(arguments: ["18.0", "26.0", "26.4", "27.0"])
  func `uses nothing deprecated where a newer API is there`(version: String) throws {
    // What an older version deprecated is gone, too.
    let versions = Self.versions.drop { $0 != version }.reversed()
    try rewrite { text in
      for version in versions { text = Availability.require(version, in: text) }
      #expect(!versions.contains { text.contains("deprecated: \($0)") })
    }
  }

  /// Compiles the kit for another iOS, against modules for it.
  private func rewrite(_ change: (inout String) -> Void) throws {
    let kit = try KitFolder(.carPlay)
    func write(_ path: String, to name: String) throws {
      var text = try String(contentsOfFile: path, encoding: .utf8)
      change(&text)
      try kit.folder.write(text, to: name)
    }
    let names = kit.names.filter { !$0.contains("Activity") }
    for name in names where name != "FingerpostCards.swift" {
      try write(kit.folder.path(name), to: name)
    }
    for module in Self.modules {
      for source in KitFolder.sources("Tests/KitTests/Stubs/\(module)", ending: ".swift") {
        try write(source, to: "\(module)-\(URL(filePath: source).lastPathComponent)")
      }
      let sources = kit.folder.files().filter { $0.hasPrefix("\(module)-") }
      try compile(module, sources, in: kit)
    }
    try swiftc(["-swift-version", "6", "-typecheck", "-suppress-warnings"] + names, in: kit)
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
