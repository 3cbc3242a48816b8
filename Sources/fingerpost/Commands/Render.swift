import ArgumentParser
import AssetExport
import Faults
import Glyphs

struct Render: AssetCommand {
  @OptionGroup(title: "Output") var folder: FolderOption
  @OptionGroup var input: RouteOptions
  @OptionGroup var options: RenderOptions
  @OptionGroup(title: "Builds") var build: BuildArguments
  @OptionGroup var say: SayOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var config: ConfigOptions

  var look: GlyphLookOptions { options.look }

  var inputs: [String] {
    (input.routes + input.reading.engineFile + options.guidance.languageFiles.languageFile)
      .filter { $0 != "-" }
  }

  func validate() throws {
    _ = try form
    if build.watch, input.routes.contains("-") || input.routes.isEmpty {
      throw ValidationError("--watch reads the route again; name a file, not standard input")
    }
  }

  private var form: String? { get throws { try input.reading.forms(of: ["jsonl"]).output } }

  func work() async throws -> [String] {
    let origin = try origin()
    let artist = try look.artist(say)
    if try form != nil || input.areLines { return try await stream(artist) }
    let (plan, sources) = try options.plan(input.routes, input.reading, artist, say)
    let cards = sources.flatMap(\.routes).reduce(0) { $0 + $1.cards.count }
    return try await write(
      plan, artist, from: origin, to: folder.output, inputs: inputs, subject: "\(cards) cards")
  }

  /// Writes the cards of JSON Lines one by one, and each picture when a card first shows it.
  private func stream(_ artist: GlyphArtist) async throws -> [String] {
    let guide = try options.guide(say)
    let pictureOptions = options.pictureOptions(artist.theme)
    func plan(_ list: PictureList, _ fallbacks: [NamedFallback]) throws(Fault) -> AssetPlan {
      try AssetPlan(
        of: list, options: pictureOptions, targets: options.target.targetOptions(),
        cards: .lines(fallbacks: fallbacks), icons: artist.icons)
    }
    // A target that does not take lines fails before the work.
    _ = try plan(PictureList(), [])
    var stream = CardStream(
      reading: input.reading, reader: try input.reading.reader(iconWords: artist.icons.words),
      guide: guide, shields: ShieldFinder(artist.icons.shields))
    stream.junctions = options.junction.junctions
    stream.parts = options.chosenParts
    stream.hasJunctions = pictureOptions.junctionSize != nil
    stream.listsPictures = true
    let run =
      build.listOutputs ? nil : try await run(in: folder.output, cards: CardsFile.linesName)
    let lines = try run?.stage(CardsFile.linesName)
    var written = WrittenGlyphs()
    let summary = try await stream.run(
      over: LineTasks(paths: input.lines, jobs: jobs.jobs, showsProgress: say.showsProgress),
      isQuiet: say.quiet
    ) { cards, pictures in
      if let run, !pictures.isEmpty {
        do throws(Fault) {
          try await plan(pictures, []).draw(&written, in: run, artist: artist, jobs: jobs.jobs)
        } catch {
          throw IconFolder.fault(error, of: artist)
        }
      }
      try lines?.append(cards)
    }
    let begun = run.flatMap { run in lines.map { (run, $0, written) } }
    let paths = try await write(
      plan(summary.pictures, summary.fallbacks), artist, from: nil, to: folder.output,
      begun: begun, inputs: inputs, subject: "\(summary.cards) cards")
    try summary.check()
    return paths
  }
}
