import XMLReading

struct XMLNode {
  /// The local name.
  let name: String
  /// The SVG element; `nil` if unsupported.
  let kind: SVGElement?
  /// Whether the name has SVG's namespace or no namespace.
  let isSVG: Bool
  let attributes: [(name: SVGAttribute, value: String)]
  /// The first line of the element, from 1.
  let line: Int
  private(set) var children: [XMLNode] = []
  /// Whether a `style` element has text other than white space.
  private(set) var hasRules = false

  private init(_ tag: XMLTag) {
    name = tag.name
    kind = SVGElement(rawValue: tag.name)
    isSVG = tag.namespace.isEmpty || tag.namespace == "http://www.w3.org/2000/svg"
    attributes = tag.attributes.compactMap { attribute in
      SVGAttribute(rawValue: attribute.name).map { ($0, attribute.value) }
    }
    line = tag.line
  }

  subscript(name: SVGAttribute) -> String? { attributes.first { $0.name == name }?.value }

  /// Parses a document and checks that its root is `svg`.
  static func root(of bytes: [UInt8]) throws(SVGError) -> XMLNode {
    var open: [XMLNode] = []
    var root: XMLNode?
    do throws(XMLError) {
      var reader = try XMLReader(bytes, limits: XMLLimits(bytes: 8 << 20, elements: 50_000))
      while let event = try reader.next() {
        switch event {
        case .start(let tag): open.append(XMLNode(tag))
        case .text(let text):
          guard let last = open.indices.last, open[last].kind == .style else { continue }
          if text.contains(where: { !$0.isWhitespace }) { open[last].hasRules = true }
        case .end:
          guard let node = open.popLast() else { continue }
          if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
        }
      }
    } catch {
      throw SVGError(error)
    }
    guard let root else { throw .malformed(line: 1, finding: "the document is empty") }
    guard root.kind == .svg, root.isSVG else { throw .notSVG(root: root.name) }
    return root
  }

  /// All elements with an id; the first wins if an id repeats.
  func elementsByID() -> [String: XMLNode] {
    var result: [String: XMLNode] = [:]
    func visit(_ node: XMLNode) {
      if let id = node[.id], result[id] == nil { result[id] = node }
      for child in node.children { visit(child) }
    }
    visit(self)
    return result
  }

  func bad(_ attribute: SVGAttribute, _ value: String, expected: String) -> SVGError {
    .badValue(
      line: line, element: name, attribute: attribute.rawValue, value: value, expected: expected)
  }

  func unsupported(_ feature: String) -> SVGError {
    .unsupported(line: line, element: name, feature: feature)
  }
}

extension SVGError {
  fileprivate init(_ error: XMLError) {
    switch error {
    case .malformed(let line, let finding): self = .malformed(line: line, finding: finding)
    case .declaration(let line, let finding): self = .declaration(line: line, finding: finding)
    case .tooLarge(let line, let finding): self = .tooLarge(line: line, finding: finding)
    }
  }
}
