import ArgumentParser
import Foundation
import GoldenDiff

/// Compares pictures with goldens.
struct Diff: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: Fingerpost.name,
    abstract: "Compares two PNG files, or two folders of them.",
    discussion: """
      Every difference of a pixel counts, unless a tolerance is asked for; only the color of a \
      fully transparent pixel does not. Folders are compared by the paths in them. A picture \
      without a golden, a golden without a picture and a file that cannot be read are differences, \
      too.

      EXAMPLES
        fingerpost diff goldens out
        fingerpost diff goldens out --html report.html --junit report.xml
        fingerpost diff goldens --against main
        fingerpost diff a.png b.png --tolerance 2 --json - | jq .pictures

      EXIT CODES
        0 same, 1 different, 64 usage, 65 bad data, 66 nothing to compare.
      """)

  @Argument(help: "The goldens: a PNG file or a folder.", completion: .file())
  var expected: String

  @Argument(
    help: "What to hold against them; with --against the same path if none is given.",
    completion: .file())
  var actual: String?

  @OptionGroup var comparison: ComparisonOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var say: SayOptions

  func validate() throws {
    try PathArgument.check(("<expected>", expected), ("<actual>", actual))
    if actual == nil && comparison.against == nil {
      throw ValidationError("Name what to compare with, or a revision with --against.")
    }
  }

  func run() async throws {
    try await Failure.handled {
      try reports.checkFiles()
      let rules = try comparison.book()
      let actualPath = actual ?? expected
      let name = URL(filePath: expected).lastPathComponent
      let goldens: PictureSource
      if let revision = comparison.against {
        goldens = try GitRevision.source(revision, path: expected, name: name)
      } else {
        goldens = try Self.source(expected, name: name)
      }
      let pictures = try Self.source(actualPath, name: name)
      guard goldens.isFile == pictures.isFile else {
        throw GoldenError.folderAgainstFile(
          folder: goldens.isFile ? actualPath : expected,
          file: goldens.isFile ? expected : actualPath)
      }
      let result = try await GoldenComparison(
        expected: goldens, actual: pictures, rules: rules, jobs: comparison.jobs
      ).run()
      let accept =
        comparison.against == nil
        ? [
          "fingerpost", "accept", PathArgument.word(expected), "--from",
          PathArgument.word(actualPath),
        ] : []
      try reports.report(result, acceptCommand: accept, say: say)
    }
  }

  /// The pictures at a path.
  static func source(_ path: String, name: String) throws(GoldenError) -> PictureSource {
    switch PathKind(path) {
    case .absent: throw .absent(path: path)
    case .folder: try .folder(path)
    case .file: .file(path, name: name)
    }
  }
}
