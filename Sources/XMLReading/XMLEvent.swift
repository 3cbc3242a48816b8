/// An event of the parser, in the order of the document.
public enum XMLEvent: Hashable, Sendable {
  /// An element starts.
  case start(XMLTag)
  /// Text of the open element; comments, references and sections may split it.
  case text(String)
  /// The open element ends.
  case end
}

/// The start of an element.
public struct XMLTag: Hashable, Sendable {
  /// The name without its prefix.
  public var name: String
  /// The namespace of the element; empty for none.
  public var namespace: String
  /// The attributes in their order, without namespace declarations.
  public var attributes: [XMLAttribute]
  /// The line where the tag starts, counted from 1.
  public var line: Int

  /// The value of an attribute by its name, prefix included.
  public subscript(attribute name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// An attribute of an element.
public struct XMLAttribute: Hashable, Sendable {
  /// The name with its prefix.
  public var name: String
  /// The value, with its references resolved and with spaces instead of line ends and tabs.
  public var value: String
}
