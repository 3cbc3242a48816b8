import ArgumentParser
import AssetExport
import Glyphs
import Guidance

struct Render: AssetCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Writes the cards of routes and the glyphs on them.",
    discussion: """
      Writes cards.json, glyphs/NAME~VARIANT@SCALEx.png or what --target asks for, and \
      manifest.json into the folder. Unchanged files are left untouched, also pictures that oxipng or \
      zopflipng packed smaller: PNG files are compared by their pixels. Only files of an earlier run are \
      replaced; if such a file was edited or written by another program, the command stops and names it, \
      as it does for links in the folder.

      EXAMPLES
        fingerpost render route.json -o assets
        fingerpost render monday.json friday.json -o assets --scale 2 --scale 3
        curl "$URL" | fingerpost render - -o assets --units us --variant dark
        fingerpost render route.json -o assets --preset carplay --target xcassets
        fingerpost render route.json -o assets --icons Icons --watch
      """)

  @OptionGroup var folder: FolderOption
  @OptionGroup var input: RouteOptions
  @OptionGroup var guidance: GuidanceOptions
  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var say: SayOptions
  @OptionGroup(title: "Targets") var target: TargetArguments
  @OptionGroup(title: "Builds") var build: BuildArguments
  @OptionGroup var jobs: JobsOption
  @OptionGroup var config: ConfigOptions
  @OptionGroup var junction: JunctionOptions

  var inputs: [String] {
    (input.routes + guidance.languageFiles.languageFile).filter { $0 != "-" }
  }

  func validate() throws {
    try input.reading.checkFormats()
    if build.watch, input.routes.contains("-") || input.routes.isEmpty {
      throw ValidationError("--watch reads the route again; name a file, not standard input.")
    }
  }

  func work() async throws -> [String] {
    let artist = try look.artist()
    let options = target.pictureOptions(
      artist.theme, singleLanes: false, junctionSize: junction.junctionSize)
    let guide = try guidance.guide(say)
    let sources = try input.reading.guided(
      input.routes, by: guide, say: say, iconWords: artist.icons.words)
    let plan = try AssetPlan(
      of: sources, guide: guide, options: options, targets: target.targetOptions(),
      junctions: junction.junctions, icons: artist.icons)
    let cards = sources.flatMap(\.routes).reduce(0) { $0 + $1.cards.count }
    return try await write(
      plan, artist, to: folder.output, others: ["cards.json", "manifest.json"], inputs: inputs,
      subject: "\(cards) cards")
  }
}
