import ArgumentParser
import AssetExport
import Foundation
import Glyphs
import Guidance
import Preview
import Routes

/// What designers look at.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", _superCommandName: Fingerpost.name,
    abstract: "Shows the glyphs, or the cards of a route, as a page.",
    discussion: """
      Without a route it shows a contact sheet of the whole set; with one, its cards as they look \
      on CarPlay, Android Auto and a phone. A page is one HTML file that needs no other and no \
      network. With --serve it is served to this machine alone and follows each save of the \
      icons, the theme and the route, until Ctrl-C.

      EXAMPLES
        fingerpost preview -o sheet.html
        fingerpost preview route.json -o route.html
        fingerpost preview --serve --icons Icons --theme Icons/theme.json --open
        fingerpost preview --serve --icons Icons --against goldens
        fingerpost preview --terminal
      """)

  @OptionGroup var input: RouteOptions
  @OptionGroup var guidance: GuidanceOptions
  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var say: SayOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The page to write.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: "How turns of a route are drawn: schematic, or true with the angles of the roads.")
  var junctions = JunctionStyle.schematic

  @Flag(
    name: .customLong("terminal"),
    help: "Show the glyphs in the terminal; their names where it shows no pictures.")
  var isForTerminal = false

  @Flag(
    name: .customLong("serve"), help: "Serve the page and follow each save, until Ctrl-C.")
  var isServed = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The port of the page, 1 to 65535; 0 for any that is free.", valueName: "n"))
  var port = 0

  @Flag(name: .customLong("open"), help: "Open the served page in the browser.")
  var opensBrowser = false

  @Option(
    help: ArgumentHelp(
      "With --serve: mark what is not as the pictures of this folder.", valueName: "folder"),
    completion: .directory)
  var against: String?

  @Option(
    help: "How the terminal shows pictures: auto, kitty, iterm2, sixel, blocks or none.")
  var graphics = GraphicsChoice.auto

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many glyphs to draw at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    try PathArgument.check(("--output", output), ("--against", against))
    if jobs < 1 { throw ValidationError("--jobs is a whole number of 1 or more.") }
    try input.reading.checkFormats()
    let goals = [output != nil, isForTerminal, isServed].count { $0 }
    if goals > 1 { throw ValidationError("Give one of --output, --terminal and --serve.") }
    if goals == 0 {
      throw ValidationError("Say where to: -o sheet.html, --terminal or --serve.")
    }
    if !isServed && (against != nil || opensBrowser || port != 0) {
      throw ValidationError("--port, --open and --against go with --serve.")
    }
    if !(0...65_535).contains(port) {
      throw ValidationError("--port is a whole number from 0 to 65535.")
    }
  }

  func run() async throws {
    try await Failure.handled {
      if isServed { return try await serve() }
      try Output.check(output)
      let artist = try look.artist()
      if isForTerminal { return try showInTerminal(artist) }
      if !input.routes.isEmpty {
        let guide = try guidance.guide(say)
        let sources = try input.files.guided(by: guide, say: say, readsAnnotations: true)
        let page = RoutePage(generator: Fingerpost.generator, artist: artist, junctions: junctions)
        return try write(page.html(sources))
      }
      try write(
        await ContactSheet.html(
          of: IconSet().specs, generator: Fingerpost.generator, artist: artist, jobs: jobs))
    }
  }

  private func serve() async throws {
    var sources = LiveSources(
      icons: look.icons.map { URL(filePath: $0) }, theme: look.theme.map { URL(filePath: $0) },
      junctions: junctions)
    if let against {
      sources.goldens = URL(filePath: against)
      if PathKind(against) != .folder {
        throw Failure("\(against): no such folder; check the name", .noInput)
      }
    }
    if !input.routes.isEmpty {
      if input.routes.contains("-") {
        throw ValidationError("--serve watches the route; name a file, not standard input.")
      }
      let guide = try guidance.guide(say)
      let (input, say) = (input, say)
      sources.routes = input.routes.map { URL(filePath: $0) }
      sources.readRoutes = { try input.files.guided(by: guide, say: say, readsAnnotations: true) }
    }
    // A missing file gives the same error as in every command.
    _ = try look.icons == nil ? look.artist() : nil
    try look.checkIcons()
    let server = try await LiveServer(sources, port: port, generator: Fingerpost.generator)
    let opensBrowser = opensBrowser
    let subject =
      input.routes.isEmpty ? "the glyphs" : input.routes.count == 1 ? "the route" : "the routes"
    try await Interruption.until {
      try await server.run { url in
        Console.note("\(url.absoluteString) shows \(subject); Ctrl-C ends it.")
        if opensBrowser { Browser.open(url) }
      }
    }
  }

  private func showInTerminal(_ artist: GlyphArtist) throws {
    var specs = IconSet().specs
    if !input.routes.isEmpty {
      let sources = try input.files.guided(by: try guidance.guide(say), say: say)
      var seen: Set<GlyphSpec> = []
      specs = sources.flatMap(\.routes).flatMap(\.cards).flatMap { card in
        [GlyphSpec(card.step, junctions: junctions), GlyphSpec(lanesOf: card.step)]
          .compactMap(\.self)
      }.filter { seen.insert($0).inserted }
    }
    let rows = try TerminalSheet.rows(of: specs, artist: artist, probe: graphics.probe())
    for row in rows { try Console.output(Data(row.utf8)) }
  }

  private func write(_ data: Data) throws {
    guard let output, output != "-" else { return try Console.output(data) }
    let isChanged = try Output.write(data, to: output)
    if say.verbose {
      Console.note("\(output): \(data.count) bytes\(isChanged ? "" : ", unchanged")")
    }
  }
}
