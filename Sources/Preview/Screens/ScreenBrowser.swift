import Foundation
import PNGCoding
import Raster
import Faults

/// A Chromium that takes pictures of pages.
struct ScreenBrowser {
  private let program: URL
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
    program = URL(filePath: found)
  }

  /// Takes a picture of a page; `width` and `height` are in points, at `scale` pixels each.
  func picture(
    of page: URL, fragment: String, scale: Int, width: Int, height: Int
  ) throws(Fault) -> Pixmap {
    let folder = page.deletingLastPathComponent()
    let file = folder.appending(path: "shot.png")
    try? FileManager.default.removeItem(at: file)
    let process = Process()
    process.executableURL = program
    // Some versions take off the height of their bars, so that the window is higher than the page.
    process.arguments = [
      "--headless", "--disable-gpu", "--no-first-run", "--disable-extensions", "--hide-scrollbars",
      "--disable-background-networking", "--force-color-profile=srgb", "--disable-lcd-text",
      "--user-data-dir=\(folder.appending(path: "profile").path)",
      "--window-size=\(max(width, 500)),\(height + 200)", "--force-device-scale-factor=\(scale)",
      "--screenshot=\(file.path)",
    ]
    // A superuser's browser has no sandbox; the page is our own and may load nothing.
    if geteuid() == 0 { process.arguments?.append("--no-sandbox") }
    process.arguments?.append("\(page.absoluteString)#\(fragment)")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try run(process)
    do {
      return try PNGCoder.decode([UInt8](Data(contentsOf: file)))
    } catch {
      throw .browser("wrote no picture", remedy: "try '\(program.lastPathComponent) --version'")
    }
  }

  private func run(_ process: Process) throws(Fault) {
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
    } catch {
      throw .browser("cannot be started", remedy: "try '\(program.lastPathComponent) --version'")
    }
    guard ended.wait(timeout: .now() + patience) == .success else {
      process.terminate()
      if ended.wait(timeout: .now() + 2) != .success { kill(process.processIdentifier, SIGKILL) }
      throw .browser("took longer than \(patience.formatted()) seconds", remedy: "try again")
    }
  }
}
