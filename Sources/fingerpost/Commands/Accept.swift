import ArgumentParser
import SystemLibraries
import GoldenDiff
import Escaping
import Faults

struct Accept: PictureSetCommand {
  @Argument(
    help: "The folder of goldens, created if absent, or a PNG file.", completion: .file(),
    transform: PathArgument.stored)
  var goldens: String

  @Argument(help: "Names or patterns of the pictures to accept.")
  var patterns: [String] = []

  struct Choice: ParsableArguments {
    @Option(file: "The pictures, in a file or a folder.", name: .customLong("from"))
    var actual: String?

    @Option(
      name: .customLong("route"),
      help: ArgumentHelp("Draw the pictures of this route; repeatable.", valueName: "file"),
      completion: .file())
    var routes: [String] = []

    @Flag(help: "Accept all pictures.")
    var all = false

    @Flag(help: "Also remove goldens that no longer have a picture.")
    var prune = false

    @Flag(help: "Accept even where CI is set, and remove even more than half of the goldens.")
    var force = false

    @Flag(help: "Print what would be done, and do nothing.")
    var dryRun = false
  }

  @OptionGroup(title: "Acceptance") var choice: Choice
  @OptionGroup(title: "Route") var reading: ReadingOptions
  @OptionGroup var options: RenderOptions
  @OptionGroup(title: "Pictures") var drawing: DrawingOption
  @OptionGroup var say: SayOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var config: ConfigOptions

  func validate() throws {
    if patterns.isEmpty && !choice.all {
      throw ValidationError("name the pictures to accept, or give --all")
    }
    if choice.all && !patterns.isEmpty {
      throw ValidationError("give either names or --all")
    }
    if [choice.actual != nil, !choice.routes.isEmpty, drawing.command != nil].count(where: \.self)
      > 1
    {
      throw ValidationError("give one of --from, --route and --command")
    }
    _ = try reading.forms()
  }

  func run() async throws {
    let result = try await compare()
    if choice.all, !choice.force, !choice.prune { try checkFolder(result) }
    let acceptance = Acceptance(
      goldens: goldens, prunes: choice.prune,
      isNamed: !choice.all && patterns.allSatisfy(NamePattern.isName), isForced: choice.force,
      isDryRun: choice.dryRun)
    // Prints each line at once, so that a later error hides none.
    try await acceptance.run(chosenFindings(result), of: result) { line in
      if !say.quiet { try? Console.output(line + "\n") }
    }
  }

  /// Throws for a folder that is probably not the one that the user means.
  private func checkFolder(_ result: DiffResult) throws {
    let (goldens, actual) = (result.expected.names, result.actual.names)
    guard !actual.isEmpty else {
      throw Fault(
        .noInput, at: result.actual.label, "no pictures to accept",
        remedy: "name the folder that has them")
    }
    guard goldens.isEmpty || !Set(goldens).isDisjoint(with: actual) else {
      throw Fault(
        .data, at: self.goldens,
        "no names in common with \(result.actual.label); name the right folder, or "
          + "give --force", remedy: "nothing was accepted")
    }
  }

  private func compare() async throws -> DiffResult {
    let name = URL(typed: goldens).lastPathComponent
    let isNew = PathKind(goldens) == .absent
    var expected: PictureSource = try isNew ? .empty(goldens) : .at(goldens, name: name)
    let source: PictureSource
    if let actual = choice.actual {
      source = try .current(at: actual, name: name)
    } else {
      (expected, source) = try await pair(
        expected, routes: choice.routes, goldens: goldens, jobs: jobs.jobs)
    }
    if isNew { expected.isFile = source.isFile }
    return try await GoldenComparison.run(
      expected: expected, actual: source, rules: RuleBook(), jobs: jobs.jobs)
  }

  private func chosenFindings(_ result: DiffResult) throws -> [Finding] {
    let wanted = patterns.map(NamePattern.init)
    let names = result.findings.map(\.name) + result.same
    for pattern in wanted where !names.contains(where: pattern.matches) {
      throw Fault(
        .noInput, "no picture '\(Printable.text(pattern.text))'", remedy: "see 'fingerpost diff'")
    }
    return result.findings.filter { finding in
      choice.all || wanted.contains { $0.matches(finding.name) }
    }
  }
}
