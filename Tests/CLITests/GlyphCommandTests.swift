import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import Routes
import TestSupport
import Testing

@testable import fingerpost

@Suite struct GlyphCommandTests {
  private func draw(_ arguments: String...) throws -> Pixmap {
    let result = try Program.run(["glyph"] + arguments)
    try #require(result.code == 0, "\(result.error)")
    return try PNGCoder.decode([UInt8](result.output))
  }

  @Test func `draws a kind at the size and scale that are asked for`() throws {
    let small = try draw("turn-left")
    #expect((small.width, small.height) == (50, 50))
    let large = try draw("turn-left", "--size", "24x30", "--scale", "3")
    #expect((large.width, large.height) == (72, 90))
    let lanes = try draw("lanes", "left|through*")
    #expect((lanes.width, lanes.height) == (120, 18))
  }

  @Test func `light has dark ink, and dark has light ink`() throws {
    #expect(try draw("straight", "--variant", "light").pixels.contains(.black))
    #expect(try draw("straight").pixels.contains(.black))
    #expect(try draw("straight", "--variant", "dark").pixels.contains(.white))
  }

  @Test func `the driving side turns roundabouts, ramps and lanes that reverse`() throws {
    for arguments in [["roundabout", "--angle", "135"], ["on-ramp"], ["lanes", "reverse*"]] {
      let right = try Program.run(["glyph"] + arguments)
      let left = try Program.run(["glyph"] + arguments + ["--driving-side", "left"])
      #expect(right.code == 0 && left.code == 0)
      #expect(right.output != left.output, "\(arguments)")
    }
  }

  @Test(arguments: [["--variant", "dark"], ["--weight", "bold"], ["--theme", "high-contrast"]])
  func `a file with a variant, a theme or a weight is drawn as the icon of a folder`(
    look: [String]
  ) throws {
    let file = try Program.run(["glyph", "Icons/maneuvers/turn-right.svg"] + look)
    let glyph = try Program.run(["glyph", "turn-right", "--icons", "Icons"] + look)
    #expect(file.code == 0 && file.error.isEmpty, "\(file.error)")
    #expect(file.output == glyph.output)
    let plain = try Program.run(["glyph", "Icons/maneuvers/turn-right.svg"])
    #expect(plain.code == 0 && plain.output != file.output)
  }

