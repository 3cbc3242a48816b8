/// Limits that keep a document from exhausting memory.
public struct XMLLimits: Hashable, Sendable {
  /// The maximum size of the document, in bytes.
  public var bytes: Int
  /// The maximum number of elements in the document.
  public var elements: Int
  /// The maximum nesting of elements.
  public var depth = 200
  /// The maximum number of attributes of one element.
  public var attributes = 1_000
  /// The maximum size of all expanded entities, in bytes.
  public var expansion = 8 << 20
  /// The maximum size of an entity's text, in bytes.
  public var entity = 1 << 16
  /// Whether a document type is allowed.
  public var allowsDocumentType: Bool

  /// Creates limits; the others have defaults.
  public init(bytes: Int, elements: Int = .max, allowsDocumentType: Bool = true) {
    self.bytes = bytes
    self.elements = elements
    self.allowsDocumentType = allowsDocumentType
  }
}
