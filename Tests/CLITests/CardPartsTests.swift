import Documents
import Foundation
import JSON
import TestSupport
import Testing

/// What cards hold: `--parts`, and what each part costs.
@Suite struct CardPartsTests {
  private static func cards(
    _ route: String, _ arguments: [String] = [], code: Int32 = 0
  ) throws -> JSONNode {
    let file = "\(Corpus.package.path)/Examples/routes/\(route)"
    let result = try Program.run(["cards", "--quiet", file] + arguments)
    try #require(result.code == code, "\(result.error)")
    return try JSONNode(text: result.output)
  }

  /// The members of cards, of their platforms, of announcements and of routes.
  private static func members(_ root: JSONNode) -> Set<String> {
    func names(_ nodes: [JSONNode], _ prefix: String) -> [String] {
      nodes.flatMap { $0.members.map { prefix + $0.name } }
    }
    let cards = root["cards"]?.elements ?? []
    return Set(
      names(cards, "") + names(cards.compactMap { $0["platforms"] }, "platforms.")
        + names(cards.flatMap { $0["announcements"]?.elements ?? [] }, "announcements.")
        + names(root["routes"]?.elements ?? [], "routes."))
  }

  private static let platformParts: [(part: String, members: Set<String>)] = [
    ("carplay", ["platforms", "platforms.carPlay", "routes.segments"]),
    ("android-auto", ["platforms", "platforms.androidAuto", "routes.travelEstimate"]),
    ("google", ["platforms", "platforms.google"]),
  ]

  @Test func `a part without an effect says so`() throws {
    let route = Corpus.package.appending(path: "Examples/routes/athens.json").path
    let warning = "warning: --parts: ssml has no effect without voice; add voice\n"
    let run = try Program.run(["cards", route, "--parts", "core,ssml"])
    #expect(run.code == 0 && run.error == warning)
    for words in [["core,ssml", "-q"], ["voice,ssml"], ["core"]] {
      #expect(try Program.run(["cards", route, "--parts"] + words).error.isEmpty)
    }
  }

