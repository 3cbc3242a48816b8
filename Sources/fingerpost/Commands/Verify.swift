import ArgumentParser
import Glyphs
import GoldenDiff
import Faults

struct Verify: PictureSetCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws pictures in memory and compares them with their goldens.",
    discussion: """
      Draws what the manifest.json of the goldens names, or what 'render' would write of the \
      routes, and compares each file with the golden of its path: pictures and sheets by pixels, \
      and with routes cards.json and other texts by lines. No file is written but the reports that \
      are asked for.

      With --command another program draws. The command is split at spaces outside of quotes and \
      run without a shell. It fills the folder {output} or, if it names {name}, is run for each \
      golden and writes the file {output}; {name} is the golden's path without .png.

      EXAMPLES
        fingerpost verify goldens
        fingerpost verify goldens route.json --scale 2 --html report.html
        fingerpost verify goldens route.json --preset carplay --junction-size 140x100
        fingerpost verify goldens --against main --theme new-theme.json
        fingerpost verify goldens --command 'node draw.js {output}'
        fingerpost verify goldens --command 'rsvg-convert svg/{name}.svg -o {output}'

      EXIT CODES
        0 same, 1 different, 64 usage, 65 bad data, 66 no input.
      """)

  @Argument(
    help: "The folder of goldens.", completion: .directory, transform: PathArgument.stored)
  var goldens: String

  @OptionGroup(title: "Comparison") var comparison: ComparisonOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions
  @OptionGroup var input: RouteOptions
  @OptionGroup var options: RenderOptions
  @OptionGroup(title: "Pictures") var drawing: DrawingOption
  @OptionGroup var say: SayOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var config: ConfigOptions

  var reading: ReadingOptions { input.reading }

  func validate() throws {
    _ = try reading.forms()
    if drawing.command != nil, !input.routes.isEmpty {
      throw ValidationError("give either routes or --command")
    }
    if input.routes.isEmpty,
      let option = try GivenWords.ofProgram(sharedWith: "render")
        .first(where: { !GivenWords.forAll.contains($0.argument.key) })
    {
      throw ValidationError(
        "--\(option.argument.key) says which pictures of a route to draw, but no route is named; name one, or "
          + "leave it out to draw what the goldens' manifest names")
    }
  }

  func run() async throws {
    try reports.checkFiles()
    let compare = { @Sendable () async throws -> DiffResult in
      let source = try comparison.goldens(goldens, name: goldens)
      guard !source.isFile else {
        throw Fault(
          .noInput, at: goldens, "a file, not a folder", remedy: "name the folder of goldens")
      }
      let (expected, actual) = try await pair(
        source, routes: input.routes, goldens: goldens, jobs: jobs.jobs)
      return try await comparison.compare(expected, actual, jobs: jobs.jobs)
    }
    try await reports.report(
      compare, goldens: comparison.against == nil ? goldens : nil, acceptCommand: acceptCommand,
      grounds: Theme.read(options.look.theme).grounds, say: say)
  }

  private var acceptCommand: [String] {
    guard comparison.against == nil, !input.routes.contains("-") else { return [] }
    let routes = input.routes.flatMap { ["--route", GivenWords.path($0)] }
    return ["fingerpost", "accept", GivenWords.path(goldens)] + routes
      + ((try? GivenWords.ofProgram(sharedWith: "accept")) ?? []).flatMap(\.words)
  }
}
