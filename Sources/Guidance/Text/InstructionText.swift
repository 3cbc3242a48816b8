package import Routes

/// An instruction in its components.
public struct InstructionText: Hashable, Sendable {
  /// A component of an instruction.
  public struct Component: Hashable, Sendable {
    /// The kind of a component.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Words of the language.
      case text
      case road
      /// The number of a road, which an app may draw as a shield.
      case ref
      /// The number of a motorway exit.
      case exit = "exit-number"
      case destination
      /// The name of a roundabout, a ferry or a stop.
      case place
      /// A delimiter between names, such as a slash.
      case delimiter
    }

    /// The kind.
    public var kind: Kind
    /// The text.
    public var text: String
    /// How the text is pronounced, as the engine states it; nil if unknown.
    package var pronunciation: Pronunciation?

    /// Creates a component.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// The components, in order; their joined texts are the instruction.
  public private(set) var components: [Component]
  /// The whole instruction.
  public private(set) var text = ""

  /// Creates an instruction; joins adjacent components that are only words.
  public init(_ components: [Component]) {
    self.components = []
    for component in components { append(component) }
  }

  /// Without a space at its end.
  var trimmingEnd: InstructionText {
    guard let last = components.last, last.text.hasSuffix(" ") else { return self }
    let end = Component(last.kind, String(last.text.dropLast()))
    return InstructionText(components.dropLast() + [end])
  }

  mutating func append(_ component: Component) {
    text += component.text
    if component.kind == .text, components.last?.kind == .text {
      components[components.count - 1].text += component.text
    } else if !component.text.isEmpty {
      components.append(component)
    }
  }

  init(_ template: String, _ value: (Substring) -> [Component]) {
    components = []
    Template.eachPiece(of: template) { piece in
      switch piece {
      case .text(let text): append(Component(.text, String(text)))
      case .slot(let name): for component in value(name) { append(component) }
      }
    }
  }
}