  @Test func `each part adds its members to the core, and the default is all but three`() throws {
    let route = "motorway.json"
    let voice = Set(["duration", "id", "meters", "moment", "seconds", "text", "ssml"])
    let core = try Self.members(Self.cards(route, ["--parts", "core"]))
    let parts =
      Self.platformParts + [
        ("voice", Set(voice.map { "announcements." + $0 } + ["announcements", "announcedWith"])),
        ("attributed", ["attributedInstructionVariants"]), ("engine", ["engine"]), ("ssml", []),
        ("templates", ["announcements.template", "announcements.ssmlTemplate"]),
        ("banners", ["banners"]), ("along", ["routes.alongRoute"]),
      ]
    #expect(Set(parts.map(\.part)) == Set(CardMemberGroup.allCases.map(\.rawValue)))
    for (part, members) in parts {
      let found = try Self.members(Self.cards(route, ["--parts", part]))
      #expect(found.isSuperset(of: core), "\(part)")
      #expect(found.subtracting(core).isSubset(of: members), "\(part)")
      #expect(found.count > core.count || ["ssml", "templates"].contains(part), "\(part)")
    }
    let all = try Self.members(Self.cards(route, ["--parts", "all"]))
    let usual = try Self.members(Self.cards(route))
    #expect(
      all.subtracting(usual) == [
        "engine", "announcements.template", "announcements.ssmlTemplate",
      ])
    #expect(parts.map(\.members).reduce(core) { $0.union($1) }.isSuperset(of: all))
    let some = try Self.members(Self.cards(route, ["--parts", "core,google,voice"]))
    #expect(some.contains("platforms.google") && some.contains("announcements"))
    #expect(!some.contains("platforms.carPlay") && !some.contains("engine"))
  }

  @Test func `SSML is written where it says more than its text, or when asked`() throws {
    func announcements(_ parts: String) throws -> [JSONNode] {
      let cards = try Self.cards("motorway.json", ["--parts", parts])["cards"]
      return cards?.elements.flatMap { $0["announcements"]?.elements ?? [] } ?? []
    }
    let (some, all) = (try announcements("voice"), try announcements("voice,ssml"))
    try #require(some.count == all.count && !all.isEmpty)
    for (one, whole) in zip(some, all) {
      let ssml = try #require(whole["ssml"]?.string)
      let text = try #require(whole["text"]?.string)
      #expect(one["text"]?.string == text)
      let isPlain = ssml.hasSuffix(">\(text)</speak>")
      #expect((one["ssml"] == nil) == isPlain, "\(ssml)")
      if !isPlain { #expect(one["ssml"]?.string == ssml) }
    }
    #expect(Set(some.map { $0["ssml"] == nil }) == [true, false])
  }

  @Test(
    arguments: ["en", "de", "fi", "hi", "hu", "ja", "ru", "tr", "zh-Hans"], ["metric", "us", "uk"])
  func `a template with the distance of its place is the text`(language: String, units: String)
    throws
  {
    let parts = ["--parts", "voice,ssml,templates", "--locale", language, "--units", units]
    let root = try Self.cards("motorway.json", parts)
    let distances = try #require(root["spokenDistances"]?.elements)
    let announcements =
      root["cards"]?.elements.flatMap { $0["announcements"]?.elements ?? [] } ?? []
    var count = 0
    for own in announcements {
      guard let template = own["template"]?.string else {
        #expect(own["moment"]?.string != "prepare" && own["moment"]?.string != "early")
        continue
      }
      count += 1
      let meters = try #require(own["meters"]?.number)
      func off(_ distance: JSONNode) -> Double {
        ((distance["meters"]?.number ?? 0) - meters).magnitude
      }
      let nearest = try #require(distances.min { off($0) < off($1) }?["text"]?.string)
      #expect(template.replacing("{distance}", with: nearest) == own["text"]?.string)
      let ssml = try #require(own["ssmlTemplate"]?.string)
      #expect(ssml.replacing("{distance}", with: nearest) == own["ssml"]?.string)
    }
    #expect(count > 5)
  }

  @Test func `render takes the parts that its preset needs`() throws {
    let folder = try TemporaryFolder()
    let route = "\(Corpus.package.path)/Examples/routes/athens.json"
    for (preset, members) in [
      ("carplay", ["platforms.carPlay"]), ("android-auto", ["platforms.androidAuto"]),
      ("google", ["platforms.google"]), ("web", []),
    ] {
      let result = try Program.run([
        "render", "--quiet", route, "-o", folder.path(preset), "--preset", preset,
      ])
      #expect(result.code == 0, "\(result.error)")
      let found = try Self.members(JSONNode(text: folder.bytes("\(preset)/cards.json")))
      #expect(found.filter { $0.hasPrefix("platforms.") } == Set(members))
      #expect(found.contains("announcements") && !found.contains("engine"))
    }
  }

  @Test func `pictures that no card names are not drawn`() throws {
    let folder = try TemporaryFolder()
    let route = "\(Corpus.package.path)/Examples/routes/motorway.json"
    for parts in ["core", "attributed"] {
      let result = try Program.run([
        "render", "--quiet", route, "-o", folder.path(parts), "--scale", "1", "--parts", parts,
      ])
      #expect(result.code == 0, "\(result.error)")
      let hasShields = folder.files(in: parts).contains { $0.hasPrefix("shields/") }
      #expect(hasShields == (parts == "attributed"))
    }
  }

  @Test func `unknown parts are named`() throws {
    let result = try Program.run(["cards", "--parts", "core,voise", "route.json"])
    #expect(result.code == 64)
    #expect(
      result.error.hasPrefix(
        "error: The value 'core,voise' is invalid for '--parts <parts>': unknown part 'voise'; "
          + "did you mean 'voice'? See 'fingerpost cards --help'"),
      "\(result.error)")
  }

  /// Over the examples, without white space: at most 2.3 kB a card by default, 0.95 kB for the core.
  @Test(arguments: [([String](), 2300), (["--parts", "core"], 950)])
  func `cards are small`(arguments: [String], limit: Int) throws {
    let folder = Corpus.package.appending(path: "Examples/routes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.contains(".json") && !$0.contains(".cards.") }
    let result = try Program.run(
      ["cards", "--quiet"] + names.map { "\(folder.path)/\($0)" } + arguments)
    try #require(result.code == 0, "\(result.error)")
    let cards = try JSONNode(text: result.output)["cards"]?.elements ?? []
    let bytes = cards.reduce(0) { $0 + JSON($1).line.count }
    let count = cards.count
    #expect(count > 80)
    #expect(bytes <= limit * count, "\(bytes / count) bytes a card")
  }
}
