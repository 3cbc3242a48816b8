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
    /// The outline around unlit parts, if it is another; without opacity, there is none.
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
  /// The optical sizes.
  package var sizes = Sizes()
  /// Whether the free ends of roads are round.
  package var hasRoundTails = false
  /// The colors of the navigation UI by day.
  var day: Interface
  /// The colors of the navigation UI by night.
  var night: Interface
  /// The colors of junction views.
  var scenery: Sceneries
  /// What may have too little contrast for some eyes.
  package var exceptions: [Exception] = []

  /// Returns the variant with a name, or `nil`.
  public func variant(named name: String) -> Variant? { variants.first { $0.name == name } }
}

extension Theme {
  /// Parses a theme from JSON like `Icons/theme.json`; missing measures keep their defaults.
  ///
  /// - Throws: `Fault.badTheme` with the place and the problem.
  public init(_ data: some Sequence<UInt8>) throws(Fault) {
    let root = try Self.root(data)
    let schema = try root.member("schema")
    guard try schema.expectText() == Self.schema else {
      throw schema.fault("is '\(schema.string ?? "")'", remedy: "expected '\(Self.schema)'")
    }
    variants = try root.member("variants").expectMembers().map { name, node throws(Fault) in
      try Variant(name: name, node)
    }
    guard !variants.isEmpty else {
      throw .badTheme(place: "variants", finding: "none is given", remedy: "add 'light' and 'dark'")
    }
    measures = try Measures(root["measures"])
    (day, night) = try Self.interfaces(root["interface"])
    scenery = try Sceneries(root["scenery"])
    for (name, factor) in try root["weights"]?.expectMembers() ?? [] {
      weights[name] = try factor.expectNumber(in: Self.weightRange)
    }
    sizes = try Sizes(root["sizes"])
    exceptions =
      try root["exceptions"]?.expectList().map { node throws(Fault) in
        try Exception(node)
      } ?? []
    if let tails: Tails = try root["tails"]?.expectWord() { hasRoundTails = tails == .round }
  }

  private enum Tails: String, CaseIterable { case square, round }

  /// Parses a theme's file.
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

  private static let usualWeights = ["light": 0.76, "regular": 1, "bold": 1.28]
  fileprivate static let weightRange = 0.4...2.0

  /// The `schema` value of theme files.
  public static let schema = "fingerpost/theme/1"
}

extension Theme {
  /// What cannot have enough contrast for all eyes, and why that is accepted.
  package struct Exception: Hashable, Sendable {
    /// The place as a `SightFlaw` has it, such as `variants.dark: closed_road`.
    package var place: String
    package var reason: String

    init(_ node: JSONNode) throws(Fault) {
      try node.expectKeys(["place", "reason"])
      place = try node.member("place").expectText()
      let value = try node.member("reason")
      reason = try value.expectText()
      if reason.isEmpty { throw value.fault("empty", remedy: "say why it is accepted") }
    }
  }
}

extension Theme.Variant {
  fileprivate init(name: String, _ values: JSONNode) throws(Fault) {
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    guard name.utf8.first.map(isLetter) ?? false,
      name.utf8.allSatisfy({ isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else {
      throw .badTheme(
        place: "variants.\(name)", finding: "the name does not suit file names",
        remedy: "use lower-case letters and digits, a letter first")
    }
    func color(_ role: String) throws(Fault) -> Color {
      let place = "variants.\(name).\(role)"
      guard let value = values[role] else {
        throw .badTheme(place: place, finding: "no color", remedy: "add one such as #8A8A8A")
      }
      return try Color(themeText: value.expectText(), at: place)
    }
    _ = try values.expectMembers()
    self.name = name
    lit = try color("lit")
    unlit = try color("unlit")
    outline = values["outline"] == nil ? nil : try color("outline")
    unlitOutline = values["unlitOutline"] == nil ? nil : try color("unlitOutline")
    background = try color("background")
    weight = try values["weight"]?.expectNumber(in: Theme.weightRange) ?? 1
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
    try Theme(EmbeddedFiles.read("Icons/theme.json"))
  }

  /// The built-in theme of a name, or `nil`.
  ///
  /// - Throws: `Fault.badTheme` only if it is invalid.
  public static func builtIn(named name: String) throws(Fault) -> Theme? {
    guard let file = builtInFiles.first(where: { $0.key == name }) else { return nil }
    return try Theme(file.value)
  }
}
