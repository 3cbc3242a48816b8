import Foundation
import FoundationXML

/// Builds a tree of elements with Foundation's XML parser.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private static let svgNamespace = "http://www.w3.org/2000/svg"
  private static let depthLimit = 200
  private static let elementLimit = 50_000
  /// The most bytes of a document, and of its attribute values with entities expanded.
  private static let textLimit = 8 << 20

  private var open: [XMLNode] = []
  private var root: XMLNode?
  private var error: SVGError?
  private var elementCount = 0
  private var textSize = 0

  /// Reads a document.
  ///
  /// External entities are not loaded, and internal ones may not grow without bound.
  static func read(_ bytes: [UInt8]) throws(SVGError) -> XMLNode {
    guard bytes.count <= textLimit else {
      throw .tooLarge(line: 1, finding: "the document has more than \(textLimit >> 20) MiB")
    }
    let text = try XMLSource.prepared(bytes)
    let builder = XMLTreeBuilder()
    let parser = XMLParser(data: Data(text))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let succeeded = parser.parse()
    if let error = builder.error { throw error }
    guard succeeded, let root = builder.root else {
      throw .malformed(
        line: max(1, parser.lineNumber), finding: Self.words(for: parser.parserError))
    }
    guard root.kind == .svg, root.isSVG else { throw .notSVG(root: root.name) }
    return root
  }

  /// What libxml2's error numbers mean; Foundation passes them on.
  private static func words(for error: (any Error)?) -> String {
    switch (error as NSError?)?.code {
    case nil: "the document is empty"
    case 4: "the document is empty or starts with no element"
    case 5, 77, 85: "the document ends too early"
    case 9, 31, 32, 81: "a byte is not of the document's encoding"
    case 26: "an entity is not declared"
    case 38: "an attribute value holds '<'"
    case 39, 40, 65: "an attribute is not written as name=\"value\""
    case 42: "an attribute is given twice"
    case 73: "a tag is not closed"
    case 76: "an end tag does not match its start tag"
    case 201: "a prefix is not declared"
    case let code?: "error \(code) of libxml2"
    }
  }

  private func fail(_ error: SVGError, _ parser: XMLParser) {
    if self.error == nil { self.error = error }
    parser.abortParsing()
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard error == nil else { return }
    error = .malformed(line: max(1, parser.lineNumber), finding: Self.words(for: parseError))
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard error == nil else { return }
    elementCount += 1
    for value in attributes.values { textSize += value.utf8.count }
    guard elementCount <= Self.elementLimit, textSize <= Self.textLimit else {
      return fail(
        .tooLarge(line: parser.lineNumber, finding: "too many elements or too much text"), parser)
    }
    guard open.count < Self.depthLimit else {
      return fail(
        .tooLarge(
          line: parser.lineNumber,
          finding: "elements are nested more than \(Self.depthLimit) deep"),
        parser)
    }
    let namespace = namespaceURI ?? ""
    open.append(
      XMLNode(
        name: elementName, kind: .named(elementName),
        isSVG: namespace.isEmpty || namespace == Self.svgNamespace,
        attributes: XMLAttributes(attributes), line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard error == nil, let node = open.popLast() else { return }
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty, !open[open.count - 1].hasText else { return }
    // Most of it is indentation, of which no character need be found.
    guard string.utf8.contains(where: { !Self.isSpace($0) }) else { return }
    if string.contains(where: { !$0.isWhitespace }) { open[open.count - 1].hasText = true }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if !open.isEmpty { open[open.count - 1].hasText = true }
  }
}
