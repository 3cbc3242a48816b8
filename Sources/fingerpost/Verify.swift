import ArgumentParser
import AssetExport
import Glyphs
import GoldenDiff
import Guidance

struct Verify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Draws pictures in memory and compares them with their goldens.",
    discussion: """
      Draws what the manifest.json of the goldens names, or what 'render' would write of the \
      routes, and compares each picture with the golden of its path. No file is written but the \
      reports that are asked for. Sheets are left out: 'render --check' compares them.

      EXAMPLES
        fingerpost verify goldens
        fingerpost verify goldens route.json --scale 2 --html report.html
        fingerpost verify goldens route.json --preset carplay --junction-size 140x100
        fingerpost verify goldens --against main --theme new-theme.json

      EXIT CODES
        0 same, 1 different, 64 usage, 65 bad data, 66 no input.
      """)

  @Argument(
    help: "The folder of goldens.", completion: .directory, transform: PathArgument.stored)
  var goldens: String

  @OptionGroup var input: RouteOptions
  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var set: PictureSetOptions
  @OptionGroup var comparison: ComparisonOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var say: SayOptions
  @OptionGroup var config: ConfigOptions

  func validate() throws {
    try input.reading.checkFormats()
    if input.routes.isEmpty, let option = (variants + set.words).first {
      throw ValidationError(
        "\(option) says which pictures of a route to draw, but no route is named; name one, or "
          + "leave it out to draw what the goldens' manifest names.")
    }
  }

  func run() async throws {
    try reports.checkFiles()
    let expected = try PictureSetOptions.withoutSheets(
      comparison.goldens(goldens, name: goldens), goldens: goldens)
    guard !expected.isFile else {
      throw Failure("\(goldens): a file, not a folder; name the folder of goldens", .noInput)
    }
    let actual = try set.pictures(
      of: input.routes, input.reading, goldens: goldens, look, say)
    let result = try await comparison.compare(expected, actual)
    try reports.report(result, acceptCommand: acceptCommand, say: say)
  }

  private var variants: [String] { OptionWords.of(["--variant": look.variants]) }

  private var acceptCommand: [String] {
    guard comparison.against == nil, !input.routes.contains("-") else { return [] }
    return ["fingerpost", "accept", OptionWords.path(goldens)]
      + OptionWords.of(["--route": input.routes.map(OptionWords.path)]) + input.reading.words
      + variants + set.words
      + OptionWords.of([
        "--theme": [look.theme.map(OptionWords.path)],
        "--icons": [look.icons.map(OptionWords.path)],
      ])
  }
}
