/// Text with places to fill, each a name in braces.
enum Template {
  /// A piece of a template.
  enum Piece {
    case text(Substring)
    case slot(Substring)
  }

  /// The pieces of a template, in order.
  static func pieces(_ template: String) -> [Piece] {
    var pieces: [Piece] = []
    eachPiece(of: template) { pieces.append($0) }
    return pieces
  }

  /// Hands on the pieces of a template, in order.
  static func eachPiece(of template: String, _ use: (Piece) -> Void) {
    let bytes = template.utf8
    var rest = bytes.startIndex
    while let open = bytes[rest...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest { use(.text(template[rest..<open])) }
      use(.slot(template[bytes.index(after: open)..<close]))
      rest = bytes.index(after: close)
    }
    if rest < bytes.endIndex { use(.text(template[rest...])) }
  }

  /// The template with each place filled.
  static func fill(_ template: String, _ value: (Substring) -> String) -> String {
    var result = ""
    eachPiece(of: template) { piece in
      switch piece {
      case .text(let text): result += text
      case .slot(let name): result += value(name)
      }
    }
    return result
  }
}
