/// A parsing event, in document order.
public enum XMLEvent: Hashable, Sendable {
  case start(XMLTag)
  /// Text of the open element; comments, references and sections may split it.
  case text(String)
  case end
}

/// The start of an element.
public struct XMLTag: Hashable, Sendable {
  /// The name without its prefix.
  public var name: String
  /// The namespace of the element; empty without a namespace.
  public var namespace: String
  /// The attributes in document order, without namespace declarations.
  public var attributes: [XMLAttribute]
  /// The line where the tag starts, from 1.
  public var line: Int

  /// Returns the value of an attribute by its name, prefix included.
  public subscript(attribute name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// An attribute of an element.
public struct XMLAttribute: Hashable, Sendable {
  /// The name with its prefix.
  public var name: String
  /// The value, with references resolved and spaces instead of line ends and tabs.
  public var value: String
}
