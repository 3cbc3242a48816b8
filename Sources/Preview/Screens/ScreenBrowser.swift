import Faults
import SystemLibraries
import Escaping
import Files
import JSON
import PNGCoding
import PNGReading
import Raster
import SVGCoding

/// A Chromium that takes pictures of pages.
struct ScreenBrowser {
  private let program: String
  /// The most time for a picture, in seconds.
  private let patience: Double

  /// The names of programs, the first found is taken.
  static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
  ]

  /// Looks for a browser in absolute folders separated by colons.
  init(path: String, patience: Double = 60) throws(Fault) {
    self.patience = patience
    let folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
    let candidates = Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw .noBrowser
    }
    program = found
  }

  /// Takes a picture of a page; `width` and `height` are in points, at `scale` pixels each.
  func picture(
    of page: URL, fragment: String, scale: Int, width: Int, height: Int
  ) throws(Fault) -> Pixmap {
    let folder = page.deletingLastPathComponent()
    let file = folder.appending(path: "shot.png")
    try? FileManager.default.removeItem(at: file)
    // Some versions take off the height of their bars, so that the window is higher than the page.
    var words = [
      program, "--headless", "--disable-gpu", "--no-first-run", "--disable-extensions",
      "--hide-scrollbars", "--disable-background-networking", "--force-color-profile=srgb",
      "--disable-lcd-text", "--user-data-dir=\(folder.appending(path: "profile").path)",
      "--window-size=\(max(width, 500)),\(height + 200)", "--force-device-scale-factor=\(scale)",
      "--screenshot=\(file.path)",
    ]
    // A superuser's browser has no sandbox; the page is our own and may load nothing.
    if geteuid() == 0 { words.append("--no-sandbox") }
    words.append("\(page.absoluteString)#\(fragment)")
    let test = "try '\(program.pathParts.last ?? program) --version'"
    guard let (end, _) = try? ChildProgram(words, patience: patience).run() else {
      throw .browser("cannot be started", remedy: test)
    }
    guard end != .outOfTime else {
      throw .browser(
        "took longer than \(DecimalText.shortest(patience)) seconds", remedy: "try again")
    }
    do {
      return try PNGCoder.decode(RegularFile.read(file.path))
    } catch {
      throw .browser("wrote no picture", remedy: test)
    }
  }
}

/// A screen that a navigator appears on.
public struct Screen: Hashable, Sendable {
  /// What draws on the screen, which decides the layout.
  public enum Kind: String, Hashable, Sendable {
    case carPlay = "carplay"
    /// An instrument cluster of CarPlay.
    case cluster
    case androidAuto = "android-auto"
    case phone
  }

  /// What draws on the screen.
  public let kind: Kind
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Pixels per point, 1 to 3.
  public let scale: Int

  init(_ kind: Kind, _ width: Int, _ height: Int, scale: Int) {
    (self.kind, self.width, self.height, self.scale) = (kind, width, height, scale)
  }

  /// The name, such as `carplay-800x480`.
  public var name: String { "\(kind.rawValue)-\(width)x\(height)" }

  /// The screens that CarPlay documents, Android Auto's desktop head unit, and a phone.
  ///
  /// A screen of 1280 by 720 pixels is drawn at 2 pixels per point, since 1280 is not divisible by 3.
  public static let all = [
    Screen(.carPlay, 800, 480, scale: 2), Screen(.carPlay, 1280, 720, scale: 2),
    Screen(.carPlay, 1920, 720, scale: 3), Screen(.carPlay, 748, 456, scale: 2),
    Screen(.carPlay, 900, 1200, scale: 3), Screen(.cluster, 300, 200, scale: 3),
    Screen(.cluster, 640, 480, scale: 2), Screen(.androidAuto, 800, 480, scale: 1),
    Screen(.phone, 1170, 2532, scale: 3), Screen(.phone, 2532, 1170, scale: 3),
  ]

  /// The height in whole points, rounded up.
  var points: Int { (height + scale - 1) / scale }

  var json: JSON {
    ["height": height, "kind": kind.rawValue, "name": name, "scale": scale, "width": width]
  }
}
