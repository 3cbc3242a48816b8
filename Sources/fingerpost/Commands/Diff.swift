import ArgumentParser
import Files
import SystemLibraries
import Glyphs
import GoldenDiff

struct Diff: ThreadedCommand {
  @Argument(
    help: "The goldens: a PNG file or a folder.", completion: .file(),
    transform: PathArgument.stored)
  var expected: String

  @Argument(
    help: "What to compare with them; with --against the same path if none is given.",
    completion: .file(), transform: PathArgument.stored)
  var actual: String?

  @Option(
    theme: "The theme whose backgrounds the pictures are shown on. Default: the built-in one.")
  var theme: String?

  @OptionGroup(title: "Comparison") var comparison: ComparisonOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions
  @OptionGroup var say: SayOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var config: ConfigOptions

  func validate() throws {
    if actual == nil && comparison.against == nil {
      throw ValidationError("name what to compare with, or a revision with --against")
    }
  }

  func run() async throws {
    try reports.checkFiles()
    let actualPath = actual ?? expected
    let name = URL(typed: expected).lastPathComponent
    let (expected, comparison, jobs) = (expected, comparison, jobs.jobs)
    let compare = { @Sendable () async throws -> DiffResult in
      var goldens = try comparison.goldens(expected, name: name)
      if comparison.against == nil, !goldens.isFile,
        let real = RegularFile.resolved(expected), real == RegularFile.resolved(actualPath)
      {
        goldens.warnings.append(
          "\(expected): compared with itself; name the folder of the new pictures")
      }
      let actual =
        comparison.against == nil
        ? try PictureSource.current(at: actualPath, name: name) : try .at(actualPath, name: name)
      return try await comparison.compare(goldens, actual, jobs: jobs)
    }
    let accept = [
      "fingerpost", "accept", GivenWords.path(expected), "--from",
      GivenWords.path(actualPath),
    ]
    try await reports.report(
      compare, goldens: comparison.against == nil ? expected : nil,
      acceptCommand: comparison.against == nil ? accept : [],
      grounds: Theme.read(theme).grounds, say: say)
  }
}
