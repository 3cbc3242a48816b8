import Foundation
import PNGCoding
import Paths
import Raster
import TestSupport
import Testing

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

  @Test(arguments: [
    (["turn-letf"], "error: no glyph 'turn-letf'; did you mean 'turn-left'?\n", Int32(64)),
    (["xyzzy"], "error: no glyph 'xyzzy'; see 'fingerpost list'\n", 64),
    (
      ["roundabout", "--angle", "361"],
      "error: --angle is 361.0; expected 1 to 360 degrees\n", 64
    ),
    (["roundabout", "--exit", "0"], "error: exit is 0; expected 1 to 99\n", 64),
    (["roundabout-straight-ccw", "--exit", "100"], "error: --exit is 100; expected 1 to 99\n", 64),
    (["nobody.svg"], "error: nobody.svg: no such file; check the name\n", 66),
    (
      ["straight", "--variant", "blue"],
      "error: --variant blue: the theme has no such variant; use dark, light\n", 64
    ),
    (
      ["straight", "--size", "90000"],
      "error: the size is 90000×90000 px; use 1×1 or more and at most 67108864 pixels\n", 65
    ),
  ])
  func `what cannot be drawn is one line and a code`(
    arguments: [String], message: String, code: Int32
  ) throws {
    let result = try Program.run(["glyph"] + arguments)
    #expect(result.error == message)
    #expect(result.code == code)
    #expect(result.output.isEmpty)
  }
}

@Suite struct ListTests {
  @Test func `lists the kinds, and an engine's words`() throws {
    struct Kind: Decodable { var kind: String }
    let json = try Program.run(["list", "--format", "json"])
    #expect(try JSONDecoder().decode([Kind].self, from: json.output).count == 108)
    let csv = try Program.run(["list", "--engine", "osrm", "--format", "csv"]).text
    #expect(csv.hasPrefix("provider,symbol,value,canonical\nosrm-v5,turn,uturn,u-turn-left\n"))
    let unknown = try Program.run(["list", "--engine", "atlantis"])
    #expect(unknown.code == 64)
    #expect(
      unknown.error == "error: --engine atlantis: no such engine; use one of osrm-v5, mapbox-v5, "
        + "valhalla, valhalla-bss, graphhopper, openrouteservice, here-v8, tomtom-routing, "
        + "tomtom-guidance-v2, google-routes-v2, google-routes-preferred, "
        + "google-directions-legacy, ferrostar, google-nav-ios, google-nav-android, "
        + "opentripplanner, mapquest\n")
  }
}

@Suite struct HelpTests {
  @Test(arguments: [[], ["--help"], ["help"]])
  func `says what there is, with examples and exit codes`(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.code == 0)
    for word in ["render", "cards", "glyph", "list", "EXAMPLES", "EXIT CODES"] {
      #expect(result.text.contains(word))
    }
  }

  @Test(arguments: ["render", "cards", "glyph", "list"])
  func `each command has help with examples`(command: String) throws {
    let result = try Program.run([command, "--help"])
    #expect(result.code == 0)
    #expect(result.text.contains("EXAMPLES"))
  }

  @Test func `says its version`() throws {
    let text = try Program.run(["--version"]).text
    #expect(text.split(separator: ".").count == 3)
  }

  @Test func `optimized files show the same and are no larger`() throws {
    let usual = try Program.run(["glyph", "roundabout", "--angle", "90"])
    let optimized = try Program.run(["glyph", "roundabout", "--angle", "90", "--optimize"])
    #expect(optimized.code == 0)
    #expect(optimized.output.count <= usual.output.count)
    #expect(
      try PNGCoder.decode([UInt8](optimized.output)) == PNGCoder.decode([UInt8](usual.output)))
  }
}