  @Test(arguments: [
    (["turn-left", "--angle", "90"], "--angle does not apply to 'turn-left'"),
    (["straight", "--exit", "2"], "--exit does not apply to 'straight'"),
    (["roundabout-enter-ccw", "--exit", "2"], "--exit does not apply to 'roundabout-enter-ccw'"),
    (
      ["roundabout_ccw_a90_e1", "--angle", "9"], "--angle does not apply to 'roundabout_ccw_a90_e1'"
    ),
    (["turn-left", "--dividers"], "--dividers does not apply to 'turn-left'"),
    (["roundabout-right-ccw", "--angle", "400"], "--angle is 400; expected 1 to 360 degrees"),
    (
      ["Icons/maneuvers/straight.svg", "--icons", "Icons"],
      "--icons does not apply to 'Icons/maneuvers/straight.svg'"
    ),
  ])
  func `options that do not apply to the drawing are refused`(
    arguments: [String], words: String
  ) throws {
    let run = try Program.run(["glyph"] + arguments)
    #expect(run.code == 64 && run.output.isEmpty)
    #expect(run.error.hasPrefix("error: \(words)"), "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    "x.jpg", "a/x.JPEG", "x.gif", "x.webp", "x.svg", "x.png.tmp", "x.apng", "v1.2", ".x.bmp",
  ])
  func `a picture of another format is refused`(output: String) throws {
    for more in [[], ["--frames", "3"]] {
      let folder = try TemporaryFolder()
      let run = try Program.run(["glyph", "turn-left", "-o", output] + more, in: folder.url)
      #expect(run.code == 64)
      #expect(
        run.error
          == "error: --output is '\(output)', but glyph writes PNG; use a name that ends in .png, or in / "
          + "for a folder of --frames; 'icons --target svg' writes SVG; see 'fingerpost glyph --help'\n"
      )
      #expect(folder.files().isEmpty)
    }
  }

  @Test func `a name without a suffix, a pipe and a folder are written`() throws {
    let folder = try TemporaryFolder()
    for output in ["x", "x.PNG", ".png", "a.b/x", "x."] {
      let run = try Program.run(["glyph", "turn-left", "-o", output], in: folder.url)
      #expect(run.code == 0, "\(run.error)")
      #expect(try folder.bytes(output).starts(with: [0x89, 0x50]))
    }
    let script = "mkfifo p.jpg; cat p.jpg & '\(Program.url.path)' glyph turn-left -o p.jpg; wait"
    let piped = try Program.run(program: "/bin/sh", ["-c", script], in: folder.url)
    #expect(piped.output.starts(with: [0x89, 0x50]), "\(piped.error)")
    let slash = ["glyph", "turn-left", "-o", "v1.2/"]
    #expect(try Program.run(slash, in: folder.url).code == 64)
    #expect(try Program.run(slash + ["--frames", "3"], in: folder.url).code == 0)
    #expect(folder.files(in: "v1.2") == ["001.png", "002.png", "003.png"])
  }

  @Test func `a configuration is at fault for its suffix and its scale`() throws {
    let folder = try TemporaryFolder()
    for (text, finding) in [
      (#""output": "x.jpg""#, "--output is 'x.jpg'"),
      (#""scale": 9"#, "--scale is 9; use a whole number from 1 to 8; see"),
    ] {
      try folder.write("{\"commands\": {\"glyph\": {\(text)}}}", to: "fingerpost.json")
      let run = try Program.run(["glyph", "turn-left"], in: folder.url)
      #expect(run.code == 65 && run.error.hasPrefix("error: fingerpost.json: \(finding)"))
    }
  }

  @Test(arguments: ["0", "9", "64"])
  func `all commands take the same scales`(scale: String) throws {
    for words in [
      ["glyph", "turn-left"], ["icons", "-o", "x"], ["render", "x.json", "-o", "x"],
      ["verify", "x", "x.json"], ["accept", "x", "--all"],
    ] {
      let run = try Program.run(words + ["--scale", scale])
      #expect(run.code == 64, "\(words)")
      #expect(
        run.error
          == "error: --scale is \(scale); use a whole number from 1 to 8; see 'fingerpost "
          + "\(words[0]) --help'\n")
    }
  }

  @Test func `an angle or exit changes the kinds of roundabouts that take it`() throws {
    let plain = try draw("roundabout-right-ccw")
    #expect(try draw("roundabout-right-ccw", "--exit", "2") != plain)
    #expect(try draw("roundabout-right-ccw", "--angle", "120") != plain)
  }

  @Test func `a junction is drawn from the angles of its roads, in a canvas of any form`() throws {
    let picture = try draw("junction", "l90|0|r45*", "--size", "140x100", "--scale", "2")
    #expect((picture.width, picture.height) == (280, 200))
    let same = try draw("junction_xr45_l90_r0", "--size", "140x100", "--scale", "2")
    #expect(picture == same)
  }

  @Test func `a junction view is drawn from lanes and roads, marked as in a country`() throws {
    let words = "through|through|slight_right* > 0|r12*"
    let picture = try draw("junction-view", words, "--country", "us")
    #expect((picture.width, picture.height) == (140, 100))
    #expect(try draw("junction_view_ooz_r0n1t2_xr15n3_us") == picture)
    #expect(try draw("junction-view", words) != picture)
  }

  @Test func `a name of a manifest gives the same picture as its parameters`() throws {
    #expect(
      try draw("roundabout_ccw_a77_e3") == draw("roundabout", "--angle", "77", "--exit", "3"))
    #expect(try draw("lanes_lx_tr") == draw("lanes", "left*|through;right"))
  }

  @Test func `an SVG file is drawn in its own colors, to a file that is named`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">
      <rect width="1" height="1" fill="#102030"/></svg>
      """, to: "a.svg")
    let result = try Program.run([
      "glyph", temporary.path("a.svg"), "--size", "4x2", "-o", temporary.path("sub/b.png"),
    ])
    #expect(result.code == 0 && result.output.isEmpty)
    let pixmap = try PNGCoder.decode(temporary.bytes("sub/b.png"))
    let ink = Color(red: 0x10, green: 0x20, blue: 0x30)
    #expect(
      pixmap.pixels == [ink, ink, .transparent, .transparent] + [
        ink, ink, .transparent, .transparent,
      ])
  }

  @Test(
    arguments: [
      (["turn-letf"], "error: no glyph 'turn-letf'; did you mean 'turn-left'?\n", Int32(64)),
      (["xyzzy"], "error: no glyph 'xyzzy'; see 'fingerpost list'\n", 64),
      (
        ["roundabout", "--angle", "361"],
        "error: --angle is 361; expected 1 to 360 degrees\n", 64
      ),
      (["roundabout", "--exit", "0"], "error: --exit is 0; expected 1 to 19\n", 64),
      (["roundabout-straight-ccw", "--exit", "99"], "error: --exit is 99; expected 1 to 19\n", 64),
      (
        ["nobody.svg"],
        "error: nobody.svg: no such file, or a broken symbolic link; check the path\n", 66
      ),
      (
        ["a\nb\u{1B}[31m.svg"],
        "error: a\\nb\\u{1B}[31m.svg: no such file, or a broken symbolic link; check the path\n", 66
      ),
      (
        ["straight", "--variant", "blue"],
        "error: --variant blue: the theme has no such variant; use dark, light\n", 64
      ),
      (
        ["straight", "--size", "90000"],
        "error: glyph 'straight': the size is 90000×90000 px; use 1×1 or more and at most "
          + "67108864 pixels\n", 65
      ),
    ] as [([String], String, Int32)])
  func `what cannot be drawn gives one line and an exit code`(
    arguments: [String], message: String, code: Int32
  ) throws {
    let result = try Program.run(["glyph"] + arguments)
    #expect(result.error == message)
    #expect(result.code == code)
    #expect(result.output.isEmpty)
  }

  static let unreadable: [([String], String)] = [
    (["lanes", ""], "lane 1: no lanes; expected 1 to 16, such as 'left|through*'"),
    (
      ["lanes", "left|up"],
      """
      lane 2: no direction 'up'; expected left, slight_left, sharp_left, through, right, \
      slight_right, sharp_right, reverse, merge_to_left, merge_to_right or none
      """
    ),
    (
      ["lanes", String(repeating: "left|", count: 99)],
      "lane 100: 100 lanes; expected 1 to 16"
    ),
    (
      ["junction", "l90|r45"],
      "the roads: no road is marked; expected a * after the road to follow"
    ),
    (
      ["junction", "l90|x45*"],
      "road 2 is 'x45*'; expected 0, l1 to l180 or r1 to r180, one with * behind it"
    ),
    (
      ["junction-view", "through|through*"],
      "'through|through*': not lanes and roads; expected both with > between them, as in "
        + "'through|slight_right* > 0|r15*'"
    ),
    (
      ["junction-view", "through|through* > 0*"],
      "the number of roads ahead is 1; expected 2 to 13"
    ),
    (
      ["junction-view", "through|through* > 0*|r9"],
      "lane 1: leads into no road; expected a road on the same side of the one to follow"
    ),
  ]

  @Test(arguments: unreadable)
  func `lanes and roads that cannot be read are named with their place`(
    arguments: [String], message: String
  ) throws {
    let result = try Program.run(["glyph"] + arguments)
    #expect(result.error == "error: \(message)\n")
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
  }
}

/// SVG files that ask for more than any picture needs.
@Suite struct HostileIconTests {
  @Test(arguments: [
    ("width='1e30' height='1e30'", "", "the size is 2147483648×2147483648 px"),
    ("width='1e-30' height='1e-30'", "", "the size is 0×0 px"),
    ("viewBox='0 0 9 9'", segments(600_000), "more than 500000 line pieces"),
    ("viewBox='0 0 9 9'", "<path d='\(String(repeating: " ", count: 8 << 20))'/>", "8 MiB"),
  ])
  func `an SVG file beyond the limits gives one line and an exit code`(
    size: String, content: String, finding: String
  ) throws {
    let folder = try TemporaryFolder()
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(content)</svg>"
    try folder.write(svg, to: "icon.svg")
    let result = try Program.run(["glyph", folder.path("icon.svg")])
    #expect(result.error.hasPrefix("error: ") && result.error.contains(finding))
    #expect(result.error.utf8.count { $0 == 0x0A } == 1)
    #expect(result.code == 65)
    #expect(result.output.isEmpty)
  }

  @Test func `a drawing that crosses itself thousands of times is drawn`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 99 99'>\(Self.crossings(2000))</svg>",
      to: "icon.svg")
    let result = try Program.run(["glyph", folder.path("icon.svg")])
    #expect(result.code == 0 && result.error.isEmpty)
    #expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `a small drawing that takes too much work is refused, by its file or its glyph`()
    throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Own/maneuvers"), withIntermediateDirectories: true)
    let file = "Own/maneuvers/straight.svg"
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 512 512'><path d='M0 256H512' "
        + "stroke='#000' stroke-width='512' stroke-dasharray='.0052'/></svg>", to: file)
    let refused = try Program.run(["glyph", file, "-o", "a.png"], in: folder.url)
    #expect(refused.code == 65)
    #expect(
      refused.error
        == "error: \(file): the drawing takes more than 283554432 steps of work; "
        + "simplify it: fewer dashes, copies, crossings and layers\n")
    let words = ["glyph", "straight", "--icons", "Own", "--size", "400", "-o", "a.png"]
    let glyph = try Program.run(words, in: folder.url)
    #expect(glyph.code == 65 && glyph.error.filter { $0 == "\n" }.count == 1, "\(glyph.error)")
    #expect(glyph.error.hasPrefix("error: ") && glyph.error.contains("straight"))
    #expect(folder.files() == [file])
  }

  private static func segments(_ count: Int) -> String {
    "<path d='M0 0\(String(repeating: "h1v1", count: count / 2))'/>"
  }

  /// Lines from the left side to the right one and back, each with other ends.
  private static func crossings(_ count: Int) -> String {
    let lines = (0..<count).map { "L\($0 % 2 * 99) \($0 &* 7919 % 9973 / 101)" }
    return "<path d='M0 0\(lines.joined())'/>"
  }
}

@Suite struct ListTests {
  @Test func `lists the kinds, and an engine's words`() throws {
    struct Kind: Decodable { var kind: String }
    let json = try Program.run(["list", "--format", "json"])
    let kinds = try JSONDecoder().decode([Kind].self, from: json.output).map(\.kind)
    #expect(kinds.filter { $0 != "furniture" } == ManeuverKind.allCases.map(\.rawValue))
    let csv = try Program.run(["list", "--engine", "osrm", "--format", "csv"]).text
    #expect(csv.hasPrefix("provider,symbol,value,canonical\nosrm-v5,turn,uturn,u-turn-left\n"))
    let unknown = try Program.run(["list", "--engine", "atlantis"])
    #expect(unknown.code == 64)
    #expect(
      unknown.error == "error: --engine atlantis: no such engine; use one of "
        + Vocabulary.all.map(\.provider).joined(separator: ", ") + "\n")
  }
}

@Suite struct HelpTests {
  @Test(arguments: [[], ["--help"], ["help"]])
  func `help lists the commands, examples and exit codes`(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.code == 0)
    for word in ["render", "cards", "glyph", "list", "EXAMPLES", "EXIT CODES"] {
      #expect(result.text.contains(word))
    }
  }

  @Test func `prints its version`() throws {
    let text = try Program.run(["--version"]).text
    #expect(try Program.run(["-V"]).text == text)
    #expect(text.split(separator: ".").count == 3)
  }
}
