import ArgumentParser
import AssetExport
import Foundation
import Glyphs
import Guidance
import Paths
import Routes

/// The main job: cards and glyphs of some routes.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the cards of routes and the glyphs on them.",
    discussion: """
      Writes cards.json, glyphs/NAME~VARIANT@SCALEx.png and manifest.json into the folder. Files \
      whose bytes stay the same are not touched.

      EXAMPLES
        fingerpost render route.json -o assets
        fingerpost render monday.json friday.json -o assets --scale 2 --scale 3
        curl "$URL" | fingerpost render - -o assets --units us --variant dark
      """)

  @OptionGroup var input: RouteOptions
  @OptionGroup var guidance: GuidanceOptions
  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var say: SayOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var output: String

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp("Pixels a point, 1 to 8; repeatable. Default: 1, 2 and 3.", valueName: "n"))
  var scales: [Int] = []

  @Option(help: ArgumentHelp("The size of maneuver glyphs, in points.", valueName: "size"))
  var size = SizeArgument(50, 50)

  @Option(help: ArgumentHelp("The size of lane strips, in points.", valueName: "size"))
  var laneSize = SizeArgument(120, 18)

  @Option(
    help: "How turns are drawn: schematic, or true with the angles of the roads that meet.")
  var junctions = JunctionStyle.schematic

  @Option(
    help: ArgumentHelp(
      "Draws a picture of each junction besides, with its true angles and of this size in points, "
        + "such as 140x100 for CarPlay or 500x312 for Android Auto, into junctions/.",
      valueName: "size"))
  var junctionSize: SizeArgument?

  @Option(help: ArgumentHelp("How many glyphs to draw at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    if let other = input.otherFormats.first {
      throw ValidationError("'\(other)' is no format; use auto, \(RouteFormat.readable).")
    }
    if scales.contains(where: { !(1...8).contains($0) }) {
      throw ValidationError("--scale is a whole number from 1 to 8.")
    }
    if jobs < 1 { throw ValidationError("--jobs is a whole number of 1 or more.") }
  }

  func run() async throws {
    try await Failure.handled {
      let artist = try look.artist()
      var options = PictureOptions(
        variants: try look.chosenVariants(of: artist.theme),
        scales: scales.isEmpty ? [1, 2, 3] : Array(Set(scales)).sorted(),
        maneuverSize: size.size, laneSize: laneSize.size, isOptimized: look.optimize)
      options.junctionSize = junctionSize?.size
      let guide = try guidance.guide(say)
      let sources = try input.guided(by: guide, say: say)
      let export = RouteExport(
        generator: Fingerpost.generator, artist: artist, options: options, jobs: jobs,
        junctions: junctions)
      let folder = try OutputFolder(URL(filePath: output))
      let summary = try await export.write(sources, guide: guide, to: folder)
      if say.verbose {
        Console.note(
          "\(summary.cards) cards, \(summary.pictures) pictures, "
            + "\(summary.changedFiles) files changed in \(output)")
      }
    }
  }
}
