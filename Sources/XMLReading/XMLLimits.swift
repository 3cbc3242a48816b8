/// Limits that keep a document from exhausting memory.
public struct XMLLimits: Hashable, Sendable {
  /// The maximum size of the document, in bytes.
  public var bytes: Int
  /// The maximum number of elements in the document.
  public var elements: Int
  /// The maximum nesting of elements.
  var depth = 200
  /// The maximum number of attributes of one element.
  var attributes = 1_000
  /// The maximum bytes of all expanded entities, and of one entity's text.
  var (expansion, entity) = (8 << 20, 1 << 16)
  /// Whether a document type is allowed.
  public var allowsDocumentType: Bool
  /// Whether names may have a prefix that is not declared; its namespace is empty.
  public var allowsUndeclaredPrefixes: Bool

  /// Creates limits; the others have defaults.
  public init(
    bytes: Int, elements: Int = .max, allowsDocumentType: Bool = true,
    allowsUndeclaredPrefixes: Bool = false
  ) {
    self.bytes = bytes
    self.elements = elements
    self.allowsDocumentType = allowsDocumentType
    self.allowsUndeclaredPrefixes = allowsUndeclaredPrefixes
  }
}
