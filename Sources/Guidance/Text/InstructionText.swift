/// An instruction in its parts.
public struct InstructionText: Hashable, Sendable {
  /// A part of an instruction.
  public struct Component: Hashable, Sendable {
    /// What a part is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Words of the language.
      case text
      /// The name of a road.
      case road
      /// The number of a road, which an app may draw as a shield.
      case ref
      /// The number of a motorway exit.
      case exit = "exit-number"
      /// A place on a sign.
      case destination
      /// The name of a roundabout, a ferry or a stop.
      case place
      /// What stands between names, such as a slash.
      case delimiter
    }

    /// What it is.
    public var kind: Kind
    /// The text.
    public var text: String
    /// The network of a road number, such as `us-interstate`, or nil if unknown.
    public var network: String?

    /// Makes a part.
    public init(_ kind: Kind, _ text: String, network: String? = nil) {
      self.kind = kind
      self.text = text
      self.network = network
    }
  }

  /// The parts, in order; their texts joined are the instruction.
  public private(set) var components: [Component]
  /// The whole instruction.
  public private(set) var text = ""

  /// Makes an instruction of parts; those that are only words are joined.
  public init(_ components: [Component]) {
    self.components = []
    for component in components { append(component) }
  }

  mutating func append(_ component: Component) {
    text += component.text
    if component.kind == .text, components.last?.kind == .text {
      components[components.count - 1].text += component.text
    } else if !component.text.isEmpty {
      components.append(component)
    }
  }

  /// A template with its places filled.
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
