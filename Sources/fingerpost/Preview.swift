import ArgumentParser
import AssetExport
import Foundation
import Glyphs
import Guidance
import Preview
import Routes

/// What designers look at.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows the glyphs, or the cards of a route, as a page.",
    discussion: """
      Without a route it shows a contact sheet of the whole set; with one, its cards as they look \
      on CarPlay, Android Auto and a phone. A page is one HTML file that needs no other and no \
      network.

      EXAMPLES
        fingerpost preview -o sheet.html
        fingerpost preview route.json -o route.html
      """)

  @OptionGroup var input: RouteOptions
  @OptionGroup var guidance: GuidanceOptions
  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var say: SayOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The page to write.", valueName: "file"))
  var output: String?

  @Option(
    help: "How turns of a route are drawn: schematic, or true with the angles of the roads.")
  var junctions = JunctionStyle.schematic

  @Option(help: ArgumentHelp("How many glyphs to draw at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    if jobs < 1 { throw ValidationError("--jobs is a whole number of 1 or more.") }
    if let other = input.otherFormats.first {
      throw ValidationError("'\(other)' is no format; use auto, \(RouteFormat.readable).")
    }
    if output == nil { throw ValidationError("Say where to: -o sheet.html.") }
  }

  func run() async throws {
    try await Failure.handled {
      let artist = try look.artist()
      if !input.routes.isEmpty {
        let guide = try guidance.guide(say)
        let sources = try input.guided(by: guide, say: say, readsAnnotations: true)
        let page = RoutePage(generator: Fingerpost.generator, artist: artist, junctions: junctions)
        return try write(page.html(sources))
      }
      let sheet = ContactSheet(generator: Fingerpost.generator, artist: artist, jobs: jobs)
      try write(await sheet.html(IconSet().specs))
    }
  }

  private func write(_ data: Data) throws {
    guard let output, output != "-" else { return try Console.output(data) }
    let url = URL(filePath: output)
    let folder = try OutputFolder(url.deletingLastPathComponent())
    let isChanged = try folder.write(data, to: url.lastPathComponent)
    if say.verbose {
      Console.note("\(output): \(data.count) bytes\(isChanged ? "" : ", unchanged")")
    }
  }
}
