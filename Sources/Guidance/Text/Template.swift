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
    var rest = Substring(template)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { pieces.append(.text(rest[..<open])) }
      pieces.append(.slot(rest[rest.utf8.index(after: open)..<close]))
      rest = rest[rest.utf8.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(rest)) }
    return pieces
  }

  /// The template with each place filled.
  static func fill(_ template: String, _ value: (Substring) -> String) -> String {
    pieces(template).reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .slot(let name): result += value(name)
      }
    }
  }
}
