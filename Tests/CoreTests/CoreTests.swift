import Core
import Faults
import Foundation
import Glyphs
import JSON
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing

struct CoreTests {
  @Test func `a glyph is drawn as the artist draws it, in each form`() throws {
    let artist = GlyphArtist(theme: try .builtIn(), icons: .builtIn)
    let variant = try #require(artist.theme.variant(named: "dark"))
    let drawing = try artist.drawing(
      of: GlyphSpec(kind: .turnLeft, drivingSide: .right), variant: variant,
      size: Size(width: 24, height: 24), pixelsPerPoint: 2)
    var renderer = Renderer()
    let expected = try renderer.draw(drawing, width: 48, height: 48)
    let request = #""name":"turn-left","size":[24,24],"scale":2,"variant":"dark""#
    let png = try respond(#"{"call":"draw",\#(request)}"#)
    #expect(png.bytes == PNGCoder.encode(expected))
    #expect(png.node["name"]?.string == "turn_left")
    #expect(png.node["width"]?.number == 48 && png.node["height"]?.number == 48)
    let pixels = try respond(#"{"call":"draw","form":"pixels",\#(request)}"#)
    #expect(pixels.bytes == expected.bytes)
  }

  @Test(arguments: [
    (#""name":"lanes","words":"left|through*","driving-side":"right""#, "lanes_l_tx"),
    (
      #""name":"roundabout","angle":135,"exit":2,"driving-side":"left""#,
      "roundabout_slight_left_cw_e2"
    ),
    (#""name":"junction","words":"l90|0*""#, "junction_xr0_l90"),
  ])
  func `the parts of a name are those of the command`(request: String, name: String) throws {
    let response = try respond(#"{"call":"draw",\#(request)}"#)
    #expect(response.node["name"]?.string == name)
  }

  @Test func `a theme may be text, a name or heavier`() throws {
    let file = try respond(#"{"call":"theme","theme":"map"}"#)
    #expect(file.bytes == Theme.builtInFiles.first { $0.key == "map" }?.value)
    let text = String(decoding: file.bytes, as: UTF8.self)
    var writer = JSONWriter()
    writer.append(.string(text))
    let own = String(decoding: writer.bytes, as: UTF8.self)
    let named = try respond(#"{"call":"draw","name":"turn-left","theme":"map"}"#)
    #expect(
      try respond(#"{"call":"draw","name":"turn-left","theme":\#(own)}"#).bytes == named.bytes)
    let usual = try respond(#"{"call":"draw","name":"turn-left"}"#)
    let bold = try respond(#"{"call":"draw","name":"turn-left","weight":"bold"}"#)
    #expect(Set([usual.bytes, bold.bytes, named.bytes]).count == 3)
  }

  @Test func `an SVG file is drawn, and what it has besides is told`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">
      <rect width="2" height="3" fill="#f00"/><rect width="1" height="1" fill="none"/></svg>
      """
    let response = try respond(
      #"{"call":"draw-svg","form":"pixels","scale":2}"#, Array(svg.utf8))
    #expect(response.node["width"]?.number == 8 && response.node["height"]?.number == 6)
    #expect(response.bytes.prefix(4) == [255, 0, 0, 255])
    #expect(response.bytes[16..<20] == [0, 0, 0, 0])
    #expect(response.node["ignored"]?.elements.isEmpty == true)
  }

  @Test func `two pictures are compared by the rules`() throws {
    let (white, gray): ([UInt8], [UInt8]) = ([255, 255, 255, 255], [250, 255, 255, 255])
    let sides = #""expected":[2,1],"actual":[2,1]"#
    let bytes = white + white + white + gray
    let exact = try respond(#"{"call":"diff",\#(sides)}"#, bytes)
    #expect(exact.node["pixels"]?.number == 1 && exact.node["allowed"]?.flag == false)
    #expect(exact.node["largest"]?.number == 5 && exact.node["box"]?.string == "1x1+1+0")
    #expect(try PNGCoder.decode(exact.bytes).width == 2)
    let loose = try respond(#"{"call":"diff","tolerance":5,\#(sides)}"#, bytes)
    #expect(loose.node["pixels"]?.number == 0 && loose.node["allowed"]?.flag == true)
  }

  @Test(arguments: [
    "helsinki-hebrew", "helsinki-stops", "motorway", "ring-road", "roundabouts-left",
  ])
  func `cards are those of the command`(name: String) throws {
    let examples = Corpus.package.appending(path: "Examples/routes")
    let response = try [UInt8](Data(contentsOf: examples.appending(path: "\(name).json")))
    let cards = try respond(#"{"call":"cards","name":"\#(name).json"}"#, response)
    let own = try [UInt8](Data(contentsOf: examples.appending(path: "\(name).cards.json")))
    #expect(cards.bytes == own)
    let german = try respond(
      #"{"call":"cards","locale":"de","units":"us","parts":[],"alternatives":1}"#, response)
    let file = try JSONNode(text: german.bytes)
    #expect(german.node["language"]?.string == "de" && file["locale"]?.string == "de")
    #expect(file["units"]?.string == "us" && file["cards"]?.first?["announcements"] == nil)
  }

  @Test(arguments: [
    (#"{"call":"cards","locale":"xx!"}"#, "--locale"),
    (#"{"call":"cards","name":"a.json"}"#, "a.json: "),
    (#"{"call":"cards","engine-file":["{}"]}"#, "--engine-file"),
    (#"{"call":"cards","lcale":"de"}"#, "did you mean 'locale'?"),
    (#"{"call":"cards","units":"furlong"}"#, "use metric, us, uk, uk-signs"),
    (#"{"call":"cards","parts":["voice","sound"]}"#, "--parts: unknown word 'sound'"),
    (#"{"call":"cards","format":"osrn"}"#, "--format: unknown format 'osrn'"),
    (#"{"call":"cards","time-zone":"+02:00"}"#, "--time-zone: needs --depart"),
    (#"{"call":"draw","name":"turn-lft"}"#, "did you mean 'turn-left'?"),
    (#"{"call":"draw","name":"turn-left","varient":"dark"}"#, "did you mean 'variant'?"),
    (#"{"call":"draw","name":"turn-left","variant":"gray"}"#, "use dark, light"),
    (#"{"call":"draw","name":"turn-left","theme":"night"}"#, "--theme: no theme 'night'"),
    (#"{"call":"draw","name":"turn-left","size":[24]}"#, "has 1 element; expected 2"),
    (#"{"call":"draw","name":"turn-left","size":[9e4,1]}"#, "is 90000"),
    (#"{"call":"draw","name":"roundabout","angle":400}"#, "--angle"),
    (#"{"call":"draw-svg"}"#, "empty"),
    (#"{"call":"diff","expected":[9,9],"actual":[9,9]}"#, "more pixels than there are"),
    (#"{"call":"diff","expected":[67108864,67108864],"actual":[9,9]}"#, "more pixels"),
    (#"{"call":"sing"}"#, "expected draw, draw-svg"), (#"{"#, "the request"), ("", "the request"),
  ])
  func `a request that makes no sense is refused in one line`(json: String, part: String) throws {
    let memory = CoreMessage(json: Array(json.utf8)).memory
    let response = try CoreMessage(memory: Core.respond(to: memory))
    let fault = try #require(try JSONNode(text: response.json)["fault"]?.string)
    #expect(fault.contains(part) && !fault.contains("\n"), "\(fault)")
  }

  @Test(arguments: [[], [1], [9, 0, 0, 0, 0x7B], [255, 255, 255, 255, 0x7B]] as [[UInt8]])
  func `a request that ends too soon is refused`(memory: [UInt8]) throws {
    let response = try CoreMessage(memory: Core.respond(to: memory))
    #expect(String(decoding: response.json, as: UTF8.self).contains("ends too soon"))
  }

  private func respond(
    _ json: String, _ bytes: [UInt8] = []
  ) throws -> (node: JSONNode, bytes: [UInt8]) {
    let response = try Core.respond(to: CoreMessage(json: Array(json.utf8), bytes: bytes))
    return (try JSONNode(text: response.json), response.bytes)
  }
}
