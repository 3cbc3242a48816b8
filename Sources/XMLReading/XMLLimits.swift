/// The limits of a document.
public struct XMLLimits: Hashable, Sendable {
  /// Bytes of the document.
  public var bytes: Int
  /// Elements in the document.
  public var elements: Int
  /// Nested elements.
  public var depth = 200
  /// Attributes of one element.
  public var attributes = 1_000
  /// Bytes of all expanded entities.
  public var expansion = 8 << 20
  /// Bytes of the declaration of an entity.
  public var entity = 1 << 16
  /// Whether a document type is allowed.
  public var allowsDocumentType: Bool

  /// Creates limits; the others keep their defaults.
  public init(bytes: Int, elements: Int = .max, allowsDocumentType: Bool = true) {
    self.bytes = bytes
    self.elements = elements
    self.allowsDocumentType = allowsDocumentType
  }
}
