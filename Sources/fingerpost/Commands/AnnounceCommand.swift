import ArgumentParser
import Documents
import Faults
import Essentials
import Guidance

struct AnnounceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "announce",
    abstract: "Prints what a voice says on a drive along a route, and when.",
    discussion: """
      The times are those of the engine, with one speed for each step. With --format srt or vtt the \
      script lies over a recording of the screen; with --format jsonl it is the events of \
      'fingerpost schema drive'.

      EXAMPLES
        fingerpost announce route.json
        fingerpost announce route.json --locale fr --announcements ours
        fingerpost announce route.json --format vtt > drive.vtt
      """)

  @OptionGroup var input: RouteOptions
  @OptionGroup(title: Title.words) var guidance: GuidanceOptions
  @Option(folder: IconFolder.help) var icons: String?
  @OptionGroup var say: SayOptions
  @OptionGroup var config: ConfigOptions

  func validate() throws {
    try input.reading.checkInput()
    let formats = ScriptFormat.allCases.map(\.rawValue)
    let others = input.reading.otherFormats
    if let other = others.first(where: { !formats.contains($0) }) {
      throw ValidationError(
        "unknown format '\(other)'; "
          + (other.suggestion(among: formats + ReadingOptions.inputs)
            ?? "use text, jsonl, srt, vtt, or an input format"))
    }
    if Set(others).count > 1 { throw ValidationError("Give one --format for the output.") }
    if input.routes.count > 1 || input.reading.alternatives > 0 {
      throw ValidationError("A script is of one route; name one.")
    }
  }

  func run() throws {
    let words = try IconFolder.library(icons, forWords: true).words
    let sources = try input.reading.guided(
      input.routes, by: guidance.guide(say), say: say, iconWords: words)
    guard let route = sources.first?.routes.first else { return }
    let format = input.reading.otherFormats.first.flatMap(ScriptFormat.init) ?? .text
    let script = AnnouncementScript(route)
    if script.isEmpty, !say.quiet {
      Console.warning(
        "no announcements in \(route.guide.languageTag); give --locale or --announcements")
    }
    try Console.output(script.data(format))
  }
}
