import ArgumentParser
import AssetExport
import Foundation
import Glyphs
import Guidance
import Routes

/// The main job: cards and glyphs of some routes.
struct Render: AssetCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: Fingerpost.name,
    abstract: "Writes the cards of routes and the glyphs on them.",
    discussion: """
      Writes cards.json, glyphs/NAME~VARIANT@SCALEx.png or what --target asks for, and \
      manifest.json into the folder. Unchanged files are left untouched, also pictures that oxipng or \
      zopflipng packed smaller: of a picture only the pixels count. Only files that a run before wrote \
      are replaced: one that was edited, or that another program wrote, is refused by its name; so are \
      links in the folder.

      EXAMPLES
        fingerpost render route.json -o assets
        fingerpost render monday.json friday.json -o assets --scale 2 --scale 3
        curl "$URL" | fingerpost render - -o assets --units us --variant dark
        fingerpost render route.json -o assets --preset carplay --target xcassets --target android
      """)

  @OptionGroup var input: RouteOptions
  @OptionGroup var guidance: GuidanceOptions
  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var say: SayOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"),
    completion: .directory)
  var output: String

  @OptionGroup(title: "Targets") var target: TargetArguments
  @OptionGroup(title: "Builds") var build: BuildArguments

  @OptionGroup var junction: JunctionOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many glyphs to draw at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    try PathArgument.check(("--output", output))
    try input.reading.checkFormats()
    if jobs < 1 { throw ValidationError("--jobs is a whole number of 1 or more.") }
  }

  func work() async throws -> [String] {
    let artist = try look.artist()
    var options = try target.pictureOptions(look, theme: artist.theme, singleLanes: false)
    options.junctionSize = junction.junctionSize?.size
    let guide = try guidance.guide(say)
    let sources = try input.files.guided(by: guide, say: say)
    let plan = try AssetPlan(
      of: sources, guide: guide, options: options, targets: target.targetOptions(),
      junctions: junction.junctions)
    let others = ["cards.json", "manifest.json"]
    let inputs = input.routes.filter { $0 != "-" } + look.inputs
    try build.checkLists(plan, others: others, in: output, inputs: inputs)
    if try build.listed(plan, others: others, in: output) { return [] }
    let url = URL(filePath: output)
    let folder = try OutputFolder(url, isChecking: build.check)
    let run = AssetRun(
      plan, generator: Fingerpost.generator, artist: artist, jobs: jobs, mode: build.mode)
    let summary = try await run.write(to: folder)
    try build.writeLists(plan, others: others, in: output, inputs: inputs)
    if say.verbose {
      let cards = sources.flatMap(\.routes).reduce(0) { $0 + $1.cards.count }
      Console.note(
        "\(cards) cards, \(summary.pictures) pictures, "
          + "\(summary.changed.count) files changed in \(output)")
    }
    try build.finish(summary, in: output)
    return plan.paths + others
  }
}
