import XMLReading
import Faults

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
  /// The text between its children.
  private(set) var text = ""

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
  static func root(of bytes: [UInt8]) throws(Fault) -> XMLNode {
    guard !bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw Fault(at: "line 1", "a PNG picture, not SVG", remedy: "export the drawing as SVG")
    }
    var open: [XMLNode] = []
    var root: XMLNode?
    var reader = try XMLReader(bytes, limits: XMLLimits(bytes: 8 << 20, elements: 50_000))
    while let event = try reader.next() {
      switch event {
      case .start(let tag): open.append(XMLNode(tag))
      case .text(let text):
        if let last = open.indices.last { open[last].text += text }
      case .end:
        guard let node = open.popLast() else { continue }
        if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
      }
    }
    guard let root else {
      throw Fault(
        at: "line 1", "not well-formed XML: the document is empty", remedy: "save the file again")
    }
    guard root.kind == .svg, root.isSVG else {
      throw Fault(
        at: "line 1", "the root element is '\(root.name)'",
        remedy: "expected 'svg' with xmlns=\"http://www.w3.org/2000/svg\"")
    }
    return root
  }

  /// Visits the element and all below it in document order, each with its ancestors from the outside
  /// in.
  func visit(within ancestors: [XMLNode] = [], _ body: (XMLNode, [XMLNode]) -> Void) {
    body(self, ancestors)
    guard !children.isEmpty else { return }
    let inner = ancestors + [self]
    for child in children { child.visit(within: inner, body) }
  }

  /// Whether there are letters in the element, or in one within it other than its description.
  var hasText: Bool {
    text.contains { !$0.isWhitespace }
      || children.contains { ![.title, .desc, .metadata].contains($0.kind) && $0.hasText }
  }

  /// Whether an element is drawn by its required extensions and languages; the language is English.
  var meetsConditions: Bool {
    let languages = self[.systemLanguage]?.split(separator: ",").map { $0.trimmed }
    return self[.requiredExtensions] == nil
      && languages?.contains { $0 == "en" || $0.hasPrefix("en-") } ?? true
  }

  var classes: [String] {
    (self[.class] ?? "").split { $0.isWhitespace }.map(String.init)
  }

  /// Whether the class `detail`, or the name of a layer such as `unlit-detail`, says so.
  var isDetail: Bool {
    if classes.contains(where: { $0.lowercased() == "detail" }) { return true }
    return roleNames.contains { name in
      let words = name.lowercased().split { !$0.isLetter }
      return ["lit", "unlit"].contains(words.first) && words.contains("detail")
    }
  }

  /// What may name a role: classes, the names of layers, and the id.
  private var roleNames: [String] {
    classes + [self[.inkscapeLabel], self[.dataName], self[.id]].compactMap { $0 }
  }

  /// `lit`, `unlit` or own colors, as a class, layer name or id says; else the first class.
  func label(inheriting parent: String?) -> String? {
    if self[.dataColor] != nil { return SVGReader.ownColors }
    let roles = ["lit", "unlit"]
    for name in roleNames {
      let word = name.lowercased().prefix { $0.isLetter }
      if let role = roles.first(where: { $0 == word }) { return role }
    }
    if let parent, roles.contains(parent) || parent == SVGReader.ownColors { return parent }
    return classes.first ?? parent
  }

  func bad(_ attribute: SVGAttribute, _ value: String, expected: String) -> Fault {
    Fault(
      at: "line \(line): <\(name)>", "\(attribute.rawValue)=\"\(Fault.shortened(value))\"",
      remedy: "expected \(expected)")
  }

  func unsupported(_ feature: String) -> Fault {
    .unsupported(line: line, element: name, feature: feature)
  }
}
