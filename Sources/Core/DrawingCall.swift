import Faults
import Glyphs
import JSON
import Paths
import Raster
import Maneuvers
import SVGCoding

/// A picture to draw.
struct DrawingCall {
  private let node: JSONNode
  private let size: Size?
  private let scale: Double
  private let form: PictureForm

  init(_ node: JSONNode) throws(Fault) {
    try node.expectKeys([
      "call", "name", "words", "angle", "exit", "driving-side", "dividers", "country", "size",
      "scale",
      "variant", "theme", "weight", "unfitted", "form",
    ])
    self.node = node
    size = try node["size"].map { node throws(Fault) in try Size(sides: node) }
    scale = try node["scale"]?.expectNumber(in: 0.01...64) ?? 1
    form = try node["form"]?.expectWord() ?? .png
  }

  /// Draws the glyph.
  func response() throws(Fault) -> CoreMessage {
    let artist = GlyphArtist(theme: try theme(), icons: .builtIn)
    let spec = try request().spec(in: artist.icons)
    let name = try node["variant"]?.expectText() ?? "light"
    guard let variant = artist.theme.variant(named: name) else {
      throw missing("variant", name, artist.theme.variants.map { $0.name })
    }
    let isUnfitted = try node["unfitted"]?.expectFlag() ?? false
    let standard = try spec.standardSize(artist.icons)
    let drawing = try artist.drawing(
      of: spec, variant: variant, size: size ?? standard, pixelsPerPoint: isUnfitted ? nil : scale)
    return Core.message(of: try picture(of: drawing), form, name: spec.name)
  }

  /// Draws an SVG file, with what is ignored in it.
  func response(svg bytes: [UInt8]) throws(Fault) -> CoreMessage {
    var ignored: [String] = []
    let drawing = try SVGReader.read(bytes, size: size) { ignored.append("\($0)") }
    return Core.message(of: try picture(of: drawing), form, ignored: ignored)
  }

  private func picture(of drawing: Drawing) throws(Fault) -> Pixmap {
    let (width, height) = try drawing.size.pixels(scale: scale)
    var renderer = Renderer()
    return try renderer.draw(drawing, width: width, height: height)
  }

  private func request() throws(Fault) -> GlyphRequest {
    var request = GlyphRequest(name: try node.member("name").expectText())
    request.words = try node["words"]?.expectText()
    request.angle = try node["angle"]?.expectNumber(in: -1e9...1e9)
    request.exit = try node["exit"]?.expectWhole(in: 0...1_000_000)
    request.drivingSide = try node["driving-side"]?.expectWord() ?? .right
    request.hasDividers = try node["dividers"]?.expectFlag() ?? false
    request.country = try node["country"]?.expectText()
    return request
  }

  private func theme() throws(Fault) -> Theme {
    let theme = try Theme(Self.themeFile(node["theme"]))
    guard let weight = try node["weight"]?.expectText() else { return theme }
    guard let weighted = theme.weighted(weight) else {
      throw missing("weight", weight, theme.weights.keys.sorted())
    }
    return weighted
  }

  /// The file of a theme that is named, or is itself the text.
  static func themeFile(_ node: JSONNode?) throws(Fault) -> [UInt8] {
    let text = try node?.expectText() ?? "default"
    if text.contains("{") { return Array(text.utf8) }
    guard let file = Theme.builtInFiles.first(where: { $0.key == text }) else {
      throw Fault(
        "--theme: no theme '\(text)'",
        remedy: "use its text, or \(Theme.builtInFiles.map { $0.key }.joined(separator: ", "))")
    }
    return file.value
  }

  private func missing(_ kind: String, _ name: String, _ names: [String]) -> Fault {
    Fault(
      .usage, at: "--\(kind) \(name)", "the theme has no such \(kind)",
      remedy: "use \(names.joined(separator: ", "))")
  }
}

extension Size {
  /// A width and a height in points.
  fileprivate init(sides node: JSONNode) throws(Fault) {
    let (width, height) = try node.expectSides()
    let limit = 0.01...65_536.0
    self.init(
      width: try width.expectNumber(in: limit), height: try height.expectNumber(in: limit))
  }
}

extension JSONNode {
  /// A list of a width and a height.
  func expectSides() throws(Fault) -> (width: JSONNode, height: JSONNode) {
    let sides = try expectList()
    guard sides.count == 2 else {
      throw fault("not two numbers", remedy: "give a width and a height")
    }
    return (sides[0], sides[1])
  }
}
