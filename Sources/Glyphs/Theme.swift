import EmbeddedFiles
public import Faults
import JSON
public import Paths

/// The colors of each variant and the measures of glyphs drawn from parameters.
public struct Theme: Hashable, Sendable {
  /// The colors of a glyph on one kind of background.
  public struct Variant: Hashable, Sendable {
    /// The name, such as `light` for dark ink on a light background, or `dark`.
    public var name: String
    /// The color of the route.
    public var lit: Color
    /// The color of the surrounding roads.
    public var unlit: Color
    /// The outline around lit and unlit parts, or `nil`.
    public var outline: Color?
    /// The outline around unlit parts if it differs from `outline`; a transparent one draws nothing.
    public var unlitOutline: Color?
    /// The background for contrast checks; glyphs stay transparent there.
    public var background: Color
    /// The factor of all lines, such as 0.96 for white ones, which look heavier than black ones.
    package var weight = 1.0
  }

  /// The variants, at least one, sorted by name.
  public var variants: [Variant]
  /// The measures.
  public var measures: Measures
  /// The factors of all lines by name, such as `bold`.
  package var weights = Self.usualWeights
  package var sizes = Sizes()
  /// Whether the free ends of roads are round.
  package var hasRoundTails = false
  var interfaces: Schemes<InterfaceRole>
  var sceneries: Schemes<SceneryRole>
  /// Probable mistakes, such as colors for a scheme that no variant has.
  package var doubts: [Fault] = []
  /// What may have too little contrast for some eyes.
  package var exceptions: [Exception] = []

  /// Returns the variant with a name, or `nil`.
  public func variant(named name: String) -> Variant? { variants.first { $0.name == name } }
}

extension Theme {
  /// Parses a theme from JSON like `Icons/theme.json`; missing measures keep their defaults.
  ///
  /// - Throws: The first fault by the schema, or a text that is not a color or a name.
  public init(_ data: some Sequence<UInt8>) throws(Fault) {
    let root = try Self.root(data)
    try JSONSchema(Self.jsonSchema, named: "theme").check(root)
    try self.init(checked: root)
  }

  /// Takes the values of a file that fits the schema.
  private init(checked root: JSONNode) throws(Fault) {
    let nodes = root["variants"]?.members.sorted { $0.name < $1.name } ?? []
    variants = try nodes.map { name, node throws(Fault) in try Variant(name: name, node) }
    measures = Measures(root["measures"])
    interfaces = try Schemes(in: "interface", of: root)
    sceneries = try Schemes(in: "scenery", of: root)
    for scheme in Scheme.allCases where !variants.contains(where: { $0.scheme == scheme }) {
      for section in ["interface", "scenery"] where root[section]?[scheme.rawValue] != nil {
        let place = "\(section).\(scheme.rawValue)"
        let finding = "in no asset, since no variant has such a background"
        doubts.append(Fault(at: place, finding, remedy: "add a variant, or remove these colors"))
      }
    }
    for (name, factor) in root["weights"]?.members ?? [] { weights[name] = factor.number }
    sizes = try Sizes(root["sizes"])
    exceptions = root["exceptions"]?.elements.map { Exception($0) } ?? []
    hasRoundTails = root["tails"]?.string == "round"
  }

  static func root(_ bytes: some Sequence<UInt8>) throws(Fault) -> JSONNode {
    try Fault.within("the theme") { () throws(Fault) in
      try JSONNode(text: bytes, named: "the theme")
    }
  }

  /// The theme with heavier or lighter lines; `nil` if it has no weight of that name.
  public func weighted(_ name: String) -> Theme? {
    guard let factor = weights[name] else { return nil }
    var theme = self
    theme.measures = measures.weighted(by: factor)
    return theme
  }

  /// Why the theme accepts a finding at a place; `nil` if it does not.
  package func reason(toAccept place: String) -> String? {
    exceptions.first { $0.place == place }?.reason
  }

  private static let usualWeights = ["light": 0.76, "regular": 1, "bold": 1.28]

  /// What cannot have enough contrast for all eyes, and why that is accepted.
  package struct Exception: Hashable, Sendable {
    /// The place as a `SightFlaw` has it, such as `variants.dark: closed_road`.
    package var place: String
    package var reason: String

    init(_ node: JSONNode) {
      (place, reason) = (node["place"]?.string ?? "", node["reason"]?.string ?? "")
    }
  }
}

extension Theme.Variant {
  fileprivate init(name: String, _ values: JSONNode) throws(Fault) {
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    guard name.utf8.first.map(isLetter) ?? false,
      name.utf8.allSatisfy({ isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else {
      throw values.fault(
        "the name does not suit file names",
        remedy: "use lower-case letters and digits, a letter first")
    }
    func color(_ role: String) throws(Fault) -> Color { try Color(values[role]) }
    self.name = name
    lit = try color("lit")
    unlit = try color("unlit")
    outline = values["outline"] == nil ? nil : try color("outline")
    unlitOutline = values["unlitOutline"] == nil ? nil : try color("unlitOutline")
    background = try color("background")
    weight = values["weight"]?.number ?? 1
  }
}

extension Theme {
  /// The themes compiled into the program, by name.
  package static var builtInFiles: KeyValuePairs<String, [UInt8]> {
    [
      "default": EmbeddedFiles.read("Icons/theme.json"),
      "high-contrast": EmbeddedFiles.read("Icons/themes/high-contrast.json"),
      "map": EmbeddedFiles.read("Icons/themes/map.json"),
      "outline": EmbeddedFiles.read("Icons/themes/outline.json"),
    ]
  }

  /// The theme that the program uses without another; throws only if that is invalid.
  public static func builtIn() throws(Fault) -> Theme {
    try Theme(checked: builtInRoot())
  }

  static func builtInRoot() throws(Fault) -> JSONNode {
    try root(EmbeddedFiles.read("Icons/theme.json"))
  }

  /// The built-in theme of a name, or `nil`.
  ///
  /// - Throws: Only if it is invalid.
  public static func builtIn(named name: String) throws(Fault) -> Theme? {
    guard let file = builtInFiles.first(where: { $0.key == name }) else { return nil }
    return try Theme(checked: root(file.value))
  }
}
