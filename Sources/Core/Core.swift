import EmbeddedFiles
package import Faults
import Glyphs
import JSON
import PNGCoding
import Paths
import Raster

/// What a program without Swift asks for, such as a page in a browser: pictures, and their
/// differences.
///
/// A request names one of the calls, and what else it has goes by the names of the options of
/// `fingerpost glyph` and `fingerpost diff`. The response has what was asked for, or `fault`.
package enum Core {
  /// The calls, by the value of `call`.
  private enum Call: String {
    /// Draws a glyph: `name`, its parts, `size`, `scale`, `variant`, `theme`, `weight`, `form`.
    case draw
    /// Draws the SVG file in the bytes: `size`, `scale`, `form`.
    case drawSVG = "draw-svg"
    /// The file `cards.json` of an engine's response in the bytes.
    case cards
    /// Compares the pixels of two pictures.
    case diff
    /// The bytes of the theme `theme`.
    case theme
    /// The names of all glyphs, as `names`.
    case names
    /// The digest of the set, as `fingerpost list --digest` prints it, in the bytes.
    case digest
  }

  /// Responds to a request in memory; a fault is in the response.
  package static func respond(to memory: [UInt8]) -> [UInt8] {
    do throws(Fault) {
      return try respond(to: CoreMessage(memory: memory)).memory
    } catch {
      return CoreMessage { $0.member("fault", "\(error)") }.memory
    }
  }

  /// Responds to a request; throws what is wrong with it.
  package static func respond(to request: CoreMessage) throws(Fault) -> CoreMessage {
    let node = try Fault.within("the request") { () throws(Fault) in
      try JSONNode(text: request.json, named: "the request")
    }
    let schema = EmbeddedFiles.read("Core/Resources/request.schema.json")
    try JSONSchema(schema, named: "request").check(node)
    switch node["call"]?.string.flatMap({ Call(rawValue: $0) }) {
    case .draw: return try DrawingCall(node).response()
    case .drawSVG: return try DrawingCall(node).response(svg: request.bytes)
    case .cards: return try CardsCall(node).response(to: request.bytes)
    case .diff: return try DiffCall(node, request.bytes).response()
    case .theme: return CoreMessage(bytes: try DrawingCall.themeFile(node), { _ in })
    case .names:
      return CoreMessage { $0.member("names", GlyphSet.specs().map { $0.name }) }
    case .digest:
      return CoreMessage(
        bytes: Array(
          try SetDigest.line(by: GlyphArtist(theme: Theme.builtIn(), icons: .builtIn)).utf8),
        { _ in })
    case nil: preconditionFailure("the schema has another call")
    }
  }

  /// A picture in the form that the request names, with its size.
  static func message(
    of picture: Pixmap, _ form: PictureForm, name: String? = nil, ignored: [String]? = nil
  ) -> CoreMessage {
    CoreMessage(bytes: form.bytes(of: picture)) { response in
      response.member("height", picture.height)
      response.member("ignored", ignored)
      response.member("name", name)
      response.member("width", picture.width)
    }
  }
}

/// The bytes of a picture.
enum PictureForm: String {
  /// A PNG file.
  case png
  /// Rows from the top, each pixel as red, green, blue and straight alpha, as in `ImageData`.
  case pixels

  /// The form that a request names; a PNG file if it names none.
  init(of request: JSONNode) { self = request["form"]?.string == "pixels" ? .pixels : .png }

  func bytes(of picture: Pixmap) -> [UInt8] {
    switch self {
    case .png: PNGCoder.encode(picture)
    case .pixels: picture.bytes
    }
  }
}
