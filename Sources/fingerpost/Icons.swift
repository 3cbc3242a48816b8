public import ArgumentParser
public import AssetExport
import Foundation
import Glyphs
import Paths

extension IconSet.Lanes: ExpressibleByArgument {}

/// The whole set of glyphs, for apps that have them ready before any route.
struct Icons: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the whole set of glyphs.",
    discussion: """
      Writes glyphs/NAME~VARIANT@SCALEx.png and manifest.json into the folder: every canonical \
      kind, roundabouts, single lanes, signs, markers and buttons. Files whose bytes stay the same \
      are not touched.

      EXAMPLES
        fingerpost icons -o assets
        fingerpost icons -o assets --lanes all --roundabouts 5
        fingerpost icons -o assets --theme brand.json --scale 2 --scale 3
      """)

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var output: String

  @Option(help: "Which lanes: common, or all choices of directions with each one lit.")
  var lanes = IconSet.Lanes.common

  @Option(
    name: .customLong("roundabouts"),
    help: ArgumentHelp("Degrees between the angles of roundabouts, 1 to 360.", valueName: "step"))
  var roundaboutStep = 15

  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var say: SayOptions

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp("Pixels a point, 1 to 8; repeatable. Default: 1, 2 and 3.", valueName: "n"))
  var scales: [Int] = []

  @Option(help: ArgumentHelp("The size of all glyphs but lanes, in points.", valueName: "size"))
  var size = SizeArgument(50, 50)

  @Option(help: ArgumentHelp("The size of a lane, in points.", valueName: "size"))
  var laneSize = SizeArgument(20, 18)

  @Option(help: ArgumentHelp("How many glyphs to draw at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    if !(1...360).contains(roundaboutStep) {
      throw ValidationError("--roundabouts is a whole number of degrees from 1 to 360.")
    }
    if scales.contains(where: { !(1...8).contains($0) }) {
      throw ValidationError("--scale is a whole number from 1 to 8.")
    }
    if jobs < 1 { throw ValidationError("--jobs is a whole number of 1 or more.") }
  }

  func run() async throws {
    try await Failure.handled {
      let artist = try look.artist()
      let export = IconSetExport(
        generator: Fingerpost.generator, artist: artist,
        options: PictureOptions(
          variants: try look.chosenVariants(of: artist.theme),
          scales: scales.isEmpty ? [1, 2, 3] : Array(Set(scales)).sorted(),
          maneuverSize: size.size, laneSize: laneSize.size),
        jobs: jobs)
      if say.verbose {
        for figure in artist.theme.contrasts { Console.note("theme: \(figure)") }
      }
      let specs = IconSet(lanes: lanes, roundaboutStep: roundaboutStep).specs
      let folder = try OutputFolder(URL(filePath: output))
      let line = ProgressLine(total: specs.count, isShown: !say.quiet)
      defer { line.clear() }
      let summary = try await export.write(specs, to: folder) { line.show($0) }
      line.clear()
      if say.verbose {
        Console.note(
          "\(summary.glyphs) glyphs, \(summary.pictures) pictures, "
            + "\(summary.changedFiles) files changed in \(output)")
      }
    }
  }
}

/// How far a long job is, on one line of a terminal; nothing where standard error is none.
struct ProgressLine {
  let total: Int
  private let isShown: Bool

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && isatty(FileHandle.standardError.fileDescriptor) == 1
  }

  func show(_ done: Int) {
    if isShown { Console.progress("\r\(done) of \(total) glyphs") }
  }

  func clear() {
    if isShown { Console.progress("\r\u{1B}[K") }
  }
}
