import ArgumentParser
import Documents
import SystemLibraries
import Guidance

struct AnnounceCommand: DescribedCommand {
  @OptionGroup var input: RouteOptions
  @OptionGroup(title: "Words") var guidance: GuidanceOptions
  @Option(folder: IconFolder.help) var icons: String?
  @OptionGroup var output: OutputOption
  @OptionGroup var say: SayOptions
  @OptionGroup var config: ConfigOptions

  func validate() throws {
    _ = try format
    if input.routes.count > 1 || input.reading.alternatives > 0 {
      throw ValidationError("a script is of one route; name one")
    }
  }

  private var format: ScriptFormat {
    get throws {
      let names = ScriptFormat.allCases.map(\.rawValue)
      return try input.reading.forms(of: names).output.flatMap(ScriptFormat.init) ?? .text
    }
  }

  func run() throws {
    let words = try IconFolder.library(icons).words
    let sources = try input.reading.guided(
      input.routes, by: guidance.guide(say), say: say, iconWords: words)
    guard let route = sources.first?.routes.first else { return }
    let script = AnnouncementScript(route)
    if script.isEmpty, !say.quiet {
      Console.warning(
        "no announcements in \(route.guide.languageTag); use --announcements ours, or another --locale"
      )
    }
    try output.write(script.bytes(format), say)
  }
}
