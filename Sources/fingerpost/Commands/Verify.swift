import ArgumentParser
import Glyphs
import GoldenDiff
import Faults

struct Verify: PictureSetCommand {
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
