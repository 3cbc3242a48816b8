import ArgumentParser
import AssetExport
import Foundation
import Glyphs
import Preview

/// What designers look at.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows the glyphs, or the cards of a route, as a page.",
    discussion: """
      Without a route it writes a contact sheet of the whole set: one HTML file that needs no \
      other and no network.

      EXAMPLES
        fingerpost preview -o sheet.html
      """)

  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var say: SayOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The page to write.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("How many glyphs to draw at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    if jobs < 1 { throw ValidationError("--jobs is a whole number of 1 or more.") }
    if output == nil { throw ValidationError("Say where to: -o sheet.html.") }
  }

  func run() async throws {
    try await Failure.handled {
      let artist = try look.artist()
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
