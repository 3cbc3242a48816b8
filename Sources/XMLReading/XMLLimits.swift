/// What a document may hold at most.
public struct XMLLimits: Hashable, Sendable {
  /// Bytes of the document.
  public var bytes: Int
  /// Elements in the document.
  public var elements: Int
  /// Elements within one another.
  public var depth = 200
  /// Attributes of one element.
  public var attributes = 1_000
  /// Bytes that all references to entities stand for.
  public var expansion = 8 << 20
  /// Bytes of the declaration of an entity.
  public var entity = 1 << 16
  /// Whether a document type is read.
  public var allowsDocumentType: Bool

  /// Makes limits; those that are not named have their usual value.
  public init(bytes: Int, elements: Int = .max, allowsDocumentType: Bool = true) {
    self.bytes = bytes
    self.elements = elements
    self.allowsDocumentType = allowsDocumentType
  }
}
