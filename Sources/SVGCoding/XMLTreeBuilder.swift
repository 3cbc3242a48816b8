import Foundation
import FoundationXML

/// Builds a tree of elements with Foundation's XML parser.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private static let svgNamespace = "http://www.w3.org/2000/svg"
  private static let depthLimit = 200
  private static let elementLimit = 200_000
  /// The most bytes of attribute values, entities expanded.
  private static let textLimit = 64 << 20

  private var open: [XMLNode] = []
  private var root: XMLNode?
  private var error: SVGError?
  private var elementCount = 0
  private var textSize = 0
  private var entitySize = 0

  /// Reads a document.
  ///
  /// External entities are not loaded, and internal ones may not grow without bound.
  static func read(_ bytes: [UInt8]) throws(SVGError) -> XMLNode {
    let builder = XMLTreeBuilder()
    let parser = XMLParser(data: Data(bytes))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let succeeded = parser.parse()
    if let error = builder.error { throw error }
    guard succeeded, let root = builder.root else {
      throw .malformed(
        line: max(1, parser.lineNumber), finding: Self.words(for: parser.parserError))
    }
    guard root.name == "svg", root.isSVG else { throw .notSVG(root: root.name) }
    return root
  }

  private static func words(for error: (any Error)?) -> String {
    guard let code = (error as NSError?)?.code else { return "the document is empty" }
    return switch XMLParser.ErrorCode(rawValue: code) {
    case .documentStartError, .emptyDocumentError: "the document is empty or starts with no element"
    case .prematureDocumentEndError, .notWellBalancedError: "the document ends too early"
    case .tagNameMismatchError: "an end tag does not match its start tag"
    case .undeclaredEntityError: "an entity is not declared"
    case .attributeRedefinedError: "an attribute is given twice"
    case .lessThanSymbolInAttributeError: "an attribute value holds '<'"
    case .invalidCharacterError, .invalidEncodingError, .unknownEncodingError:
      "a byte is not of the document's encoding"
    case .gtRequiredError, .ltRequiredError, .ltSlashRequiredError: "a tag is not closed"
    case nil, .some: "error \(code) of the XML parser"
    }
  }

  private func fail(_ error: SVGError, _ parser: XMLParser) {
    if self.error == nil { self.error = error }
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard error == nil else { return }
    elementCount += 1
    textSize += attributes.reduce(0) { $0 + $1.value.utf8.count }
    guard elementCount <= Self.elementLimit, textSize <= Self.textLimit else {
      return fail(.tooLarge(line: parser.lineNumber, finding: "too many elements"), parser)
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
        name: elementName, isSVG: namespace.isEmpty || namespace == Self.svgNamespace,
        attributes: attributes, line: parser.lineNumber))
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
    if string.contains(where: { !$0.isWhitespace }) { open[open.count - 1].hasText = true }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if !open.isEmpty { open[open.count - 1].hasText = true }
  }

  func parser(
    _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
  ) {
    entitySize += value?.utf8.count ?? 0
    guard entitySize > 1 << 16 || value?.contains("&") == true else { return }
    fail(
      .tooLarge(line: parser.lineNumber, finding: "entities are large or refer to others"), parser)
  }
}
