public import Documents
public import SystemLibraries
import PNGCoding
import Paths
import Raster
public import Faults

/// Pictures of a route's cards on each ``Screen``, taken by a browser.
public struct ScreenPictures: Sendable {
  private let page: RoutePage
  private let browser: ScreenBrowser

  /// Creates pictures of a page; throws `Fault` if there is none in `path`,
  /// absolute folders separated by colons.
  public init(_ page: RoutePage, path: String) throws(Fault) {
    self.page = page
    browser = try ScreenBrowser(path: path)
  }

  /// Takes the pictures of a route by day and night.
  ///
  /// - Parameters:
  ///   - source: The route.
  ///   - card: The index of the card, or `nil` for the one with the most to show.
  ///   - scratch: An empty folder for the page and the browser's own files.
  /// - Returns: PNG files, sorted by their names, such as `carplay-800x480~day.png`.
  /// - Throws: `Fault` if the browser fails, or takes longer than a minute.
  public func pictures(
    of source: GuidedSource, card: Int?, in scratch: URL
  ) throws(Fault) -> [(name: String, png: Data)] {
    let file = scratch.appending(path: "page.html")
    do {
      try page.html([source]).write(to: file)
    } catch {
      throw .browser("the page cannot be written to \(scratch.path)", remedy: "check TMPDIR")
    }
    var pictures: [(name: String, png: Data)] = []
    for scale in Set(Screen.all.map(\.scale)).sorted() {
      let screens = Screen.all.filter { $0.scale == scale }
      for time in ["day", "night"] {
        let words = ["shots=\(scale)", "time=\(time)"] + (card.map { ["card=\($0)"] } ?? [])
        let shot = try browser.picture(
          of: file, fragment: words.joined(separator: "&"), scale: scale,
          width: screens.map { ($0.width + scale - 1) / scale }.max() ?? 1,
          height: screens.reduce(0) { $0 + $1.points })
        var top = 0
        for screen in screens {
          let part = try Self.part(of: shot, screen, top: top)
          pictures.append(("\(screen.name)~\(time).png", Data(PNGCoder.encode(part))))
          top += screen.points * scale
        }
      }
    }
    return pictures.sorted { $0.name < $1.name }
  }

  /// Cuts a screen out of the picture of all.
  private static func part(
    of shot: Pixmap, _ screen: Screen, top: Int
  ) throws(Fault) -> Pixmap {
    guard screen.width <= shot.width, top + screen.height <= shot.height else {
      throw .browser("its picture has \(shot.width) by \(shot.height) pixels, too few")
    }
    var pixels: [Color] = []
    pixels.reserveCapacity(screen.width * screen.height)
    for y in top..<top + screen.height {
      for x in 0..<screen.width { pixels.append(shot[x, y]) }
    }
    return try Pixmap(width: screen.width, height: screen.height, pixels: pixels)
  }
}
