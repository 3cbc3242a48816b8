import ArgumentParser
import Documents
import SystemLibraries
import Glyphs
import Guidance
import Routes
import Faults

struct CardsCommand: ThreadedCommand {
  @OptionGroup var input: RouteOptions
  @OptionGroup(title: "Words") var guidance: GuidanceOptions
  @OptionGroup(title: "Words") var parts: PartsOption
  @Option(folder: IconFolder.help) var icons: String?
  @OptionGroup var output: OutputOption
  @OptionGroup var say: SayOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var config: ConfigOptions

  @Option(help: "Whether text in the terminal has colors.")
  var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp("The folder of the pictures in Markdown.", valueName: "folder"),
    completion: .directory)
  var pictures = "glyphs"

  private static let forms = ["json", "jsonl", "text", "markdown", Engine.navInfo.name]

  func validate() throws { _ = try input.reading.forms(of: Self.forms) }

  func run() async throws {
    var guide = try guidance.guide(say)
    parts.check(say)
    let (reading, form) = try input.reading.forms(of: Self.forms)
    let parts = parts.parts()
    let writesFeed = form == Engine.navInfo.name
    guide.hasAnnouncements = writesFeed || parts.contains(.voice)
    let icons = try IconFolder.library(icons)
    if try form == "jsonl" || form == nil && input.areLines {
      var stream = CardStream(
        reading: reading, reader: try reading.reader(iconWords: icons.words), guide: guide,
        shields: ShieldFinder(icons.shields))
      stream.parts = parts
      let tasks = LineTasks(
        paths: input.lines, jobs: jobs.jobs, showsProgress: say.showsProgress && !output.isTerminal)
      var summary = CardStream.Summary()
      try await output.write(say) { write in
        summary = try await stream.run(over: tasks, isQuiet: say.quiet) { cards, _ in
          try write(cards)
        }
      }
      return try summary.check()
    }
    let (sources, faults) = try reading.guidedAndFailed(
      input.routes, by: guide, say: say, iconWords: icons.words, wholeFeeds: writesFeed)
    for fault in faults { Console.error(fault.description) }
    if sources.isEmpty, let first = faults.first { throw ExitCode(first.kind.rawValue) }
    switch form {
    case "text":
      let text = CardsText(
        sources: sources, isColored: color.isOn(output),
        columns: output.isTerminal ? Self.columns : nil)
      try output.write(text.text, say)
    case "markdown":
      try output.write(CardsMarkdown(sources: sources, pictures: pictures).text, say)
    case Engine.navInfo.name:
      let feed = try FeedDocument(sources)
      if feed.hasAssumedTimes, !say.quiet { Console.warning(DriveCommand.assumedTimes) }
      try await output.write(say) { write in try feed.write { try write(Data($0)) } }
    default:
      var document = CardsDocument(
        sources: sources, guide: guide, generator: Fingerpost.generator,
        shields: ShieldFinder(icons.shields))
      document.parts = parts
      let jobs = jobs.jobs
      try await output.write(say) { write in
        try await document.write(jobs: jobs) { try write(Data($0)) }
      }
    }
    if let first = faults.first { throw ExitCode(first.kind.rawValue) }
  }

  private static var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
