import ArgumentParser
import AssetExport
import Documents
import Faults
import SystemLibraries
import Glyphs
import Preview
import Routes

struct PreviewCommand: ThreadedCommand {
  @OptionGroup var input: RouteOptions
  @OptionGroup(title: "Words") var guidance: GuidanceOptions
  @OptionGroup(title: "Pictures") var look: GlyphLookOptions
  @OptionGroup var say: SayOptions

  @Option(file: "The page to write; with --screens, a folder.", name: .shortAndLong)
  var output: String?

  @OptionGroup var junction: JunctionOptions

  @Flag(
    name: .customLong("terminal"),
    help: "Show the glyphs in the terminal; their names where it shows no pictures.")
  var isForTerminal = false

  @Flag(name: .customLong("own"), help: "Show only the glyphs that --icons adds or changes.")
  var isOwnOnly = false

  @Flag(
    name: .customLong("shields"), help: "Show the shields of all networks, by country.")
  var showsShields = false

  @Flag(
    name: .customLong("screens"),
    help: "Write a route's screens as pictures, by day and night.")
  var takesScreens = false

  @Option(
    value: "With --screens: the card to show, from 1. Default: the one with the most to show.",
    "n")
  var card: Int?

  @OptionGroup var serving: ServeOptions

  @Option(folder: "With --serve: mark glyphs that differ from the pictures of this folder.")
  var against: String?

  @Option(help: "How the terminal shows pictures.")
  var graphics = GraphicsChoice.auto

  @OptionGroup var jobs: JobsOption
  @OptionGroup var config: ConfigOptions

  func validate() throws {
    _ = try input.reading.forms()
    let goals = [output != nil, isForTerminal, serving.isServed].count { $0 }
    if goals > 1 { throw ValidationError("give one of --output, --terminal and --serve") }
    if goals == 0 {
      throw ValidationError("say where to: -o sheet.html, --terminal or --serve")
    }
    if showsShields, output == nil || !input.routes.isEmpty {
      throw ValidationError("--shields goes with --output and without a route")
    }
    if isOwnOnly, look.icons == nil || showsShields || !input.routes.isEmpty {
      throw ValidationError("--own goes with --icons and without a route")
    }
    if takesScreens, output ?? "-" == "-" || input.routes.count != 1 {
      throw ValidationError("--screens goes with one route and a folder as --output")
    }
    if card != nil, !takesScreens { throw ValidationError("--card needs --screens") }
    try NumberArgument.check(whole: "--card", card, in: 1...100_000)
    if !serving.isServed, against != nil { throw ValidationError("--against needs --serve") }
  }

  func run() async throws {
    if serving.isServed { return try await serve() }
    if takesScreens { return try takeScreens() }
    try Output.check(output)
    let artist = try look.artist(say)
    if isForTerminal { return try showInTerminal(artist) }
    let page: Data
    if showsShields {
      page = try ShieldPage.html(generator: Fingerpost.generator, artist: artist)
    } else if input.routes.isEmpty {
      page = await ContactSheet.html(
        of: specs(artist), generator: Fingerpost.generator, artist: artist,
        jobs: jobs.jobs)
    } else {
      page = try RoutePage(
        generator: Fingerpost.generator, artist: artist, junctions: junction.junctions
      )
      .html(sources(artist.icons.words))
    }
    try Output.write(page, to: output, say)
  }

  func sources(_ words: [IconWord]) throws -> [GuidedSource] {
    try input.reading.guided(
      input.routes, by: guidance.guide(say), say: say, iconWords: words)
  }

  private func specs(_ artist: GlyphArtist) -> [GlyphSpec] {
    if !say.quiet { for fault in artist.leavingOutFaulty().faults { Console.warning("\(fault)") } }
    return artist.icons.sheet(of: IconSet().specs, isOwnOnly: isOwnOnly)
  }

  private func showInTerminal(_ artist: GlyphArtist) throws {
    var specs = specs(artist)
    if !input.routes.isEmpty {
      var seen: Set<GlyphSpec> = []
      specs = try sources(artist.icons.words).flatMap(\.routes).flatMap(\.cards).flatMap { card in
        [GlyphSpec(card.step, junctions: junction.junctions), GlyphSpec(lanesOf: card.step)]
          .compactMap(\.self)
      }.filter { seen.insert($0).inserted }
    }
    let rows = try TerminalSheet.rows(of: specs, artist: artist, probe: graphics.probe())
    for row in rows { try Console.output(row) }
  }

  func takeScreens() throws {
    // Fails before the work if there is no browser, or no place for the pictures.
    let artist = try look.artist(say)
    let page = RoutePage(
      generator: Fingerpost.generator, artist: artist, junctions: junction.junctions)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let screens = try ScreenPictures(page, path: path)
    let folder = try OutputFolder(URL(typed: output ?? "."))
    guard let source = try sources(artist.icons.words).first, let route = source.routes.first,
      !route.cards.isEmpty
    else {
      throw Fault(.data, at: input.routes[0], "no route with steps", remedy: "check the file")
    }
    try NumberArgument.check(whole: "--card", card, in: 1...Double(route.cards.count))
    let scratch = try ScratchFolder()
    for picture in try screens.pictures(of: source, card: card.map { $0 - 1 }, in: scratch.url) {
      try say.wrote(
        picture.name, picture.png.count, folder.write(picture.png, to: picture.name))
    }
  }

  func serve() async throws {
    var sources = LiveSources()
    sources.icons = look.icons.map { URL(typed: $0) }
    sources.theme = Theme.files(look.theme).first.map { URL(typed: $0) }
    if let own = Theme.builtInFiles.first(where: { $0.key == look.theme }) {
      sources.usualTheme = own.value
    }
    sources.part = { [look] theme throws(Fault) in try look.part(of: theme) }
    sources.junctions = junction.junctions
    sources.isOwnOnly = isOwnOnly
    if say.verbose { sources.log = { Console.note($0) } }
    sources.report = { [say] errors, warnings in
      errors.forEach(Console.error)
      if !say.quiet { Console.warnings(warnings, rest: "warnings about icons") }
    }
    if let against {
      sources.goldens = URL(typed: against)
      if PathKind(against) != .folder {
        throw Fault(.noInput, at: against, "no such folder", remedy: "check the name")
      }
    }
    if !input.routes.isEmpty {
      if input.routes.contains("-") {
        throw ValidationError("--serve watches the route; name a file, not standard input")
      }
      let guide = try guidance.guide(say)
      let (input, say) = (input, say)
      sources.routes = input.routes.map { URL(typed: $0) }
      sources.readRoutes = { words, isQuiet in
        var saying = say
        saying.quiet = say.quiet || isQuiet
        return try input.reading.guidedAndFailed(
          input.routes, by: guide, say: saying, iconWords: words)
      }
    }
    // Fails for a missing file with the same error as other commands.
    _ = try look.icons == nil ? look.artist(say) : nil
    try IconFolder.check(look.icons)
    let server = try await LiveServer(sources, port: serving.port, generator: Fingerpost.generator)
    let subject =
      input.routes.isEmpty ? "the glyphs" : input.routes.count == 1 ? "the route" : "the routes"
    try await serving.run(subject) { try await server.run(ready: $0) }
  }
}
