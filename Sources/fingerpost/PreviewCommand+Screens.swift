import AssetExport
import Foundation
import Preview
import Faults

extension PreviewCommand {
  /// Writes pictures of a route's screens into the output folder.
  func takeScreens() throws {
    // Fails before the work if there is no browser, or no place for the pictures.
    let artist = try look.artist()
    let page = RoutePage(generator: Fingerpost.generator, artist: artist, junctions: junctions)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let screens = try ScreenPictures(page, path: path)
    let folder = try OutputFolder(URL(filePath: output ?? "."))
    guard let source = try sources(artist.icons.words).first, let route = source.routes.first,
      !route.cards.isEmpty
    else {
      throw Fault(.data, at: input.routes[0], "no route with steps", remedy: "check the file")
    }
    try NumberArgument.check(whole: "--card", card, in: 1...Double(route.cards.count))
    let scratch = try ScratchFolder()
    for picture in try screens.pictures(of: source, card: card.map { $0 - 1 }, in: scratch.url) {
      let isChanged = try folder.write(picture.png, to: picture.name)
      if say.verbose {
        Console.note("\(picture.name): \(picture.png.count) bytes\(isChanged ? "" : ", unchanged")")
      }
    }
  }
}
