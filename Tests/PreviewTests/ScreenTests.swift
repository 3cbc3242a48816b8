import Foundation
import PNGCoding
import Paths
import Raster
import TestSupport
import Testing
import Faults

@testable import Preview

@Test func `each screen has its own name and a documented scale`() {
  let screens = Screen.all
  #expect(Set(screens.map(\.name)).count == screens.count)
  #expect(screens.allSatisfy { (1...3).contains($0.scale) })
  let carPlay = screens.filter { $0.kind == .carPlay }.map { [$0.width, $0.height, $0.scale] }
  #expect(
    Set(carPlay) == [
      [800, 480, 2], [1280, 720, 2], [1920, 720, 3], [748, 456, 2], [900, 1200, 3],
    ])
}

@Test func `a height that is not a whole number of points is rounded up`() throws {
  let cluster = try #require(Screen.all.first { $0.name == "cluster-300x200" })
  #expect(cluster.points == 67)
  #expect(Screen.all.allSatisfy { ($0.points - 1) * $0.scale < $0.height })
}

@Suite struct ScreenBrowserTests {
  private let folder = try? TemporaryFolder()

  /// Installs a program in the place of the browser.
  private func install(_ script: String) throws -> (path: String, page: URL) {
    let folder = try #require(folder)
    try folder.write("#!/bin/sh\n" + script, to: "script")
    // Another process writes the program: one that is still open for writing in a child that another
    // test begins just then cannot be run.
    let copy = try Process.run(
      URL(filePath: "/usr/bin/install"),
      arguments: ["-m", "755", folder.path("script"), folder.path("chromium")])
    copy.waitUntilExit()
    try #require(copy.terminationStatus == 0)
    return (folder.url.path, folder.url.appending(path: "page.html"))
  }

  private func fault(_ script: String, patience: Double = 10) throws -> String? {
    let (path, page) = try install(script)
    do {
      let browser = try ScreenBrowser(path: path, patience: patience)
      _ = try browser.picture(of: page, fragment: "x", scale: 1, width: 4, height: 4)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `without a browser the error names the remedy`() throws {
    let (path, _) = try install("")
    for path in ["", "/nowhere", "relative:\(path)x"] {
      #expect(throws: Fault.self) { try ScreenBrowser(path: path) }
    }
    #expect(
      Fault.noBrowser.description
        == "no browser for pictures of screens; install Chromium or Chrome so that PATH has one of "
        + "chromium, chromium-browser, google-chrome, google-chrome-stable, chrome")
  }

  @Test func `a browser that writes no picture is reported`() throws {
    let finding = "the browser wrote no picture; try 'chromium --version'"
    #expect(try fault("exit 0") == finding)
    let script = "for a; do case $a in --screenshot=*) echo x > ${a#*=}; esac; done"
    #expect(try fault(script) == finding)
  }

  @Test func `a browser that hangs is stopped`() throws {
    let start = Date()
    #expect(
      try fault("exec sleep 100", patience: 0.5)
        == "the browser took longer than 0.5 seconds; try again")
    #expect(Date().timeIntervalSince(start) < 30)
  }

  @Test func `the browser gets the page, its scale, and more height than it needs`() throws {
    let color = try #require(Color(hexadecimal: "#123456"))
    let picture = try Pixmap(width: 2, height: 2, pixels: Array(repeating: color, count: 4))
    let folder = try #require(folder)
    try Data(PNGCoder.encode(picture)).write(to: folder.url.appending(path: "made.png"))
    let (path, page) = try install(
      """
      for a; do case $a in --screenshot=*) cp "$(dirname "$0")/made.png" "${a#*=}"; esac; done
      echo "$@" > "$(dirname "$0")/arguments"
      """)
    let shot = try ScreenBrowser(path: path)
      .picture(of: page, fragment: "shots=3&time=day", scale: 3, width: 640, height: 400)
    #expect(shot == picture)
    let arguments = String(decoding: try folder.bytes("arguments"), as: UTF8.self)
    #expect(arguments.contains("--window-size=640,600 --force-device-scale-factor=3"))
    #expect(arguments.contains("\(page.absoluteString)#shots=3&time=day"))
  }
}
