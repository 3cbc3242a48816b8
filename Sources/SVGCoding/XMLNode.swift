/// An element of an XML document.
struct XMLNode {
  /// The name without its prefix.
  var name: String
  /// Its kind in SVG; `nil` if SVG has no such element, or it is unsupported.
  var kind: SVGElement?
  /// Whether the name is in SVG's namespace, or in none.
  var isSVG: Bool
  var attributes: XMLAttributes
  /// Where the element starts, counted from 1.
  var line: Int
  var children: [XMLNode] = []
  /// Whether there is text other than white space within.
  var hasText = false

  /// All elements with an id, by id; of several with one id the first.
  func elementsByID() -> [String: XMLNode] {
    var result: [String: XMLNode] = [:]
    func visit(_ node: XMLNode) {
      if let id = node.attributes[.id], result[id] == nil { result[id] = node }
      for child in node.children { visit(child) }
    }
    visit(self)
    return result
  }
}
