import XMLReading

/// Builds a tree of elements from the events of a document.
struct XMLTreeBuilder {
  private static let svgNamespace = "http://www.w3.org/2000/svg"
  private static let limits = XMLLimits(bytes: 8 << 20, elements: 50_000)

  private var open: [XMLNode] = []
  private var root: XMLNode?

  /// Reads a document.
  ///
  /// - Throws: `SVGError` for a document that is not well-formed, too large, or not SVG.
  static func read(_ bytes: [UInt8]) throws(SVGError) -> XMLNode {
    var builder = XMLTreeBuilder()
    do throws(XMLError) {
      var reader = try XMLReader(bytes, limits: limits)
      while let event = try reader.next() { builder.add(event) }
    } catch {
      throw SVGError(error)
    }
    guard let root = builder.root else {
      throw .malformed(line: 1, finding: "the document is empty")
    }
    guard root.kind == .svg, root.isSVG else { throw .notSVG(root: root.name) }
    return root
  }

  private mutating func add(_ event: XMLEvent) {
    switch event {
    case .start(let tag):
      open.append(
        XMLNode(
          name: tag.name, kind: .named(tag.name),
          isSVG: tag.namespace.isEmpty || tag.namespace == Self.svgNamespace,
          attributes: XMLAttributes(tag.attributes), line: tag.line))
    case .text(let text):
      guard !open.isEmpty, !open[open.count - 1].hasText else { return }
      // Most text is indentation, which bytes show without decoding characters.
      guard text.utf8.contains(where: { !Self.isSpace($0) }) else { return }
      if text.contains(where: { !$0.isWhitespace }) { open[open.count - 1].hasText = true }
    case .end:
      guard let node = open.popLast() else { return }
      if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

extension SVGError {
  /// Creates the error of a document that is not XML.
  init(_ error: XMLError) {
    switch error {
    case .malformed(let line, let finding): self = .malformed(line: line, finding: finding)
    case .declaration(let line, let finding): self = .declaration(line: line, finding: finding)
    case .tooLarge(let line, let finding): self = .tooLarge(line: line, finding: finding)
    }
  }
}
