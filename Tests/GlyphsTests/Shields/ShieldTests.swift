import Paths
import Raster
import Testing
import Faults

@testable import Glyphs

/// Shields: names, sizes, colors and faults of the table.
@Suite struct ShieldTests {
  private let studio: Studio

  init() throws {
    studio = try Studio()
  }

  @Test(arguments: [
    ("us-interstate", "75", false, "shield_us_interstate__75"),
    ("es-autovia", "A-8", false, "shield_es_autovia__a_2d_8"),
    ("nl-city", "s100", false, "shield_nl_city___73_100"),
    ("ua-national", "Н279", false, "shield_ua_national___41d_279"),
    ("exit-us", "EXIT 12A", true, "shield_exit_us__exit_20_12a__left"),
    ("x", "--", false, "shield_x___2d__2d_"),
  ])
  func `a name contains network and text, and parses back`(
    network: String, text: String, isMirrored: Bool, name: String
  ) throws {
    let shield = try #require(Shield(network: network, text: text, isMirrored: isMirrored))
    #expect(GlyphSpec.shield(shield).name == name)
    #expect(GlyphSpec(name: name) == .shield(shield))
  }

  @Test(arguments: [
    "shield", "shield_", "shield_us", "shield_us__", "shield_us__A", "shield__us__1",
    "shield_us__1_zz_", "shield_us__1234567890123", "shield_us__1__right", "shield_us__1_d800_",
    "shield_../x__1",
  ])
  func `other names are not shields`(name: String) {
    #expect(GlyphSpec(name: name) == nil)
  }

  @Test(arguments: [
    "", " ", "us-interstate", ":75", "us-interstate:", "../x:1", "us--x:1", "US:1",
    "us-interstate:1234567890123", "us-interstate:طريق", "us-interstate:🚗", "x:\u{0}",
  ])
  func `a text that no plate can show is refused`(words: String) {
    #expect(throws: Fault.self) { try Shield(words: words) }
  }

  @Test func `each network of the table has a plate on which it is legible`() throws {
    let table = ShieldTable.builtIn
    #expect(table.faults.isEmpty)
    #expect(table.networks.count > 250)
    #expect(try table.faintTexts() == [])
    #expect(table["default"]?.isGeneric == true)
    #expect(table.exitSign("12", country: nil)?.network == "exit")
    #expect(table.exitSign("12A", country: "US")?.text == "EXIT 12A")
    #expect(table.exitSign("12A", country: "XX")?.network == "exit")
  }

  @Test func `each plate of the folder belongs to a network`() throws {
    let table = ShieldTable.builtIn
    let used = Set(table.networks.map(\.plate))
    #expect(used == Set(EmbeddedIcons.shields.names))
  }

  /// Texts of 1 to 12 characters.
  private static let texts = ["1", "24", "168", "1035A", "EXIT 1234AB", "MMMMMMMMMMMM"]

  @Test func `each shield fits CarPlay, shows its whole text and is no smaller for a longer one`()
    throws
  {
    var renderer = Renderer()
    for network in ShieldTable.builtIn.networks {
      var last = 0.0
      for text in Self.texts {
        let shield = try #require(Shield(network: network.name, text: text))
        let size = try ShieldTable.builtIn.size(of: shield)
        #expect(size.height == 24 && size.width <= 60 && size.width >= last, "\(shield)")
        #expect(size.width == size.width.rounded())
        last = size.width
        let drawing = try studio.artist.drawing(
          of: .shield(shield), variant: studio.variant("light"), size: size, pixelsPerPoint: 1)
        let picture = try renderer.draw(drawing, width: Int(size.width), height: 24)
        let ink = try #require(network.color("text", isDark: false))
        #expect(picture.pixels.contains { Self.isNear($0.over(.white), ink) }, "\(shield)")
      }
    }
  }

  @Test func `letters on plates have the weight at scale 1 that they have at scale 3`() throws {
    var renderer = Renderer()
    for network in ShieldTable.builtIn.networks {
      let (network, plate) = try ShieldTable.builtIn.parts(
        of: try #require(Shield(network: network.name, text: "1")))
      for number in ["8", "11", "35", "101", "405"] {
        let text = network.writing(number: number, ref: number)
        let shield = try #require(Shield(network: network.name, text: text))
        let size = try ShieldTable.builtIn.size(of: shield)
        let weights = try [1, 3].map { scale in
          let items = ShieldArtist(shield: shield, network: network, plate: plate, isDark: false)
            .items(in: size, PixelGrid(pixelsPerPoint: Double(scale)))
          // The text is written last, in one shape of lines and one of areas.
          let first = items.count - plate.items(plate.layout(text, network.letters)).count
          let picture = try renderer.draw(
            Drawing(size: size, items: items.suffix(first)),
            width: Int(size.width) * scale, height: 24 * scale)
          return Double(picture.pixels.reduce(0) { $0 + Int($1.alpha) }) / Double(scale * scale)
        }
        #expect((weights[0] / weights[1] - 1).magnitude <= 0.15, "\(shield): \(weights)")
      }
    }
  }

  /// Whether two colors look the same.
  private static func isNear(_ one: Color, _ other: Color) -> Bool {
    zip([one.red, one.green, one.blue], [other.red, other.green, other.blue]).allSatisfy {
      abs(Int($0) - Int($1)) < 48
    }
  }

  @Test func `a sign on the left mirrors the plate but not the letters`() throws {
    let right = try #require(Shield(network: "exit-us", text: "EXIT 12"))
    let left = try #require(Shield(network: "exit-us", text: "EXIT 12", isMirrored: true))
    let size = try ShieldTable.builtIn.size(of: right)
    func items(_ shield: Shield) throws -> [Drawing.Item] {
      try studio.artist.drawing(
        of: .shield(shield), variant: studio.variant("light"), size: size
      ).items
    }
    let (one, other) = (try items(right), try items(left))
    #expect(one.count == other.count && one != other)
    let (first, second) = (
      try #require(one.last?.shapes.first?.shape.bounds),
      try #require(other.last?.shapes.first?.shape.bounds)
    )
    #expect(abs(first.width - second.width) < 1e-9)
  }

  @Test(arguments: [
    ("[]", "the file: not an object; write it in braces"),
    ("{\"x\": 1}", "the file: unknown key 'x'; use plates, networks"),
    (
      "{\"plates\": {\"a\": {\"room\": [0, 0, 1, 1]}}}",
      "plates.a: no file 'a.svg' is beside the table; add it"
    ),
    (
      "{\"plates\": {\"rectangle\": {\"room\": [1, 2]}}}",
      "plates.rectangle.room: has 2 elements; expected 4: x, y, width and height of the text"
    ),
    (
      ##"{"networks": [{"name": "A", "title": "A", "plate": "box", "text": "1", "colors": {"text": "#000000"}}]}"##,
      "networks[0]: 'A' is not a valid name; use a to z, 0 to 9 and '-'"
    ),
    (
      "{\"networks\": [{\"name\": \"a\", \"title\": \"A\", \"plate\": \"rectangle\", \"text\": \"1\"}]}",
      "networks[0].colors: missing; add it: the color of each class of the plate, and of the text, "
        + ##"such as { "text": "#FFFFFF" }"##
    ),
  ])
  func `a fault of the table says where it is and what to do`(text: String, message: String) {
    let fault = #expect(throws: Fault.self) {
      try ShieldTable(Array(text.utf8), file: "n.json", adding: .builtIn) { name in
        EmbeddedIcons.shields[name].map { ($0, name) }
      }
    }
    #expect(fault?.description == "n.json: " + message)
  }
}
