import Foundation
import PNGCoding
import PNGReading
import TestSupport
import Testing

/// A folder of icons that adds and replaces glyphs, as a designer makes it.
@Suite struct OwnIconTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Own/maneuvers"), withIntermediateDirectories: true)
    try write("viaduct", "<path d='M4 4h20v40H4z'/><path class='unlit' d='M30 4h14v40H30z'/>")
  }

  private func write(_ name: String, _ content: String, box: String = "0 0 48 48") throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='\(box)'>\(content)</svg>",
      to: "Own/maneuvers/\(name).svg")
  }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program.run(arguments, in: folder.url)
  }

  /// The picture of a glyph, a string of `#` for opaque and `.` for clear pixels in the middle row.
  private func row(_ name: String, _ size: String) throws -> String {
    let run = try run("glyph", name, "--icons", "Own", "--size", size, "-o", "-")
    #expect(run.code == 0, "\(run.error)")
    let picture = try PNGCoder.decode([UInt8](run.output))
    return String(
      (0..<picture.width).map { picture[$0, picture.height / 2].alpha > 127 ? "#" : "." })
  }

  private static let route = """
    {"code": "Ok", "waypoints": [], "routes": [{"distance": 90, "duration": 9, "legs": [
    {"distance": 90, "duration": 9, "steps": [
    {"distance": 30, "duration": 3, "name": "A", "maneuver": {"type": "depart", "bearing_before": 0,
    "bearing_after": 0, "location": [0, 0.0000]}},
    {"distance": 30, "duration": 3, "name": "B", "maneuver": {"type": "notification",
    "modifier": "straight", "bearing_before": 0, "bearing_after": 0, "location": [0, 0.0003]}},
    {"distance": 30, "duration": 3, "name": "C", "maneuver": {"type": "fly over", "modifier": "left",
    "bearing_before": 0, "bearing_after": 0, "location": [0, 0.0006]}},
    {"distance": 0, "duration": 0, "name": "C", "maneuver": {"type": "arrive", "bearing_before": 0,
    "bearing_after": 0, "location": [0, 0.0009]}}]}]}]}
    """

  private func writeWords(_ words: String) throws {
    try folder.write(
      #"{"schema": "fingerpost/icons/1", "words": [\#(words)]}"#, to: "Own/icons.json")
    try folder.write(Self.route, to: "route.json")
  }

  private func glyphs(_ result: Program.Result) -> [String] {
    result.text.matches(of: /"glyph" : \{\s*"name" : "([a-z_]+)"/).map { String($0.1) }
  }

  @Test func `the built-in sources are written byte for byte, and nothing is overwritten`() throws {
    let first = try run("icons", "--export", "Mine", "--verbose")
    let files = folder.files(in: "Mine")
    #expect(first.code == 0, "\(first.error)")
    #expect(first.error == "\(files.count) files changed in Mine\n")
    let sources = try FileManager.default.subpathsOfDirectory(
      atPath: Corpus.package.appending(path: "Icons").path)
    #expect(files == sources.filter { $0.contains(".") }.sorted())
    for file in files {
      let source = Corpus.package.appending(path: "Icons/\(file)")
      #expect(try Data(folder.bytes("Mine/" + file)) == Data(contentsOf: source), "\(file)")
    }
    #expect(try run("icons", "--export", "Mine", "--verbose").error.hasPrefix("0 files changed"))
    try folder.write("mine", to: "Mine/maneuvers/turn-right.svg")
    try FileManager.default.removeItem(atPath: folder.path("Mine/theme.json"))
    let again = try run("icons", "--export", "Mine")
    #expect(again.code == 73)
    #expect(again.error.hasPrefix("error: Mine/maneuvers/turn-right.svg: cannot be created: "))
    #expect(try folder.bytes("Mine/maneuvers/turn-right.svg") == Array("mine".utf8))
    #expect(!folder.files(in: "Mine").contains("theme.json"))
  }

  @Test(arguments: [[], ["--export", "Mine", "-o", "out"]])
  func `icons needs either --output or --export`(arguments: [String]) throws {
    let run = try Program.run(["icons"] + arguments, in: folder.url)
    #expect(run.code == 64)
    #expect(run.error.contains("give --output, or --export to write the icon sources;"))
    #expect(folder.files().count == 1)
  }

  @Test func `a new file is a new glyph in every target`() throws {
    try write("toll-camera-right", "<path d='M24 4h20v40H24z'/>")
    let targets = ["flat", "xcassets", "android", "sprite", "svg"]
    let options =
      targets.flatMap { ["--target", $0] }
      + ["--size", "6", "--lane-size", "6", "--scale", "2"]
    try writeWords(
      """
      {"type": "notification", "icon": "viaduct"}, {"type": "fly over", "icon": "toll-camera-left"}
      """)
    let listed = try Program.run(
      ["icons", "-o", "out", "--icons", "Own", "--list-outputs"] + options, in: folder.url)
    #expect(listed.code == 0 && listed.error.isEmpty, "\(listed.error)")
    func files(of name: String) -> [String] {
      [
        "glyphs/\(name)~dark@2x.png", "res/drawable/\(name).xml", "svg/\(name)~light.svg",
        "Fingerpost.xcassets/Icon/\(name).imageset/Contents.json",
      ]
    }
    for file in ["viaduct", "toll_camera_right", "toll_camera_left"].flatMap(files) {
      #expect(listed.text.contains("out/\(file)\n"), "\(file)")
    }
    // Drawn for a route, which needs no other glyphs.
    let made = try Program.run(
      ["render", "route.json", "-o", "out", "--icons", "Own", "--swift-accessors"] + options,
      in: folder.url)
    #expect(made.code == 0 && made.error.isEmpty, "\(made.error)")
    let written = Set(folder.files(in: "out"))
    for name in ["viaduct", "toll_camera_left"] {
      #expect(written.isSuperset(of: files(of: name)), "\(name)")
      let sprites = try folder.bytes("out/sprite/light@2x.json")
      #expect(String(decoding: sprites, as: UTF8.self).contains("\"\(name)\""))
    }
    #expect(try run("lint", "out", "--strict").text.isEmpty)
  }

  @Test func `files and words that nothing uses are warnings`() throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1h7v7z'/></svg>",
      to: "Own/Frame 12.svg")
    try folder.write(
      #"{"schema":"fingerpost/icons/1","words":[{"type":"on rampp","icon":"turn-left"}]}"#,
      to: "Own/icons.json")
    let lint = try run("lint", "--icons", "Own").text
    #expect(lint.contains("Own/Frame 12.svg: warning: no glyph can have this name"))
    #expect(lint.contains("'on rampp'") && lint.contains("use 'on ramp' if that is meant"))
  }

  @Test func `a glyph is drawn by its file's name, and mirrored for the other side`() throws {
    #expect(try row("viaduct", "12") == ".#####..###.")
    try write("toll-camera-right", "<path d='M24 4h20v40H24z'/>")
    #expect(try row("toll-camera-right", "12") == "......#####.")
    #expect(try row("toll-camera-left", "12") == ".#####......")
    for (name, hint) in [("viaduc", "did you mean 'viaduct'?"), ("qqq", "see 'fingerpost list'")] {
      let run = try run("glyph", name, "--icons", "Own", "-o", "-")
      #expect(run.code == 64 && run.error.hasSuffix("error: no glyph '\(name)'; \(hint)\n"))
    }
  }

  @Test func `roundabouts, lanes and signs are replaced by files of their names`() throws {
    let band = "<path d='M0 0h12v24H0z'/>"
    try write("lanes_l_tx", band, box: "0 0 48 24")
    try write("roundabout-ccw-a90", band, box: "0 0 24 24")
    try write("stop-sign", band, box: "0 0 24 24")
    #expect(try row("lanes_l_tx", "24x12") == "######..................")
    // A file keeps its shape: it lies in the middle of a wider canvas.
    #expect(try row("lanes-l-tx", "32x12") == "....######......................")
    let lanes = try run(
      "glyph", "lanes", "left|through*", "--icons", "Own", "--size", "24x12", "-o", "a.png")
    #expect(lanes.code == 0)
    _ = try run("glyph", "lanes_l_tx", "--icons", "Own", "--size", "24x12", "-o", "b.png")
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    #expect(try row("roundabout-right-ccw", "12") == "######......")
    #expect(try row("roundabout_ccw_a90", "12") == "######......")
    #expect(try row("stop-sign", "12") == "######......")
    let other = try run("glyph", "roundabout_ccw_a91", "--icons", "Own", "-o", "c.png")
    let usual = try run("glyph", "roundabout_ccw_a91", "-o", "d.png")
    #expect(other.code == 0 && usual.code == 0)
    #expect(try folder.bytes("c.png") == folder.bytes("d.png"))
  }

  @Test func `cards, pictures and drives name the glyph of an engine's word`() throws {
    try writeWords(
      """
      {"engine": "mapbox", "type": "notification", "icon": "gate"},
      {"engine": "osrm", "type": "notification", "modifier": "straight", "icon": "viaduct"},
      {"type": "fly over", "modifier": "right", "icon": "gate"},
      {"type": "fly over", "icon": "merge-right"}
      """)
    let usual = try run("cards", "route.json")
    #expect(usual.error.contains("'fly over, left' is not known"))
    #expect(!glyphs(usual).contains("viaduct") && !glyphs(usual).contains("merge_right"))
    let cards = try run("cards", "route.json", "--icons", "Own")
    #expect(cards.code == 0 && cards.error.isEmpty, "\(cards.error)")
    #expect(glyphs(cards).contains("viaduct") && glyphs(cards).contains("merge_right"))
    #expect(!glyphs(cards).contains("gate"))
    let lines = try Program.run(
      ["cards", "--format", "jsonl", "--icons", "Own"],
      input: Self.route.replacing("\n", with: " ") + "\n", in: folder.url)
    #expect(lines.text.contains(#""glyph":{"name":"viaduct"}"#))
    let drive = try run("drive", "route.json", "--icons", "Own", "--events", "card")
    #expect(drive.text.contains(#""glyph":"viaduct""#), "\(drive.error)")
    let made = try run("render", "route.json", "--icons", "Own", "-o", "out", "--scale", "1")
    #expect(made.code == 0 && made.error.isEmpty, "\(made.error)")
    #expect(folder.files(in: "out/glyphs").contains("viaduct~light.png"))
    #expect(try run("verify", "out", "--icons", "Own").code == 0)
    #expect(try run("verify", "out").error.contains("no glyph 'viaduct'; "))
    let manifest = try SchemaChecker(Data(run("schema", "manifest").output))
    let faults = try manifest.faults(in: folder.bytes("out/manifest.json"))
    #expect(faults == [], "\(faults)")
  }

  @Test func `words match their schema or are refused with their place`() throws {
    let schema = try SchemaChecker(Data(run("schema", "icons").output))
    let good = #"{"engine": "osrm", "type": "turn", "modifier": "", "icon": "viaduct"}"#
    try writeWords(good)
    #expect(try schema.faults(in: folder.bytes("Own/icons.json")).isEmpty)
    #expect(try run("lint", "--icons", "Own", "--strict").code == 0)
    for (old, new, finding) in [
      ("osrm", "osm", "words[0].engine: is 'osm'"),
      ("\"type\"", "\"typ\"", "unknown key 'typ'"),
      ("\"turn\"", "7", "words[0].type: not a text"), ("\"turn\"", "\"\"", "words[0].type: empty"),
    ] {
      try writeWords(good.replacing(old, with: new))
      #expect(try !schema.faults(in: folder.bytes("Own/icons.json")).isEmpty, "\(new)")
      try expectRefusal(finding)
    }
    try writeWords(good.replacing("viaduct", with: "viaduc"))
    try expectRefusal("words[0].icon: no glyph 'viaduc'")
    try folder.write("{", to: "Own/icons.json")
    try expectRefusal("not JSON")
  }

  private func expectRefusal(_ finding: String) throws {
    let lint = try run("lint", "--icons", "Own")
    #expect(lint.code == 1 && lint.text.hasPrefix("Own/icons.json: error: "), "\(lint.text)")
    #expect(lint.text.contains(finding), "\(lint.text)")
    let cards = try run("cards", "route.json", "--icons", "Own")
    #expect(cards.code == 65 && cards.error.hasPrefix("error: Own/icons.json: "))
    #expect(cards.error.contains(finding) && cards.output.isEmpty)
  }

  @Test func `a file that nothing uses is reported by lint and by every run`() throws {
    let findings = [
      "../maneuvers/junction": "no glyph can have this name",
      "7-eleven": "no glyph can have this name", "Tunnel": "no glyph can have this name",
      "lanes-left": "no glyph can have this name", "my icon": "no glyph can have this name",
      "roundabout-a90": "no glyph can have this name",
      "turn-lef": "no glyph has this name, so it is a new one",
      "viaduct": "no glyph has this name, so it is a new one, on no card",
    ]
    for name in findings.keys { try write(name, "<path d='M4 4h40v40H4z'/>") }
    let lint = try run("lint", "--icons", "Own")
    try folder.write(Self.route, to: "route.json")
    let made = try run(
      "render", "route.json", "--icons", "Own", "-o", "out", "--scale", "1")
    #expect(lint.code == 0 && made.code == 0, "\(made.error)")
    for (name, finding) in findings {
      let file = "Own/maneuvers/\(name.split(separator: "/").last ?? "").svg"
      #expect(lint.text.contains("\(file): warning: \(finding)"), "\(lint.text)")
      #expect(made.error.contains("warning: \(file): \(finding)"), "\(made.error)")
    }
    let told = lint.text.split(separator: "\n").filter { !$0.contains("looks like") }
    #expect(told.count == findings.count, "\(told)")
    let warned = made.error.split(separator: "\n").filter { $0.hasPrefix("warning: Own/") }
    #expect(warned.count == findings.count, "\(made.error)")
  }

  @Test func `two files of one glyph are reported`() throws {
    for name in ["turn-left", "turn_left"] { try write(name, "<path d='M4 4h40v40H4z'/>") }
    let lint = try run("lint", "--icons", "Own")
    let words =
      "Own/maneuvers/turn_left.svg: warning: Own/maneuvers/turn-left.svg is the same glyph"
    #expect(lint.text.hasPrefix(words))
  }

  @Test func `lost colors are reported`() throws {
    for (name, attribute, content) in [
      ("gate", "", "<path fill='red' d='M4 4h20v40H4z'/><path fill='#00f' d='M30 4h14v40H30z'/>"),
      ("stairs", "", "<path fill='red' d='M4 4h20v40H4z'/><path fill='#f00' d='M30 4h14v40H30z'/>"),
      (
        "elevator", "",
        "<path class='lit' d='M4 4h20v40H4z'/><path fill='#00f' d='M30 4h14v40H30z'/>"
      ),
      (
        "escalator", "data-color=''",
        "<path fill='#c33' d='M4 4h20v40H4z'/><path fill='#67a' d='M30 4h14v40H30z'/>"
      ),
    ] { try write(name, "<g \(attribute)>\(content)</g>") }
    let lint = try run("lint", "--icons", "Own")
    #expect(lint.code == 0)
    let told = lint.text.split(separator: "\n").filter {
      $0.contains("it has 2 colors but no class lit or unlit")
    }
    #expect(told.count == 1 && told[0].hasPrefix("Own/maneuvers/gate.svg"), "\(lint.text)")
  }

  @Test(arguments: [
    ("Turn Left", "rename it 'turn-left.svg'"), ("sharp_left_turn", "'turn-sharp-left'"),
    ("arrow.turn.up.right", "rename it 'turn-right.svg'"), ("exit-left@2x", "'off-ramp-left.svg'"),
    ("ic_merge_left_24dp", "'merge-left'"), ("right-roundabout-exit3", "-nth-exit-ccw-e3'"),
    ("viaduct", "name it in icons.json"), ("left.right", "name it after a glyph"),
  ])
  func `a warning proposes the glyph that the words of a name mean`(
    name: String, remedy: String
  ) throws {
    try write(name, "<path d='M14 4h20v40h-20z'/>")
    let lint = try run("lint", "--icons", "Own").text.split(separator: "\n")
    let line = try #require(lint.first { $0.hasPrefix("Own/maneuvers/\(name).svg: warning: ") })
    #expect(line.contains(remedy), "\(line)")
  }

  @Test func `misnamed icons are renamed, but never over a file or two to one name`() throws {
    let names = [
      "Turn Left", "turn-left copy", "left.merge", "exit-right", "off-ramp-right", "u_turn_left 2",
    ]
    for name in names { try write(name, "<path d='M14 4h20v40h-20z'/>") }
    let before = try folder.bytes("Own/maneuvers/left.merge.svg")
    let lint = try run("lint", "--icons", "Own", "--rename")
    func stays(_ name: String, _ glyph: String) -> String {
      "Own/maneuvers/\(name).svg: not renamed, since another file has or would get the name \(glyph).svg"
    }
    let staying = [
      stays("Turn Left", "turn-left"), stays("exit-right", "off-ramp-right"),
      stays("turn-left copy", "turn-left"),
    ]
    let lines = lint.error.split(separator: "\n").map(String.init).sorted()
    #expect(
      lines
        == (staying + [
          "Own/maneuvers/left.merge.svg: renamed to merge-left.svg",
          "Own/maneuvers/u_turn_left 2.svg: renamed to u-turn-left.svg",
        ]).sorted())
    #expect(lint.code == 0 && lint.text.contains("exit-right.svg: warning: "), "\(lint.text)")
    let left = names.filter { !["left.merge", "u_turn_left 2"].contains($0) } + ["viaduct"]
    #expect(
      folder.files(in: "Own/maneuvers")
        == (left + ["merge-left", "u-turn-left"]).map { $0 + ".svg" }.sorted())
    #expect(try folder.bytes("Own/maneuvers/merge-left.svg") == before)
    let again = try run("lint", "--icons", "Own", "--rename").error
    #expect(again.split(separator: "\n").map(String.init) == staying)
    #expect(try run("lint", "--rename", "Own").code == 64)
  }

  @Test func `folders of SVG files that are not read are named`() throws {
    for place in ["maneuvers/drafts", ".trash", "empty"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "Own/\(place)"), withIntermediateDirectories: true)
    }
    try write("drafts/gate", "<path d='M14 4h20v40h-20z'/>")
    let lint = try run("lint", "--icons", "Own").text.split(separator: "\n")
    #expect(
      lint.filter { $0.contains("not read") } == [
        "Own/maneuvers/drafts: warning: the SVG files there are not read (fingerpost); move them up"
      ])
  }
}
