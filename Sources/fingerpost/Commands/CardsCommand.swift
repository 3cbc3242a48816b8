import ArgumentParser
import Documents
import Essentials
import Glyphs
import Guidance
import Faults

struct CardsCommand: ThreadedCommand {
  static let configuration = CommandConfiguration(
    commandName: "cards",
    abstract: "Prints the cards of routes as JSON, text, Markdown or a navigator's feed.",
    discussion: """
      With --format text the cards are lines for a terminal, with instructions as long as fit; with \
      --format markdown a table with the pictures that 'render' writes into the same folder.

      With --format navinfo they are the turn-by-turn feed of the Google Navigation SDK, as JSON \
      Lines: a message for each second of the planned drive and each change of the card. Several \
      routes are driven one after the other; one that begins on the way is a reroute there.

      With --format jsonl the input is JSON Lines, a response a line, and so is the output, in the \
      order of the input; standard input where no file is named. A line is answered as soon as those \
      before it are, also while the next one is awaited. A line's id is echoed; a line that cannot be \
      read gives an error in its place, and exit code 65 in the end.

      EXAMPLES
        fingerpost cards route.json
        fingerpost cards route.json --units uk | jq '.cards[].instructionVariants[0]'
        fingerpost cards --format text --alternatives all route.json
        fingerpost cards --format jsonl routes.jsonl > cards.jsonl
        fingerpost cards --format navinfo route.json detour.json > feed.jsonl
      """)

  @OptionGroup var input: RouteOptions
  @OptionGroup(title: Title.words) var guidance: GuidanceOptions
  @OptionGroup(title: Title.words) var parts: PartsOption
  @Option(folder: IconFolder.help) var icons: String?
  @OptionGroup var say: SayOptions

  @OptionGroup var jobs: JobsOption
  @OptionGroup var config: ConfigOptions

  @Option(help: "Whether text in the terminal has colors.")
  var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp("The folder of the pictures in Markdown.", valueName: "folder"),
    completion: .directory)
  var pictures = "glyphs"

  func validate() throws {
    let formats = ["json", "jsonl", "text", "markdown"]
    try input.reading.splitFeed.reading.checkInput()
    if let other = input.reading.otherFormats.first(where: { !formats.contains($0) }) {
      throw ValidationError(
        "unknown format '\(other)'; "
          + (other.suggestion(among: formats + ReadingOptions.inputs)
            ?? "use json, jsonl, text, markdown, navinfo, or an input format"))
    }
    if Set(input.reading.otherFormats).count > 1 {
      throw ValidationError("Give one --format for the output.")
    }
  }

  func run() async throws {
    var guide = try guidance.guide(say)
    let (reading, writesFeed) = input.reading.splitFeed
    let parts = parts.parts()
    guide.hasAnnouncements = writesFeed || parts.contains(.voice)
    let icons = try IconFolder.library(icons, forWords: true)
    let words = icons.words
    let format = input.reading.otherFormats.first
    if format == "jsonl" {
      var stream = CardStream(
        reading: input.reading, reader: input.reading.reader(iconWords: words), guide: guide,
        shields: ShieldFinder(icons.shields))
      stream.parts = parts
      return try await stream.run(
        over: LineTasks(
          paths: input.lines, jobs: jobs.jobs,
          showsProgress: say.showsProgress && isatty(STDOUT_FILENO) == 0),
        isQuiet: say.quiet
      ) { cards, _ in try Console.output(cards) }.check()
    }
    let (sources, faults) = try reading.guidedAndFailed(
      input.routes, by: guide, say: say, iconWords: words, wholeFeeds: writesFeed)
    for fault in faults { Console.error(fault.description) }
    if sources.isEmpty, let first = faults.first { throw ExitCode(first.kind.rawValue) }
    try await write(sources, guide, writesFeed: writesFeed, icons)
    if let first = faults.first { throw ExitCode(first.kind.rawValue) }
  }

  private func write(
    _ sources: [GuidedSource], _ guide: Guide, writesFeed: Bool, _ icons: IconLibrary
  ) async throws {
    if writesFeed {
      let feed = try FeedDocument(sources)
      if feed.hasAssumedTimes, !say.quiet { Console.warning(DriveCommand.assumedTimes) }
      return try feed.write { try Console.output($0) }
    }
    switch input.reading.otherFormats.first {
    case "text":
      let text = CardsText(sources: sources, isColored: color.isOn, columns: Self.columns)
      try Console.output(text.text)
    case "markdown":
      try Console.output(CardsMarkdown(sources: sources, pictures: pictures).text)
    default:
      var document = CardsDocument(
        sources: sources, guide: guide, generator: Fingerpost.generator,
        shields: ShieldFinder(icons.shields))
      document.parts = parts.parts()
      try await document.write(jobs: jobs.jobs) { try Console.output($0) }
    }
  }

  private static var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
