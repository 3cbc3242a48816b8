import ArgumentParser
import Files
import SystemLibraries
import Glyphs
import GoldenDiff

struct Diff: ThreadedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two PNG files, or two folders of them.",
    discussion: """
      Every difference of a pixel counts, unless a tolerance is asked for; only the color of a \
      fully transparent pixel does not. Samples of 16 bits are compared as such: less than a level \
      of 8 bits counts as one level. Folders are compared by the paths in them. A picture \
      without a golden, a golden without a picture and a file that cannot be read are differences, \
      too.

      EXAMPLES
        fingerpost diff goldens out
        fingerpost diff goldens out --html report.html --junit report.xml
        fingerpost diff goldens out --serve --open
        fingerpost diff goldens out --threshold 0.1 --antialiasing ignore
        fingerpost diff goldens --against main
        fingerpost diff a.png b.png --tolerance 2 --json - | jq .pictures

      EXIT CODES
        0 same, 1 different, 64 usage, 65 bad data, 66 nothing to compare.
      """)

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
