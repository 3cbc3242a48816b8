import Foundation
import PNGCoding
import PNGReading
import Raster
import TestSupport
import Testing

@Suite struct IconsCommandTests {
  private struct Manifest: Decodable {
    struct File: Decodable {
      var path: String
      var glyph: String?
    }
    var schema: String
    var files: [File]
  }

  @Test func `the whole set is written, and described in a manifest`() throws {
    let temporary = try TemporaryFolder()
    let arguments = [
      "icons", "-o", temporary.path("out"), "--size", "6", "--lane-size", "6", "--scale", "1",
      "--variant", "dark", "--roundabouts", "90", "--verbose",
    ]
    let first = try Program.run(arguments)
    try #require(first.code == 0, "\(first.error)")
    #expect(first.output.isEmpty)
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(temporary.bytes("out/manifest.json")))
    #expect(manifest.files.count > 250)
    #expect(Set(manifest.files.map(\.path)).count == manifest.files.count)
    #expect(first.error.contains("\(manifest.files.count + 1) files changed"))
    #expect(manifest.files.filter { $0.glyph == nil }.map(\.path) == ["tokens/dark.tokens.json"])
    for file in manifest.files.prefix(5) {
      let picture = try PNGCoder.decode(temporary.bytes("out/" + file.path))
      #expect((picture.width, picture.height) == (6, 6))
    }
  }

  @Test func `a killed run leaves whole files, and the next one finishes it`() throws {
    let folder = try TemporaryFolder()
    let words = ["icons", "--size", "6", "--scale", "1", "--roundabouts", "90", "-o"]
    func contents(_ place: String) throws -> [String: [UInt8]] {
      var contents: [String: [UInt8]] = [:]
      for name in folder.files(in: place) { contents[name] = try folder.bytes(place + "/" + name) }
      return contents
    }
    #expect(try Program.run(words + ["whole"], in: folder.url).code == 0)
    let whole = try contents("whole")
    // Each is killed once the folder has so many files more.
    for count in [1, 20, 100, whole.count / 2] {
      let goal = folder.files(in: "out").count + count
      let process = Process()
      process.executableURL = Program.url
      process.arguments = words + ["out"]
      process.currentDirectoryURL = folder.url
      process.standardError = FileHandle.nullDevice
      try process.run()
      while process.isRunning, folder.files(in: "out").count < goal { usleep(1000) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (name, bytes) in try contents("out") where !name.contains(".fingerpost-") {
        #expect(whole[name] == bytes, "\(name) after \(count) files")
      }
    }
    #expect(try Program.run(words + ["out"], in: folder.url).code == 0)
    #expect(try contents("out") == whole)
  }

  @Test(arguments: [
    (["--roundabouts", "0"], "--roundabouts is 0; use a whole number of degrees from 1 to 360;"),
    (["--scale", "9"], "--scale is 9; use a whole number from 1 to 8;"),
    (["--scale", "1,9"], "--scale is 9; use a whole number from 1 to 8;"),
    (["--jobs", "0"], "--jobs is 0; use a whole number of 1 or more;"),
    (
      ["--lanes", "some"],
      "'some' is invalid for '--lanes <lanes>'. Please provide one of 'common' and 'all'."
    ),
  ])
  func `an invalid request gives one line and exit code 64`(
    arguments: [String], message: String
  ) throws {
    let result = try Program.run(["icons", "-o", "/nowhere"] + arguments)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.code == 64)
  }

  @Test(arguments: [
    ["--check"], ["--list-outputs"], ["--prune"], ["--depfile", "d"], ["--xcfilelist", "x"],
    ["--watch"],
  ])
  func `an export takes no options for drawing`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["icons", "--export", "Mine"] + arguments, in: folder.url)
    #expect(
      result.error.contains("\(arguments[0]) cannot be used with --export"), "\(result.error)")
    #expect(result.code == 64)
    #expect(folder.files().isEmpty)
  }

  @Test(arguments: [true, false])
  func `an export that would overwrite something writes nothing`(isLink: Bool) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(isLink ? "Mine" : "Mine/theme.json"), withIntermediateDirectories: true)
    if isLink {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("Mine/theme.json"),
        withDestinationPath: Corpus.package.appending(path: "Icons/theme.json").path)
    }
    let result = try Program.run(["icons", "--export", "Mine"], in: folder.url)
    #expect(
      result.error.hasPrefix("error: Mine/theme.json: cannot be created: "), "\(result.error)")
    #expect(result.code == 73)
    #expect(!FileManager.default.fileExists(atPath: folder.path("Mine/maneuvers")))
  }

  @Test func `a folder of icons is its visible SVG files and its words, or words alone`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Own/maneuvers/drafts"), withIntermediateDirectories: true)
    try folder.write(
      #"{"schema": "fingerpost/icons/1", "words": [{"type": "fly over", "icon": "gate"}]}"#,
      to: "Own/icons.json")
    #expect(try Program.run(["lint", "--icons", "Own", "--strict"], in: folder.url).text.isEmpty)
    for name in ["gate.svg", ".gate.svg", "drafts/gate.svg"] {
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>",
        to: "Own/maneuvers/\(name)")
    }
    let words = [
      "render", Corpus.package.path + "/Examples/routes/athens.json", "-o", "out", "--icons", "Own",
      "--size", "6", "--scale", "1", "--depfile", "d",
    ]
    let result = try Program.run(words, in: folder.url)
    let warning = "warning: Own/maneuvers/drafts: the SVG files there are not read; move them up\n"
    #expect(result.code == 0 && result.error == warning, "\(result.error)")
    let inputs = String(decoding: try folder.bytes("d"), as: UTF8.self).split {
      " \\\n:".contains($0)
    }
    #expect(
      Set(inputs.filter { $0.hasPrefix("Own") }) == ["Own/icons.json", "Own/maneuvers/gate.svg"])
  }

  @Test func `a theme or an icon that cannot be used is named with place and remedy`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write(
      """
      {"schema": "fingerpost/theme/1", "variants": {"night": {"lit": "whitish", "unlit": "#707070",
      "background": "#000000"}}}
      """, to: "theme.json")
    let theme = temporary.path("theme.json")
    let result = try Program.run(["icons", "-o", temporary.path("out"), "--theme", theme])
    #expect(
      result.error == "error: \(theme): variants.night.lit: 'whitish' is not a color; "
        + "use #RRGGBB, or another color of SVG such as gray or rgb(138, 138, 138)\n")
    #expect(result.code == 65)
    try FileManager.default.createDirectory(
      atPath: temporary.path("icons/maneuvers"), withIntermediateDirectories: true)
    try temporary.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>\n<image/></svg>",
      to: "icons/maneuvers/straight.svg")
    let icons = try Program.run([
      "icons", "-o", temporary.path("out"), "--icons", temporary.path("icons"),
    ])
    #expect(icons.error.contains("straight.svg: line 2: <image>"), "\(icons.error)")
    #expect(icons.code == 65)
    #expect(!FileManager.default.fileExists(atPath: temporary.path("out")))
  }
}
