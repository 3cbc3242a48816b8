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

struct InstructionVariants: Hashable, Sendable {
  /// Longest first, without repetition; at least one.
  let instructions: [InstructionText]
  let texts: [String]
  /// Short ones for a dashboard: without signs, the engine's text, or name and number together.
  let dashboard: [String]
  /// For a notification: at most one place of a sign, and no catchword.
  let notification: [String]
  /// Names of the road after the maneuver, longest first.
  let roads: [String]

  /// `engines` is the index of the engine's own instruction, or nil if it equals one of ours;
  /// `catchword` is the instruction in a word or two.
  init(
    instructions: [InstructionText], engines: Int?, catchword: String?, roads: [String]
  ) {
    self.instructions = instructions
    texts = instructions.map { $0.text }
    var dashboard: [String] = []
    var notification: [String] = []
    for (place, instruction) in instructions.enumerated() {
      let kinds = instruction.components.map { $0.kind }
      if kinds.contains(.road), kinds.contains(.ref) { continue }
      let signs = kinds.count { $0 == .destination }
      let text = texts[place]
      if signs == 0, place != engines { dashboard.append(text) }
      if signs <= 1, text != catchword { notification.append(text) }
    }
    self.dashboard = dashboard.isEmpty ? texts.suffix(1) : dashboard
    self.notification = notification.isEmpty ? texts.suffix(1) : notification
    self.roads = roads.eachShorter
  }
}

extension [String] {
  /// Keeps each text that has fewer characters than the last one kept.
  var eachShorter: [String] {
    var kept: [String] = []
    for text in self where kept.last.map({ $0.count > text.count }) ?? true { kept.append(text) }
    return kept
  }
}

/// Isolates names that run against the direction of the text.
enum Bidi {
  /// These start and end a part with its own direction.
  static let isolate = "\u{2068}"
  static let pop = "\u{2069}"

  static func hasRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  static func measure(_ text: String) -> (seen: Int, scalars: Int) {
    let scalars = text.unicodeScalars.count
    // Below U+0300, each scalar except controls is a character (Unicode Standard Annex 29).
    let isSimple = text.utf8.allSatisfy { 0x20...0x7E ~= $0 || 0x80...0xCB ~= $0 }
    return (isSimple ? scalars : text.count { $0 != "\u{2068}" && $0 != "\u{2069}" }, scalars)
  }
}
