import ArgumentParser
import AssetExport
import Cards
import Glyphs
import GoldenDiff
import Guidance
import Routes

/// Which pictures are drawn of routes: all that decides it for `render`.
struct PictureSetOptions: ParsableArguments {
  @OptionGroup(title: "Targets") var target: TargetArguments
  @OptionGroup var junction: JunctionOptions

  /// The options as they are written; none for the defaults.
  var words: [String] { target.words + junction.words }

  /// The pictures that `render` writes of some routes.
  func plans(
    of sources: [GuidedSource], _ look: GlyphLookOptions, artist: GlyphArtist
  ) throws -> [PicturePlan] {
    var options = try target.pictureOptions(look, theme: artist.theme, singleLanes: false)
    options.junctionSize = junction.junctionSize?.size
    let plan = try AssetPlan(
      of: sources, guide: Guide(), options: options, targets: target.targetOptions(),
      junctions: junction.junctions)
    return PicturePlan.plans(of: plan)
  }
}

/// Draws in memory what goldens should show.
struct RenderedPictures {
  var look: GlyphLookOptions
  var set: PictureSetOptions
  /// The routes; empty for those that the manifest of the goldens names.
  var routes: RouteFiles?

  /// The pictures, by the paths that `render` gives them.
  func source(goldens: String, say: SayOptions) throws -> PictureSource {
    let artist = try look.artist()
    let plans: [PicturePlan]
    if let routes {
      plans = try set.plans(of: try routes.guided(by: Guide(), say: say), look, artist: artist)
    } else {
      plans = try Self.manifestPlans(of: goldens)
    }
    let byName = Dictionary(plans.map { ($0.path, $0) }) { first, _ in first }
    return .drawn(label: "the pictures drawn now", names: Array(byName.keys)) {
      name throws(PictureFault) in
      guard let plan = byName[name] else { throw .undrawn("not planned") }
      do throws(ExportError) {
        return try artist.pixmap(of: plan)
      } catch {
        throw .undrawn(error.description)
      }
    }
  }

  /// Some goldens without the sheets among them, which hold many pictures.
  static func withoutSheets(_ source: PictureSource, goldens: String) throws -> PictureSource {
    let file = goldens + "/manifest.json"
    guard PathKind(file) == .file else { return source }
    let sheets = Set(PicturePlan.sheets(manifest: try Input.readBeside(file)))
    return sheets.isEmpty ? source : source.filtered { !sheets.contains($0) }
  }

  private static func manifestPlans(of goldens: String) throws -> [PicturePlan] {
    let file = goldens + "/manifest.json"
    guard PathKind(file) == .file else {
      throw Failure(
        "\(file): no such file; name the routes of the goldens, or render the goldens again",
        .noInput)
    }
    do {
      return try PicturePlan.plans(manifest: try Input.readBeside(file))
    } catch {
      throw Failure(error, file: file)
    }
  }
}

/// Draws pictures in memory and compares them with their goldens.
struct Verify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", _superCommandName: Fingerpost.name,
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

  @Argument(help: "The folder of goldens.", completion: .directory)
  var goldens: String

  @OptionGroup var input: RouteOptions
  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var set: PictureSetOptions
  @OptionGroup var comparison: ComparisonOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var say: SayOptions

  func validate() throws {
    try PathArgument.check(("<goldens>", goldens))
    try input.reading.checkFormats()
    let choice = (look.variants.isEmpty ? [] : ["--variant"]) + set.words
    if input.routes.isEmpty, let option = choice.first {
      throw ValidationError(
        "\(option) says which pictures of a route to draw, but no route is named; name one, or "
          + "leave it out to draw what the goldens' manifest names.")
    }
  }

  func run() async throws {
    try await Failure.handled {
      try reports.checkFiles()
      let rules = try comparison.book()
      var expected: PictureSource
      if let revision = comparison.against {
        expected = try GitRevision.source(revision, path: goldens, name: goldens)
      } else {
        expected = try Diff.source(goldens, name: goldens)
      }
      expected = try RenderedPictures.withoutSheets(expected, goldens: goldens)
      guard !expected.isFile else {
        throw Failure("\(goldens): a file, not a folder; name the folder of goldens", .noInput)
      }
      let actual = try RenderedPictures(
        look: look, set: set, routes: input.routes.isEmpty ? nil : input.files
      ).source(goldens: goldens, say: say)
      let result = try await GoldenComparison(
        expected: expected, actual: actual, rules: rules, jobs: comparison.jobs
      ).run()
      try reports.report(result, acceptCommand: acceptCommand, say: say)
    }
  }

  /// The command that takes over the same pictures.
  private var acceptCommand: [String] {
    guard comparison.against == nil, !input.routes.contains("-") else { return [] }
    var words = ["fingerpost", "accept", PathArgument.word(goldens)]
    for route in input.routes { words += ["--route", PathArgument.word(route)] }
    words += input.reading.words
    for variant in look.variants { words += ["--variant", variant] }
    words += set.words
    if let theme = look.theme { words += ["--theme", PathArgument.word(theme)] }
    if let icons = look.icons { words += ["--icons", PathArgument.word(icons)] }
    return words
  }
}
