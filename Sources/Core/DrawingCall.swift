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

  init(_ node: JSONNode) {
    self.node = node
    size = node["size"].map { Size(width: $0.numbers[0], height: $0.numbers[1]) }
    scale = node["scale"]?.number ?? 1
    form = PictureForm(of: node)
  }

  /// Draws the glyph.
  func response() throws(Fault) -> CoreMessage {
    let artist = GlyphArtist(theme: try theme(), icons: .builtIn)
    let spec = try request.spec(in: artist.icons)
    let name = node["variant"]?.string ?? "light"
    guard let variant = artist.theme.variant(named: name) else {
      throw missing("variant", name, artist.theme.variants.map { $0.name })
    }
    let isUnfitted = node["unfitted"]?.flag ?? false
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

  private var request: GlyphRequest {
    var request = GlyphRequest(name: node["name"]?.string ?? "")
    request.words = node["words"]?.string
    request.angle = node["angle"]?.number
    request.exit = node["exit"]?.number.map { Int($0) }
    request.drivingSide = node["driving-side"]?.string == "left" ? .left : .right
    request.hasDividers = node["dividers"]?.flag ?? false
    request.country = node["country"]?.string
    return request
  }

  private func theme() throws(Fault) -> Theme {
    let builtIn = try Theme.builtIn(named: node["theme"]?.string ?? "default")
    let theme = if let builtIn { builtIn } else { try Theme(Self.themeFile(node)) }
    guard let weight = node["weight"]?.string else { return theme }
    guard let weighted = theme.weighted(weight) else {
      throw missing("weight", weight, theme.weights.keys.sorted())
    }
    return weighted
  }

  /// The file of the theme that a request names, or whose text it has.
  static func themeFile(_ request: JSONNode) throws(Fault) -> [UInt8] {
    let text = request["theme"]?.string ?? "default"
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
