import ArgumentParser
public import AssetExport
import Foundation
import Glyphs

extension IconSet.Lanes: WordArgument {}

/// The whole set of glyphs, for apps that have them ready before any route.
struct Icons: AssetCommand {
  static let configuration = CommandConfiguration(
    commandName: "icons", _superCommandName: Fingerpost.name,
    abstract: "Writes the whole set of glyphs.",
    discussion: """
      Writes glyphs/NAME~VARIANT@SCALEx.png, or what --target asks for, and manifest.json into \
      the folder: every canonical kind, roundabouts, single lanes, signs, markers and buttons. Unchanged \
      files are left untouched, also pictures that oxipng or zopflipng packed smaller: of a picture \
      only the pixels count.

      EXAMPLES
        fingerpost icons -o assets
        fingerpost icons -o assets --lanes all --roundabouts 5
        fingerpost icons -o assets --theme brand.json --scale 2 --scale 3
        fingerpost icons -o assets --preset android-auto --prune
        fingerpost icons -o assets --preset carplay --list-outputs
      """)

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(help: "Which lanes: common, or all choices of directions with each one lit.")
  var lanes = IconSet.Lanes.common

  @Option(
    name: .customLong("roundabouts"), parsing: .unconditional,
    help: ArgumentHelp("Degrees between the angles of roundabouts, 1 to 360.", valueName: "step"))
  var roundaboutStep = 15

  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var say: SayOptions

  @OptionGroup(title: "Targets") var target: TargetArguments
  @OptionGroup(title: "Builds") var build: BuildArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many glyphs to draw at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    try PathArgument.check(("--output", output))
    if !(1...360).contains(roundaboutStep) {
      throw ValidationError("--roundabouts is a whole number of degrees from 1 to 360.")
    }
    if jobs < 1 { throw ValidationError("--jobs is a whole number of 1 or more.") }
  }

  func work() async throws -> [String] {
    let artist = try look.artist()
    if say.verbose {
      for figure in artist.theme.contrasts { Console.note("theme: \(figure)") }
    }
    let specs = IconSet(lanes: lanes, roundaboutStep: roundaboutStep).specs
    let plan = try AssetPlan(
      of: specs, options: target.pictureOptions(look, theme: artist.theme, singleLanes: true),
      targets: target.targetOptions())
    try build.checkLists(plan, others: ["manifest.json"], in: output, inputs: look.inputs)
    if try build.listed(plan, others: ["manifest.json"], in: output) { return [] }
    let url = URL(filePath: output)
    let folder = try OutputFolder(url, isChecking: build.check)
    let line = ProgressLine(total: plan.glyphCount, isShown: !say.quiet)
    defer { line.clear() }
    let run = AssetRun(
      plan, generator: Fingerpost.generator, artist: artist, jobs: jobs, mode: build.mode)
    let summary = try await run.write(to: folder) { line.show($0) }
    line.clear()
    try build.writeLists(plan, others: ["manifest.json"], in: output, inputs: look.inputs)
    if say.verbose {
      Console.note(
        "\(summary.glyphs) glyphs, \(summary.pictures) pictures, "
          + "\(summary.changed.count) files changed in \(output)")
    }
    try build.finish(summary, in: output)
    return plan.paths + ["manifest.json"]
  }
}
